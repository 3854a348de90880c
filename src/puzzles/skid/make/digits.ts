import { keepNewest } from "../../../kernel/newest";
import type { Work } from "../../../kernel/work";
import { Code, Piece, type Layout } from "../explore/lanes";
import { filled, turned } from "../../tilting/counts";
import { BROKENS, NO_WEIGHT, type Weights } from "../explore/weights";

interface Known {
  readonly layout: Layout;
  readonly weights: Weights;
}

const known: Known[] = [];
const MOST_KNOWN = 8;

// A cell is empty or has a piece of one of four kinds.
const BASE = 5;

// What the digits of each part are multiplied with: buckets are made of the sum of all parts, which would be the same for
// many positions otherwise. The last factor leaves room for what is broken.
const FACTORS = [3, 1, 4];

/**
 * The weights for any number of pieces in a layout of up to 36 cells: made once. The key has three parts. Each stands
 * for every third cell, and these are the digits of a number: 0 where a cell is empty, else what kind of piece is there.
 * The last part also says what is broken.
 */
export function* digitsOf(layout: Layout): Work<Weights> {
  const same = known.find((one) => one.layout === layout);
  if (same !== undefined) return same.weights;
  const rows: number[][] = [];
  const columns: number[][] = [];
  for (let part = 0; part < FACTORS.length; part++) {
    rows[part] = yield* filled(layout.codes, part === 0 ? NO_WEIGHT : 0);
    layDigits(layout, part, rows[part]);
    yield;
    columns[part] = yield* turned(rows[part], layout.turns[1]);
    yield;
  }
  const weights = { rows, columns };
  keepNewest(known, { layout, weights }, MOST_KNOWN);
  return weights;
}

function layDigits({ cells, codes }: Layout, part: number, weights: number[]): void {
  const kinds: number = Code.Kinds;
  let unit = FACTORS[part];
  for (let cell = 1; cell <= cells; cell++) {
    const isHere = cell % FACTORS.length === part;
    for (let kind: Piece = 0; kind <= Piece.Crate; kind++) {
      weights[kinds * cell + kind - 1] = isHere ? unit * (1 + kind) : 0;
    }
    if (isHere) unit *= BASE;
  }
  const isLast = part === FACTORS.length - 1;
  for (let gone = kinds * (cells + 1); gone < codes; gone += kinds) {
    for (let broken = 0; broken < BROKENS; broken++) weights[gone + broken - 1] = isLast ? broken : 0;
  }
}
