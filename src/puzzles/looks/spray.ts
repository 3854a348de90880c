import { fillBox } from "../../device/screen";
import { STEP_X, STEP_Y, type Direction } from "../../kernel/direction";

/** How far a grain lies from where a piece is stopped: short of what stops it, and aside. */
export interface Grain {
  readonly back: number;
  readonly aside: number;
}

/**
 * Grains that fly up at the edge of a cell whose middle is at (`x`, `y`), where what went in a direction was stopped: by now
 * so many pixels farther, and farther apart.
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
