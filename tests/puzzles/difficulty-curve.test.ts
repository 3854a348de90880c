import { describe, expect, test } from "vitest";
import { targetAt } from "../../src/puzzles/difficulty-curve";

const createStage = (levelCount: number, target: string) => ({ levelCount, target });

/**
 * An example of a difficulty curve for the test. Such a curve says how hard each level of an endless run should be. It
 * has two steps at the beginning, and three more steps that repeat for ever.
 */
const ladder = {
  steps: [createStage(2, "a"), createStage(1, "b"), createStage(3, "c"), createStage(1, "d"), createStage(2, "e")],
  repeatFrom: 2,
};

describe("a difficulty curve", () => {
  test("a difficulty curve has its steps in order, each for its number of levels, and repeats the last ones", () => {
    const wishes = Array.from({ length: 22 }, (_, at) => targetAt(ladder, at + 1)).join("");
    expect(wishes).toBe("aabcccdeecccdeecccdeec");
  });

  test("a difficulty curve may have a single step", () => {
    const single = { steps: [createStage(3, "x")], repeatFrom: 0 };
    expect([1, 3, 4, 1000].map((number) => targetAt(single, number)).join("")).toBe("xxxx");
  });

  test("a difficulty curve has a target for any level, however far", () => {
    expect(targetAt(ladder, 3 + 6 * 1_000_000 + 4)).toBe("d");
  });
});
