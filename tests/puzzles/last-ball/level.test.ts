import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_CERTIFIED_CELLS } from "../../../src/puzzles/last-ball/explore/scratch";
import { notation } from "../../../src/puzzles/last-ball/level";
import { expectFault } from "../../kernel/parse-results";
import { symmetriesOf } from "../../kernel/symmetries";
import { levelOf, anyMaps } from "./maps";
import { fingerprintOf } from "../../../tools/fingerprint";

test("any level is read as it was written", () => {
  fc.assert(
    fc.property(anyMaps(12), (map) => {
      expect(notation.formatMap(levelOf(map))).toBe(map);
    }),
  );
});

describe("a map that is no level:", () => {
  test.each([
    ["..o\n...", "the map has 0 black balls (@); it needs exactly one"],
    ["@.o\n..@", "the map has 2 black balls (@); it needs exactly one, and row 2, column 3 is the second"],
    ["@..\n...", "the map has no white ball (o); it needs at least one"],
    ["@.o\n.O.", 'row 2, column 2 is "O"; a map has only @ o .'],
    ["@.o\n..", "row 2 is 2 wide; it must be 3 wide, as row 1 is"],
    ["", "the map is empty"],
  ])("%j", (map, sentence) => {
    expect(expectFault(notation.parseMap(map))).toBe(sentence);
  });

  test("one with too many cells", () => {
    const rows = Array.from({ length: 15 }, () => ".".repeat(16));
    expect(expectFault(notation.parseMap(rows.with(0, `@o${".".repeat(14)}`).join("\n")))).toBe(
      "a board of 16 by 15 is too large: with 16 columns the most is 13 rows",
    );
  });

  test("any text: it never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("@", "o", ".", "\n", "x") }), (text) => {
        const read = notation.parseMap(text);
        if (!("fault" in read)) expect(notation.formatMap(read)).toBe(text.replace(/\n+$/, ""));
        else expect(read.fault).not.toBe("");
      }),
    );
  });
});

test("all turns and mirrors of a level have one fingerprint", () => {
  fc.assert(
    fc.property(anyMaps(12, MAX_CERTIFIED_CELLS), (map) => {
      const turns = symmetriesOf(map).map((turned) => fingerprintOf(notation, levelOf(turned)));
      expect(new Set(turns).size).toBe(1);
    }),
  );
});

test("the black ball is told from the white ones", () => {
  expect(fingerprintOf(notation, levelOf("@.o.o"))).not.toBe(fingerprintOf(notation, levelOf("o.@.o")));
});
