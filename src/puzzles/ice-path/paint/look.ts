/** How a chapter of Ice Path looks: its pictures, its texts and what moves. */

import type { Ink } from "../../../device/screen";
import type { Movement } from "../../looks/chapter";
import type { Lamp } from "../../puzzle";

/** How a chapter of Ice Path looks. The pieces look the same in all chapters. */
export interface Look {
  /** The path of the pictures of the scene, 400 by 240 pixels, and the number of the picture for each lamp. */
  readonly scenes: string;
  readonly scenePictures: Readonly<Record<Lamp, number>>;
  /** The path of the pictures of the ice: with light and without light. */
  readonly ice: string;
  /** The colour of the text above, and of the text below. */
  readonly mainInk: Ink;
  readonly sideInk: Ink;
  readonly movements: readonly Movement[];
}
