/** Generates random maps on which any things may stand, for tests that run on all puzzles. */
import fc from "fast-check";
import { createBoard } from "../../src/kernel/board";
import { MAX_BOARD_CELLS } from "../../src/kernel/draft";
import { PASSES_TITLE } from "../../src/kernel/pass";
import type { Legend, SizeLimits } from "../../src/kernel/legend";

/**
 * Generates maps of the given sizes with any things on them, and with one-way passes if the puzzle has any. Few of
 * these maps are valid levels.
 */
export function arbitraryDrafts({ characters, emptyKind, maxPasses }: Legend, sizes: SizeLimits): fc.Arbitrary<string> {
  const widths = fc.integer({ min: sizes.minWidth, max: sizes.maxWidth });
  const heights = fc.integer({ min: sizes.minHeight, max: sizes.maxHeight });
  return fc
    .tuple(widths, heights)
    .filter(([width, height]) => createBoard(width, height).cellCount <= MAX_BOARD_CELLS)
    .chain(([width, height]) => {
      const empty = { weight: 3 * width * height, arbitrary: fc.constant(characters.charAt(emptyKind)) };
      const any = { weight: 10 * characters.length, arbitrary: fc.constantFrom(...characters) };
      const row = fc.string({ unit: fc.oneof(empty, any), minLength: width, maxLength: width });
      const map = fc.array(row, { minLength: height, maxLength: height }).map((rows) => rows.join("\n"));
      if (maxPasses === 0) return map;
      return fc.tuple(map, arbitraryPasses(width, height, maxPasses + 1)).map((blocks) => blocks.join(""));
    });
}

/**
 * Generates the lines of a map that list one-way passes: at most `most` of them, in order. Generates an empty text for
 * a map without passes.
 */
export function arbitraryPasses(width: number, height: number, most: number): fc.Arbitrary<string> {
  const passNumber = fc.nat(ARROWS.length * width * height - 1);
  return fc.uniqueArray(passNumber, { maxLength: most }).map((passNumbers) => {
    const lines = passNumbers
      .toSorted((one, other) => one - other)
      .map((at) => {
        const cell = Math.floor(at / ARROWS.length);
        return `${1 + (cell % width)} ${1 + Math.floor(cell / width)} ${ARROWS[at % ARROWS.length]}`;
      });
    return lines.length === 0 ? "" : ["", "", PASSES_TITLE, ...lines].join("\n");
  });
}

const ARROWS = "^>v<";
