/**
 * Moves sliding pieces in steps of two pixels, so that the dither patterns (dots that look grey) of their pictures do
 * not flicker.
 */

/**
 * Returns how far a piece that has slid `pixels` pixels is drawn from its start along one axis, rounded to an even
 * number of pixels. `step` is 1 or -1 if the piece slides along this axis, otherwise 0.
 */
export function evenShift(step: number, pixels: number): number {
  return 2 * Math.floor((step * pixels) / 2);
}
