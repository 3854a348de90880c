import { expect, test } from "vitest";
import { columnOf, createBoard, isAtEdge, rowOf, type Board } from "../../../src/kernel/board";
import { innerCellsOf, edgeCellsOf } from "../../../src/puzzles/sliding/edge-cells";

const SIZES = [
  [5, 4],
  [8, 8],
  [16, 8],
] as const;

function isCorner(board: Board, cell: number): boolean {
  const isSide = (at: number, length: number) => at === 0 || at === length - 1;
  return isSide(columnOf(board, cell), board.width) && isSide(rowOf(board, cell), board.height);
}

test.each(SIZES)(
  "the sides of a board of %i by %i are its edge without the corners, each cell once",
  (width, height) => {
    const board = createBoard(width, height);
    const expected = board.cells.filter((cell) => isAtEdge(board, cell) && !isCorner(board, cell));
    expect([...edgeCellsOf(board)].sort((one, other) => one - other)).toEqual(expected);
  },
);

test.each(SIZES)("the inside of a board of %i by %i is everything but its edge, row by row", (width, height) => {
  const board = createBoard(width, height);
  expect(innerCellsOf(board)).toEqual(board.cells.filter((cell) => !isAtEdge(board, cell)));
});

test("the edge cells of a board come in pairs from opposite sides", () => {
  const board = createBoard(4, 3);
  const places = edgeCellsOf(board).map((cell) => `${columnOf(board, cell)},${rowOf(board, cell)}`);
  expect(places).toEqual(["1,0", "1,2", "2,0", "2,2", "0,1", "3,1"]);
});
