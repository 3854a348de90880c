import { describe, expect, test } from "vitest";
import { countEndlessCleared, countEndlessLevel, countKeepsakes } from "../../src/game/save/keepsakes";
import { KEEPSAKE_COUNT } from "../../src/puzzles/looks/keepsake";

function sourceWith(cleared: number, bestLevels: readonly number[] = []) {
  return { endless: { cleared, seenKeepsakes: 0 }, bestLevels };
}

describe("the number of keepsakes", () => {
  test.each([
    [0, 0],
    [9, 0],
    [10, 1],
    [19, 1],
    [20, 2],
    [79, 7],
    [80, 8],
    [81, 8],
    [16777215, 8],
  ])("after %i levels of endless runs, the player has %i keepsakes of a puzzle", (cleared, count) => {
    expect(countKeepsakes(sourceWith(cleared))).toBe(count);
  });

  test("a save without the count has cleared at least the levels before the best one of each pace", () => {
    expect(countEndlessCleared(sourceWith(0, [6, 0, 5]))).toBe(9);
    expect(countKeepsakes(sourceWith(0, [6, 0, 5]))).toBe(0);
    expect(countKeepsakes(sourceWith(0, [6, 1, 6]))).toBe(1);
    expect(countEndlessCleared(sourceWith(12, [6, 0, 5]))).toBe(12);
  });

  test("each tenth level earns a keepsake, until the player has all of them", () => {
    const source = sourceWith(0);
    const earning: number[] = [];
    for (let level = 1; level <= 100; level++) if (countEndlessLevel(source)) earning.push(level);
    expect(earning).toEqual([10, 20, 30, 40, 50, 60, 70, 80]);
    expect(earning).toHaveLength(KEEPSAKE_COUNT);
    expect(source.endless.cleared).toBe(100);
  });

  test("the count goes on from the best levels of a save that had no count", () => {
    const source = sourceWith(0, [10, 0, 0]);
    expect(countEndlessLevel(source)).toBe(true);
    expect(source.endless.cleared).toBe(10);
  });
});
