import { describe, expect, test } from "vitest";
import { countEndlessLevel, countKeepsakes } from "../../src/game/save/keepsakes";
import { KEEPSAKE_COUNT } from "../../src/puzzles/looks/keepsake";

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
    expect(countKeepsakes({ cleared, seenKeepsakes: 0 })).toBe(count);
  });

  test("each tenth level earns a keepsake, until the player has all of them", () => {
    const endless = { cleared: 0, seenKeepsakes: 0 };
    const earning: number[] = [];
    for (let level = 1; level <= 100; level++) if (countEndlessLevel(endless)) earning.push(level);
    expect(earning).toEqual([10, 20, 30, 40, 50, 60, 70, 80]);
    expect(earning).toHaveLength(KEEPSAKE_COUNT);
    expect(endless.cleared).toBe(100);
  });
});
