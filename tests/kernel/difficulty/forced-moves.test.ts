import { describe, expect, test } from "vitest";
import { LOST, UNREACHABLE, STUCK } from "../../../src/kernel/graph";
import { forcedMovesPercent } from "../../../src/kernel/difficulty/forced-moves";

// What the inputs of a position lead to: up, right, down and left.
type Exits = readonly [up: number, right: number, down: number, left: number];

/** The railroad of the line that goes on to the right, a position a move. Each position has a row. */
function forcedMovesOf(moves: number, ...exits: readonly Exits[]): number {
  const next = [0, 1, 2, 3].map((direction) => exits.map((row) => row[direction]));
  const distance = exits.map((_, state) => (state <= moves ? moves - state : UNREACHABLE));
  return forcedMovesPercent({ next, start: 0 }, distance);
}

const END: Exits = [STUCK, STUCK, STUCK, STUCK];

describe("a move of the line is without choice", () => {
  test("where every other input moves nothing or loses at once", () => {
    expect(forcedMovesOf(2, [STUCK, 1, LOST, STUCK], [LOST, 2, LOST, STUCK], END)).toBe(100);
  });

  test("where every other input goes back to a position that the line has passed", () => {
    expect(forcedMovesOf(3, [STUCK, 1, STUCK, STUCK], [0, 2, STUCK, 0], [1, 3, 0, 1], END)).toBe(100);
  });
});

describe("a move of the line has a choice", () => {
  test("where another input leads on to the line farther on, or to the same position", () => {
    expect(forcedMovesOf(3, [1, 1, STUCK, STUCK], [3, 2, STUCK, 0], [1, 3, STUCK, 1], END)).toBe(33);
  });

  test("where another input leads to a position from which no win is reached", () => {
    expect(forcedMovesOf(2, [3, 1, STUCK, STUCK], [STUCK, 2, STUCK, 0], END, END)).toBe(50);
  });
});

test("a line of no moves is no railroad", () => {
  expect(forcedMovesOf(0, END)).toBe(0);
});
