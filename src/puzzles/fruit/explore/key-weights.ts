/**
 * Computes a weight for each piece: the number that the piece adds to a state key. The sum of the weights of all pieces
 * is the key, by which a hash table finds a state. puzzles/tilting/power-sums.ts explains the mathematics.
 */
import { pushBounded } from "../../../kernel/bounded-list";
import type { Task } from "../../../kernel/task";
import { createFilledList } from "../../tilting/cell-numbering";
import { powerSumBase, packPowers, primeAbove } from "../../tilting/power-sums";
import { findCachedWeights, type CachedWeights } from "../../tilting/weights-cache";
import { FRUIT_KIND_COUNT, type Level } from "../level";
import { CodeLayout, CodedKind, type BoardCodes } from "./slide-tables";

/**
 * The weights of the pieces in a level. A weight is the number that a piece adds to a state key. The key is the sum of
 * the weights of all pieces.
 *
 * A state key is one number below 2^30, or two such numbers. No two states of a level have the same key, and the order
 * of the pieces does not matter. The weight of a spoilt fruit in the first number is minus infinity, so the key of a
 * lost state is negative.
 */
export interface KeyWeights {
  /**
   * Whether a state key (which identifies a state) consists of two numbers, because one number has no space for all
   * pieces.
   */
  readonly hasSecondKey: boolean;
  /**
   * How many pairs of fruits the first number of a state key (which identifies a state) contains, if no kind has more
   * than one pair. The second number contains the other pairs.
   */
  readonly pairsInFirstKey: number;
  /**
   * The weight of each piece in the first number of a state key: what the piece adds to this number. A state key
   * identifies a state. Indexed by axis (0 up and down, 1 right and left), then by piece code − 1 (a piece code is a
   * number for the piece's cell and kind).
   */
  readonly first: readonly (readonly number[])[];
  /**
   * The weight of each piece in the second number of a state key (which identifies a state), indexed like `first`. Must
   * not be read if the key has only one number.
   */
  readonly second: readonly (readonly number[])[];
}

// Caches key weights: the numbers that the pieces of a level add to a state key, which identifies a state. The
// generator searches a new level, and then copies of it that each lack one thing, such as a stone. The search of a copy
// shows whether the level needs the thing.
const weightsCache: CachedWeights<BoardCodes, KeyWeights>[] = [];
const MAX_CACHED = 10;

const CELLS_PER_SLICE = 6;

/**
 * Each of the two numbers of a state key (which identifies a state) is below this limit. So their sum, which selects a
 * bucket of the hash table of states, fits into a 32-bit integer.
 */
const KEY_LIMIT = 1073741824;

/**
 * Where a state key has the digits of one kind of piece. A state key is one or two numbers for the positions of all
 * pieces. The record says which of these numbers has the digits, and by which unit they are multiplied.
 */
interface KeyDigits {
  readonly keyIndex: number;
  readonly unit: number;
}

/**
 * Returns the cached weights (the numbers that pieces add to state keys) for all levels on this board that have the
 * same number of pieces of each kind. Returns undefined if a state key (which identifies a state) has no space for all
 * pieces. puzzles/tilting/power-sums.ts explains the digits of a key.
 */
export function* findOrCreateWeights(boardCodes: BoardCodes, level: Level): Task<KeyWeights | undefined> {
  const counts = countByKind(level);
  const cached = findCachedWeights(weightsCache, boardCodes, counts);
  if (cached !== undefined) return cached;
  yield;
  const prime = primeAbove(boardCodes.cellCount);
  const digits = assignDigits(counts, prime);
  if (digits === undefined) return undefined;
  yield;
  const hasSecondKey = digits.some(({ keyIndex }) => keyIndex > 0);
  const first = yield* weightsOfKey(boardCodes, counts, digits, prime, 0);
  const second = hasSecondKey ? yield* weightsOfKey(boardCodes, counts, digits, prime, 1) : first;
  const pairsInFirstKey = counts.filter(
    (count, kind) => kind < FRUIT_KIND_COUNT && count > 0 && digits[kind].keyIndex === 0,
  ).length;
  const weights = { hasSecondKey, pairsInFirstKey, first, second };
  pushBounded(weightsCache, { boardCodes, counts, weights }, MAX_CACHED);
  return weights;
}

function countByKind({ fruitKinds, sliderKinds }: Level): number[] {
  const counts: number[] = [];
  for (let kind = CodedKind.FirstFruit; kind <= CodedKind.Last; kind++) counts.push(0);
  for (const kind of fruitKinds) counts[kind]++;
  for (const sliderKind of sliderKinds) counts[FRUIT_KIND_COUNT + sliderKind]++;
  return counts;
}

function assignDigits(counts: readonly number[], prime: number): KeyDigits[] | undefined {
  const units = [1, 1];
  const all: KeyDigits[] = [];
  for (const count of counts) {
    const keyIndex = units.findIndex((unit) => hasSpace(unit, count, prime));
    if (keyIndex < 0) return undefined;
    all.push({ keyIndex, unit: units[keyIndex] });
    for (let power = 0; power < count; power++) units[keyIndex] *= powerSumBase(count, prime);
  }
  return all;
}

/**
 * Returns whether one number of a state key (which identifies a state) has space for the digits of `count` pieces of
 * one kind. The digits below `unit` are already used by other kinds of pieces.
 */
function hasSpace(unit: number, count: number, prime: number): boolean {
  let limit = KEY_LIMIT;
  for (let power = 0; power < count; power++) limit = Math.floor(limit / powerSumBase(count, prime));
  return unit <= limit;
}

/**
 * Creates the weights of all pieces for one number of a state key. A state key identifies a state, and the weight of a
 * piece is what it adds to this number. Indexed by axis, then by piece code − 1 (a piece code is a number for the
 * piece's cell and kind).
 */
function* weightsOfKey(
  { cellCount, codeCount, cellOrders: [byColumn, byRow] }: BoardCodes,
  counts: readonly number[],
  digits: readonly KeyDigits[],
  prime: number,
  keyIndex: number,
): Task<number[][]> {
  const columns = yield* createFilledList(codeCount, 0);
  yield;
  const rows = yield* createFilledList(codeCount, 0);
  yield;
  for (let cell = 1; cell <= cellCount; cell++) {
    const own = CodeLayout.PerCell * cell;
    const turned = CodeLayout.PerCell * byColumn.numberOf[byRow.boardCells[cell]];
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
