import { expect, test } from "vitest";
import { measureDetourStrength } from "../../../src/kernel/ideas/detour";
import { runToEnd } from "../../../src/kernel/task";

/**
 * Returns how strong the solving idea "detour" is in a solution: how far the solution's first moves seem to lead away
 * from the win. Each entry of `distances` is how far from a win one state of the solution seems to be.
 */
function strengthOf(distances: readonly number[]): number {
  return runToEnd(measureDetourStrength(distances, (distance) => distance));
}

test("a detour counts the surplus of the first moves that lead away", () => {
  expect(strengthOf([5, 7, 9, 6, 5, 9, 0])).toBe(2 + 4 + 1);
});

test("a solution whose first move leads nearer or no farther has no detour", () => {
  expect(strengthOf([5, 4, 9, 0])).toBe(0);
  expect(strengthOf([5, 5, 9, 0])).toBe(0);
});
