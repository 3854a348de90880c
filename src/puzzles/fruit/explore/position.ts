import type { Level } from "../level";
import { GONE, type State } from "../state";
import { Code, goneCode, Piece, type Layout } from "./lanes";

/** How many pieces a level has that may slide. */
export function piecesOf({ fruits, loose }: Pick<Level, "fruits" | "loose">): number {
  return fruits.length + loose.length;
}

/** The codes of a position, row by row and in ascending order, so many of them; those of pieces that are gone come last. */
export function codesOf(
  layout: Layout,
  { kinds, sorts }: Level,
  { fruits, loose }: Pick<State, "fruits" | "loose">,
  slots: number,
): number[] {
  const [, rows] = layout.counts;
  const codes: number[] = [];
  for (let fruit = 0; fruit < fruits.length; fruit++) {
    if (fruits[fruit] !== GONE) insert(codes, codes.length, Code.Kinds * rows.cellOf[fruits[fruit]] + kinds[fruit]);
  }
  for (let at = 0; at < loose.length; at++) {
    insert(codes, codes.length, Code.Kinds * rows.cellOf[loose[at]] + Piece.FirstSort + sorts[at]);
  }
  for (let slot = codes.length + 1; slot <= slots; slot++) codes.push(goneCode(layout, slot));
  return codes;
}

/** Puts a code into a list of so many others in ascending order. */
export function insert(codes: number[], length: number, code: number): void {
  let at = length;
  while (at > 0 && codes[at - 1] > code) {
    codes[at] = codes[at - 1];
    at--;
  }
  codes[at] = code;
}

/** One of the numbers of the key of a position, from what the codes in so many slots add to it. */
export function keyOf(codes: readonly number[], slots: number, weights: readonly number[]): number {
  let key = 0;
  for (let slot = 1; slot <= slots; slot++) key += weights[codes[slot - 1] - 1];
  return key;
}
