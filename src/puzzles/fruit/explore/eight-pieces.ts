/**
 * Slides, sorts and removes up to eight pieces that are held in local variables. In Lua, local variables are faster
 * than a list.
 */
import { PieceCode } from "./slide-tables";

// Two pieces are on the same cell exactly if their codes differ by less than this number. A code is one number for a
// piece's cell and kind.
const SAME_CELL_LIMIT: number = PieceCode.SameCellLimit;
const CODES_PER_CELL: number = PieceCode.PerCell;

/**
 * A record of type `Eight` has room for the codes of eight pieces. This is the number of codes that a level uses: four,
 * six or eight. The other codes are never read.
 */
export interface SlotCount {
  readonly isOverFour: boolean;
  readonly isOverSix: boolean;
}

/** The codes of up to eight pieces, in ascending order. A code is one number for a piece's cell and kind. */
export interface Eight {
  p1: number;
  p2: number;
  p3: number;
  p4: number;
  p5: number;
  p6: number;
  p7: number;
  p8: number;
}

/** Returns a copy of the piece codes of eight pieces. @inline */
export function copyCodes({ p1, p2, p3, p4, p5, p6, p7, p8 }: Eight): Eight {
  return { p1, p2, p3, p4, p5, p6, p7, p8 };
}

/**
 * Returns the code of a piece (one number for its cell and kind) after a slide up or right, where codes grow. The piece
 * stops at hedge or the edge, or behind the piece with the code `ahead`.
 *
 * A code is a multiple of `CODES_PER_CELL` plus the piece's kind. Kinds differ by less than `SAME_CELL_LIMIT`, half of
 * `CODES_PER_CELL`. So a remainder by `CODES_PER_CELL` is enough to keep the kinds of the two pieces apart. @inline
 */
export function stopOnSlideUp(stops: readonly number[], code: number, ahead: number): number {
  let stop = stops[code - 1];
  const limit = ahead - SAME_CELL_LIMIT;
  if (limit < stop) stop = limit - ((limit - code) % CODES_PER_CELL);
  return stop;
}

/** Returns the code of a piece after a slide down or left, where codes shrink; see `stopOnSlideUp`. @inline */
export function stopOnSlideDown(stops: readonly number[], code: number, ahead: number): number {
  let stop = stops[code - 1];
  const limit = ahead + SAME_CELL_LIMIT;
  if (stop < limit) stop = limit + ((code - limit) % CODES_PER_CELL);
  return stop;
}

// Stands for the code of the piece ahead if no piece is ahead. The number is larger than all codes.
const ABOVE_ALL_CODES = 100000;

/** Slides all pieces of `from` up or right, where codes grow, and stores their new codes in `to`. @inline */
export function slideUp(slots: SlotCount, from: Eight, stops: readonly number[], to: Eight): void {
  let ahead = ABOVE_ALL_CODES;
  if (slots.isOverFour) {
    if (slots.isOverSix) {
      to.p8 = stops[from.p8 - 1];
      to.p7 = stopOnSlideUp(stops, from.p7, to.p8);
      ahead = to.p7;
    }
    to.p6 = stopOnSlideUp(stops, from.p6, ahead);
    to.p5 = stopOnSlideUp(stops, from.p5, to.p6);
    ahead = to.p5;
  }
  to.p4 = stopOnSlideUp(stops, from.p4, ahead);
  to.p3 = stopOnSlideUp(stops, from.p3, to.p4);
  to.p2 = stopOnSlideUp(stops, from.p2, to.p3);
  to.p1 = stopOnSlideUp(stops, from.p1, to.p2);
}

/** Slides all pieces of `from` down or left, where codes shrink, and stores their new codes in `to`. @inline */
export function slideDown(slots: SlotCount, from: Eight, stops: readonly number[], to: Eight): void {
  to.p1 = stops[from.p1 - 1];
  to.p2 = stopOnSlideDown(stops, from.p2, to.p1);
  to.p3 = stopOnSlideDown(stops, from.p3, to.p2);
  to.p4 = stopOnSlideDown(stops, from.p4, to.p3);
  if (slots.isOverFour) {
    to.p5 = stopOnSlideDown(stops, from.p5, to.p4);
    to.p6 = stopOnSlideDown(stops, from.p6, to.p5);
    if (slots.isOverSix) {
      to.p7 = stopOnSlideDown(stops, from.p7, to.p6);
      to.p8 = stopOnSlideDown(stops, from.p8, to.p7);
    }
  }
}

/**
 * Adds up a list's entries for all pieces of a state, such as the weights of the pieces. The list is indexed by a
 * piece's code (one number for its cell and kind) − 1. @inline
 */
export function sumOf(slots: SlotCount, list: readonly number[], all: Eight): number {
  let sum = list[all.p1 - 1] + list[all.p2 - 1] + list[all.p3 - 1] + list[all.p4 - 1];
  if (slots.isOverFour) {
    sum += list[all.p5 - 1] + list[all.p6 - 1];
    if (slots.isOverSix) sum += list[all.p7 - 1] + list[all.p8 - 1];
  }
  return sum;
}

/** Sorts the codes of all pieces into ascending order. @inline */
export function sortCodes(slots: SlotCount, all: Eight): void {
  if (all.p1 > all.p2) [all.p1, all.p2] = [all.p2, all.p1];
  if (all.p3 > all.p4) [all.p3, all.p4] = [all.p4, all.p3];
  if (all.p1 > all.p3) [all.p1, all.p3] = [all.p3, all.p1];
  if (all.p2 > all.p4) [all.p2, all.p4] = [all.p4, all.p2];
  if (all.p2 > all.p3) [all.p2, all.p3] = [all.p3, all.p2];
  if (slots.isOverFour) {
    sinkFifth(all);
    sinkSixth(all);
    if (slots.isOverSix) {
      sinkSeventh(all);
      sinkEighth(all);
    }
  }
}

/**
 * Moves the fifth piece code down to its sorted position among the first four codes, which are already sorted. @inline
 */
function sinkFifth(all: Eight): void {
  if (all.p4 > all.p5) [all.p4, all.p5] = [all.p5, all.p4];
  if (all.p3 > all.p4) [all.p3, all.p4] = [all.p4, all.p3];
  if (all.p2 > all.p3) [all.p2, all.p3] = [all.p3, all.p2];
  if (all.p1 > all.p2) [all.p1, all.p2] = [all.p2, all.p1];
}

/**
 * Moves the sixth piece code down to its sorted position among the first five codes, which are already sorted. @inline
 */
function sinkSixth(all: Eight): void {
  if (all.p5 > all.p6) [all.p5, all.p6] = [all.p6, all.p5];
  sinkFifth(all);
}

/**
 * Moves the seventh piece code down to its sorted position among the first six codes, which are already sorted. @inline
 */
function sinkSeventh(all: Eight): void {
  if (all.p6 > all.p7) [all.p6, all.p7] = [all.p7, all.p6];
  sinkSixth(all);
}

/**
 * Moves the eighth piece code down to its sorted position among the first seven codes, which are already sorted.
 * @inline
 */
function sinkEighth(all: Eight): void {
  if (all.p7 > all.p8) [all.p7, all.p8] = [all.p8, all.p7];
  sinkSeventh(all);
}

/** Stands for the kind of a fruit or of a pair of fruits that does not exist. */
export const NO_KIND = -1;

/**
 * Removes both fruits of a kind. `fruits` is the number of fruits before the removal. Each removed fruit gets a piece
 * code of its own, `firstGoneCode` or above, which depends on `fruits`. The codes of all pieces stay in their order.
 * @inline
 */
export function removePair(slots: SlotCount, firstGoneCode: number, all: Eight, kind: number, fruits: number): void {
  let goneCode = firstGoneCode + PieceCode.GoneStep * (fruits - 1);
  if (isPieceOfKind(kind, firstGoneCode, all.p1)) [all.p1, goneCode] = [goneCode, goneCode - PieceCode.GoneStep];
  if (isPieceOfKind(kind, firstGoneCode, all.p2)) [all.p2, goneCode] = [goneCode, goneCode - PieceCode.GoneStep];
  if (isPieceOfKind(kind, firstGoneCode, all.p3)) [all.p3, goneCode] = [goneCode, goneCode - PieceCode.GoneStep];
  if (isPieceOfKind(kind, firstGoneCode, all.p4)) [all.p4, goneCode] = [goneCode, goneCode - PieceCode.GoneStep];
  if (slots.isOverFour) {
    if (isPieceOfKind(kind, firstGoneCode, all.p5)) [all.p5, goneCode] = [goneCode, goneCode - PieceCode.GoneStep];
    if (isPieceOfKind(kind, firstGoneCode, all.p6)) [all.p6, goneCode] = [goneCode, goneCode - PieceCode.GoneStep];
    if (slots.isOverSix) {
      if (isPieceOfKind(kind, firstGoneCode, all.p7)) [all.p7, goneCode] = [goneCode, goneCode - PieceCode.GoneStep];
      if (isPieceOfKind(kind, firstGoneCode, all.p8)) [all.p8, goneCode] = [goneCode, goneCode - PieceCode.GoneStep];
    }
  }
}

/** Returns whether a code belongs to a piece of this kind that is still on the board. @inline */
function isPieceOfKind(kind: number, firstGoneCode: number, code: number): boolean {
  return code % CODES_PER_CELL === kind && code < firstGoneCode;
}

/** Copies the piece codes of eight pieces into a list. @inline */
export function putInto(list: number[], all: Eight): void {
  list[0] = all.p1;
  list[1] = all.p2;
  list[2] = all.p3;
  list[3] = all.p4;
  list[4] = all.p5;
  list[5] = all.p6;
  list[6] = all.p7;
  list[7] = all.p8;
}

/** Copies the piece codes of eight pieces from a list. @inline */
export function takeFrom(list: readonly number[], all: Eight): void {
  all.p1 = list[0];
  all.p2 = list[1];
  all.p3 = list[2];
  all.p4 = list[3];
  all.p5 = list[4];
  all.p6 = list[5];
  all.p7 = list[6];
  all.p8 = list[7];
}
