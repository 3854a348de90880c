import { describe, expect, test } from "vitest";
import { seedCount } from "../seed-count";
import { findLongestSolutions } from "../../tools/ice-path/longest-solutions";

describe("on a bare 6×7 grid the longest shortest solution", () => {
  // Published: 11, 13, 16 and 17 for 3 to 6 rocks. That is the rule of the game, where the hole counts as soon as the
  // walker comes over it. If it had to stop there, six rocks would allow 18.
  const published = [
    [3, 11, 11],
    [4, 13, 13],
    [5, 16, 16],
    [6, 17, 18],
  ];
  test.each(published.slice(0, seedCount(published.length)))(
    "with %i rocks takes %i moves to pass over the hole, and %i to stop on it",
    (rocks, passedOver, stoppedOn) => {
      expect(findLongestSolutions(6, 7, rocks)).toEqual({ passedOver, stoppedOn });
    },
  );

  test("is the same on the grid turned", () => {
    expect(findLongestSolutions(7, 6, 3)).toEqual(findLongestSolutions(6, 7, 3));
  });
});

test("a board that is too large is refused", () => {
  expect(() => findLongestSolutions(9, 6, 3)).toThrow("a board of 9 by 6 is too large");
});
