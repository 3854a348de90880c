import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { notation } from "../../../src/puzzles/penguin/level";
import { expectFault } from "../../kernel/parse-results";
import { symmetriesWithThings } from "../../kernel/symmetries";
import { anyMaps, levelOf } from "./maps";
import { computeLevelFingerprint } from "../../../tools/fingerprint";

test("a map that is parsed and formatted again is the same map, with the things under its bridges", () => {
  fc.assert(
    fc.property(anyMaps(), (map) => {
      expect(notation.formatMap(levelOf(map))).toBe(map);
    }),
  );
});

test("all turns and mirrors of a level have one fingerprint", () => {
  fc.assert(
    fc.property(anyMaps(), (map) => {
      const turns = symmetriesWithThings(notation.legend, map).map((turn) =>
        computeLevelFingerprint(notation, levelOf(turn)),
      );
      expect(new Set(turns).size).toBe(1);
    }),
  );
});

describe("the parser of Penguin's maps", () => {
  test.each([
    ["..F\n...", "the map has 0 penguins (@); it needs exactly one"],
    ["@.F\nF..", "the map has 2 flags (F); it needs exactly one, and row 2, column 1 is the second"],
    ["@..\n.F.\n...", 'row 2, column 2 is "F"; inside the edge there is only . x ^ > v < * # T a b c d | - @'],
    ["@.a\n..F", "the map has 1 door (a); it needs exactly two or none, and row 1, column 3 is the only one"],
    ["@aa\na.F", "the map has 3 doors (a); it needs exactly two or none, and row 2, column 1 is the third"],
    [
      "@.|\nF..\n\n..|\n...",
      'row 1, column 3 of the lower map is "|"; only F x ^ > v < * # T a b c d may lie beneath "|"',
    ],
    ["@.F\n...\n\n*..\n...", 'row 1, column 1 of the lower map is "*"; nothing may lie beneath "@"'],
    ["@.o\nF..", 'row 1, column 3 is "o"; a map has only . F x ^ > v < * # T a b c d | - @'],
  ])("the parser refuses the map %j and says why", (map, sentence) => {
    expect(expectFault(notation.parseMap(map))).toBe(sentence);
  });
});

test("the doors of a pair lead to each other, under bridges as well", () => {
  const { board, pairedDoors } = levelOf("@a.-F", "..b.b", "", "...a.", ".....");
  const doors = board.cells.filter((cell) => pairedDoors[cell] !== 0);
  expect(doors).toHaveLength(4);
  for (const door of doors) expect(pairedDoors[pairedDoors[door]]).toBe(door);
});
