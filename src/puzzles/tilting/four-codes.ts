/**
 * Defines a record with the codes of four pieces: numbers for their cells and kinds. The build keeps the codes in four
 * local variables, which is faster than a list.
 */
import type { PieceCode } from "./piece-code";

export interface FourCodes {
  p1: PieceCode;
  p2: PieceCode;
  p3: PieceCode;
  p4: PieceCode;
}

/** Returns the codes of four pieces (numbers for their cells and kinds) in ascending order. @inline */
export function sortFour(p1: PieceCode, p2: PieceCode, p3: PieceCode, p4: PieceCode): FourCodes {
  if (p1 > p2) [p1, p2] = [p2, p1];
  if (p3 > p4) [p3, p4] = [p4, p3];
  if (p1 > p3) [p1, p3] = [p3, p1];
  if (p2 > p4) [p2, p4] = [p4, p2];
  if (p2 > p3) [p2, p3] = [p3, p2];
  return { p1, p2, p3, p4 };
}

/**
 * Returns the sum of four entries of a list, one for each of four pieces. The entry of a piece is `list[code - 1]`,
 * where `code` is a number for its cell and kind. @inline
 */
export function sumFour(list: readonly number[], four: FourCodes): number {
  return list[four.p1 - 1] + list[four.p2 - 1] + list[four.p3 - 1] + list[four.p4 - 1];
}

/** Stores the codes of four pieces (numbers for their cells and kinds) in the first four entries of a list. @inline */
export function storeFour(list: number[], four: FourCodes): void {
  list[0] = four.p1;
  list[1] = four.p2;
  list[2] = four.p3;
  list[3] = four.p4;
}

/** Reads the codes of four pieces (numbers for their cells and kinds) from the first four entries of a list. @inline */
export function loadFour(list: readonly number[], four: FourCodes): void {
  four.p1 = list[0];
  four.p2 = list[1];
  four.p3 = list[2];
  four.p4 = list[3];
}
