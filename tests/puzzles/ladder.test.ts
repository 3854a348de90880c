import { describe, expect, test } from "vitest";
import { wishOnLadder } from "../../src/puzzles/ladder";

const stage = (levels: number, wish: string) => ({ levels, wish });

/** A climb of two stages, then three that come again and again. */
const ladder = {
  stages: [stage(2, "a"), stage(1, "b"), stage(3, "c"), stage(1, "d"), stage(2, "e")],
  repeatFrom: 2,
};

describe("a ladder", () => {
  test("has its stages in order, each for its levels, and the last ones again and again", () => {
    const wishes = Array.from({ length: 22 }, (_, at) => wishOnLadder(ladder, at + 1)).join("");
    expect(wishes).toBe("aabcccdeecccdeecccdeec");
  });

  test("may have only one", () => {
    const single = { stages: [stage(3, "x")], repeatFrom: 0 };
    expect([1, 3, 4, 1000].map((number) => wishOnLadder(single, number)).join("")).toBe("xxxx");
  });

  test("is known for any level, however far", () => {
    expect(wishOnLadder(ladder, 3 + 6 * 1_000_000 + 4)).toBe("d");
  });
});
