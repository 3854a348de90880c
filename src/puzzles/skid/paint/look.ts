/** Describes how a chapter of Skid looks: its pictures, the rim of its board, and the moving things in its scene. */
import type { Movement } from "../../looks/chapter";
import type { Lamp, MoveFollower } from "../../puzzle";
import type { Level } from "../level";

/** How a chapter of Skid looks. Pieces, goals, blocks and pits look the same in all chapters. */
export interface Look {
  /** The path of the pictures of the scenery, such as a playroom, 400 by 240 pixels. */
  readonly scenes: string;
  /** The number of the scenery's picture for each state of the lamp, which is lit while the level can be won. */
  readonly scenePictures: Readonly<Record<Lamp, number>>;
  /** The path of the pictures of the floor: lit, dark and half lit. The cell size is appended to the path. */
  readonly floor: string;
  readonly rim: RimLook;
  /**
   * Whether the lamp has a star, which falls off when a full combo becomes impossible. In a full combo, all toys of
   * each colour leave in one move.
   */
  readonly hasStar: boolean;
  readonly movements: readonly Movement[];
  readonly moveFollower?: MoveFollower<Level>;
}

interface RimLook {
  /**
   * The path of the pictures of the rim beside one cell of the board: lit, dark and lit up for a hint. The pictures for
   * the upper and lower side of the floor come first, then those for its left and right side. The cell size is appended
   * to the path.
   */
  readonly beads: string;
  /** The path of the pictures of the posts at the corners of the board's rim. */
  readonly posts: string;
  /** How far inside the board's rim the posts at its corners stand, in pixels. */
  readonly postInset: number;
  /**
   * The picture numbers of the lit corner posts: upper left, lower left, upper right and lower right. The picture after
   * each of them shows the same post in the dark.
   */
  readonly postPictures: readonly number[];
  /** For each thin white line around the floor, its distance from the edge of the floor in pixels. */
  readonly lines: readonly number[];
}
