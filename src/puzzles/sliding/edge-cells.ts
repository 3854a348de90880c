/** The cells at the edge of a board and those inside it, for generators. */
import { cellAt, type Board } from "../../kernel/board";

/**
 * Returns the cells at a board's edge except the corners. They come in pairs of opposite cells: top and bottom from the
 * left, then left and right from the top.
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
