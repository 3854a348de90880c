import { keepNewest } from "../../../kernel/newest";
import type { Work } from "../../../kernel/work";
import { FRUIT_KINDS, type Level } from "../level";
import { Code, filled, Piece, type Layout } from "./lanes";

/**
 * What each code adds to the key of a position, which is one number below 2^31 or two: no two positions of a level have
 * the same sums, in whatever order their codes are added. A fruit that has been spoilt adds minus infinity to the first.
 */
export interface Weights {
  /** Whether there is a second number. */
  readonly isDouble: boolean;
  /** By count (column by column, row by row), then by code − 1. */
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
const MOST_KNOWN = 9;

const CELLS_PER_SLICE = 6;
const CODES_PER_SLICE = 150;

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
 * Each kind has a few digits in one of the numbers. With n pieces of it these are the sums of the cells, of their squares,
 * and so on to their nth powers, each power taken modulo a prime above all cells. By Newton's identities n such sums tell
 * the n cells, and cell 0 is that of a piece that is gone.
 */
export function* weightsOf(layout: Layout, level: Level): Work<Weights | undefined> {
  const counts = countsOf(level);
  const same = known.find((one) => one.layout === layout && one.counts.every((count, kind) => count === counts[kind]));
  if (same !== undefined) return same.weights;
  yield;
  const prime = primeAbove(layout.cells);
  const digits = digitsOf(counts, prime);
  if (digits === undefined) return undefined;
  const numbers: number[][] = [[], []];
  for (let number = 0; number < 2; number++) {
    yield* filled(numbers[number], layout.codes, 0);
    yield* layWeights(layout, counts, digits, prime, number, numbers[number]);
  }
  const [first, second] = numbers;
  const weights = {
    isDouble: digits.some(({ number }) => number > 0),
    first: [yield* inColumns(layout, first), first],
    second: [yield* inColumns(layout, second), second],
  };
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
    for (let power = 0; power < count; power++) units[number] *= count * (prime - 1) + 1;
  }
  return all;
}

function hasRoom(unit: number, count: number, prime: number): boolean {
  let limit = KEY_LIMIT;
  for (let power = 0; power < count; power++) limit = Math.floor(limit / (count * (prime - 1) + 1));
  return unit <= limit;
}

function* layWeights(
  { cells }: Layout,
  counts: readonly number[],
  digits: readonly Digits[],
  prime: number,
  number: number,
  weights: number[],
): Work<void> {
  for (let cell = 1; cell <= cells; cell++) {
    for (let kind = Piece.FirstFruit; kind <= Piece.Last; kind++) {
      const { number: own, unit } = digits[kind];
      if (own === number && counts[kind] > 0) {
        weights[Code.Kinds * cell + kind - 1] = unit * powers(cell, counts[kind], prime);
      }
    }
    if (number === 0) weights[Code.Kinds * cell + Piece.Spoilt - 1] = -Infinity;
    if (cell % CELLS_PER_SLICE === 0) yield;
  }
}

/** What codes row by row add, for codes column by column. */
function* inColumns({ codes, turns }: Layout, rows: readonly number[]): Work<number[]> {
  const [, toRows] = turns;
  const columns: number[] = [];
  for (let code = 1; code < codes; code++) {
    const kind: Piece = code % Code.Kinds;
    const isSpoilt = kind === Piece.Spoilt;
    columns[code - 1] = rows[(isSpoilt ? code : toRows[code - 1]) - 1];
    if (code % CODES_PER_SLICE === 0) yield;
  }
  return columns;
}

/** The powers of a cell from the first to the `count`th, modulo a prime, as the digits of a number, the first one last. */
function powers(cell: number, count: number, prime: number): number {
  const digit = count * (prime - 1) + 1;
  let number = 0;
  let unit = 1;
  let power = cell;
  for (let left = count; left > 0; left--) {
    number += unit * power;
    unit *= digit;
    power = (power * cell) % prime;
  }
  return number;
}

function primeAbove(number: number): number {
  let prime = number + 1;
  for (let divisor = 2; divisor < prime; divisor++) {
    if (prime % divisor > 0) continue;
    prime++;
    divisor = 1;
  }
  return prime;
}
