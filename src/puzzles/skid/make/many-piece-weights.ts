/**
 * Computes the weights of pieces for levels with more than four pieces. The weights of all pieces of a state add up to
 * its state key, which identifies the state in the hash table. explore/key-weights.ts does the same for up to four
 * pieces.
 */
import { pushBounded } from "../../../kernel/bounded-list";
import type { Task } from "../../../kernel/task";
import { CodeLayout, CodedKind, type BoardCodes } from "../explore/slide-tables";
import { createFilledList, convertList } from "../../tilting/cell-numbering";
import { BROKEN_COMBOS_COUNT, NO_WEIGHT, type KeyWeights } from "../explore/key-weights";

interface CachedWeights {
  readonly boardCodes: BoardCodes;
  readonly weights: KeyWeights;
}

const weightsCache: CachedWeights[] = [];
const MAX_CACHED = 8;

/**
 * The base of the digits in a state key (which identifies a state). A key has one digit for each cell: 0 for an empty
 * cell, and 1 to 4 for the four kinds of pieces.
 */
const DIGIT_BASE = 5;

/**
 * A factor for each of the three numbers that identify a state (the state key). The sum of these three numbers chooses
 * the bucket of the hash table. Without factors, many states would have the same sum. The last factor is 4, so that
 * `State.brokenCombos`, from 0 to 3, can be added to the last number.
 */
const NUMBER_FACTORS = [3, 1, 4];

/**
 * Returns the weights of pieces, from the cache if possible, for states with any number of pieces. The board may have
 * up to 36 inner cells.
 *
 * The weights of all pieces add up to the state key, which has three numbers. Each number stands for every third cell
 * and has one digit for each of these cells: 0 for an empty cell, otherwise 1 + the kind of the piece. The last number
 * also holds `State.brokenCombos`.
 */
export function* findOrCreateManyPieceWeights(boardCodes: BoardCodes): Task<KeyWeights> {
  const cached = weightsCache.find((entry) => entry.boardCodes === boardCodes);
  if (cached !== undefined) return cached.weights;
  const rows: number[][] = [];
  const columns: number[][] = [];
  for (let numberIndex = 0; numberIndex < NUMBER_FACTORS.length; numberIndex++) {
    rows[numberIndex] = yield* createFilledList(boardCodes.codeCount, numberIndex === 0 ? NO_WEIGHT : 0);
    fillDigits(boardCodes, numberIndex, rows[numberIndex]);
    yield;
    columns[numberIndex] = yield* convertList(rows[numberIndex], boardCodes.transposedCodes[1]);
    yield;
  }
  const weights = { rows, columns };
  pushBounded(weightsCache, { boardCodes, weights }, MAX_CACHED);
  return weights;
}

function fillDigits({ cellCount, codeCount }: BoardCodes, numberIndex: number, weights: number[]): void {
  const codesPerCell: number = CodeLayout.PerCell;
  let unit = NUMBER_FACTORS[numberIndex];
  for (let cell = 1; cell <= cellCount; cell++) {
    const isInNumber = cell % NUMBER_FACTORS.length === numberIndex;
    for (let kind: CodedKind = 0; kind <= CodedKind.Crate; kind++) {
      weights[codesPerCell * cell + kind - 1] = isInNumber ? unit * (1 + kind) : 0;
    }
    if (isInNumber) unit *= DIGIT_BASE;
  }
  const isLast = numberIndex === NUMBER_FACTORS.length - 1;
  for (let goneCode = codesPerCell * (cellCount + 1); goneCode < codeCount; goneCode += codesPerCell) {
    for (let broken = 0; broken < BROKEN_COMBOS_COUNT; broken++) weights[goneCode + broken - 1] = isLast ? broken : 0;
  }
}
