import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Fault } from "../../src/kernel/fault";
import type { MapTextFault } from "../../src/kernel/map-fault";
import { splitLines, MAX_MAP_SIDE, parseRows, type MapText } from "../../src/kernel/map-text";
import { expectFault, expectParsed } from "./parse-results";

const ALPHABET = "@o.";

function parseText(text: string): MapText | Fault<MapTextFault> {
  return parseRows(splitLines(text), ALPHABET);
}

function faultOf(text: string): string {
  return expectFault(parseText(text));
}

const maps = fc
  .tuple(fc.integer({ min: 1, max: MAX_MAP_SIDE }), fc.integer({ min: 1, max: MAX_MAP_SIDE }))
  .chain(([width, height]) => {
    const row = fc.string({ unit: fc.constantFrom(...ALPHABET), minLength: width, maxLength: width });
    return fc.array(row, { minLength: height, maxLength: height });
  });

describe("parseRows with a correct map", () => {
  test("parseRows returns the rows of a map with its width and height", () => {
    fc.assert(
      fc.property(maps, (rows) => {
        const parsed = expectParsed(parseText(rows.join("\n")));
        expect(parsed).toEqual({ rows, width: rows[0].length, height: rows.length });
      }),
    );
  });

  test("empty lines at the end of a map and Windows line ends are ignored", () => {
    expect(expectParsed(parseText("@o\n..\n\n")).rows).toEqual(["@o", ".."]);
    expect(expectParsed(parseText("@o\r\n..\r\n")).rows).toEqual(["@o", ".."]);
  });

  test("a map of the largest allowed size is accepted", () => {
    const row = ".".repeat(MAX_MAP_SIDE);
    expect(expectParsed(parseText(new Array(MAX_MAP_SIDE).fill(row).join("\n"))).rows).toHaveLength(MAX_MAP_SIDE);
  });
});

describe("parseRows with a wrong map", () => {
  test("an empty map has a fault", () => {
    expect(faultOf("")).toBe("the map is empty");
    expect(faultOf("\n\r\n")).toBe("the map is empty");
  });

  test("a map with an empty first row has a fault", () => {
    expect(faultOf("\n@o")).toBe("row 1 is empty; a map begins with its first row");
  });

  test("a map with an empty row between other rows has a fault", () => {
    expect(faultOf("@o\n\n..")).toBe("row 2 is empty; it must be 2 wide, as row 1 is");
  });

  test("a map has a fault if a row is shorter or longer than the first row", () => {
    expect(faultOf("@o.\n..")).toBe("row 2 is 2 wide; it must be 3 wide, as row 1 is");
    expect(faultOf("@o.\n...\n....")).toBe("row 3 is 4 wide; it must be 3 wide, as row 1 is");
  });

  test("a map with too many rows or columns has a fault", () => {
    expect(faultOf(new Array(25).fill(".").join("\n"))).toBe("the map has 25 rows; the most is 24");
    expect(faultOf(".".repeat(25))).toBe("row 1 is 25 wide; the most is 24");
  });

  test("a map with an unknown character has a fault that names the row and column", () => {
    fc.assert(
      fc.property(maps, fc.nat(), fc.nat(), (rows, anyX, anyY) => {
        const [x, y] = [anyX % rows[0].length, anyY % rows.length];
        const wrong = rows.with(y, `${rows[y].slice(0, x)}#${rows[y].slice(x + 1)}`);
        expect(faultOf(wrong.join("\n"))).toBe(`row ${y + 1}, column ${x + 1} is "#"; a map has only @ o .`);
      }),
    );
  });

  test("parseRows never throws, whatever text it parses", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = parseText(text);
        expect("fault" in parsed || parsed.rows.every((row) => row.length === parsed.width)).toBe(true);
      }),
    );
  });
});
