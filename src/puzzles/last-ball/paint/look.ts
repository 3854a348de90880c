/**
 * The look of a chapter of Last Ball: the place in which its table stands, the floor on which the balls roll, its lamp,
 * the colour of its texts, and the moving things in its scene.
 */

import type { Ink } from "../../../device/screen";
import type { Movement } from "../../looks/chapter";
import type { Lamp } from "../../puzzle";

export interface Look {
  /**
   * The place around the floor on which the balls roll, such as a ship. Undefined in the first chapter, whose billiard
   * table stands in the dark.
   */
  readonly place?: PlaceLook;
  /**
   * The path of the image table with the pictures of the floor on which the balls roll, in the order of `FloorPicture`.
   * The path of the image table for small boards has "-small" after it.
   */
  readonly floor: string;
  readonly lamp: LampLook;
  /**
   * The colour of the texts and of the floor's rim. The background behind the rim has the opposite colour, black or
   * white.
   */
  readonly ink: Ink;
  /**
   * The path of the image table with the pictures of small balls. These balls show above the board how many white balls
   * are left.
   */
  readonly smallBallPictures: string;
  readonly movements: readonly Movement[];
}

interface PlaceLook {
  /**
   * The path of the image table with two pictures of the place around the floor, 400 by 240 pixels: with light and
   * without light.
   */
  readonly pictures: string;
  /**
   * The boxes that are drawn behind the floor, from the outermost to the innermost. Together they are the edge around
   * the floor, such as the edge of a table.
   */
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
 * The lamp above the floor: its pictures, its position in pixels, and the picture number for each of its states. The
 * lamp burns while the level can be won.
 */
interface LampLook {
  readonly pictures: string;
  readonly x: number;
  readonly y: number;
  readonly pictureNumbers: Readonly<Record<Lamp, number>>;
}

/**
 * Returns the colour of the place behind the rim of the floor: black if the texts are white, and white if they are
 * black.
 */
export function inkBehindRim({ ink }: Look): Ink {
  return ink === "white" ? "black" : "white";
}
