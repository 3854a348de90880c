/** Draws the light and the lampshade for the launcher's card of the game and for the film that starts the game. */
import { blit, fill, type Bitmap } from "../bitmap";
import { ditherFill, rectangle } from "../drawing";
import { ellipse } from "../shapes";
import { SPRITES } from "../titles/sprites";

/** An area of light: an ellipse with its middle at (x, y). `width` and `height` are half its width and height. */
export interface LightPool {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws an area of light that becomes darker towards its edge. */
export function drawLightPool(onto: Bitmap, { x, y, width, height }: LightPool): void {
  const pool = ellipse(x, y, width, height);
  fill(onto, pool, "white");
  ditherFill(
    onto,
    pool,
    "black",
    (pixelX, pixelY) => (Math.hypot((pixelX - x) / width, (pixelY - y) / height) - 0.55) * 145,
  );
}

/** Draws the lampshade that hangs from the groove below the title. `top` is the y of the groove's lower edge. */
export function drawLampshade(onto: Bitmap, x: number, top: number): void {
  fill(onto, rectangle(x - 1, top - 2, 2, 8), "white");
  blit(onto, SPRITES.shade, x - 20, top + 4);
}
