/**
 * Computes what each piece adds to the key of a state in the hash table, for more than four pieces.
 * explore/key-weights.ts does the same for up to four pieces.
 */
import { pushBounded } from "../../../kernel/bounded-list";
import type { Task } from "../../../kernel/task";
import { PieceCode, CodedKind, type BoardCodes } from "../explore/slide-tables";
import { createFilledList, convertList } from "../../tilting/cell-numbering";
import { BROKEN_COMBOS_COUNT, NO_WEIGHT, type KeyWeights } from "../explore/key-weights";

/** An entry of the cache: weights, and the board size and number of pieces for which they hold. */
interface CachedWeights {
  readonly boardCodes: BoardCodes;
  readonly weights: KeyWeights;
}

const weightsCache: CachedWeights[] = [];
const MAX_CACHED = 8;

/**
 * A state key has one digit for each cell. A cell is empty or holds a piece of one of four kinds, so the base of the
 * digits is 5.
 */
const DIGIT_BASE = 5;

/**
 * Each of the three parts of a state key is multiplied by one of these factors. The sum of the parts chooses a hash
 * bucket, and without factors many states would have the same sum. The last factor leaves room for adding
 * `State.brokenCombos`.
 */
const PART_FACTORS = [3, 1, 4];

/**
 * Returns the cached weights of states with any number of pieces. The board may have up to 36 inner cells.
 *
 * A state key has three parts. Each part stands for every third cell and has one digit for each of its cells: 0 for an
 * empty cell, otherwise 1 + the kind of the piece. The last part also holds `State.brokenCombos`.
 */
export function* manyPieceWeightsOf(boardCodes: BoardCodes): Task<KeyWeights> {
  const cached = weightsCache.find((entry) => entry.boardCodes === boardCodes);
  if (cached !== undefined) return cached.weights;
  const rows: number[][] = [];
  const columns: number[][] = [];
  for (let part = 0; part < PART_FACTORS.length; part++) {
    rows[part] = yield* createFilledList(boardCodes.codes, part === 0 ? NO_WEIGHT : 0);
    fillDigits(boardCodes, part, rows[part]);
    yield;
    columns[part] = yield* convertList(rows[part], boardCodes.transposedCodes[1]);
    yield;
  }
  const weights = { rows, columns };
  pushBounded(weightsCache, { boardCodes, weights }, MAX_CACHED);
  return weights;
}

/**
 * Writes to `weights` what each piece adds to one of the three parts of a state key. The index is the piece code − 1.
 */
function fillDigits({ cells, codes }: BoardCodes, part: number, weights: number[]): void {
  const codesPerCell: number = PieceCode.PerCell;
  let unit = PART_FACTORS[part];
  for (let cell = 1; cell <= cells; cell++) {
    const isInPart = cell % PART_FACTORS.length === part;
    for (let kind: CodedKind = 0; kind <= CodedKind.Crate; kind++) {
      weights[codesPerCell * cell + kind - 1] = isInPart ? unit * (1 + kind) : 0;
    }
    if (isInPart) unit *= DIGIT_BASE;
  }
  const isLast = part === PART_FACTORS.length - 1;
  for (let goneCode = codesPerCell * (cells + 1); goneCode < codes; goneCode += codesPerCell) {
    for (let broken = 0; broken < BROKEN_COMBOS_COUNT; broken++) weights[goneCode + broken - 1] = isLast ? broken : 0;
  }
}
