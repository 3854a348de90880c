/**
 * Converts states to piece codes (numbers for the pieces' cells and kinds), and piece codes to state keys (numbers for
 * the positions of all pieces).
 */
import { keyOf } from "../../tilting/search-memory";
import type { Level } from "../level";
import { GONE, type State } from "../state";
import type { KeyWeights } from "./key-weights";
import { CodeLayout, goneCode, CodedKind, type BoardCodes } from "./slide-tables";
import type { PieceCode } from "../../tilting/piece-code";

export function countPieces({ fruits, sliders }: Pick<Level, "fruits" | "sliders">): number {
  return fruits.length + sliders.length;
}

/**
 * Returns the piece codes (numbers for the pieces' cells and kinds) of a state in ascending order, with cells numbered
 * row by row. The list has `slots` entries. The codes of pieces that have left the board come last.
 */
export function codesOf(
  boardCodes: BoardCodes,
  { fruitKinds, sliderKinds }: Level,
  { fruits, sliders }: Pick<State, "fruits" | "sliders">,
  slots: number,
): number[] {
  const [, rows] = boardCodes.cellOrders;
  const codes: PieceCode[] = [];
  for (let fruit = 0; fruit < fruits.length; fruit++) {
    if (fruits[fruit] !== GONE)
      insertSorted(codes, codes.length, CodeLayout.PerCell * rows.numberOf[fruits[fruit]] + fruitKinds[fruit]);
  }
  for (let index = 0; index < sliders.length; index++) {
    insertSorted(
      codes,
      codes.length,
      CodeLayout.PerCell * rows.numberOf[sliders[index]] + CodedKind.FirstSlider + sliderKinds[index],
    );
  }
  for (let slot = codes.length + 1; slot <= slots; slot++) codes.push(goneCode(boardCodes, slot));
  return codes;
}

/**
 * Inserts a piece code (a number for the piece's cell and kind) into an ascending list of which the first `length`
 * entries are used.
 */
export function insertSorted(codes: PieceCode[], length: number, code: PieceCode): void {
  let index = length;
  while (index > 0 && codes[index - 1] > code) {
    codes[index] = codes[index - 1];
    index--;
  }
  codes[index] = code;
}

/**
 * Returns the state key (which identifies the state) for a list of piece codes (numbers for the pieces' cells and
 * kinds), as one number or two. The codes must have cells numbered row by row.
 */
export function keyNumbersOf(codes: readonly PieceCode[], { hasSecondKey, first, second }: KeyWeights): number[] {
  const key = [keyOf(codes, codes.length, first[1])];
  if (hasSecondKey) key.push(keyOf(codes, codes.length, second[1]));
  return key;
}
