/** Draws small bits, such as petals or bits of paper, that fall beside the board after a win. */
import { drawClipped, fillBox, wantsLessFlashing, type Box, type Ink } from "../../device/screen";

const BIT_COUNT = 14;
const BIT_PIXELS = 3;
const FALL_PIXELS_PER_MS = 0.09;
const SWAY_PIXELS = 3;
const SWAY_MS = 260;

/**
 * Draws bits of paper that fall in a box of the screen, `elapsedMs` after a win. Draws nothing for players who want
 * less flashing.
 */
export function drawFallingBits({ x, y, width, height }: Box, ink: Ink, elapsedMs: number): void {
  if (wantsLessFlashing()) return;
  const fallen = Math.floor(FALL_PIXELS_PER_MS * elapsedMs);
  drawClipped(x, y, width, height, () => {
    for (let bit = 0; bit < BIT_COUNT; bit++) {
      // The factors 47 for the column and 31 for the row scatter the bits of paper over the box. The two factors have
      // no common divisor.
      const column = (bit * 47) % width;
      const row = fallen - ((bit * 31) % height);
      const isLeft = Math.floor(elapsedMs / SWAY_MS + bit) % 2 === 0;
      fillBox(
        ink,
        x + column + (isLeft ? -SWAY_PIXELS : SWAY_PIXELS),
        y + row,
        BIT_PIXELS,
        bit % 2 === 0 ? 2 : BIT_PIXELS,
      );
    }
  });
}
