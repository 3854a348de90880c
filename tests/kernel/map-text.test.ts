import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Fault } from "../../src/kernel/fault";
import { splitLines, MAX_MAP_SIDE, parseRows, type MapText } from "../../src/kernel/map-text";
import { expectFault, expectParsed } from "./parse-results";

const ALPHABET = "@o.";

function readText(text: string): MapText | Fault {
  return parseRows(splitLines(text), ALPHABET);
}

function readFault(text: string): string {
  return expectFault(readText(text));
}

/** Maps as lists of rows, all of one length. */
const maps = fc
  .tuple(fc.integer({ min: 1, max: MAX_MAP_SIDE }), fc.integer({ min: 1, max: MAX_MAP_SIDE }))
  .chain(([width, height]) => {
    const row = fc.string({ unit: fc.constantFrom(...ALPHABET), minLength: width, maxLength: width });
    return fc.array(row, { minLength: height, maxLength: height });
  });

describe("a map that is whole", () => {
  test("is read row by row", () => {
    fc.assert(
      fc.property(maps, (rows) => {
        const read = expectParsed(readText(rows.join("\n")));
        expect(read).toEqual({ rows, width: rows[0].length, height: rows.length });
      }),
    );
  });

  test("may have empty lines at its end, and lines that end as Windows ends them", () => {
    expect(expectParsed(readText("@o\n..\n\n")).rows).toEqual(["@o", ".."]);
    expect(expectParsed(readText("@o\r\n..\r\n")).rows).toEqual(["@o", ".."]);
  });

  test("may be as large as can be", () => {
    const row = ".".repeat(MAX_MAP_SIDE);
    expect(expectParsed(readText(new Array(MAX_MAP_SIDE).fill(row).join("\n"))).rows).toHaveLength(MAX_MAP_SIDE);
  });
});

describe("a map that is not", () => {
  test("is empty", () => {
    expect(readFault("")).toBe("the map is empty");
    expect(readFault("\n\r\n")).toBe("the map is empty");
  });

  test("begins with an empty row", () => {
    expect(readFault("\n@o")).toBe("row 1 is empty; a map begins with its first row");
  });

  test("has an empty row in between", () => {
    expect(readFault("@o\n\n..")).toBe("row 2 is empty; it must be 2 wide, as row 1 is");
  });

  test("has a row that is shorter or longer than the first", () => {
    expect(readFault("@o.\n..")).toBe("row 2 is 2 wide; it must be 3 wide, as row 1 is");
    expect(readFault("@o.\n...\n....")).toBe("row 3 is 4 wide; it must be 3 wide, as row 1 is");
  });

  test("has too many rows or columns", () => {
    expect(readFault(new Array(25).fill(".").join("\n"))).toBe("the map has 25 rows; the most is 24");
    expect(readFault(".".repeat(25))).toBe("row 1 is 25 wide; the most is 24");
  });

  test("has a character that no map has, wherever it is", () => {
    fc.assert(
      fc.property(maps, fc.nat(), fc.nat(), (rows, anyX, anyY) => {
        const [x, y] = [anyX % rows[0].length, anyY % rows.length];
        const wrong = rows.with(y, `${rows[y].slice(0, x)}#${rows[y].slice(x + 1)}`);
        expect(readFault(wrong.join("\n"))).toBe(`row ${y + 1}, column ${x + 1} is "#"; a map has only @ o .`);
      }),
    );
  });

  test("is any text at all: it never throws", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readText(text);
        expect("fault" in read || read.rows.every((row) => row.length === read.width)).toBe(true);
      }),
    );
  });
});
