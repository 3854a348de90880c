import { pushBounded } from "../../../kernel/bounded-list";
import type { Task } from "../../../kernel/task";
import { createFilledList } from "../../tilting/cell-numbering";
import { powerSumBase, packPowers, primeAbove } from "../../tilting/power-sums";
import { FRUIT_KIND_COUNT, type Level } from "../level";
import { Code, CodedKind, type Layout } from "./slide-tables";

/**
 * What each code adds to the key of a position, which is one number below 2^31 or two: no two positions of a level have
 * the same sums, in whatever order their codes are added. A fruit that has been spoilt adds minus infinity to the first.
 */
export interface KeyWeights {
  /** Whether there is a second number. */
  readonly hasSecondKey: boolean;
  /** How many pairs the first number tells of, where no kind has more than one; the second tells of all others. */
  readonly pairsInFirstKey: number;
  /** By count (column by column, row by row), then by code − 1. The second ones are noise if there is no second number. */
  readonly first: readonly (readonly number[])[];
  readonly second: readonly (readonly number[])[];
}

interface CachedWeights {
  readonly layout: Layout;
  readonly counts: readonly number[];
  readonly weights: KeyWeights;
}

// For a level and what it would be without each of its things.
const weightsCache: CachedWeights[] = [];
const MAX_CACHED = 10;

const CELLS_PER_SLICE = 6;

/** A key is below this: buckets are made of the sum of both numbers, which stays below the limit of a 32-bit integer. */
const KEY_LIMIT = 1073741824;

/** Where the digits of a kind stand in the key: in which of its numbers, and what they are multiplied with. */
interface KeyDigits {
  readonly keyIndex: number;
  readonly unit: number;
}

/**
 * The weights for levels of this layout with as many pieces of each kind as this one: made once. Undefined where two
 * numbers have no room for so many pieces.
 *
 * Each kind has a few digits in one of the numbers: see tilting/powers.ts.
 */
export function* weightsOf(layout: Layout, level: Level): Task<KeyWeights | undefined> {
  const counts = countByKind(level);
  const cached = weightsCache.find(
    (one) => one.layout === layout && one.counts.every((count, kind) => count === counts[kind]),
  );
  if (cached !== undefined) return cached.weights;
  yield;
  const prime = primeAbove(layout.cells);
  const digits = assignDigits(counts, prime);
  if (digits === undefined) return undefined;
  yield;
  const hasSecondKey = digits.some(({ keyIndex }) => keyIndex > 0);
  const first = yield* weightsOfKey(layout, counts, digits, prime, 0);
  const second = hasSecondKey ? yield* weightsOfKey(layout, counts, digits, prime, 1) : first;
  const pairsInFirstKey = counts.filter(
    (count, kind) => kind < FRUIT_KIND_COUNT && count > 0 && digits[kind].keyIndex === 0,
  ).length;
  const weights = { hasSecondKey: hasSecondKey, pairsInFirstKey: pairsInFirstKey, first, second };
  pushBounded(weightsCache, { layout, counts, weights }, MAX_CACHED);
  return weights;
}

/** How many pieces a level has of each kind. */
function countByKind({ fruitKinds, sliderKinds }: Level): number[] {
  const counts: number[] = [];
  for (let kind = CodedKind.FirstFruit; kind <= CodedKind.Last; kind++) counts.push(0);
  for (const kind of fruitKinds) counts[kind]++;
  for (const sliderKind of sliderKinds) counts[FRUIT_KIND_COUNT + sliderKind]++;
  return counts;
}

/** Gives each kind its digits, in the first number that has room for them; undefined if none has. */
function assignDigits(counts: readonly number[], prime: number): KeyDigits[] | undefined {
  const units = [1, 1];
  const all: KeyDigits[] = [];
  for (const count of counts) {
    const keyIndex = units.findIndex((unit) => hasRoom(unit, count, prime));
    if (keyIndex < 0) return undefined;
    all.push({ keyIndex, unit: units[keyIndex] });
    for (let power = 0; power < count; power++) units[keyIndex] *= powerSumBase(count, prime);
  }
  return all;
}

function hasRoom(unit: number, count: number, prime: number): boolean {
  let limit = KEY_LIMIT;
  for (let power = 0; power < count; power++) limit = Math.floor(limit / powerSumBase(count, prime));
  return unit <= limit;
}

/** What codes add to one of the numbers of a key, by count. */
function* weightsOfKey(
  { cells, codes, cellOrders: [byColumn, byRow] }: Layout,
  counts: readonly number[],
  digits: readonly KeyDigits[],
  prime: number,
  keyIndex: number,
): Task<number[][]> {
  const columns = yield* createFilledList(codes, 0);
  yield;
  const rows = yield* createFilledList(codes, 0);
  yield;
  for (let cell = 1; cell <= cells; cell++) {
    const own = Code.PerCell * cell;
    const turned = Code.PerCell * byColumn.numberOf[byRow.boardCells[cell]];
    for (let kind = CodedKind.FirstFruit; kind <= CodedKind.Last; kind++) {
      if (counts[kind] === 0 || digits[kind].keyIndex !== keyIndex) continue;
      const weight = digits[kind].unit * packPowers(cell, counts[kind], prime);
      rows[own + kind - 1] = weight;
      columns[turned + kind - 1] = weight;
    }
    if (keyIndex === 0) {
      rows[own + CodedKind.Spoilt - 1] = -Infinity;
      columns[own + CodedKind.Spoilt - 1] = -Infinity;
    }
    if (cell % CELLS_PER_SLICE === 0) yield;
  }
  return [columns, rows];
}
