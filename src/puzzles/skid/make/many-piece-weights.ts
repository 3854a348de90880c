/** Key weights for levels with more than four pieces. Those for up to four pieces are in explore/key-weights.ts. */
import { pushBounded } from "../../../kernel/bounded-list";
import type { Task } from "../../../kernel/task";
import { Code, CodedKind, type Layout } from "../explore/slide-tables";
import { createFilledList, convertList } from "../../tilting/cell-numbering";
import { BROKEN_COMBOS_COUNT, NO_WEIGHT, type KeyWeights } from "../explore/key-weights";

/** Key weights and the layout that they are for. */
interface CachedWeights {
  readonly layout: Layout;
  readonly weights: KeyWeights;
}

const weightsCache: CachedWeights[] = [];
const MAX_CACHED = 8;

// A cell is empty or holds a piece of one of four kinds, so it is a digit in base 5.
const DIGIT_BASE = 5;

// By part: the factor of its digits. Buckets are chosen by the sum of all parts, and without factors many states would
// have the same sum. The last factor leaves room for the broken combos.
const PART_FACTORS = [3, 1, 4];

/**
 * Returns the key weights for any number of pieces in a layout of up to 36 cells. They are cached.
 *
 * The key has three parts. Each part stands for every third cell, with a digit for each: 0 for an empty cell, otherwise
 * 1 + the kind of its piece. The last part also holds the broken combos.
 */
export function* manyPieceWeightsOf(layout: Layout): Task<KeyWeights> {
  const cached = weightsCache.find((entry) => entry.layout === layout);
  if (cached !== undefined) return cached.weights;
  const rows: number[][] = [];
  const columns: number[][] = [];
  for (let part = 0; part < PART_FACTORS.length; part++) {
    rows[part] = yield* createFilledList(layout.codes, part === 0 ? NO_WEIGHT : 0);
    fillDigits(layout, part, rows[part]);
    yield;
    columns[part] = yield* convertList(rows[part], layout.transposedCodes[1]);
    yield;
  }
  const weights = { rows, columns };
  pushBounded(weightsCache, { layout, weights }, MAX_CACHED);
  return weights;
}

/** Fills in the weights of one part of the key. */
function fillDigits({ cells, codes }: Layout, part: number, weights: number[]): void {
  const codesPerCell: number = Code.PerCell;
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
