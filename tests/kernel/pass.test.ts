import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cellAt, createBoard } from "../../src/kernel/board";
import { ANY_SIZE, createFilledDraft, findProblem, parseDraft, formatDraft } from "../../src/kernel/draft";
import { computeBoardFingerprint } from "../../tools/fingerprint";
import { createLegend } from "../../src/kernel/legend";
import type { Placements } from "../../src/kernel/placements";
import { arbitraryPasses } from "../puzzles/arbitrary-drafts";
import { expectFault, expectParsed, problemInWords } from "./parse-results";
import { symmetriesWithThings } from "./symmetries";

const MAX_PASSES = 3;
const THINGS = [
  { name: "floor", characters: "." },
  { name: "wall", characters: "#" },
];
const WITH_PASSES = createLegend(THINGS, ANY_SIZE, MAX_PASSES);
const WITHOUT = createLegend(THINGS, ANY_SIZE);

function maps(maxPasses: number): fc.Arbitrary<string> {
  const side = fc.integer({ min: 1, max: 5 });
  return fc.tuple(side, side).chain(([width, height]) => {
    const row = fc.string({ unit: fc.constantFrom(".", "#"), minLength: width, maxLength: width });
    const rows = fc.array(row, { minLength: height, maxLength: height });
    return fc.tuple(rows, arbitraryPasses(width, height, maxPasses)).map(([map, passes]) => map.join("\n") + passes);
  });
}

function placementsOf(map: string): Placements {
  const { board, upper, passes } = expectParsed(parseDraft(WITH_PASSES, map));
  return {
    board,
    cells: [...board.cells, ...passes.map(({ cell }) => cell)],
    kinds: [
      ...board.cells.map((cell) => upper[cell]),
      ...passes.map(({ direction }) => WITH_PASSES.firstPassKind + direction),
    ],
  };
}

function problem(...rows: readonly string[]) {
  return problemInWords(findProblem(WITH_PASSES, expectParsed(parseDraft(WITH_PASSES, rows.join("\n")))));
}

test("a map with one-way passes is the same after formatting and parsing", () => {
  fc.assert(
    fc.property(maps(6), (map) => {
      const draft = expectParsed(parseDraft(WITH_PASSES, map));
      expect(formatDraft(WITH_PASSES, draft)).toBe(map);
      expect(createFilledDraft(WITH_PASSES, placementsOf(map))).toEqual(draft);
    }),
  );
});

test("one-way passes are parsed in any order, with or without an empty line before them", () => {
  const parsed = parseDraft(WITH_PASSES, "...\n...\npasses:\n2 2 <\n1 1 v\n");
  expect(parsed).toEqual(parseDraft(WITH_PASSES, "...\n...\n\npasses:\n1 1 v\n2 2 <"));
  const board = createBoard(3, 2);
  expect(expectParsed(parsed).passes).toEqual([
    { cell: cellAt(board, 0, 0), direction: 2 },
    { cell: cellAt(board, 1, 1), direction: 3 },
  ]);
});

test("maps have the same fingerprint if they and their one-way passes are turned or mirrored", () => {
  const fingerprintOf = (map: string) => computeBoardFingerprint(WITH_PASSES, placementsOf(map));
  fc.assert(
    fc.property(maps(4), (map) => {
      expect(new Set(symmetriesWithThings(WITH_PASSES, map).map(fingerprintOf)).size).toBe(1);
    }),
  );
  const passes = ["1 1 >", "2 1 >", "1 1 v", "1 2 ^", "1 1 >\n2 1 >"];
  expect(new Set(passes.map((pass) => fingerprintOf(`.#.\n...\n\npasses:\n${pass}`))).size).toBe(passes.length);
});

describe("parsePasses", () => {
  const wrong = 'it must be a column, a row and one of ^ > v <, such as "3 2 >"';
  test.each([
    ["1 1 >\n2 1", `line 2 of the passes is "2 1"; ${wrong}`],
    ["", undefined],
    ["\n1 1 >", `line 1 of the passes is ""; ${wrong}`],
    ["1 1 x", `line 1 of the passes is "1 1 x"; ${wrong}`],
    ["1 -1 >", `line 1 of the passes is "1 -1 >"; ${wrong}`],
    ["1 1  >", `line 1 of the passes is "1 1  >"; ${wrong}`],
    ["4 1 >", 'line 1 of the passes is "4 1 >"; it must be a column up to 3 and a row up to 2'],
    ["1 0 v", 'line 1 of the passes is "1 0 v"; it must be a column up to 3 and a row up to 2'],
  ])("parsePasses returns a fault for the lines %j unless they are empty", (passes, sentence) => {
    const parsed = parseDraft(WITH_PASSES, `...\n...\n\npasses:\n${passes}`);
    if (sentence === undefined) expect(expectParsed(parsed).passes).toEqual([]);
    else expect(expectFault(parsed)).toBe(sentence);
  });

  test("a map has a fault if it lists one-way passes in a puzzle without passes", () => {
    expect(expectFault(parseDraft(WITHOUT, "...\npasses:\n1 1 >"))).toBe(
      'line 2 is "passes:"; these maps have no passes',
    );
  });
});

describe("problemOf", () => {
  test("a draft has a problem if a one-way pass leads off the board", () => {
    expect(problem("...", "...", "passes:", "3 1 >")).toEqual({
      fault: "the pass of row 1, column 3 leads off the board; it must lead to another cell",
      cell: cellAt(createBoard(3, 2), 2, 0),
    });
  });

  test("a draft has a problem if two one-way passes are on the same border", () => {
    for (const passes of [
      ["1 1 >", "2 1 <"],
      ["1 1 >", "1 1 >"],
    ]) {
      expect(problem("...", "...", "passes:", ...passes)?.fault).toContain("lies on a border that has one already");
    }
  });

  test("a draft has a problem if it has too many one-way passes", () => {
    const passes = ["1 1 >", "2 1 >", "1 2 >"];
    expect(problem("...", "...", "passes:", ...passes)).toBeUndefined();
    expect(problem("...", "...", "passes:", ...passes, "2 2 >")).toEqual({
      fault: "the map has 4 passes; the most is 3, and that of row 2, column 2 is one too many",
      cell: cellAt(createBoard(3, 2), 1, 1),
    });
  });
});
