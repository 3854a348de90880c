import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { notation } from "../../../src/puzzles/ice-path/level";
import { expectFault } from "../../kernel/parse-results";
import { symmetriesOf } from "../../kernel/symmetries";
import { anyMaps, levelOf } from "./maps";
import { fingerprintOf } from "../../../tools/fingerprint";

test("any level is parsed from the map that it was formatted as", () => {
  fc.assert(
    fc.property(anyMaps(), (map) => {
      expect(notation.formatMap(levelOf(map))).toBe(map);
    }),
  );
});

describe("the parser of maps", () => {
  test.each([
    ["..O\n...", "the map has 0 seals (@); it needs exactly one"],
    ["@.O\n..@", "the map has 2 seals (@); it needs exactly one, and row 2, column 3 is the second"],
    ["@..\n...", "the map has 0 holes (O); it needs exactly one"],
    ["@.O\nO..", "the map has 2 holes (O); it needs exactly one, and row 2, column 1 is the second"],
    ["@.O\n.o.", 'row 2, column 2 is "o"; a map has only @ O # * .'],
    ["@.O\n..", "row 2 is 2 wide; it must be 3 wide, as row 1 is"],
    ["", "the map is empty"],
  ])("the map %j has the fault: %s", (map, sentence) => {
    expect(expectFault(notation.parseMap(map))).toBe(sentence);
  });

  test("a map with too many cells has a fault that names the most rows", () => {
    const rows = Array.from({ length: 15 }, () => ".".repeat(16)).with(0, `@O${".".repeat(14)}`);
    expect(expectFault(notation.parseMap(rows.join("\n")))).toBe(
      "a board of 16 by 15 is too large: with 16 columns the most is 13 rows",
    );
  });

  test("the parser never throws, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("@", "O", "#", "*", ".", "\n", "x") }), (text) => {
        const parsed = notation.parseMap(text);
        if (!("fault" in parsed)) expect(notation.formatMap(parsed)).toBe(text.replace(/\n+$/, ""));
        else expect(parsed.fault.kind).not.toBe("");
      }),
    );
  });
});

test("all turns and mirrors of a level have one fingerprint", () => {
  fc.assert(
    fc.property(anyMaps(), (map) => {
      fc.pre(symmetriesOf(map).every((turned) => !("fault" in notation.parseMap(turned))));
      const turns = symmetriesOf(map).map((turned) => fingerprintOf(notation, levelOf(turned)));
      expect(new Set(turns).size).toBe(1);
    }),
  );
});

test("levels have different fingerprints if seal, hole, rock and snow change places", () => {
  const maps = ["@O#*.", "O@#*.", "@#O*.", "@O*#.", "@*#O.", "@O#.*"];
  expect(new Set(maps.map((map) => fingerprintOf(notation, levelOf(map)))).size).toBe(maps.length);
});
