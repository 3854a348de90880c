import { expect, test } from "vitest";
import { isStrongIdea, findLeadingIdea, NO_IDEA, strongStrengthsAtPar } from "../../../src/kernel/ideas/leading-idea";

test("the first strong idea in the order leads, and an idea that is missing in the order never leads", () => {
  expect(findLeadingIdea([20, 8, 1], [20, 4, 1], [2, 1, 0])).toBe(2);
  expect(findLeadingIdea([20, 8, 1], [20, 4, 1], [1, 0])).toBe(1);
});

test("if no idea is strong, the first noticed one leads, or else the one nearest to being strong", () => {
  expect(findLeadingIdea([12, 3, 0], [20, 4, 1], [0, 1, 2])).toBe(0);
  expect(findLeadingIdea([11, 2, 0], [20, 4, 1], [0, 1, 2])).toBe(0);
  expect(findLeadingIdea([9, 2, 0], [20, 4, 1], [0, 1, 2])).toBe(1);
});

test("of two equally strong ideas the first in the order leads, and without any idea none leads", () => {
  expect(findLeadingIdea([0, 2, 4], [1, 2, 4], [0, 1, 2])).toBe(1);
  expect(findLeadingIdea([0, 2, 4], [1, 2, 4], [2, 1, 0])).toBe(2);
  expect(findLeadingIdea([0, 0], [1, 1], [0, 1])).toBe(NO_IDEA);
});

test("an idea is strong from its limit on", () => {
  expect([6, 7, 8].map((strength) => isStrongIdea(strength, 7))).toEqual([false, true, true]);
});

test("a level is compared with levels of similar length", () => {
  const rows = [0, 7, 10].map((minPar) => ({ minPar, strengths: [minPar] }));
  expect([1, 6, 7, 9, 10, 99].map((par) => strongStrengthsAtPar(rows, par)[0])).toEqual([0, 0, 7, 7, 10, 10]);
});
