import { SCREEN_WIDTH, type Box } from "../../../device/screen";
import { columnOf, rowOf, type Board } from "../../../kernel/board";

/** The side of a cell, in pixels. */
export const CELL = 22;

// The sky and the sea take the screen's upper part; the floe's front, more sea and those who watch the lower.
const TOP = 40;
const ROOM = 8 * CELL;

/** How far the ice reaches beyond its cells: at the sides, where it is torn, and above and below. */
export const SIDE = 18;
export const ABOVE = 6;
const BELOW = 3;

/** The left edge of a board's cells; even, so that half tones meet. */
export function leftOf({ width }: Board): number {
  return 2 * Math.floor((SCREEN_WIDTH - width * CELL) / 4);
}

/** Their upper edge; even, too. */
export function topOf({ height }: Board): number {
  return TOP + 2 * Math.floor((ROOM - height * CELL) / 4);
}

export function cellLeft(board: Board, cell: number): number {
  return leftOf(board) + columnOf(board, cell) * CELL;
}

export function cellTop(board: Board, cell: number): number {
  return topOf(board) + rowOf(board, cell) * CELL;
}

/** All that is ice, torn edges included; below it is the floe's front. */
export function iceOf(board: Board): Box {
  const width = board.width * CELL + 2 * SIDE;
  return { x: leftOf(board) - SIDE, y: topOf(board) - ABOVE, width, height: board.height * CELL + ABOVE + BELOW };
}
