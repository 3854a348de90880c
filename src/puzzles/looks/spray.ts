/** Draws the spray of grains where a sliding piece is stopped. */
import { fillBox } from "../../device/screen";
import { STEP_X, STEP_Y, type Direction } from "../../kernel/direction";

/** The start of a grain, in pixels: how far before the edge of the cell, and how far to the side. */
export interface Grain {
  readonly back: number;
  readonly aside: number;
}

/**
 * Draws grains that fly up at the edge of a cell with its middle at (`x`, `y`), in the direction of the stopped piece.
 * After `flownPx` pixels they are that much farther away and farther apart.
 */
export function drawSpray(
  grains: readonly Grain[],
  x: number,
  y: number,
  toEdge: number,
  direction: Direction,
  flownPx: number,
): void {
  for (const { back, aside } of grains) {
    const alongPx = toEdge - back + flownPx;
    const asidePx = aside + (aside > 0 ? flownPx : -flownPx);
    const grainX = x + STEP_X[direction] * alongPx + STEP_Y[direction] * asidePx;
    const grainY = y + STEP_Y[direction] * alongPx + STEP_X[direction] * asidePx;
    fillBox("white", grainX - 2, grainY - 2, 4, 4);
    fillBox("black", grainX - 1, grainY - 1, 2, 2);
  }
}
