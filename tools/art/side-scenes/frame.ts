import { createBitmap, fill, joinInColumn, type Bitmap } from "../bitmap";
import { dither } from "../dither";
import { rectangle } from "../drawing";

export const WIDTH = 200;
export const HEIGHT = 240;

/** Where the words beside the system menu begin. */
const TEXT_TOP = 174;

/** How a place is lit: by its lamp, not at all, or its lamp burns alone and all else is darkened. */
export type SceneLight = "lit" | "out" | "alone";

/** A place and its lamp, large, in three frames of 200 by 240 pixels; below the first two there is room for words. */
export function drawSideScene(draw: (onto: Bitmap, light: SceneLight) => void): Bitmap {
  return joinInColumn(
    (["lit", "out", "alone"] as const).map((light) => {
      const frame = createBitmap(WIDTH, HEIGHT, "black");
      draw(frame, light);
      if (light !== "alone") fill(frame, rectangle(0, TEXT_TOP, WIDTH, HEIGHT - TEXT_TOP), "black");
      return frame;
    }),
  );
}

/** Takes most of what is white away: so a place is dark. */
export function darken(onto: Bitmap, of64: number): void {
  fill(onto, () => -1, "black", dither(of64));
}
