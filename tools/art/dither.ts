import type { Mask } from "./bitmap";

/** The ordered dither of eight by eight: each pixel's turn to go dark, from 0 to 63. */
const BAYER_THRESHOLDS: readonly number[] = Array.from({ length: 64 }, (_, at) =>
  bayerThreshold(at % 8, Math.floor(at / 8)),
);

/** Lets so many of 64 pixels through, always the same ones: what is dithered lies still on the screen. */
export function dither(of64: number): Mask {
  return (x, y) => passesDither(x, y, of64);
}

/** Whether a pixel is among so many of 64. */
export function passesDither(x: number, y: number, of64: number): boolean {
  return BAYER_THRESHOLDS[(y % 8) * 8 + (x % 8)] < of64;
}

/** Each bit of x and y, the lowest first, says in which quarter of a quarter the pixel lies; opposite quarters come first. */
function bayerThreshold(x: number, y: number): number {
  let threshold = 0;
  for (let size = 1; size < 8; size *= 2) {
    const isRight = Math.floor(x / size) % 2;
    const isLow = Math.floor(y / size) % 2;
    threshold = threshold * 4 + (isRight === isLow ? 0 : 2) + isLow;
  }
  return threshold;
}
