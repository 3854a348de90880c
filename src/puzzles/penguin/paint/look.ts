/**
 * Describes how a chapter of Penguin looks: its pictures, the colour of its texts and the moving things in its scene.
 */
import type { Ink } from "../../../device/screen";
import type { Movement } from "../../looks/chapter";
import type { Lamp } from "../../puzzle";

/**
 * The image table with the pictures of one part of the scene, such as the sky. `numbers` has the picture number for
 * each state of the light, which shows whether the level can be won.
 */
interface LampPictures {
  readonly path: string;
  readonly numbers: Readonly<Record<Lamp, number>>;
}

/**
 * How a chapter of Penguin looks: its pictures, the colour of its texts and the things that move in its scene. Pieces,
 * shadows, watching penguins, the ice and the front of the floe look the same in all chapters.
 */
export interface Look {
  /** The pictures of the sea around the floe, 400 by 240 pixels. */
  readonly sea: LampPictures;
  /** The pictures of the horizon, such as a lighthouse, and of the sky behind the texts, 400 by 40 pixels. */
  readonly sky: LampPictures;
  /**
   * The pictures that cover the left edge of the floe, 18 by 240 pixels. In the image table, the picture for the right
   * edge follows each of them.
   */
  readonly edges: LampPictures;
  /**
   * The path of the pictures of calm water beside the floe, 20 by 240 pixels each: first the left one, then the right
   * one. Undefined if the sea is the same everywhere.
   */
  readonly calm?: string;
  /**
   * The path of the picture of a boat, 22 by 26 pixels, which is drawn on the sea if there is space beside the floe.
   */
  readonly boat?: string;
  readonly ink: Ink;
  readonly movements: readonly Movement[];
}
