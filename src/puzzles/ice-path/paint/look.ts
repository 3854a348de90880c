/** The look of a chapter of Ice Path: its pictures, the colours of its texts, and the moving things in its scene. */

import type { Ink } from "../../../device/screen";
import type { Movement } from "../../looks/chapter";
import type { Lamp } from "../../puzzle";

/** The look of a chapter of Ice Path. The pieces look the same in all chapters. */
export interface Look {
  /** The path of the image table with the pictures of the chapter's scene, 400 by 240 pixels each. */
  readonly scenes: string;
  /**
   * The number of the scene's picture for each state of the light in the igloo's door, which is lit while the level can
   * be won.
   */
  readonly scenePictures: Readonly<Record<Lamp, number>>;
  readonly ice: string;
  /** The colour of the upper text beside the board. */
  readonly mainInk: Ink;
  /** The colour of the lower text beside the board. */
  readonly sideInk: Ink;
  readonly movements: readonly Movement[];
}
