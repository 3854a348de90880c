import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cellAt, createBoard } from "../../src/kernel/board";
import { ANY_SIZE } from "../../src/kernel/draft";
import { createLegend, type Legend } from "../../src/kernel/legend";
import { drawRandomBelow, createRandom } from "../../src/kernel/random";
import {
  MIN_THINGS,
  computeSimilaritySketch,
  isSimilarToAny,
  computeSymmetrySketches,
  NUMBERS_PER_SKETCH,
} from "../../src/kernel/similarity-sketch";
import type { Placements } from "../../src/kernel/placements";
import { runToEnd } from "../../src/kernel/task";
import { countThings, moveOneThing } from "../puzzles/moved-things";
import { SAMPLE_LEGEND } from "./toy-things";
import { symmetriesAndRecolourings } from "./symmetries";

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
  return computeSimilaritySketch(LEGEND, placementsOf(map, LEGEND));
}

function symmetrySketchesOf(map: string, legend = LEGEND): number[] {
  return runToEnd(computeSymmetrySketches(legend, placementsOf(map, legend)));
}

function isRecognised(remembered: readonly number[], map: string): boolean {
  return runToEnd(isSimilarToAny(remembered, symmetrySketchesOf(map)));
}

function isSimilar(one: string, other: string): boolean {
  return isRecognised(sketchOf(one), other);
}

const side = fc.integer({ min: 1, max: 24 });
const anything = fc.constantFrom(...".......^>v<|-bw12345678");
const maps = fc.tuple(side, side).chain(([width, height]) => {
  const row = fc.string({ unit: anything, minLength: width, maxLength: width });
  return fc.array(row, { minLength: height, maxLength: height }).map((rows) => rows.join("\n"));
});
const largeMaps = maps.filter((map) => countThings(map) >= MIN_THINGS && new Set(map).size > 2);

describe("isSimilarToAny with similar levels", () => {
  test("a level is similar to itself in all turns, mirror images and colours", () => {
    const property = fc.property(maps, (map) => {
      for (const symmetry of symmetriesAndRecolourings(LEGEND, map)) expect(isSimilar(map, symmetry)).toBe(true);
    });
    fc.assert(property);
  });

  test("a level stays similar if two cells are exchanged, in all turns, mirror images and colours", () => {
    const property = fc.property(largeMaps, fc.nat(), (map, seed) => {
      const moved = moveOneThing(map, createRandom(seed));
      for (const symmetry of symmetriesAndRecolourings(LEGEND, moved)) expect(isSimilar(map, symmetry)).toBe(true);
    });
    fc.assert(property);
  });

  test("a level stays similar if two cells are changed, but not if three are", () => {
    const map = "b..^.\n.w...\n.-..b";
    expect(isSimilar(map, "b..^.\n.w...\n.-w.b")).toBe(true);
    expect(isSimilar(map, "b..>.\n.w...\n.-..b")).toBe(true);
    expect(isSimilar(map, "b..>.\n.w...\n.-w.b")).toBe(true);
    expect(isSimilar(map, "b..>.\n.....\n.-w.b")).toBe(false);
  });

  test("a level is similar to itself among many levels, and unrelated levels are similar to none of them", () => {
    const random = createRandom(3);
    const known = Array.from({ length: 20 }, () => anyMap(9, 7, 8, random));
    const remembered = known.flatMap((map) => sketchOf(map));
    for (const map of known) expect(isRecognised(remembered, moveOneThing(map, random))).toBe(true);
    for (let other = 0; other < 100; other++) {
      expect(isRecognised(remembered, anyMap(9, 7, 8, random))).toBe(false);
    }
  });
});

describe("isSimilarToAny with different levels", () => {
  test("levels with fewer than four things are similar only if they are equal", () => {
    expect(isSimilar("b..\n.w.\n..^", "b..\n.w.\n.^.")).toBe(false);
    expect(isSimilar("b....", ".b...")).toBe(false);
    expect(isSimilar("b....", "....w")).toBe(true);
  });

  test("levels of different sizes are not similar", () => {
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
    "unrelated levels of %i things on %i by %i cells do not match, except for at most %i pairs of 4,950",
    (things, width, height, maxMatches) => {
      const random = createRandom(things);
      const sketches = Array.from({ length: 100 }, () => symmetrySketchesOf(anyMap(width, height, things, random)));
      const matches = sketches.flatMap((one, index) =>
        sketches.slice(0, index).filter((other) => runToEnd(isSimilarToAny(other.slice(0, NUMBERS_PER_SKETCH), one))),
      );
      expect(matches.length).toBeLessThanOrEqual(maxMatches);
    },
  );

  test("no level is similar to an empty or damaged list of sketches", () => {
    expect(isRecognised([], "bbbb")).toBe(false);
    expect(isRecognised(sketchOf("bbbb").slice(1), "bbbb")).toBe(false);
  });
});

test("similaritySketch returns the first sketch that symmetrySketches returns", () => {
  fc.assert(
    fc.property(maps, (map) => {
      expect(sketchOf(map)).toEqual(symmetrySketchesOf(map).slice(0, NUMBERS_PER_SKETCH));
    }),
  );
});

test("similarity sketches are small numbers, half as many of them if no thing has another colour", () => {
  const numbers = symmetrySketchesOf("^>v<|-bw12345678\n................");
  expect(Math.max(...numbers)).toBeLessThan(17 ** 4);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(numbers).toHaveLength(8 * NUMBERS_PER_SKETCH);
  expect(symmetrySketchesOf("^>v<|-\n......", SAMPLE_LEGEND)).toHaveLength(4 * NUMBERS_PER_SKETCH);
});

function anyMap(width: number, height: number, things: number, random: ReturnType<typeof createRandom>): string {
  const cells = new Array<string>(width * height).fill(".");
  for (let left = things; left > 0;) {
    const index = drawRandomBelow(random, cells.length);
    if (cells[index] !== ".") continue;
    cells[index] = "^>v<|-bw12345678".charAt(drawRandomBelow(random, 16));
    left--;
  }
  return Array.from({ length: height }, (_, y) => cells.slice(y * width, (y + 1) * width).join("")).join("\n");
}
