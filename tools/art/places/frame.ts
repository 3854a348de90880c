import { createBitmap, fill, inOneColumn, type Bitmap } from "../bitmap";
import { dither } from "../dither";
import { bar } from "../titles/draw";

export const WIDTH = 200;
export const HEIGHT = 240;

/** Where the words beside the system menu begin. */
const WORDS_TOP = 174;

/** How a place is lit: by its lamp, not at all, or its lamp burns alone and all else is darkened. */
export type Light = "lit" | "out" | "alone";

/** A place and its lamp, large, in three frames of 200 by 240 pixels; below the first two there is room for words. */
export function drawPlace(draw: (onto: Bitmap, light: Light) => void): Bitmap {
  return inOneColumn(
    (["lit", "out", "alone"] as const).map((light) => {
      const frame = createBitmap(WIDTH, HEIGHT, "black");
      draw(frame, light);
      if (light !== "alone") fill(frame, bar(0, WORDS_TOP, WIDTH, HEIGHT - WORDS_TOP), "black");
      return frame;
    }),
  );
}

/** Takes most of what is white away: so a place is dark. */
export function darken(onto: Bitmap, of64: number): void {
  fill(onto, () => -1, "black", dither(of64));
}
