import { keepNewest } from "../../../kernel/newest";
import type { Work } from "../../../kernel/work";
import { filled } from "../../tilting/counts";
import { digitOf, powersOf, primeAbove } from "../../tilting/powers";
import { FRUIT_KINDS, type Level } from "../level";
import { Code, Piece, type Layout } from "./lanes";

/**
 * What each code adds to the key of a position, which is one number below 2^31 or two: no two positions of a level have
 * the same sums, in whatever order their codes are added. A fruit that has been spoilt adds minus infinity to the first.
 */
export interface Weights {
  /** Whether there is a second number. */
  readonly isDouble: boolean;
  /** How many pairs the first number tells of, where no kind has more than one; the second tells of all others. */
  readonly firstPairs: number;
  /** By count (column by column, row by row), then by code − 1. The second ones are noise if there is no second number. */
  readonly first: readonly (readonly number[])[];
  readonly second: readonly (readonly number[])[];
}

interface Known {
  readonly layout: Layout;
  readonly counts: readonly number[];
  readonly weights: Weights;
}

// For a level and what it would be without each of its things.
const known: Known[] = [];
const MOST_KNOWN = 10;

const CELLS_PER_SLICE = 6;

/** A key is below this: buckets are made of the sum of both numbers, which stays below the limit of a 32-bit integer. */
const KEY_LIMIT = 1073741824;

/** Where the digits of a kind stand in the key: in which of its numbers, and what they are multiplied with. */
interface Digits {
  readonly number: number;
  readonly unit: number;
}

/**
 * The weights for levels of this layout with as many pieces of each kind as this one: made once. Undefined where two
 * numbers have no room for so many pieces.
 *
 * Each kind has a few digits in one of the numbers: see tilting/powers.ts.
 */
export function* weightsOf(layout: Layout, level: Level): Work<Weights | undefined> {
  const counts = countsOf(level);
  const same = known.find((one) => one.layout === layout && one.counts.every((count, kind) => count === counts[kind]));
  if (same !== undefined) return same.weights;
  yield;
  const prime = primeAbove(layout.cells);
  const digits = digitsOf(counts, prime);
  if (digits === undefined) return undefined;
  yield;
  const isDouble = digits.some(({ number }) => number > 0);
  const first = yield* numberOf(layout, counts, digits, prime, 0);
  const second = isDouble ? yield* numberOf(layout, counts, digits, prime, 1) : first;
  const firstPairs = counts.filter(
    (count, kind) => kind < FRUIT_KINDS && count > 0 && digits[kind].number === 0,
  ).length;
  const weights = { isDouble, firstPairs, first, second };
  keepNewest(known, { layout, counts, weights }, MOST_KNOWN);
  return weights;
}

/** How many pieces a level has of each kind. */
function countsOf({ kinds, sorts }: Level): number[] {
  const counts: number[] = [];
  for (let kind = Piece.FirstFruit; kind <= Piece.Last; kind++) counts.push(0);
  for (const kind of kinds) counts[kind]++;
  for (const sort of sorts) counts[FRUIT_KINDS + sort]++;
  return counts;
}

/** Gives each kind its digits, in the first number that has room for them; undefined if none has. */
function digitsOf(counts: readonly number[], prime: number): Digits[] | undefined {
  const units = [1, 1];
  const all: Digits[] = [];
  for (const count of counts) {
    const number = units.findIndex((unit) => hasRoom(unit, count, prime));
    if (number < 0) return undefined;
    all.push({ number, unit: units[number] });
    for (let power = 0; power < count; power++) units[number] *= digitOf(count, prime);
  }
  return all;
}

function hasRoom(unit: number, count: number, prime: number): boolean {
  let limit = KEY_LIMIT;
  for (let power = 0; power < count; power++) limit = Math.floor(limit / digitOf(count, prime));
  return unit <= limit;
}

/** What codes add to one of the numbers of a key, by count. */
function* numberOf(
  { cells, codes, counts: [byColumn, byRow] }: Layout,
  counts: readonly number[],
  digits: readonly Digits[],
  prime: number,
  number: number,
): Work<number[][]> {
  const columns = yield* filled(codes, 0);
  yield;
  const rows = yield* filled(codes, 0);
  yield;
  for (let cell = 1; cell <= cells; cell++) {
    const own = Code.Kinds * cell;
    const turned = Code.Kinds * byColumn.cellOf[byRow.places[cell]];
    for (let kind = Piece.FirstFruit; kind <= Piece.Last; kind++) {
      if (counts[kind] === 0 || digits[kind].number !== number) continue;
      const weight = digits[kind].unit * powersOf(cell, counts[kind], prime);
      rows[own + kind - 1] = weight;
      columns[turned + kind - 1] = weight;
    }
    if (number === 0) {
      rows[own + Piece.Spoilt - 1] = -Infinity;
      columns[own + Piece.Spoilt - 1] = -Infinity;
    }
    if (cell % CELLS_PER_SLICE === 0) yield;
  }
  return [columns, rows];
}
