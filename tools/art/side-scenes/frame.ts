/**
 * Draws the scenery of a puzzle with its lamp as a large picture, which stands beside the system menu and the settings.
 */
import { createBitmap, fill, joinInColumn, type Bitmap } from "../bitmap";
import { dither } from "../dither";
import { rectangle } from "../drawing";

export const WIDTH = 200;
export const HEIGHT = 240;

/** The y coordinate at which the texts in the lower part of a scenery picture begin, in pixels. */
const TEXT_TOP = 174;

/**
 * The light in a large picture of a puzzle's scenery. "lit" means lit by the lamp of the scenery, "out" with the lamp
 * dark, and "alone" with only the lamp bright. "none" means without a lamp, for levels without dead ends (states from
 * which no win can be reached).
 */
export type SceneLight = "lit" | "out" | "alone" | "none";

/**
 * Draws a puzzle's scenery in four pictures of 200 by 240 pixels: lit by its lamp, with the lamp out, with only the
 * lamp bright, and without a lamp. The lower part stays black for texts, except if only the lamp is bright.
 */
export function drawSideScene(draw: (onto: Bitmap, light: SceneLight) => void): Bitmap {
  return joinInColumn(
    (["lit", "out", "alone", "none"] as const).map((light) => {
      const frame = createBitmap(WIDTH, HEIGHT, "black");
      draw(frame, light);
      if (light !== "alone") fill(frame, rectangle(0, TEXT_TOP, WIDTH, HEIGHT - TEXT_TOP), "black");
      return frame;
    }),
  );
}

export function darken(onto: Bitmap, of64: number): void {
  fill(onto, () => -1, "black", dither(of64));
}
