import { keepNewest } from "../../../kernel/newest";
import type { Work } from "../../../kernel/work";
import { filled, turned } from "../../tilting/counts";
import { digitOf, powersOf, primeAbove } from "../../tilting/powers";
import type { Level } from "../level";
import { Code, type Layout } from "./lanes";

/**
 * What each code adds to the key of a position, which is one number below 2^31 or several, its parts: no two positions
 * of a level have the same sums, in whatever order their codes are added, and all parts together are below 2^31 too. A
 * code that is in no position adds minus infinity to the first part, such as that of a piece that touches its goal.
 */
export interface Weights {
  /** By part, then by code − 1, for codes row by row. */
  readonly rows: readonly (readonly number[])[];
  /** By part, then by code − 1, for codes column by column. */
  readonly columns: readonly (readonly number[])[];
}

interface Known {
  readonly layout: Layout;
  readonly counts: readonly number[];
  readonly weights: Weights;
}

// For all that an endless run asks for, and more.
const known: Known[] = [];
const MOST_KNOWN = 24;

/** What may be broken: nothing, the reds' combo, the yellows', both. */
export const BROKENS = 4;

const CELLS_PER_SLICE = 6;

/** A sum with this in it is below zero, whatever else is. */
export const NO_WEIGHT = -Infinity;

/**
 * The weights for levels of this layout with as many pieces of each kind as this one, up to four in all: made once. The
 * key has one part.
 *
 * Each kind has a few digits in the key: see tilting/powers.ts. What is broken is the highest digit.
 */
export function* weightsOf(layout: Layout, { reds, yellows, ices, crates }: Level): Work<Weights> {
  const counts = [reds.length, yellows.length, ices.length, crates.length];
  const same = known.find((one) => one.layout === layout && one.counts.every((count, kind) => count === counts[kind]));
  if (same !== undefined) return same.weights;
  const weights = yield* newWeights(layout, counts);
  keepNewest(known, { layout, counts, weights }, MOST_KNOWN);
  return weights;
}

function* newWeights(layout: Layout, counts: readonly number[]): Work<Weights> {
  const { cells, codes } = layout;
  const kinds: number = Code.Kinds;
  const rows = yield* filled(codes, NO_WEIGHT);
  const prime = primeAbove(cells);
  let unit = 1;
  for (let kind = 0; kind < counts.length; kind++) {
    yield;
    const digit = digitOf(counts[kind], prime);
    for (let cell = 1; cell <= cells; cell++) {
      rows[kinds * cell + kind - 1] = unit * powersOf(cell, counts[kind], prime);
      if (cell % CELLS_PER_SLICE === 0) yield;
    }
    for (let power = 0; power < counts[kind]; power++) unit *= digit;
  }
  yield;
  for (let gone = kinds * (cells + 1); gone < codes; gone += kinds) {
    for (let broken = 0; broken < BROKENS; broken++) rows[gone + broken - 1] = unit * broken;
  }
  yield;
  return { rows: [rows], columns: [yield* turned(rows, layout.turns[1])] };
}
