/** How a chapter of Skid looks: its pictures, the rim of its board, and the things in it that move. */
import type { Movement } from "../../looks/chapter";
import type { Lamp, MoveFollower } from "../../puzzle";
import type { Level } from "../level";

/**
 * How a chapter of Skid looks: the room, the floor, the rim of the board, and what moves. Pieces, doorways, blocks and
 * pits look the same in all chapters.
 */
export interface Look {
  /** The path of the pictures of the room, 400 by 240 pixels. */
  readonly scenes: string;
  /** The number of the room's picture for each state of the lamp (which is lit while the level can be won). */
  readonly scenePictures: Readonly<Record<Lamp, number>>;
  /**
   * The path of the pictures of the floor: lit, dark and half lit. The names of the files also have the size of a cell
   * at their end.
   */
  readonly floor: string;
  readonly rim: RimLook;
  /**
   * Whether the lamp has a star, which falls off when a max combo (all toys of each colour leave in one move) becomes
   * impossible.
   */
  readonly hasStar: boolean;
  readonly movements: readonly Movement[];
  readonly moveFollower?: MoveFollower<Level>;
}

/** How the rim of the board (the raised edge with beads) looks in one chapter. */
interface RimLook {
  /**
   * The path of the pictures of the rim beside one cell: lit, dark and lit up, first above or below the floor, then at
   * its sides. The names of the files also have the size of a cell at their end.
   */
  readonly beads: string;
  /** The path of the pictures of the rim's corners. */
  readonly posts: string;
  /** How far the corners stand inside the rim, in pixels. */
  readonly postInset: number;
  /**
   * The numbers of the pictures of the lit corners: upper left, lower left, upper right and lower right. The number of
   * a dark corner is one higher.
   */
  readonly postPictures: readonly number[];
  /** Thin white lines run around the floor. Each number is the distance of a line from the floor's edge, in pixels. */
  readonly lines: readonly number[];
}
