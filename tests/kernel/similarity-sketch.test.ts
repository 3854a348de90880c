import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cellAt, createBoard } from "../../src/kernel/board";
import { ANY_SIZE } from "../../src/kernel/draft";
import { createLegend, type Legend } from "../../src/kernel/legend";
import { drawBelow, createRandom } from "../../src/kernel/random";
import {
  MIN_THINGS,
  similaritySketch,
  isSimilarToAny,
  symmetrySketches,
  NUMBERS_PER_SKETCH,
} from "../../src/kernel/similarity-sketch";
import type { Placements } from "../../src/kernel/placements";
import { runToEnd } from "../../src/kernel/task";
import { countThings, moveOneThing } from "../puzzles/moved-things";
import { SAMPLE_LEGEND } from "./toy-things";
import { symmetriesAndRecolourings } from "./symmetries";

/** Things that point somewhere, and others of two colours. */
const LEGEND = createLegend(
  [
    { name: "nothing", characters: "." },
    { name: "arrow", characters: "^>v<" },
    { name: "beam", characters: "|-" },
    { name: "black piece", characters: "b", otherColour: "w" },
    { name: "white piece", characters: "w", otherColour: "b" },
    { name: "black arrow", characters: "1234", otherColour: "5678" },
    { name: "white arrow", characters: "5678", otherColour: "1234" },
  ],
  ANY_SIZE,
);

function placementsOf(map: string, legend: Legend): Placements {
  const rows = map.split("\n");
  const board = createBoard(rows[0].length, rows.length);
  const things = rows.flatMap((row, y) =>
    Array.from(row).flatMap((character, x) =>
      character === "." ? [] : [{ cell: cellAt(board, x, y), kind: legend.characters.indexOf(character) }],
    ),
  );
  return { board, cells: things.map(({ cell }) => cell), kinds: things.map(({ kind }) => kind) };
}

function sketchOf(map: string): number[] {
  return similaritySketch(LEGEND, placementsOf(map, LEGEND));
}

function symmetrySketchesOf(map: string, legend = LEGEND): number[] {
  return runToEnd(symmetrySketches(legend, placementsOf(map, legend)));
}

function isIn(remembered: readonly number[], map: string): boolean {
  return runToEnd(isSimilarToAny(remembered, symmetrySketchesOf(map)));
}

/** Whether someone who remembers one map takes the other for nearly the same. */
function isSimilar(one: string, other: string): boolean {
  return isIn(sketchOf(one), other);
}

const side = fc.integer({ min: 1, max: 24 });
const anything = fc.constantFrom(...".......^>v<|-bw12345678");
const maps = fc.tuple(side, side).chain(([width, height]) => {
  const row = fc.string({ unit: anything, minLength: width, maxLength: width });
  return fc.array(row, { minLength: height, maxLength: height }).map((rows) => rows.join("\n"));
});
const largeMaps = maps.filter((map) => countThings(map) >= MIN_THINGS && new Set(map).size > 2);

describe("nearly the same", () => {
  test("is a position in all its turns, mirrors and colours, whatever stands on it", () => {
    const is = fc.property(maps, (map) => {
      for (const look of symmetriesAndRecolourings(LEGEND, map)) expect(isSimilar(map, look)).toBe(true);
    });
    fc.assert(is);
  });

  test("is a position in which any two cells have changed places, in all turns, mirrors and colours", () => {
    const is = fc.property(largeMaps, fc.nat(), (map, seed) => {
      const moved = moveOneThing(map, createRandom(seed));
      for (const look of symmetriesAndRecolourings(LEGEND, moved)) expect(isSimilar(map, look)).toBe(true);
    });
    fc.assert(is);
  });

  test("is a position with a thing more, or with another thing in the place of one, but not both and a thing less", () => {
    const map = "b..^.\n.w...\n.-..b";
    expect(isSimilar(map, "b..^.\n.w...\n.-w.b")).toBe(true);
    expect(isSimilar(map, "b..>.\n.w...\n.-..b")).toBe(true);
    expect(isSimilar(map, "b..>.\n.w...\n.-w.b")).toBe(true);
    expect(isSimilar(map, "b..>.\n.....\n.-w.b")).toBe(false);
  });

  test("is one of many that are remembered, wherever it stands among them", () => {
    const random = createRandom(3);
    const known = Array.from({ length: 20 }, () => anyMap(9, 7, 8, random));
    const remembered = known.flatMap((map) => sketchOf(map));
    for (const map of known) expect(isIn(remembered, moveOneThing(map, random))).toBe(true);
    for (let other = 0; other < 100; other++) {
      expect(isIn(remembered, anyMap(9, 7, 8, random))).toBe(false);
    }
  });
});

describe("not nearly the same", () => {
  test("are positions of fewer than four things unless they are the same", () => {
    expect(isSimilar("b..\n.w.\n..^", "b..\n.w.\n.^.")).toBe(false);
    expect(isSimilar("b....", ".b...")).toBe(false);
    expect(isSimilar("b....", "....w")).toBe(true);
  });

  test("are boards of different sizes", () => {
    expect(isSimilar("bbbb.", "bbbb..")).toBe(false);
    expect(isSimilar("bbbb.", "bbbb.\n.....")).toBe(false);
  });

  test.each([
    [4, 12, 7, 99],
    [5, 8, 6, 15],
    [8, 6, 6, 5],
    [12, 12, 12, 0],
    [20, 6, 6, 0],
  ])(
    "are positions of %i things on %i by %i cells that have nothing to do with each other, but for %i pairs in 4,950",
    (things, width, height, most) => {
      const random = createRandom(things);
      const some = Array.from({ length: 100 }, () => symmetrySketchesOf(anyMap(width, height, things, random)));
      const near = some.flatMap((one, at) =>
        some.slice(0, at).filter((other) => runToEnd(isSimilarToAny(other.slice(0, NUMBERS_PER_SKETCH), one))),
      );
      expect(near.length).toBeLessThanOrEqual(most);
    },
  );

  test("is anything where nothing is remembered, or what was kept is damaged", () => {
    expect(isIn([], "bbbb")).toBe(false);
    expect(isIn(sketchOf("bbbb").slice(1), "bbbb")).toBe(false);
  });
});

test("the sketch to remember is the first of all", () => {
  fc.assert(
    fc.property(maps, (map) => {
      expect(sketchOf(map)).toEqual(symmetrySketchesOf(map).slice(0, NUMBERS_PER_SKETCH));
    }),
  );
});

test("a sketch is of numbers that a save has room for, and no two colours cost a legend without them anything", () => {
  const numbers = symmetrySketchesOf("^>v<|-bw12345678\n................");
  expect(Math.max(...numbers)).toBeLessThan(17 ** 4);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(numbers).toHaveLength(8 * NUMBERS_PER_SKETCH);
  expect(symmetrySketchesOf("^>v<|-\n......", SAMPLE_LEGEND)).toHaveLength(4 * NUMBERS_PER_SKETCH);
});

function anyMap(width: number, height: number, things: number, random: ReturnType<typeof createRandom>): string {
  const cells = new Array<string>(width * height).fill(".");
  for (let left = things; left > 0;) {
    const index = drawBelow(random, cells.length);
    if (cells[index] !== ".") continue;
    cells[index] = "^>v<|-bw12345678".charAt(drawBelow(random, 16));
    left--;
  }
  return Array.from({ length: height }, (_, y) => cells.slice(y * width, (y + 1) * width).join("")).join("\n");
}
