/** Draws the flag at the last level of a campaign map. */
import { fill, type Bitmap } from "../bitmap";
import { offset, polygon } from "../shapes";
import { rectangle } from "../drawing";
import { toPoints } from "../titles/scenes";

const HEIGHT = 20;

/** Draws a chequered flag whose pole stands on (x, y). */
export function drawFlag(onto: Bitmap, x: number, y: number): void {
  const top = y - HEIGHT;
  const cloth = polygon(toPoints(x + 2, top, x + 20, top + 3, x + 15, top + 7, x + 20, top + 12, x + 2, top + 11));
  fill(onto, offset(cloth, 2), "black");
  fill(onto, rectangle(x - 1, top - 2, 4, HEIGHT + 2), "black");
  fill(onto, rectangle(x, top, 2, HEIGHT), "white");
  fill(onto, cloth, "white");
  const isDark = (pixelX: number, pixelY: number): boolean =>
    (Math.floor((pixelX - x - 2) / 4) + Math.floor((pixelY - top) / 4)) % 2 === 1;
  fill(onto, offset(cloth, -1), "black", isDark);
}
