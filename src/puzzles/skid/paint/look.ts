/** How a chapter of Skid looks: its pictures, its texts and what moves. */
import type { Movement } from "../../looks/chapter";
import type { Lamp, MoveFollower } from "../../puzzle";
import type { Level } from "../level";

/** How a chapter of Skid looks. Pieces, doorways, blocks and pits look the same in all chapters. */
export interface Look {
  /** The path of the pictures of the room, 400 by 240 pixels, and the number of the picture for each lamp. */
  readonly scenes: string;
  readonly scenePictures: Readonly<Record<Lamp, number>>;
  /** The path of the pictures of the floor, without the size of a cell at its end: lit, dark and half lit. */
  readonly floor: string;
  readonly rim: RimLook;
  /** Whether the lamp has a star, which falls off when a max combo becomes impossible. */
  readonly hasStar: boolean;
  readonly movements: readonly Movement[];
  readonly moveFollower?: MoveFollower<Level>;
}

/** How the rim of the board looks. */
interface RimLook {
  /**
   * The path of the pictures of the rim beside one cell, without the size of a cell at its end: lit, dark and lit up,
   * above or below the floor and then at its sides.
   */
  readonly beads: string;
  /** The path of the pictures of the corners, and how far they stand inside the rim, in pixels. */
  readonly posts: string;
  readonly postInset: number;
  /**
   * For the upper left, lower left, upper right and lower right corner, the number of its lit picture. The number of its
   * dark picture is one higher.
   */
  readonly postPictures: readonly number[];
  /** The distances of thin white lines around the floor from its edge, in pixels. */
  readonly lines: readonly number[];
}
