import { describe, expect, test } from "vitest";
import { cellAt, columnOf, createBoard, NOWHERE, rowOf } from "../../src/kernel/board";
import { DIRECTIONS, STEP_X, STEP_Y } from "../../src/kernel/direction";

const sizes = [1, 2, 3, 5, 7, 12, 24].flatMap((width) => [1, 2, 4, 7, 24].map((height) => [width, height] as const));

describe.each(sizes)("createBoard(%i, %i)", (width, height) => {
  const board = createBoard(width, height);

  test("the cells are listed row by row, each with its column and row", () => {
    const positions = board.cells.map((cell) => [columnOf(board, cell), rowOf(board, cell)]);
    const expected = Array.from({ length: width * height }, (_, index) => [index % width, Math.floor(index / width)]);
    expect(positions).toEqual(expected);
    expect(board.cells).toEqual(expected.map(([x, y]) => cellAt(board, x, y)));
  });

  test("all other cells are border cells, NOWHERE included", () => {
    const inside = Array.from({ length: board.cellCount }, (_, cell) => cell).filter((cell) => !board.isBorder[cell]);
    expect(inside).toEqual(board.cells);
    expect(board.isBorder).toHaveLength(board.cellCount);
    expect(board.isBorder[NOWHERE]).toBe(true);
  });

  test("a step in each direction leads to the neighbour, or to a border cell at the edge", () => {
    for (const cell of board.cells) {
      for (const direction of DIRECTIONS) {
        const x = columnOf(board, cell) + STEP_X[direction];
        const y = rowOf(board, cell) + STEP_Y[direction];
        const after = cell + board.steps[direction];
        if (x >= 0 && x < width && y >= 0 && y < height) expect(after).toBe(cellAt(board, x, y));
        else expect(board.isBorder[after]).toBe(true);
      }
    }
  });
});

test("createBoard returns the cached board, and builds an equal one after many other sizes", () => {
  const board = createBoard(5, 7);
  expect(createBoard(5, 7)).toBe(board);
  for (let width = 1; width <= 40; width++) createBoard(width, 9);
  expect(createBoard(5, 7)).not.toBe(board);
  expect(createBoard(5, 7)).toEqual(board);
  expect(createBoard(5, 7)).toBe(createBoard(5, 7));
});
