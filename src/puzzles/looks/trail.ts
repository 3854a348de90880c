/** Draws trails and the strokes of a hint. A trail is the path of a piece in an earlier move, drawn on the board. */
import { fillBox, fillArrowhead } from "../../device/screen";
import { STEP_X, STEP_Y, type Direction } from "../../kernel/direction";

/**
 * The distance in pixels of each of a trail's two lines from the middle of the trail. A trail shows where a piece went
 * in an earlier move.
 */
export const TRAIL_HALF_WIDTH_PIXELS = 3;
const ARROWHEAD_PIXELS = 5;
/** Half the side of the white rim around the mark where a piece's trail starts, in pixels. */
const RIM_HALF_PIXELS = 6;
const RING_HALF_PIXELS = 5;
const CENTRE_HALF_PIXELS = 3;
const STROKE_WIDTH_PIXELS = 2;

/**
 * Draws the trail of a piece on the board: two lines, `lengthPixels` pixels long, from the point where the piece
 * started. The trail has a mark at its start and a small arrowhead in its middle.
 */
export function drawTrail(x: number, y: number, direction: Direction, lengthPixels: number): void {
  drawTrailStroke(x, y, direction, lengthPixels);
  const half = lengthPixels / 2 + TRAIL_HALF_WIDTH_PIXELS;
  fillArrowhead("black", direction, x + STEP_X[direction] * half, y + STEP_Y[direction] * half, ARROWHEAD_PIXELS);
  drawTrailStart(x, y);
}

/**
 * Draws the mark at the start of a trail, where a piece stood before an earlier move. The mark is a black square with a
 * white centre.
 */
export function drawTrailStart(x: number, y: number): void {
  fillBox("white", x - RIM_HALF_PIXELS, y - RIM_HALF_PIXELS, 2 * RIM_HALF_PIXELS, 2 * RIM_HALF_PIXELS);
  fillBox("black", x - RING_HALF_PIXELS, y - RING_HALF_PIXELS, 2 * RING_HALF_PIXELS, 2 * RING_HALF_PIXELS);
  fillBox("white", x - CENTRE_HALF_PIXELS, y - CENTRE_HALF_PIXELS, 2 * CENTRE_HALF_PIXELS, 2 * CENTRE_HALF_PIXELS);
}

/** Draws one straight part of a piece's trail as two parallel lines, from the point (`x1`, `y1`) on. */
export function drawTrailStroke(x1: number, y1: number, direction: Direction, lengthPixels: number): void {
  const x = Math.min(x1, x1 + STEP_X[direction] * lengthPixels);
  const y = Math.min(y1, y1 + STEP_Y[direction] * lengthPixels);
  if (STEP_Y[direction] === 0) {
    fillBox("white", x, y - TRAIL_HALF_WIDTH_PIXELS, lengthPixels, 2 * TRAIL_HALF_WIDTH_PIXELS);
    fillBox("black", x, y - TRAIL_HALF_WIDTH_PIXELS - 1, lengthPixels, 1);
    fillBox("black", x, y + TRAIL_HALF_WIDTH_PIXELS, lengthPixels, 1);
  } else {
    fillBox("white", x - TRAIL_HALF_WIDTH_PIXELS, y, 2 * TRAIL_HALF_WIDTH_PIXELS, lengthPixels);
    fillBox("black", x - TRAIL_HALF_WIDTH_PIXELS - 1, y, 1, lengthPixels);
    fillBox("black", x + TRAIL_HALF_WIDTH_PIXELS, y, 1, lengthPixels);
  }
}

/**
 * Draws one of the strokes with which a hint shows that a piece would move in `direction`. The stroke lies behind the
 * piece at a right angle to this direction. Its middle is at (`x`, `y`).
 */
export function drawHintStroke(x: number, y: number, direction: Direction, lengthPixels: number): void {
  const width = STEP_X[direction] === 0 ? lengthPixels : STROKE_WIDTH_PIXELS;
  const height = STEP_Y[direction] === 0 ? lengthPixels : STROKE_WIDTH_PIXELS;
  fillBox("white", x - width / 2 - 1, y - height / 2 - 1, width + 2, height + 2);
  fillBox("black", x - width / 2, y - height / 2, width, height);
}
