/** Paints horizontal lines of pixels. All shapes and lines are painted by `paintSpan`. */
import { CLEAR, markChanged } from "./bitmap";
import { computePaintedPixel, XOR } from "./brush";
import type { Context } from "./context";
import { drawCounts } from "./draw-counts";

/**
 * Paints the pixels of row `y` from the column `left` up to, but not including, the column `right`. Skips pixels
 * outside the clip rectangle.
 */
export function paintSpan(context: Context, y: number, left: number, right: number): void {
  const { clip, target, brush } = context;
  if (y < clip.top || y >= clip.bottom) return;
  if (left < clip.left) left = clip.left;
  if (right > clip.right) right = clip.right;
  if (left >= right) return;
  markChanged(target);
  drawCounts.pixels += right - left;
  const row = y * target.width;
  if (brush.color !== undefined && brush.color < XOR) {
    if (brush.color === CLEAR) refuseOnScreen(context);
    target.pixels.fill(brush.color, row + left, row + right);
    return;
  }
  for (let x = left; x < right; x++) target.pixels[row + x] = computePaintedPixel(brush, target.pixels[row + x], x, y);
}

/** Throws if the game draws transparent pixels on the screen, which cannot have any. */
function refuseOnScreen(context: Context): void {
  if (context.target.isOpaque) throw new Error("the screen cannot be painted with kColorClear");
}
