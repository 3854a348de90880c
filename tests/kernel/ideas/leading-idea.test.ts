import { expect, test } from "vitest";
import { isStrongIdea, findLeadingIdea, NO_IDEA, strongStrengthsAtPar } from "../../../src/kernel/ideas/leading-idea";

/**
 * Returns an order of solving ideas (techniques that a solution needs). No idea in it is about a thing on the board.
 */
const inOrder = (...leadOrder: readonly number[]) => ({ leadOrder, things: [] });

test("the first strong idea in the order leads, and an idea that is missing in the order never leads", () => {
  expect(findLeadingIdea([20, 8, 1], [20, 4, 1], inOrder(2, 1, 0))).toBe(2);
  expect(findLeadingIdea([20, 8, 1], [20, 4, 1], inOrder(1, 0))).toBe(1);
});

test("an idea about a thing on the board leads from 60 percent of a strong one on, before a strong one after it", () => {
  const order = { leadOrder: [0, 1, 2], things: [0] };
  expect(findLeadingIdea([12, 4, 1], [20, 4, 1], order)).toBe(0);
  expect(findLeadingIdea([11, 4, 1], [20, 4, 1], order)).toBe(1);
  expect(findLeadingIdea([2, 0, 0], [3, 4, 1], order)).toBe(0);
  expect(findLeadingIdea([1, 0, 0], [3, 4, 1], order)).toBe(NO_IDEA);
});

test("without a strong idea and without an idea about a thing none leads", () => {
  expect(findLeadingIdea([19, 3, 0], [20, 4, 1], inOrder(0, 1, 2))).toBe(NO_IDEA);
  expect(findLeadingIdea([0, 0], [1, 1], { leadOrder: [0, 1], things: [0, 1] })).toBe(NO_IDEA);
});

test("an idea is strong from its limit on", () => {
  expect([6, 7, 8].map((strength) => isStrongIdea(strength, 7))).toEqual([false, true, true]);
});

test("a level is compared with levels of similar length", () => {
  const rows = [0, 7, 10].map((minPar) => ({ minPar, strengths: [minPar] }));
  expect([1, 6, 7, 9, 10, 99].map((par) => strongStrengthsAtPar(rows, par)[0])).toEqual([0, 0, 7, 7, 10, 10]);
});
