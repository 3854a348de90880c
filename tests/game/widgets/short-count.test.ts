import { expect, test } from "vitest";
import { en } from "../../../src/game/texts/en";
import { shortCount } from "../../../src/game/widgets/short-count";

test.each([
  [0, "0"],
  [9999, "9999"],
  [10000, "10.0k"],
  [12345, "12.3k"],
  [99999, "99.9k"],
  [100000, "100k"],
  [999999, "999k"],
  [1000000, "1.0M"],
  [16777215, "16.7M"],
])("a count of %i is shown as %s", (count, text) => {
  expect(shortCount(count)).toBe(text);
});

test("a count of 1 has a singular noun, and all other counts have a plural noun", () => {
  expect([0, 1, 2, 20000].map((count) => en.moves(count))).toEqual(["0 moves", "1 move", "2 moves", "20.0k moves"]);
});
