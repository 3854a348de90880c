/**
 * Computes a weight for each piece, in levels with up to four pieces. The weights of all pieces of a state add up to
 * its state key, the number that identifies the state. make/many-piece-weights.ts computes the weights for more pieces.
 */
import { pushBounded } from "../../../kernel/bounded-list";
import type { Task } from "../../../kernel/task";
import { createFilledList, convertList } from "../../tilting/cell-numbering";
import { powerSumBase, packPowers, primeAbove } from "../../tilting/power-sums";
import { findCachedWeights, type CachedWeights } from "../../tilting/weights-cache";
import type { Level } from "../level";
import { CodeLayout, type BoardCodes } from "./slide-tables";

/**
 * The weight of each piece in a state: what it adds to the state key, which identifies the state.
 *
 * A weight depends on the piece code (a number for the piece's cell and kind). A key consists of one or several
 * numbers, and the sum of these numbers is below 2^31. The order of the pieces does not matter, and different states of
 * a level have different keys. A piece code that no stored state has, such as that of a toy that touches its goal, has
 * the weight minus infinity in the first number.
 */
export interface KeyWeights {
  /**
   * The weights of pieces if the cells are numbered row by row. A weight is what a piece adds to the state key. The
   * first index says which number of the key the weight is for. The second index is the piece code (a number for the
   * piece's cell and kind) − 1.
   */
  readonly rows: readonly (readonly number[])[];
  /**
   * What each piece adds to the state key (its weight) if the cells are numbered column by column. The indices are the
   * same as those of `rows`.
   */
  readonly columns: readonly (readonly number[])[];
}

// The cache of the weights, the numbers from which state keys are computed. It has space for all kinds of levels in
// endless runs, and for a few more.
const weightsCache: CachedWeights<BoardCodes, KeyWeights>[] = [];
const MAX_CACHED = 24;

/**
 * How many values `State.brokenCombos` can have: no colour, red, yellow or both. A colour is in this value if some of
 * its toys have left the board and some have not.
 */
export const BROKEN_COMBOS_COUNT = 4;

const CELLS_PER_SLICE = 6;

/**
 * The weight of a piece on a cell where it is in no stored state, for example of a toy that touches its goal and leaves
 * the board. A weight is what a piece adds to the state key; this weight makes the key negative.
 */
export const NO_WEIGHT = -Infinity;

/**
 * Returns the weights of pieces (what each piece adds to the state key), for states with at most four pieces. Takes the
 * weights from the cache if possible. They are for one board size and for the level's number of pieces of each kind.
 *
 * The weights of all pieces of a state add up to the state key, a single number that identifies the state. For each
 * kind of piece, the key has a few digits, which tilting/power-sums.ts computes. The highest digit is
 * `State.brokenCombos` (the colours of which only some toys have left).
 */
export function* findOrCreateWeights(boardCodes: BoardCodes, { reds, yellows, ices, crates }: Level): Task<KeyWeights> {
  const counts = [reds.length, yellows.length, ices.length, crates.length];
  const cached = findCachedWeights(weightsCache, boardCodes, counts);
  if (cached !== undefined) return cached;
  const weights = yield* createWeights(boardCodes, counts);
  pushBounded(weightsCache, { boardCodes, counts, weights }, MAX_CACHED);
  return weights;
}

function* createWeights(boardCodes: BoardCodes, counts: readonly number[]): Task<KeyWeights> {
  const { cellCount, codeCount } = boardCodes;
  const codesPerCell: number = CodeLayout.PerCell;
  const rows = yield* createFilledList(codeCount, NO_WEIGHT);
  const prime = primeAbove(cellCount);
  let unit = 1;
  for (let kind = 0; kind < counts.length; kind++) {
    yield;
    const digit = powerSumBase(counts[kind], prime);
    for (let cell = 1; cell <= cellCount; cell++) {
      rows[codesPerCell * cell + kind - 1] = unit * packPowers(cell, counts[kind], prime);
      if (cell % CELLS_PER_SLICE === 0) yield;
    }
    for (let power = 0; power < counts[kind]; power++) unit *= digit;
  }
  yield;
  for (let goneCode = codesPerCell * (cellCount + 1); goneCode < codeCount; goneCode += codesPerCell) {
    for (let brokenCombos = 0; brokenCombos < BROKEN_COMBOS_COUNT; brokenCombos++)
      rows[goneCode + brokenCombos - 1] = unit * brokenCombos;
  }
  yield;
  return { rows: [rows], columns: [yield* convertList(rows, boardCodes.transposedCodes[1])] };
}
