import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_CERTIFIED_CELLS } from "../../../src/puzzles/last-ball/explore/scratch";
import { notation } from "../../../src/puzzles/last-ball/level";
import { expectFault } from "../../kernel/parse-results";
import { symmetriesOf } from "../../kernel/symmetries";
import { levelOf, anyMaps } from "./maps";
import { computeLevelFingerprint } from "../../../tools/fingerprint";

test("any level is parsed from the map that it was formatted as", () => {
  fc.assert(
    fc.property(anyMaps(12), (map) => {
      expect(notation.formatMap(levelOf(map))).toBe(map);
    }),
  );
});

describe("the parser of maps", () => {
  test.each([
    ["..o\n...", "the map has 0 black balls (@); it needs exactly one"],
    ["@.o\n..@", "the map has 2 black balls (@); it needs exactly one, and row 2, column 3 is the second"],
    ["@..\n...", "the map has no white ball (o); it needs at least one"],
    ["@.o\n.O.", 'row 2, column 2 is "O"; a map has only @ o .'],
    ["@.o\n..", "row 2 is 2 wide; it must be 3 wide, as row 1 is"],
    ["", "the map is empty"],
  ])("the map %j has the fault: %s", (map, sentence) => {
    expect(expectFault(notation.parseMap(map))).toBe(sentence);
  });

  test("a map with too many cells has a fault that names the most rows", () => {
    const rows = Array.from({ length: 15 }, () => ".".repeat(16));
    expect(expectFault(notation.parseMap(rows.with(0, `@o${".".repeat(14)}`).join("\n")))).toBe(
      "a board of 16 by 15 is too large: with 16 columns the most is 13 rows",
    );
  });

  test("the parser never throws, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("@", "o", ".", "\n", "x") }), (text) => {
        const parsed = notation.parseMap(text);
        if (!("fault" in parsed)) expect(notation.formatMap(parsed)).toBe(text.replace(/\n+$/, ""));
        else expect(parsed.fault.kind).not.toBe("");
      }),
    );
  });
});

test("all turns and mirrors of a level have one fingerprint", () => {
  fc.assert(
    fc.property(anyMaps(12, MAX_CERTIFIED_CELLS), (map) => {
      const turns = symmetriesOf(map).map((turned) => computeLevelFingerprint(notation, levelOf(turned)));
      expect(new Set(turns).size).toBe(1);
    }),
  );
});

test("levels have different fingerprints if the black ball is in another cell", () => {
  expect(computeLevelFingerprint(notation, levelOf("@.o.o"))).not.toBe(
    computeLevelFingerprint(notation, levelOf("o.@.o")),
  );
});
