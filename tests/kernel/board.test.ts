import { describe, expect, test } from "vitest";
import { cellAt, columnOf, createBoard, NOWHERE, rowOf } from "../../src/kernel/board";
import { DIRECTIONS, STEP_X, STEP_Y } from "../../src/kernel/direction";

const sizes = [1, 2, 3, 5, 7, 12, 24].flatMap((width) => [1, 2, 4, 7, 24].map((height) => [width, height] as const));

describe.each(sizes)("createBoard(%i, %i)", (width, height) => {
  const board = createBoard(width, height);

  test("a board lists its cells row by row, and each cell has the right column and row", () => {
    const positions = board.cells.map((cell) => [columnOf(board, cell), rowOf(board, cell)]);
    const expected = Array.from({ length: width * height }, (_, index) => [index % width, Math.floor(index / width)]);
    expect(positions).toEqual(expected);
    expect(board.cells).toEqual(expected.map(([x, y]) => cellAt(board, x, y)));
  });

  test("every cell of a board outside its rectangle is a border cell, and so is NOWHERE", () => {
    const inside = Array.from({ length: board.cellCount }, (_, cell) => cell).filter((cell) => !board.isBorder[cell]);
    expect(inside).toEqual(board.cells);
    expect(board.isBorder).toHaveLength(board.cellCount);
    expect(board.isBorder[NOWHERE]).toBe(true);
  });

  test("a step from a cell leads to the neighbour, or from the board's edge to a border cell", () => {
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

test("createBoard returns a cached board, and builds an equal board once the cached one was dropped", () => {
  const board = createBoard(5, 7);
  expect(createBoard(5, 7)).toBe(board);
  for (let width = 1; width <= 40; width++) createBoard(width, 9);
  expect(createBoard(5, 7)).not.toBe(board);
  expect(createBoard(5, 7)).toEqual(board);
  expect(createBoard(5, 7)).toBe(createBoard(5, 7));
});
