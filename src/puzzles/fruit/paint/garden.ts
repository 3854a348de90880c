import { SCREEN_HEIGHT, SCREEN_WIDTH } from "../../../device/screen";
import { columnOf, rowOf, type Board } from "../../../kernel/board";

/** The side of a cell, in pixels. */
export const CELL = 32;

/** The garden is a square at the screen's right; what a board leaves of it is hedge. */
export const GARDEN_LEFT = 160;
const GARDEN_SIDE = SCREEN_WIDTH - GARDEN_LEFT;

/** The left edge of a board's cells: a multiple of 8, so that half tones meet. */
export function leftOf({ width }: Board): number {
  return GARDEN_LEFT + Math.floor((GARDEN_SIDE - width * CELL) / 2);
}

/** Their upper edge: a multiple of 8, too. */
export function topOf({ height }: Board): number {
  return Math.floor((SCREEN_HEIGHT - height * CELL) / 2);
}

export function cellLeft(board: Board, cell: number): number {
  return leftOf(board) + columnOf(board, cell) * CELL;
}

export function cellTop(board: Board, cell: number): number {
  return topOf(board) + rowOf(board, cell) * CELL;
}
