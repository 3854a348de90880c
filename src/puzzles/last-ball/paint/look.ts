/** How a chapter of Last Ball looks: its room, its floor, its lamp, its texts and what moves. */

import type { Ink } from "../../../device/screen";
import type { Movement } from "../../looks/chapter";
import type { Lamp } from "../../puzzle";

/** How a chapter of Last Ball looks. The balls look the same in all chapters. */
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
  /** The path of the small balls that show how many white balls are left. */
  readonly ballCount: string;
  readonly movements: readonly Movement[];
}

/** The room around the floor. */
interface RoomLook {
  /** The path of its pictures, 400 by 240 pixels: with light and without light. */
  readonly pictures: string;
  /** The boxes around the floor that show the edge of the table or of the room, the outermost first. */
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

/** What hangs above the floor: its pictures, where it hangs, and the number of the picture for each lamp. */
interface LampLook {
  readonly pictures: string;
  readonly x: number;
  readonly y: number;
  readonly pictureNumbers: Readonly<Record<Lamp, number>>;
}

/** Returns the colour of the room behind the rim of the floor. */
export function inkBehindRim({ ink }: Look): Ink {
  return ink === "white" ? "black" : "white";
}
