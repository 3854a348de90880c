import { expect, test } from "vitest";
import { isStrongIdea, findLeadingIdea, NO_IDEA, strongStrengthsAtPar } from "../../../src/kernel/ideas/leading-idea";

test("the idea leads whose strength is the largest share of what counts as strong", () => {
  expect(findLeadingIdea([10, 3, 0], [20, 4, 1])).toBe(1);
  expect(findLeadingIdea([16, 3, 0], [20, 4, 1])).toBe(0);
});

test("of two equally strong ideas the first leads, and without any idea none leads", () => {
  expect(findLeadingIdea([0, 2, 4], [1, 2, 4])).toBe(1);
  expect(findLeadingIdea([0, 0], [1, 1])).toBe(NO_IDEA);
});

test("an idea is strong from its limit on", () => {
  expect([6, 7, 8].map((strength) => isStrongIdea(strength, 7))).toEqual([false, true, true]);
});

test("a level is compared with levels of similar length", () => {
  const rows = [0, 7, 10].map((minPar) => ({ minPar, strengths: [minPar] }));
  expect([1, 6, 7, 9, 10, 99].map((par) => strongStrengthsAtPar(rows, par)[0])).toEqual([0, 0, 7, 7, 10, 10]);
});
