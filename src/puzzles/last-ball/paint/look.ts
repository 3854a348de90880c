/**
 * How a chapter of Last Ball looks: its room, floor and lamp, the colour of its texts, and the things in it that move.
 */

import type { Ink } from "../../../device/screen";
import type { Movement } from "../../looks/chapter";
import type { Lamp } from "../../puzzle";

/**
 * How a chapter of Last Ball looks: its room, floor, lamp and colours, and what moves. The balls look the same in all
 * chapters.
 */
export interface Look {
  /** The room around the floor; left out in the first chapter, whose billiard table stands in the dark. */
  readonly room?: RoomLook;
  /**
   * The path of the pictures of the floor on which the balls roll, in the order of `FloorPicture`. The path of the
   * pictures for small boards has "-small" after it.
   */
  readonly floor: string;
  readonly lamp: LampLook;
  /** The colour of the texts and of the rim of the floor. The room behind the rim has the other colour. */
  readonly ink: Ink;
  /** The path of the pictures of small balls, which show above the board how many white balls are left. */
  readonly ballCount: string;
  readonly movements: readonly Movement[];
}

/** The room around the floor on which the balls roll, in chapters after the first. */
interface RoomLook {
  /** The path of the pictures of the room, 400 by 240 pixels: with light and without light. */
  readonly pictures: string;
  /** The boxes around the floor that are drawn as the edge of the table or of the room, the outermost first. */
  readonly rims: readonly Rim[];
}

/** A filled box around the floor: how far it reaches beyond the floor, and how round its corners are, in pixels. */
export interface Rim {
  readonly ink: Ink;
  readonly aside: number;
  readonly above: number;
  readonly below: number;
  readonly corner: number;
}

/**
 * The lamp that hangs above the floor and shows whether the level can still be won: the path of its pictures, where it
 * hangs in pixels, and the picture number for each state of the lamp.
 */
interface LampLook {
  readonly pictures: string;
  readonly x: number;
  readonly y: number;
  readonly pictureNumbers: Readonly<Record<Lamp, number>>;
}

/** Returns the colour of the room behind the rim of the floor, which is the other colour than that of the texts. */
export function inkBehindRim({ ink }: Look): Ink {
  return ink === "white" ? "black" : "white";
}
