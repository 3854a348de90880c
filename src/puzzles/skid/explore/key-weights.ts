/**
 * Key weights: how the codes of a state are added up to a key that is different for each state. Those for more than
 * four pieces are in make/many-piece-weights.ts.
 */
import { pushBounded } from "../../../kernel/bounded-list";
import type { Task } from "../../../kernel/task";
import { createFilledList, convertList } from "../../tilting/cell-numbering";
import { powerSumBase, packPowers, primeAbove } from "../../tilting/power-sums";
import type { Level } from "../level";
import { Code, type Layout } from "./slide-tables";

/**
 * What each code adds to the key of a state.
 *
 * A key has one or several parts, and all parts together stay below 2^31. The order of the codes does not matter, and
 * different states of a level have different keys. Codes that no state has, such as that of a toy touching its goal,
 * add minus infinity to the first part.
 */
export interface KeyWeights {
  /** By part, then by code − 1, for codes row by row. */
  readonly rows: readonly (readonly number[])[];
  /** By part, then by code − 1, for codes column by column. */
  readonly columns: readonly (readonly number[])[];
}

/** Key weights, and the layout and numbers of pieces of each kind that they are for. */
interface CachedWeights {
  readonly layout: Layout;
  readonly counts: readonly number[];
  readonly weights: KeyWeights;
}

// The cache has room for all kinds of levels of an endless run, and some more.
const weightsCache: CachedWeights[] = [];
const MAX_CACHED = 24;

/** How many values the broken combos have: none, red, yellow, both. */
export const BROKEN_COMBOS_COUNT = 4;

const CELLS_PER_SLICE = 6;

/** The weight of codes that no state has. It makes any sum negative. */
export const NO_WEIGHT = -Infinity;

/**
 * Returns the key weights for levels of a layout with as many pieces of each kind as `level`, up to four in all. They
 * are cached.
 *
 * The key has one part. Each kind of piece has a few digits in it: see tilting/power-sums.ts. The broken combos are the
 * highest digit.
 */
export function* weightsOf(layout: Layout, { reds, yellows, ices, crates }: Level): Task<KeyWeights> {
  const counts = [reds.length, yellows.length, ices.length, crates.length];
  const cached = weightsCache.find(
    (entry) => entry.layout === layout && entry.counts.every((count, kind) => count === counts[kind]),
  );
  if (cached !== undefined) return cached.weights;
  const weights = yield* createWeights(layout, counts);
  pushBounded(weightsCache, { layout, counts, weights }, MAX_CACHED);
  return weights;
}

/** Creates the key weights for levels with `counts` pieces, by kind. */
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
