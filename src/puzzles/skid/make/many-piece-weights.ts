import { pushBounded } from "../../../kernel/bounded-list";
import type { Task } from "../../../kernel/task";
import { Code, CodedKind, type Layout } from "../explore/slide-tables";
import { createFilledList, convertList } from "../../tilting/cell-numbering";
import { BROKEN_COMBOS_COUNT, NO_WEIGHT, type KeyWeights } from "../explore/key-weights";

interface CachedWeights {
  readonly layout: Layout;
  readonly weights: KeyWeights;
}

const weightsCache: CachedWeights[] = [];
const MAX_CACHED = 8;

// A cell is empty or has a piece of one of four kinds.
const DIGIT_BASE = 5;

// What the digits of each part are multiplied with: buckets are made of the sum of all parts, which would be the same for
// many positions otherwise. The last factor leaves room for what is broken.
const PART_FACTORS = [3, 1, 4];

/**
 * The weights for any number of pieces in a layout of up to 36 cells: made once. The key has three parts. Each stands
 * for every third cell, and these are the digits of a number: 0 where a cell is empty, else what kind of piece is there.
 * The last part also says what is broken.
 */
export function* manyPieceWeightsOf(layout: Layout): Task<KeyWeights> {
  const cached = weightsCache.find((one) => one.layout === layout);
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
  for (let gone = codesPerCell * (cells + 1); gone < codes; gone += codesPerCell) {
    for (let broken = 0; broken < BROKEN_COMBOS_COUNT; broken++) weights[gone + broken - 1] = isLast ? broken : 0;
  }
}
