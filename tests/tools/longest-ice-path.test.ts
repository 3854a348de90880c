import { describe, expect, test } from "vitest";
import { seedCount } from "../seed-count";
import { findLongestSolutions } from "../../tools/ice-path/longest-solutions";

describe("the longest shortest solutions of Ice Path on an empty grid of 6 by 7 cells", () => {
  // The lengths that other authors have published for the longest solutions with 3 to 6 rocks are 11, 13, 16 and 17
  // moves. They are those of another puzzle, in which, as in Ice Path, sliding over the hole wins. If the piece had to
  // stop in the hole, six rocks would allow 18 moves.
  const published = [
    [3, 11, 11],
    [4, 13, 13],
    [5, 16, 16],
    [6, 17, 18],
  ];
  test.each(published.slice(0, seedCount(published.length)))(
    "the longest solution with %i rocks takes %i moves to pass over the hole, and %i to stop on it",
    (rocks, passedOver, stoppedOn) => {
      expect(findLongestSolutions(6, 7, rocks)).toEqual({ passedOver, stoppedOn });
    },
  );

  test("the longest solution is the same on the grid turned by a quarter", () => {
    expect(findLongestSolutions(7, 6, 3)).toEqual(findLongestSolutions(6, 7, 3));
  });
});

test("a grid that is too large for the search is rejected", () => {
  expect(() => findLongestSolutions(9, 6, 3)).toThrow("a board of 9 by 6 is too large");
});
