import type { Level } from "../level";
import { GONE, type State } from "../state";
import { Code, goneCode, CodedKind, type Layout } from "./slide-tables";

/** How many pieces a level has that may slide. */
export function countPieces({ fruits, sliders }: Pick<Level, "fruits" | "sliders">): number {
  return fruits.length + sliders.length;
}

/** The codes of a position, row by row and in ascending order, so many of them; those of pieces that are gone come last. */
export function codesOf(
  layout: Layout,
  { fruitKinds, sliderKinds }: Level,
  { fruits, sliders }: Pick<State, "fruits" | "sliders">,
  slots: number,
): number[] {
  const [, rows] = layout.cellOrders;
  const codes: number[] = [];
  for (let fruit = 0; fruit < fruits.length; fruit++) {
    if (fruits[fruit] !== GONE)
      insertSorted(codes, codes.length, Code.PerCell * rows.numberOf[fruits[fruit]] + fruitKinds[fruit]);
  }
  for (let index = 0; index < sliders.length; index++) {
    insertSorted(
      codes,
      codes.length,
      Code.PerCell * rows.numberOf[sliders[index]] + CodedKind.FirstSlider + sliderKinds[index],
    );
  }
  for (let slot = codes.length + 1; slot <= slots; slot++) codes.push(goneCode(layout, slot));
  return codes;
}

/** Puts a code into a list of so many others in ascending order. */
export function insertSorted(codes: number[], length: number, code: number): void {
  let index = length;
  while (index > 0 && codes[index - 1] > code) {
    codes[index] = codes[index - 1];
    index--;
  }
  codes[index] = code;
}

/** One of the numbers of the key of a position, from what the codes in so many slots add to it. */
export function keyOf(codes: readonly number[], slots: number, weights: readonly number[]): number {
  let key = 0;
  for (let slot = 1; slot <= slots; slot++) key += weights[codes[slot - 1] - 1];
  return key;
}
