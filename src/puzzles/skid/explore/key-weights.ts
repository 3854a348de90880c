import { pushBounded } from "../../../kernel/bounded-list";
import type { Task } from "../../../kernel/task";
import { createFilledList, convertList } from "../../tilting/cell-numbering";
import { powerSumBase, packPowers, primeAbove } from "../../tilting/power-sums";
import type { Level } from "../level";
import { Code, type Layout } from "./slide-tables";

/**
 * What each code adds to the key of a position, which is one number below 2^31 or several, its parts: no two positions
 * of a level have the same sums, in whatever order their codes are added, and all parts together are below 2^31 too. A
 * code that is in no position adds minus infinity to the first part, such as that of a piece that touches its goal.
 */
export interface KeyWeights {
  /** By part, then by code − 1, for codes row by row. */
  readonly rows: readonly (readonly number[])[];
  /** By part, then by code − 1, for codes column by column. */
  readonly columns: readonly (readonly number[])[];
}

interface CachedWeights {
  readonly layout: Layout;
  readonly counts: readonly number[];
  readonly weights: KeyWeights;
}

// For all that an endless run asks for, and more.
const weightsCache: CachedWeights[] = [];
const MAX_CACHED = 24;

/** What may be broken: nothing, the reds' combo, the yellows', both. */
export const BROKEN_COMBOS_COUNT = 4;

const CELLS_PER_SLICE = 6;

/** A sum with this in it is below zero, whatever else is. */
export const NO_WEIGHT = -Infinity;

/**
 * The weights for levels of this layout with as many pieces of each kind as this one, up to four in all: made once. The
 * key has one part.
 *
 * Each kind has a few digits in the key: see tilting/powers.ts. What is broken is the highest digit.
 */
export function* weightsOf(layout: Layout, { reds, yellows, ices, crates }: Level): Task<KeyWeights> {
  const counts = [reds.length, yellows.length, ices.length, crates.length];
  const cached = weightsCache.find(
    (one) => one.layout === layout && one.counts.every((count, kind) => count === counts[kind]),
  );
  if (cached !== undefined) return cached.weights;
  const weights = yield* createWeights(layout, counts);
  pushBounded(weightsCache, { layout, counts, weights }, MAX_CACHED);
  return weights;
}

function* createWeights(layout: Layout, counts: readonly number[]): Task<KeyWeights> {
  const { cells, codes } = layout;
  const codesPerCell: number = Code.PerCell;
  const rows = yield* createFilledList(codes, NO_WEIGHT);
  const prime = primeAbove(cells);
  let unit = 1;
  for (let kind = 0; kind < counts.length; kind++) {
    yield;
    const digit = powerSumBase(counts[kind], prime);
    for (let cell = 1; cell <= cells; cell++) {
      rows[codesPerCell * cell + kind - 1] = unit * packPowers(cell, counts[kind], prime);
      if (cell % CELLS_PER_SLICE === 0) yield;
    }
    for (let power = 0; power < counts[kind]; power++) unit *= digit;
  }
  yield;
  for (let goneCode = codesPerCell * (cells + 1); goneCode < codes; goneCode += codesPerCell) {
    for (let brokenCombos = 0; brokenCombos < BROKEN_COMBOS_COUNT; brokenCombos++)
      rows[goneCode + brokenCombos - 1] = unit * brokenCombos;
  }
  yield;
  return { rows: [rows], columns: [yield* convertList(rows, layout.transposedCodes[1])] };
}
