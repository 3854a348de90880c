import { describe, expect, test } from "vitest";
import { cellAt, columnOf, createBoard, NOWHERE, rowOf } from "../../src/kernel/board";
import { DIRECTIONS, STEP_X, STEP_Y } from "../../src/kernel/direction";

const sizes = [1, 2, 3, 5, 7, 12, 24].flatMap((width) => [1, 2, 4, 7, 24].map((height) => [width, height] as const));

describe.each(sizes)("a board of %i by %i", (width, height) => {
  const board = createBoard(width, height);

  test("has its cells row by row, each at its column and row", () => {
    const places = board.cells.map((cell) => [columnOf(board, cell), rowOf(board, cell)]);
    const expected = Array.from({ length: width * height }, (_, at) => [at % width, Math.floor(at / width)]);
    expect(places).toEqual(expected);
    expect(board.cells).toEqual(expected.map(([x, y]) => cellAt(board, x, y)));
  });

  test("is border everywhere else, the place for nowhere included", () => {
    const inside = Array.from({ length: board.cellCount }, (_, cell) => cell).filter((cell) => !board.isBorder[cell]);
    expect(inside).toEqual(board.cells);
    expect(board.isBorder).toHaveLength(board.cellCount);
    expect(board.isBorder[NOWHERE]).toBe(true);
  });

  test("leads a step in each direction to the neighbour, or to the border where there is none", () => {
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

test("boards that were asked for lately are the same ones, and after many others they are made anew, equal", () => {
  const board = createBoard(5, 7);
  expect(createBoard(5, 7)).toBe(board);
  for (let width = 1; width <= 40; width++) createBoard(width, 9);
  expect(createBoard(5, 7)).not.toBe(board);
  expect(createBoard(5, 7)).toEqual(board);
  expect(createBoard(5, 7)).toBe(createBoard(5, 7));
});
