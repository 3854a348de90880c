import { expect, test } from "vitest";
import { measureDetourStrength } from "../../../src/kernel/ideas/detour";
import { runToEnd } from "../../../src/kernel/task";

/**
 * Returns how strongly a solution has the solving idea "detour": how far its first moves seem to lead away from the
 * win. `distances` has, for each state of the solution, how far from a win the state seems to be.
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
