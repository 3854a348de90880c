/**
 * Ordered dithering with a fixed 8×8 Bayer matrix. The pattern is anchored to pixels, so half tones stand still on the
 * screen.
 */
import type { Mask } from "./bitmap";

/** The Bayer matrix of 8×8 thresholds, row by row. A pixel is dark where its threshold is below the tone. */
const BAYER_THRESHOLDS: readonly number[] = Array.from({ length: 64 }, (_, index) =>
  bayerThreshold(index % 8, Math.floor(index / 8)),
);

/** Returns a mask that admits `of64` of every 64 pixels, always the same ones. */
export function dither(of64: number): Mask {
  return (x, y) => passesDither(x, y, of64);
}

/** Returns whether a pixel is among the `of64` of every 64 pixels that the dither admits. */
export function passesDither(x: number, y: number, of64: number): boolean {
  return BAYER_THRESHOLDS[(y % 8) * 8 + (x % 8)] < of64;
}

/**
 * Returns the Bayer threshold of a pixel, from 0 to 63. Each bit of x and y chooses a quarter of the square, the lowest
 * bit first.
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
