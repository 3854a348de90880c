import { describe, expect, test } from "vitest";
import { isFault } from "../../../src/kernel/fault";
import { notation } from "../../../src/puzzles/fruit/level";
import { seedCount } from "../../seed-count";
import { expectFault } from "../../kernel/parse-results";
import { symmetriesWithThings } from "../../kernel/symmetries";
import { anyMap, cellOn, levelOf } from "./maps";
import { computeLevelFingerprint } from "../../../tools/fingerprint";

const SEEDS = Array.from({ length: seedCount(2000) }, (_, index) => index + 1);

test("any level is the same after it is formatted as a map and parsed, including its passes", () => {
  for (const seed of SEEDS) expect(notation.formatMap(levelOf(anyMap(seed)))).toBe(anyMap(seed));
});

test("all turns and mirrors of a level can be parsed and have the same fingerprint", () => {
  for (const seed of SEEDS) {
    const map = anyMap(seed);
    const turns = symmetriesWithThings(notation.legend, map);
    expect(new Set(turns.map((turn) => computeLevelFingerprint(notation, levelOf(turn)))).size).toBe(1);
  }
});

test("a level has its fruits in the order of their kinds, and its sliders in the order of theirs", () => {
  const level = levelOf("B.A.", "o=sI", "A8sB", "h.~v", "", "passes:", "1 2 ^");
  const at = (x: number, y: number) => cellOn(level, x, y);
  expect(level.fruits).toEqual([at(2, 0), at(0, 2), at(0, 0), at(3, 2)]);
  expect(level.fruitKinds).toEqual([0, 0, 1, 1]);
  expect(level.sliders).toEqual([at(2, 1), at(2, 2), at(3, 1), at(1, 1), at(1, 2), at(0, 1)]);
  expect(level.sliderKinds).toEqual([0, 0, 1, 2, 3, 4]);
  expect(level.hedgehogs).toEqual([at(0, 3)]);
  expect(level.puddles).toEqual([at(2, 3)]);
  expect(level.anteaters).toEqual([{ cell: at(3, 3), direction: 2 }]);
  expect(level.passes).toEqual([{ cell: at(0, 1), direction: 0 }]);
});

describe("the parser of Fruit's maps", () => {
  test.each([
    ["...\n...\n...", "the map has no fruit (A B C D); it needs at least two of a kind"],
    ["A..\nA.A\n..B", "the map has 3 of cherries (A); fruits come in pairs, and row 2, column 3 is the last of them"],
    ["A..\n..A\nB..", "the map has 1 of pear (B); fruits come in pairs, and row 3, column 1 is the last of them"],
    ["A..\n.C.\nAC.", "two of banana (C) begin side by side; they must begin apart, and row 2, column 2 is the first"],
    ["DD.\n...\n...", "two of melon (D) begin side by side; they must begin apart, and row 1, column 1 is the first"],
    ["A.\n.A", "the map is 2 by 2; it must be 3 by 3 to 6 by 6"],
    ["A......\n.......\n......A", "row 1 is 7 wide; the most is 6"],
    [
      "A..\n...\n..A\n\npasses:\n3 1 >",
      "the pass of row 1, column 3 leads off the board; it must lead to another cell",
    ],
    ["A..\n...\n..A\n\nPasses:\n1 1 >", 'line 5 is "Passes:"; the passes stand below a line "passes:"'],
    ["A..\n...\n..A\n" + "...\n".repeat(22), "the map has 25 rows; the most is 6"],
    ["A.E\n...\n..A", 'row 1, column 3 is "E"; a map has only . # A B C D s I = 8 o ~ h ^ > v <'],
  ])("the parser rejects the map %j and says why", (map, sentence) => {
    expect(expectFault(notation.parseMap(map))).toBe(sentence);
  });

  test("the parser returns a fault and never throws, whatever the text is", () => {
    for (const text of ["", "passes:", "\n\npasses:\n", "A..\n...\n..A\n\npasses:\n\n\n1 1 >"]) {
      expect(isFault(notation.parseMap(text))).toBe(true);
    }
  });
});
