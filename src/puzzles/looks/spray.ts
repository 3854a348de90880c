/** Draws the grains, for example of ice, that fly up where something stops a sliding piece. */
import { fillBox } from "../../device/screen";
import { STEP_X, STEP_Y, type Direction } from "../../kernel/direction";

/**
 * The point in a cell where a grain (of ice, for example) starts to fly when a sliding piece stops, in pixels. `back`
 * is the point's distance from the edge at which the piece stops, and `aside` its distance from the line on which the
 * piece slides.
 */
export interface Grain {
  readonly back: number;
  readonly aside: number;
}

/** The square on the screen in which a cell is drawn: its upper left corner and its side, in pixels. */
export interface CellSquare {
  readonly left: number;
  readonly top: number;
  readonly sidePx: number;
}

/**
 * Draws grains, such as grains of ice, that fly up at the edge of a cell when a piece stops there. The grains fly in
 * the direction of the piece. Each grain is drawn after it has flown `flownPx` pixels forwards and the same distance
 * sideways.
 */
export function drawSpray(
  grains: readonly Grain[],
  { left, top, sidePx }: CellSquare,
  direction: Direction,
  flownPx: number,
): void {
  const toEdge = sidePx / 2;
  const x = left + toEdge;
  const y = top + toEdge;
  for (const { back, aside } of grains) {
    const alongPx = toEdge - back + flownPx;
    const asidePx = aside + (aside > 0 ? flownPx : -flownPx);
    const grainX = x + STEP_X[direction] * alongPx + STEP_Y[direction] * asidePx;
    const grainY = y + STEP_Y[direction] * alongPx + STEP_X[direction] * asidePx;
    fillBox("white", grainX - 2, grainY - 2, 4, 4);
    fillBox("black", grainX - 1, grainY - 1, 2, 2);
  }
}
