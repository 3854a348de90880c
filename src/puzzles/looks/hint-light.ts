/**
 * Draws what a hint shows on the board: a strip of light to the cell where a piece would stop, and a ring of dots on
 * this cell. In puzzles in which all pieces slide at once, it also draws arrows beside the board.
 */
import { fillArrowhead, fillBox, fillDisc, type Box } from "../../device/screen";
import { STEP_X, STEP_Y, type Direction } from "../../kernel/direction";

/**
 * A hint marks a cell with a ring of twelve dots. For each dot, this list has its distance to the right of the ring's
 * middle, in hundredths of the ring's radius.
 */
const DOTS_RIGHT: readonly number[] = [0, 50, 87, 100, 87, 50, 0, -50, -87, -100, -87, -50];
const DOT_SIDE = 3;
const FRAME_DOT_DISTANCE = 9;
const FRAME_DOT_INSET = 1;

/** The radius of the ring of dots with which a hint marks a cell, in hundredths of the cell's width. */
const RING_PERCENT = 38;
/** Half the width of a hint's strip of light, in hundredths of the cell's width. */
const LANE_PERCENT = 44;

const GRAIN_COUNT = 3;
const GRAIN_DISTANCE = 9;

const ARROW_PIXELS = 12;
const ARROW_RIM = 3;

/**
 * The ends of the strip of light that shows a hinted move: the boxes of the cells where a piece starts and where it
 * would stop.
 */
export interface HintLane {
  readonly from: Box;
  readonly to: Box;
  readonly direction: Direction;
}

/**
 * Draws the strip of light that shows a hinted move: white, with round ends, between two cells of one row or column.
 */
export function drawHintLane({ from, to }: HintLane): void {
  const half = Math.floor((from.width * LANE_PERCENT) / 100);
  const left = Math.min(middleX(from), middleX(to));
  const top = Math.min(middleY(from), middleY(to));
  const width = Math.abs(middleX(from) - middleX(to));
  const height = Math.abs(middleY(from) - middleY(to));
  for (const box of [from, to]) fillDisc("white", middleX(box), middleY(box), half);
  if (width > 0) fillBox("white", left, top - half, width, 2 * half);
  else fillBox("white", left - half, top, 2 * half, height);
}

/**
 * Draws a row of squares on the strip of light of a hint. The squares become larger in the direction of the move. A
 * square is left out if it would cover the ring of dots at the end of the strip.
 */
export function drawLaneGrains({ from, to, direction }: HintLane): void {
  const pixels = Math.abs(middleX(from) - middleX(to)) + Math.abs(middleY(from) - middleY(to));
  const firstPixels = Math.floor(from.width / 2) + 6;
  const lastPixels = pixels - Math.floor(from.width / 2);
  for (let grain = 0; grain < GRAIN_COUNT; grain++) {
    const away = firstPixels + grain * GRAIN_DISTANCE;
    const side = 2 + grain;
    const x = middleX(from) + STEP_X[direction] * away - Math.floor(side / 2);
    const y = middleY(from) + STEP_Y[direction] * away - Math.floor(side / 2);
    if (away <= lastPixels) fillBox("black", x, y, side, side);
  }
}

/** Draws a ring of twelve dots in the cell where a hint says that a piece would stop. */
export function drawDottedRing(cell: Box): void {
  const radius = Math.floor((cell.width * RING_PERCENT) / 100);
  DOTS_RIGHT.forEach((right, index) => {
    // The vertical distance of the dot from the middle of the ring, in hundredths of the radius. It equals the
    // horizontal distance of the dot three quarters of the ring further on, which is nine entries later in the list.
    const down = DOTS_RIGHT[(index + 9) % DOTS_RIGHT.length];
    const x = middleX(cell) - 1 + Math.floor((radius * right + 50) / 100);
    const y = middleY(cell) - 1 + Math.floor((radius * down + 50) / 100);
    drawDot(x, y);
  });
}

/** Draws a frame of dots just inside the edges of a row or column of cells. */
export function drawDottedFrame({ x, y, width, height }: Box): void {
  const across = Math.max(1, Math.floor((width - FRAME_DOT_INSET * 2) / FRAME_DOT_DISTANCE));
  const down = Math.max(1, Math.floor((height - FRAME_DOT_INSET * 2) / FRAME_DOT_DISTANCE));
  const left = x + FRAME_DOT_INSET;
  const top = y + FRAME_DOT_INSET;
  const right = x + width - FRAME_DOT_INSET - DOT_SIDE;
  const bottom = y + height - FRAME_DOT_INSET - DOT_SIDE;
  for (let dot = 0; dot <= across; dot++) {
    const dotX = left + Math.floor(((right - left) * dot) / across);
    drawDot(dotX, top);
    drawDot(dotX, bottom);
  }
  for (let dot = 1; dot < down; dot++) {
    const dotY = top + Math.floor(((bottom - top) * dot) / down);
    drawDot(left, dotY);
    drawDot(right, dotY);
  }
}

function drawDot(x: number, y: number): void {
  fillBox("white", x - 1, y - 1, DOT_SIDE + 2, DOT_SIDE + 2);
  fillBox("black", x, y, DOT_SIDE, DOT_SIDE);
}

/**
 * Draws a white arrow with a black rim beside the board, which shows the direction of a hinted move. The middle of the
 * arrow is at the pixel (`x`, `y`).
 */
export function drawTiltArrow(direction: Direction, x: number, y: number): void {
  const tip = ARROW_PIXELS / 2;
  const [stepX, stepY] = [STEP_X[direction], STEP_Y[direction]];
  const rim = tip + ARROW_RIM;
  fillArrowhead("black", direction, x + stepX * rim, y + stepY * rim, ARROW_PIXELS + 2 * ARROW_RIM - 1);
  fillArrowhead("white", direction, x + stepX * tip, y + stepY * tip, ARROW_PIXELS);
}

function middleX({ x, width }: Box): number {
  return x + Math.floor(width / 2);
}

function middleY({ y, height }: Box): number {
  return y + Math.floor(height / 2);
}
