import { describe, expect, test } from "vitest";
import { LOST, UNREACHABLE, STUCK } from "../../../src/kernel/graph";
import { computeForcedMovesPercent } from "../../../src/kernel/difficulty/forced-moves";

type Successors = readonly [up: number, right: number, down: number, left: number];

/**
 * Returns the percentage of a solution's moves that leave the player no choice. The solution consists of `moves` moves,
 * all of them to the right. Each of these moves leads from a state to the state with the next number. Each entry of
 * `rows` lists the states to which the four inputs lead from one state.
 */
function forcedMovesOf(moves: number, ...rows: readonly Successors[]): number {
  const next = [0, 1, 2, 3].map((direction) => rows.map((row) => row[direction]));
  const winDistance = rows.map((_, state) => (state <= moves ? moves - state : UNREACHABLE));
  return computeForcedMovesPercent({ next, start: 0 }, winDistance);
}

const END: Successors = [STUCK, STUCK, STUCK, STUCK];

describe("forcedMovesPercent with forced moves", () => {
  test("a move counts as forced if every other input moves nothing or loses at once", () => {
    expect(forcedMovesOf(2, [STUCK, 1, LOST, STUCK], [LOST, 2, LOST, STUCK], END)).toBe(100);
  });

  test("a move counts as forced if every other input leads back to an earlier state of the solution", () => {
    expect(forcedMovesOf(3, [STUCK, 1, STUCK, STUCK], [0, 2, STUCK, 0], [1, 3, 0, 1], END)).toBe(100);
  });
});

describe("forcedMovesPercent with free moves", () => {
  test("a move does not count as forced if another input leads to the same or a later state of the solution", () => {
    expect(forcedMovesOf(3, [1, 1, STUCK, STUCK], [3, 2, STUCK, 0], [1, 3, STUCK, 1], END)).toBe(33);
  });

  test("a move does not count as forced if another input leads to a dead end", () => {
    expect(forcedMovesOf(2, [3, 1, STUCK, STUCK], [STUCK, 2, STUCK, 0], END, END)).toBe(50);
  });
});

test("a solution without moves has no forced moves", () => {
  expect(forcedMovesOf(0, END)).toBe(0);
});
