/**
 * Computes what each piece adds to the key of a state in the hash table, for up to four pieces.
 * make/many-piece-weights.ts does the same for more pieces.
 */
import { pushBounded } from "../../../kernel/bounded-list";
import type { Task } from "../../../kernel/task";
import { createFilledList, convertList } from "../../tilting/cell-numbering";
import { powerSumBase, packPowers, primeAbove } from "../../tilting/power-sums";
import { findCachedWeights, type CachedWeights } from "../../tilting/weights-cache";
import type { Level } from "../level";
import { PieceCode, type BoardCodes } from "./slide-tables";

/**
 * The number that each piece of a state adds to the key of the state.
 *
 * The number depends on the piece code, which stands for the piece's cell and kind. A key has one or several parts,
 * which together stay below 2^31. The order of the pieces does not matter, and different states of a level have
 * different keys. A piece code that no stored state has, such as that of a toy that touches its goal, adds minus
 * infinity to the first part.
 */
export interface KeyWeights {
  /**
   * What each piece adds to a state key if the cells are numbered row by row. Indexed by part of the key, then by piece
   * code − 1.
   */
  readonly rows: readonly (readonly number[])[];
  /**
   * What each piece adds to a state key if the cells are numbered column by column. Indexed by part of the key, then by
   * piece code − 1.
   */
  readonly columns: readonly (readonly number[])[];
}

// The cache has room for all kinds of levels of endless runs, and for some more.
const weightsCache: CachedWeights<BoardCodes, KeyWeights>[] = [];
const MAX_CACHED = 24;

/**
 * How many values `State.brokenCombos` has. It says of which colours some but not all toys have left: none, red, yellow
 * or both.
 */
export const BROKEN_COMBOS_COUNT = 4;

const CELLS_PER_SLICE = 6;

/**
 * What an impossible piece adds to a state key, for example a toy that touches its goal. The key becomes negative,
 * because no stored state has such a piece.
 */
export const NO_WEIGHT = -Infinity;

/**
 * Returns the cached weights of states with at most four pieces, for one board size and for as many pieces of each kind
 * as `level` has.
 *
 * The state key has one part. Each kind of piece has a few digits of the key, which tilting/power-sums.ts computes. The
 * highest digit is `State.brokenCombos`.
 */
export function* weightsOf(boardCodes: BoardCodes, { reds, yellows, ices, crates }: Level): Task<KeyWeights> {
  const counts = [reds.length, yellows.length, ices.length, crates.length];
  const cached = findCachedWeights(weightsCache, boardCodes, counts);
  if (cached !== undefined) return cached;
  const weights = yield* createWeights(boardCodes, counts);
  pushBounded(weightsCache, { boardCodes, counts, weights }, MAX_CACHED);
  return weights;
}

/** Creates the weights for levels with as many pieces of each kind as `counts` says. */
function* createWeights(boardCodes: BoardCodes, counts: readonly number[]): Task<KeyWeights> {
  const { cells, codes } = boardCodes;
  const codesPerCell: number = PieceCode.PerCell;
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
  return { rows: [rows], columns: [yield* convertList(rows, boardCodes.transposedCodes[1])] };
}
