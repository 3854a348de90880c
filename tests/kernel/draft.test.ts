import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cellAt, createBoard, NOWHERE } from "../../src/kernel/board";
import {
  createDraft,
  createFilledDraft,
  findProblem,
  parseDraft,
  formatDraft,
  type Draft,
} from "../../src/kernel/draft";
import { computeBoardFingerprint } from "../../tools/fingerprint";
import type { Placements } from "../../src/kernel/placements";
import { expectFault, expectParsed, problemInWords } from "./parse-results";
import { SAMPLE_LEGEND, sampleMaps } from "./toy-things";
import { symmetriesWithThings } from "./symmetries";

function draft(...rows: readonly string[]): Draft {
  return expectParsed(parseDraft(SAMPLE_LEGEND, rows.join("\n")));
}

function fault(...rows: readonly string[]): string {
  return expectFault(parseDraft(SAMPLE_LEGEND, rows.join("\n")));
}

function problem(...rows: readonly string[]): ReturnType<typeof problemInWords> {
  return problemInWords(findProblem(SAMPLE_LEGEND, draft(...rows)));
}

function placementsOf({ board, upper, lower }: Draft): Placements {
  const cells = [...board.cells, ...board.cells].reverse();
  const kinds = [
    ...board.cells.map((cell) => upper[cell]),
    ...board.cells.map((cell) => lower[cell] + SAMPLE_LEGEND.lowerKindOffset),
  ];
  return { board, cells, kinds: kinds.reverse() };
}

function fingerprintOf(map: string): number {
  const { board, cells, kinds } = placementsOf(draft(map));
  const isThing = (kind: number) => kind % SAMPLE_LEGEND.lowerKindOffset !== SAMPLE_LEGEND.emptyKind;
  return computeBoardFingerprint(SAMPLE_LEGEND, {
    board,
    cells: cells.filter((_, index) => isThing(kinds[index])),
    kinds: kinds.filter((kind) => isThing(kind)),
  });
}

describe("parseDraft, formatDraft and draftOf", () => {
  test("a draft with things beneath other things is the same after formatting and parsing", () => {
    fc.assert(
      fc.property(sampleMaps(), (map) => {
        expect(formatDraft(SAMPLE_LEGEND, draft(map))).toBe(map);
      }),
    );
  });

  test("a draft made from the placements of another draft is equal to that draft", () => {
    fc.assert(
      fc.property(sampleMaps(), (map) => {
        expect(createFilledDraft(SAMPLE_LEGEND, placementsOf(draft(map)))).toEqual(draft(map));
      }),
    );
  });

  test("a second map for lower things follows an empty line, with Unix or Windows line ends", () => {
    const bridges = draft("@|.\n...\n\n.#.\n...\n\n");
    expect(bridges.lower[cellAt(bridges.board, 1, 0)]).toBe(SAMPLE_LEGEND.characters.indexOf("#"));
    expect(draft("@|.\r\n...\r\n\r\n.#.\r\n...\r\n")).toEqual(bridges);
    expect(draft("@|.", "...").lower).toEqual(createDraft(SAMPLE_LEGEND, createBoard(3, 2)).lower);
  });
});

describe("parseDraft with a wrong map", () => {
  test.each([
    [["@.x"], 'row 1, column 3 is "x"; a map has only @ D ^ > v < | - # ~ s .'],
    [["@..", ".."], "row 2 is 2 wide; it must be 3 wide, as row 1 is"],
    [[""], "the map is empty"],
    [["", "@.."], "row 1 is empty; a map begins with its first row"],
    [
      ["@..", "...", "", "..."],
      "row 3 is empty; it must have 3 columns, or a lower map of 3 by 2 below it; below it is 1 row of 3 columns",
    ],
    [
      ["@..", "...", "", "...", ".x."],
      'row 2, column 2 of the lower map is "x"; a map has only @ D ^ > v < | - # ~ s .',
    ],
    [
      ["@..", "", "", "..."],
      "row 2 is empty; it must have 3 columns, or a lower map of 3 by 1 below it; below it are 2 rows of 0 columns",
    ],
    [["@..", "...", "...", "", "...", "", "..."], "row 2 of the lower map is empty; it must be 3 wide, as row 1 is"],
    [["@..", " Passes:", "1 1 >"], 'line 2 is " Passes:"; these maps have no passes'],
    [Array<string>(15).fill(".".repeat(16)), "a board of 16 by 15 is too large: with 16 columns the most is 13 rows"],
  ])("the map %j has a fault", (rows, sentence) => {
    expect(fault(...rows)).toBe(sentence);
  });

  test("a map of the wrong size has a fault that names the allowed sizes", () => {
    const sizeLimits = { minWidth: 2, maxWidth: 4, minHeight: 1, maxHeight: 3 };
    const read = (map: string): string => expectFault(parseDraft({ ...SAMPLE_LEGEND, sizeLimits }, map));
    expect(read(".")).toBe("the map is 1 by 1; it must be 2 by 1 to 4 by 3");
    expect(read(".....")).toBe("row 1 is 5 wide; the most is 4");
    expect(read("..\n..\n..\n..")).toBe("the map has 4 rows; the most is 3");
    expect(parseDraft({ ...SAMPLE_LEGEND, sizeLimits }, "....\n....\n....")).not.toHaveProperty("fault");
  });

  test("parseDraft never throws, whatever text it parses", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."@D^|#.\n\n\rx") }), (text) => {
        const read = parseDraft(SAMPLE_LEGEND, text);
        if ("fault" in read) expect(read.fault.kind).not.toBe("");
        else expect(parseDraft(SAMPLE_LEGEND, formatDraft(SAMPLE_LEGEND, read))).toEqual(read);
      }),
    );
  });
});

describe("problemOf", () => {
  test("a draft that has all things in allowed cells has no problem", () => {
    expect(problem("D...", ".>|@", "....", "", "....", "..^~", "....")).toBeUndefined();
  });

  test("a draft has a problem if a thing is at the edge but belongs inside, or the other way round", () => {
    expect(problem("D.v", ".@.", "...")).toEqual({
      fault: 'row 1, column 3 is "v"; the edge has only @ D | - # ~ s .',
      cell: cellAt(createBoard(3, 3), 2, 0),
    });
    expect(problem("D..", "@D.", "...")).toEqual({
      fault: 'row 2, column 2 is "D"; inside the edge there is only @ ^ > v < | - # ~ s .',
      cell: cellAt(createBoard(3, 3), 1, 1),
    });
  });

  test("a draft has a problem if a lower thing is at the edge but belongs inside", () => {
    expect(problem("D|.", ".@.", "...", "", ".v.", "...", "...")).toEqual({
      fault: 'row 1, column 2 of the lower map is "v"; the edge has only @ D | - # ~ s .',
      cell: cellAt(createBoard(3, 3), 1, 0),
    });
    expect(problem("-..", ".@.", "...", "", "D..", "...", "...")).toBeUndefined();
  });

  test("a draft has a problem if a thing may not stand over the thing beneath it", () => {
    expect(problem("D.@", "#..", "", "...", "~..")).toEqual({
      fault: 'row 2, column 1 of the lower map is "~"; nothing may lie beneath "#"',
      cell: cellAt(createBoard(3, 2), 0, 1),
    });
    expect(problem("D.@", "#..", "", "..#", "...")?.fault).toBe(
      'row 1, column 3 of the lower map is "#"; only ~ may lie beneath "@"',
    );
    expect(problem("D.@", "#..", "", ".#.", "...")?.fault).toBe(
      'row 1, column 2 of the lower map is "#"; nothing may lie beneath "."',
    );
  });

  test("a draft has a problem if a required thing is missing, or occurs twice at a named cell", () => {
    expect(problem("D..")).toEqual({ fault: "the map has 0 cats (@); it needs exactly one", cell: NOWHERE });
    expect(problem("@.D", ".@.")).toEqual({
      fault: "the map has 2 cats (@); it needs exactly one, and row 2, column 2 is the second",
      cell: cellAt(createBoard(3, 2), 1, 1),
    });
    expect(problem("@..")).toEqual({ fault: "the map has no door (D); it needs at least one", cell: NOWHERE });
    expect(problem("@DD")).toBeUndefined();
  });

  test("a draft has a problem if a pair has only one thing, or a third thing at a named cell", () => {
    expect(problem("@Ds")).toEqual({
      fault: "the map has 1 sock (s); it needs exactly two or none, and row 1, column 3 is the only one",
      cell: cellAt(createBoard(3, 1), 2, 0),
    });
    expect(problem("ss@Ds")).toEqual({
      fault: "the map has 3 socks (s); it needs exactly two or none, and row 1, column 5 is the third",
      cell: cellAt(createBoard(5, 1), 4, 0),
    });
    expect(problem("s@Ds")).toBeUndefined();
    expect(problem("@D")).toBeUndefined();
  });
});

describe("fingerprint", () => {
  test("all turns and mirror images of a map have the same fingerprint", () => {
    expect(symmetriesWithThings(SAMPLE_LEGEND, "^|\n.>")).toEqual([
      "^|\n.>",
      ".>\nv-",
      "<.\n|v",
      "-^\n<.",
      "|^\n<.",
      "<.\n-v",
      ".>\nv|",
      "^-\n.>",
    ]);
    fc.assert(
      fc.property(sampleMaps(), (map) => {
        expect(new Set(symmetriesWithThings(SAMPLE_LEGEND, map).map(fingerprintOf)).size).toBe(1);
      }),
    );
  });

  test("maps whose things point in different directions have different fingerprints", () => {
    for (const map of ["X.#..\n.....", "X#.\n...\n...", "X.\n..\n#.\n.."]) {
      const fingerprints = Array.from("^>v<|-", (thing) => fingerprintOf(map.replace("X", thing)));
      expect(new Set(fingerprints).size).toBe(6);
    }
  });

  test("maps with a thing on the board or beneath another thing have different fingerprints", () => {
    const maps = ["@#.", "@|.", "@|.\n\n.#.", "@|.\n\n.~.", "@|.\n\n.^.", "@|.\n\n.>.", "@-.\n\n.>."];
    expect(new Set(maps.map(fingerprintOf)).size).toBe(maps.length);
  });
});
