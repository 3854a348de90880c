/** Draws the one-way passes of a level of Fruit, which are gates between two cells. */
import { drawSprite } from "../../../device/sprites";
import { STEP_X, STEP_Y } from "../../../kernel/direction";
import type { Level } from "../level";
import { cellLeft, cellTop, sizeFor } from "./garden";

const PASS_INSET = 4;

/**
 * Draws each one-way pass at the edge of its cell, on the side where pieces cross it. The background has the passes,
 * too; they are drawn again over the pieces, because a piece beside a pass would hide the arrow on it.
 */
export function drawPasses({ board, passes }: Level): void {
  const { cellPixels, passes: pictures } = sizeFor(board);
  for (const { cell, direction } of passes) {
    const x = cellLeft(board, cell) + (STEP_X[direction] * cellPixels) / 2;
    const y = cellTop(board, cell) + (STEP_Y[direction] * cellPixels) / 2;
    drawSprite(pictures, 1 + direction, x - PASS_INSET, y - PASS_INSET);
  }
}
