import { expect, test } from "vitest";
import { detourStrength } from "../../../src/kernel/ideas/detour";

test("a detour counts the surplus of the first moves that lead away", () => {
  expect(detourStrength([5, 7, 9, 6, 5, 9, 0])).toBe(2 + 4 + 1);
});

test("a solution whose first move leads nearer or no farther has no detour", () => {
  expect(detourStrength([5, 4, 9, 0])).toBe(0);
  expect(detourStrength([5, 5, 9, 0])).toBe(0);
});
