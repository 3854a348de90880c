/** Lists the cells at the edge of a board and the cells inside, for level generators. */
import { cellAt, type Board } from "../../kernel/board";

/**
 * Returns the cells at the edge of a board, except the four corners. Opposite cells follow each other. First come the
 * cells of the top and bottom rows from left to right, then those of the left and right columns from top to bottom.
 */
export function edgeCellsOf(board: Board): number[] {
  const { width, height } = board;
  const cells: number[] = [];
  for (let x = 1; x < width - 1; x++) cells.push(cellAt(board, x, 0), cellAt(board, x, height - 1));
  for (let y = 1; y < height - 1; y++) cells.push(cellAt(board, 0, y), cellAt(board, width - 1, y));
  return cells;
}

/** Returns the cells of a board that are not at its edge, row by row. */
export function innerCellsOf(board: Board): number[] {
  const cells: number[] = [];
  for (let y = 1; y < board.height - 1; y++) for (let x = 1; x < board.width - 1; x++) cells.push(cellAt(board, x, y));
  return cells;
}
