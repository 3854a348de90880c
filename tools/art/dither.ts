/**
 * Draws shades of grey as patterns of black pixels (ordered dithering with a fixed 8×8 Bayer matrix). The pattern
 * depends only on the position of a pixel in its picture, so that areas of the same shade join without a seam.
 */
import type { Mask } from "./bitmap";

/**
 * The 8×8 thresholds of the Bayer matrix, row by row. A pixel is coloured if its threshold is below the wanted shade of
 * grey, the number of coloured pixels of every 64.
 */
const BAYER_THRESHOLDS: readonly number[] = Array.from({ length: 64 }, (_, index) =>
  bayerThreshold(index % 8, Math.floor(index / 8)),
);

/**
 * Returns a mask that allows `of64` of every 64 pixels, as a shade of grey. The same number always chooses the same
 * pixels.
 */
export function dither(of64: number): Mask {
  return (x, y) => passesDither(x, y, of64);
}

/**
 * Returns whether the dither pattern for a shade of grey colours the pixel at (x, y). The pattern colours `of64` of
 * every 64 pixels.
 */
export function passesDither(x: number, y: number, of64: number): boolean {
  return BAYER_THRESHOLDS[(y % 8) * 8 + (x % 8)] < of64;
}

/**
 * Returns the threshold of a pixel in the 8×8 Bayer matrix, from 0 to 63. The lowest bits of x and y have the greatest
 * weight, so that neighbouring pixels have very different thresholds.
 */
function bayerThreshold(x: number, y: number): number {
  let threshold = 0;
  for (let size = 1; size < 8; size *= 2) {
    const isRight = Math.floor(x / size) % 2;
    const isLow = Math.floor(y / size) % 2;
    threshold = threshold * 4 + (isRight === isLow ? 0 : 2) + isLow;
  }
  return threshold;
}
