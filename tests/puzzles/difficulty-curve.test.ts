import { describe, expect, test } from "vitest";
import { targetAt } from "../../src/puzzles/difficulty-curve";

const createStage = (levelCount: number, target: string) => ({ levelCount, target });

/** A climb of two stages, then three that come again and again. */
const ladder = {
  steps: [createStage(2, "a"), createStage(1, "b"), createStage(3, "c"), createStage(1, "d"), createStage(2, "e")],
  repeatFrom: 2,
};

describe("a ladder", () => {
  test("has its stages in order, each for its levels, and the last ones again and again", () => {
    const wishes = Array.from({ length: 22 }, (_, at) => targetAt(ladder, at + 1)).join("");
    expect(wishes).toBe("aabcccdeecccdeecccdeec");
  });

  test("may have only one", () => {
    const single = { steps: [createStage(3, "x")], repeatFrom: 0 };
    expect([1, 3, 4, 1000].map((number) => targetAt(single, number)).join("")).toBe("xxxx");
  });

  test("is known for any level, however far", () => {
    expect(targetAt(ladder, 3 + 6 * 1_000_000 + 4)).toBe("d");
  });
});
