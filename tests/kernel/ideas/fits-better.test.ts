import { expect, test } from "vitest";
import { fitsBetter } from "../../../src/kernel/ideas/fits-better";

const TOLERATED_MISS = 25;

/**
 * Returns whether the game prefers the first of two generated levels. The first number of a level says how far the
 * level is from the wanted level. The second number is the strength, in percent, of the level's leading solving idea
 * (the technique that the game names).
 */
function isBetter(one: readonly [number, number?], other: readonly [number, number?]): boolean {
  const [fit, otherFit] = [one, other].map(([miss, strengthPercent]) => ({
    miss,
    idea: strengthPercent === undefined ? undefined : { leadingIdea: 0, strengthPercent },
  }));
  return fitsBetter(fit, otherFit, TOLERATED_MISS);
}

test("of two levels, one of which is not near enough, the nearer one fits better, whatever its idea", () => {
  expect(isBetter([25], [26, 100])).toBe(true);
  expect(isBetter([26, 100], [25])).toBe(false);
  expect(isBetter([40], [41])).toBe(true);
  expect(isBetter([41, 100], [40])).toBe(false);
});

test("of two levels that are near enough, the one with the stronger idea fits better", () => {
  expect(isBetter([25, 60], [3, 59])).toBe(true);
  expect(isBetter([3, 59], [25, 60])).toBe(false);
  expect(isBetter([3, 1], [25])).toBe(true);
});

test("a level does not fit better than an equal one or one that only differs in its miss while both are near", () => {
  expect(isBetter([30, 60], [30, 60])).toBe(false);
  expect(isBetter([3, 60], [25, 60])).toBe(false);
});
