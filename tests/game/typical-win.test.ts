import { expect, test } from "vitest";
import type { FirstWin } from "../../src/game/save/first-wins";
import { computeTypicalWin } from "../../src/game/save/typical-win";

function winOf(moves: number, seconds: number, other: Partial<FirstWin> = {}): FirstWin {
  return { map: "@.o", moves, seconds, hints: 0, difficultyCentibits: 300, ...other };
}

test("a typical win is the geometric mean of moves, seconds and expected moves", () => {
  const wins = [winOf(4, 10), winOf(16, 40, { difficultyCentibits: 500 })];
  expect(computeTypicalWin(wins)).toEqual({ moves: 8, seconds: 20, expectedMoves: 16 });
});

test("wins with hints and wins of levels without a known difficulty do not count", () => {
  const others = [winOf(900, 900, { hints: 1 }), winOf(900, 900, { difficultyCentibits: 0 })];
  expect(computeTypicalWin([winOf(8, 20), ...others])).toEqual({ moves: 8, seconds: 20, expectedMoves: 8 });
  expect(computeTypicalWin(others)).toBeUndefined();
});
