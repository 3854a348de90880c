/** Draws the trail of a piece, which shows where the piece went in an earlier move. */
import { fillBox, fillArrowhead } from "../../device/screen";
import { STEP_X, STEP_Y, type Direction } from "../../kernel/direction";

/**
 * A trail is two lines that show where a piece went in an earlier move. This is the distance in pixels of each line
 * from the middle of the trail.
 */
const HALF_WIDTH_PX = 3;
/**
 * The length in pixels of the arrowhead in the middle of a trail, which shows where a piece went in an earlier move.
 */
const POINTER = 5;
/**
 * The length in pixels of each dot of a dotted trail, which shows where a piece went in an earlier move. The gaps
 * between the dots are equally long.
 */
const DOT = 4;

/**
 * Draws the trail that a piece left on the board: two lines or a row of dots, `lengthPx` pixels long, from the point
 * where the piece started. The trail has a ring at its start and a small arrowhead in its middle.
 */
export function drawTrail(x: number, y: number, direction: Direction, lengthPx: number, isDotted: boolean): void {
  const strokePx = isDotted ? DOT : lengthPx;
  for (let offsetPx = 0; offsetPx < lengthPx; offsetPx += 2 * strokePx) {
    drawStroke(
      x + STEP_X[direction] * offsetPx,
      y + STEP_Y[direction] * offsetPx,
      direction,
      Math.min(strokePx, lengthPx - offsetPx),
    );
  }
  const half = lengthPx / 2 + HALF_WIDTH_PX;
  fillArrowhead("black", direction, x + STEP_X[direction] * half, y + STEP_Y[direction] * half, POINTER);
  fillBox("white", x - 6, y - 6, 12, 12);
  fillBox("black", x - 5, y - 5, 10, 10);
  fillBox("white", x - 3, y - 3, 6, 6);
}

function drawStroke(x1: number, y1: number, direction: Direction, lengthPx: number): void {
  const x = Math.min(x1, x1 + STEP_X[direction] * lengthPx);
  const y = Math.min(y1, y1 + STEP_Y[direction] * lengthPx);
  if (STEP_Y[direction] === 0) {
    fillBox("white", x, y - HALF_WIDTH_PX, lengthPx, 2 * HALF_WIDTH_PX);
    fillBox("black", x, y - HALF_WIDTH_PX - 1, lengthPx, 1);
    fillBox("black", x, y + HALF_WIDTH_PX, lengthPx, 1);
  } else {
    fillBox("white", x - HALF_WIDTH_PX, y, 2 * HALF_WIDTH_PX, lengthPx);
    fillBox("black", x - HALF_WIDTH_PX - 1, y, 1, lengthPx);
    fillBox("black", x + HALF_WIDTH_PX, y, 1, lengthPx);
  }
}
