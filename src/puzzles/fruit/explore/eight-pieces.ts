/**
 * Slides, sorts and removes up to eight pieces. Their piece codes (numbers for the pieces' cells and kinds) are in Lua
 * locals, which are faster than a list.
 */
import { CodeLayout } from "./slide-tables";
import type { PieceCode } from "../../tilting/piece-code";

const SAME_CELL_LIMIT: number = CodeLayout.SameCellLimit;
const CODES_PER_CELL: number = CodeLayout.PerCell;

/**
 * How many of the eight piece codes (numbers for the pieces' cells and kinds) in `EightCodes` a level uses: 4, 6 or 8.
 * The other codes are never read.
 */
export interface UsedSlots {
  readonly hasFifthAndSixth: boolean;
  readonly hasSeventhAndEighth: boolean;
}

/** The piece codes (numbers for the pieces' cells and kinds) of up to eight pieces, in ascending order. */
export interface EightCodes {
  p1: PieceCode;
  p2: PieceCode;
  p3: PieceCode;
  p4: PieceCode;
  p5: PieceCode;
  p6: PieceCode;
  p7: PieceCode;
  p8: PieceCode;
}

/** Returns a copy of eight piece codes (numbers for the pieces' cells and kinds). @inline */
export function copyCodes({ p1, p2, p3, p4, p5, p6, p7, p8 }: EightCodes): EightCodes {
  return { p1, p2, p3, p4, p5, p6, p7, p8 };
}

/**
 * Returns the piece code (a number for the piece's cell and kind) of a piece after a slide up or right. In these
 * directions, piece codes grow. The piece stops before hedge, at the edge of the board, or behind the nearest piece in
 * its way, whose code is `ahead`.
 *
 * The result is the largest code of the sliding piece's kind that is at most `ahead` − `SAME_CELL_LIMIT`. This is a
 * code on the cell before the other piece, because kinds differ by less than `SAME_CELL_LIMIT`, half of
 * `CODES_PER_CELL`. @inline
 */
export function stopAscending(stops: readonly number[], code: PieceCode, ahead: PieceCode): number {
  let stop = stops[code - 1];
  const limit = ahead - SAME_CELL_LIMIT;
  if (limit < stop) stop = limit - ((limit - code) % CODES_PER_CELL);
  return stop;
}

/**
 * Returns the piece code (a number for the piece's cell and kind) of a piece after a slide down or left. In these
 * directions, piece codes shrink. `stopAscending` does the same for slides up or right.
 * @inline
 */
export function stopDescending(stops: readonly number[], code: PieceCode, ahead: PieceCode): number {
  let stop = stops[code - 1];
  const limit = ahead + SAME_CELL_LIMIT;
  if (stop < limit) stop = limit + ((code - limit) % CODES_PER_CELL);
  return stop;
}

/**
 * A number larger than all piece codes (numbers for the pieces' cells and kinds). If no piece is ahead of a sliding
 * piece, this number is used as the code of the next piece ahead.
 */
const ABOVE_ALL_CODES = 100000;

/**
 * Slides all pieces up, or all pieces to the right; both directions increase piece codes (numbers for the pieces' cells
 * and kinds). `from` has the codes before the slide, and `to` gets the codes after it. @inline
 */
export function slideAscending(usedSlots: UsedSlots, from: EightCodes, stops: readonly number[], to: EightCodes): void {
  let ahead = ABOVE_ALL_CODES;
  if (usedSlots.hasFifthAndSixth) {
    if (usedSlots.hasSeventhAndEighth) {
      to.p8 = stops[from.p8 - 1];
      to.p7 = stopAscending(stops, from.p7, to.p8);
      ahead = to.p7;
    }
    to.p6 = stopAscending(stops, from.p6, ahead);
    to.p5 = stopAscending(stops, from.p5, to.p6);
    ahead = to.p5;
  }
  to.p4 = stopAscending(stops, from.p4, ahead);
  to.p3 = stopAscending(stops, from.p3, to.p4);
  to.p2 = stopAscending(stops, from.p2, to.p3);
  to.p1 = stopAscending(stops, from.p1, to.p2);
}

/**
 * Slides all pieces down or left. In these directions, piece codes (numbers for the pieces' cells and kinds) shrink.
 * `from` has the codes before the slide, and `to` gets the codes after it. @inline
 */
export function slideDescending(
  usedSlots: UsedSlots,
  from: EightCodes,
  stops: readonly number[],
  to: EightCodes,
): void {
  to.p1 = stops[from.p1 - 1];
  to.p2 = stopDescending(stops, from.p2, to.p1);
  to.p3 = stopDescending(stops, from.p3, to.p2);
  to.p4 = stopDescending(stops, from.p4, to.p3);
  if (usedSlots.hasFifthAndSixth) {
    to.p5 = stopDescending(stops, from.p5, to.p4);
    to.p6 = stopDescending(stops, from.p6, to.p5);
    if (usedSlots.hasSeventhAndEighth) {
      to.p7 = stopDescending(stops, from.p7, to.p6);
      to.p8 = stopDescending(stops, from.p8, to.p7);
    }
  }
}

/**
 * Returns the sum of the entries in `list`, such as weights, of all pieces of a state. The entry of a piece is
 * `list[code - 1]`, where `code` is its piece code (a number for the piece's cell and kind). @inline
 */
export function sumOf(usedSlots: UsedSlots, list: readonly number[], all: EightCodes): number {
  let sum = list[all.p1 - 1] + list[all.p2 - 1] + list[all.p3 - 1] + list[all.p4 - 1];
  if (usedSlots.hasFifthAndSixth) {
    sum += list[all.p5 - 1] + list[all.p6 - 1];
    if (usedSlots.hasSeventhAndEighth) sum += list[all.p7 - 1] + list[all.p8 - 1];
  }
  return sum;
}

/** Sorts the piece codes (numbers for the pieces' cells and kinds) of all pieces into ascending order. @inline */
export function sortCodes(usedSlots: UsedSlots, all: EightCodes): void {
  if (all.p1 > all.p2) [all.p1, all.p2] = [all.p2, all.p1];
  if (all.p3 > all.p4) [all.p3, all.p4] = [all.p4, all.p3];
  if (all.p1 > all.p3) [all.p1, all.p3] = [all.p3, all.p1];
  if (all.p2 > all.p4) [all.p2, all.p4] = [all.p4, all.p2];
  if (all.p2 > all.p3) [all.p2, all.p3] = [all.p3, all.p2];
  if (usedSlots.hasFifthAndSixth) {
    sinkFifth(all);
    sinkSixth(all);
    if (usedSlots.hasSeventhAndEighth) {
      sinkSeventh(all);
      sinkEighth(all);
    }
  }
}

/**
 * Moves the fifth piece code (a number for a piece's cell and kind) to its sorted position. The first four codes are
 * already in ascending order. @inline
 */
function sinkFifth(all: EightCodes): void {
  if (all.p4 > all.p5) [all.p4, all.p5] = [all.p5, all.p4];
  if (all.p3 > all.p4) [all.p3, all.p4] = [all.p4, all.p3];
  if (all.p2 > all.p3) [all.p2, all.p3] = [all.p3, all.p2];
  if (all.p1 > all.p2) [all.p1, all.p2] = [all.p2, all.p1];
}

/**
 * Moves the sixth piece code (a number for a piece's cell and kind) to its sorted position. The first five codes are
 * already in ascending order. @inline
 */
function sinkSixth(all: EightCodes): void {
  if (all.p5 > all.p6) [all.p5, all.p6] = [all.p6, all.p5];
  sinkFifth(all);
}

/**
 * Moves the seventh piece code (a number for a piece's cell and kind) to its sorted position. The first six codes are
 * already in ascending order. @inline
 */
function sinkSeventh(all: EightCodes): void {
  if (all.p6 > all.p7) [all.p6, all.p7] = [all.p7, all.p6];
  sinkSixth(all);
}

/**
 * Moves the eighth piece code (a number for a piece's cell and kind) to its sorted position. The first seven codes are
 * already in ascending order. @inline
 */
function sinkEighth(all: EightCodes): void {
  if (all.p7 > all.p8) [all.p7, all.p8] = [all.p8, all.p7];
  sinkSeventh(all);
}

/** The value used instead of a kind of fruit where a fruit or a pair of fruits is missing. */
export const NO_KIND = -1;

/**
 * Removes both fruits of a kind from the board. `fruits` is the number of fruits before the removal. Each removed fruit
 * gets a piece code (a number for the piece's cell and kind) that no other piece has. This code is at least
 * `firstGoneCode` and depends on `fruits`. Afterwards, the codes may be out of order. @inline
 */
export function removePair(
  usedSlots: UsedSlots,
  firstGoneCode: PieceCode,
  all: EightCodes,
  kind: number,
  fruits: number,
): void {
  let goneCode = firstGoneCode + CodeLayout.GoneStep * (fruits - 1);
  if (isPieceOfKind(kind, firstGoneCode, all.p1)) [all.p1, goneCode] = [goneCode, goneCode - CodeLayout.GoneStep];
  if (isPieceOfKind(kind, firstGoneCode, all.p2)) [all.p2, goneCode] = [goneCode, goneCode - CodeLayout.GoneStep];
  if (isPieceOfKind(kind, firstGoneCode, all.p3)) [all.p3, goneCode] = [goneCode, goneCode - CodeLayout.GoneStep];
  if (isPieceOfKind(kind, firstGoneCode, all.p4)) [all.p4, goneCode] = [goneCode, goneCode - CodeLayout.GoneStep];
  if (usedSlots.hasFifthAndSixth) {
    if (isPieceOfKind(kind, firstGoneCode, all.p5)) [all.p5, goneCode] = [goneCode, goneCode - CodeLayout.GoneStep];
    if (isPieceOfKind(kind, firstGoneCode, all.p6)) [all.p6, goneCode] = [goneCode, goneCode - CodeLayout.GoneStep];
    if (usedSlots.hasSeventhAndEighth) {
      if (isPieceOfKind(kind, firstGoneCode, all.p7)) [all.p7, goneCode] = [goneCode, goneCode - CodeLayout.GoneStep];
      if (isPieceOfKind(kind, firstGoneCode, all.p8)) [all.p8, goneCode] = [goneCode, goneCode - CodeLayout.GoneStep];
    }
  }
}

/**
 * Returns whether a piece code (a number for a piece's cell and kind) belongs to a piece of the kind `kind` that is
 * still on the board. @inline
 */
function isPieceOfKind(kind: number, firstGoneCode: PieceCode, code: PieceCode): boolean {
  return code % CODES_PER_CELL === kind && code < firstGoneCode;
}

/** Copies eight piece codes (numbers for the pieces' cells and kinds) into a list. @inline */
export function storeCodes(list: number[], all: EightCodes): void {
  list[0] = all.p1;
  list[1] = all.p2;
  list[2] = all.p3;
  list[3] = all.p4;
  list[4] = all.p5;
  list[5] = all.p6;
  list[6] = all.p7;
  list[7] = all.p8;
}

/** Copies eight piece codes (numbers for the pieces' cells and kinds) from a list. @inline */
export function loadCodes(list: readonly number[], all: EightCodes): void {
  all.p1 = list[0];
  all.p2 = list[1];
  all.p3 = list[2];
  all.p4 = list[3];
  all.p5 = list[4];
  all.p6 = list[5];
  all.p7 = list[6];
  all.p8 = list[7];
}
