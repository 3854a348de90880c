/**
 * Slides, sorts and removes up to eight pieces that are held in local variables, which is faster in Lua than a list.
 */
import { Code } from "./slide-tables";

// Two codes differ by less than this exactly if they are on the same cell.
const SAME_CELL_LIMIT: number = Code.SameCellLimit;
const CODES_PER_CELL: number = Code.PerCell;

/** How many slots of an `Eight` a level uses: four, six or eight. The other slots are never read. */
export interface SlotCount {
  readonly isOverFour: boolean;
  readonly isOverSix: boolean;
}

/** The codes of up to eight pieces, in ascending order. */
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

/** Returns a copy of the codes. @inline */
export function copyCodes({ p1, p2, p3, p4, p5, p6, p7, p8 }: Eight): Eight {
  return { p1, p2, p3, p4, p5, p6, p7, p8 };
}

/**
 * Returns the code where a piece stops that slides to higher codes: where hedge or the edge stops it, or behind the
 * piece ahead.
 *
 * Kinds differ by less than `SAME_CELL_LIMIT`, half of the distance between two cells. So the remainder by
 * `CODES_PER_CELL` separates the kinds of the two pieces. @inline
 */
export function stopOnSlideUp(stops: readonly number[], code: number, ahead: number): number {
  let stop = stops[code - 1];
  const limit = ahead - SAME_CELL_LIMIT;
  if (limit < stop) stop = limit - ((limit - code) % CODES_PER_CELL);
  return stop;
}

/** Returns the code where a piece stops that slides to lower codes; see `stopOnSlideUp`. @inline */
export function stopOnSlideDown(stops: readonly number[], code: number, ahead: number): number {
  let stop = stops[code - 1];
  const limit = ahead + SAME_CELL_LIMIT;
  if (stop < limit) stop = limit + ((code - limit) % CODES_PER_CELL);
  return stop;
}

// Stands for the code of the piece ahead where there is no piece ahead: it is above all codes.
const ABOVE_ALL_CODES = 100000;

/** Slides all pieces of `from` to higher codes and stores the result in `to`. @inline */
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

/** Slides all pieces of `from` to lower codes and stores the result in `to`. @inline */
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

/** Returns the sum of a list's numbers for all codes; the list is indexed by code − 1. @inline */
export function sumOf(slots: SlotCount, list: readonly number[], all: Eight): number {
  let sum = list[all.p1 - 1] + list[all.p2 - 1] + list[all.p3 - 1] + list[all.p4 - 1];
  if (slots.isOverFour) {
    sum += list[all.p5 - 1] + list[all.p6 - 1];
    if (slots.isOverSix) sum += list[all.p7 - 1] + list[all.p8 - 1];
  }
  return sum;
}

/** Sorts the codes into ascending order. @inline */
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

/** Moves the fifth code down to its position among the first four, which are sorted. @inline */
function sinkFifth(all: Eight): void {
  if (all.p4 > all.p5) [all.p4, all.p5] = [all.p5, all.p4];
  if (all.p3 > all.p4) [all.p3, all.p4] = [all.p4, all.p3];
  if (all.p2 > all.p3) [all.p2, all.p3] = [all.p3, all.p2];
  if (all.p1 > all.p2) [all.p1, all.p2] = [all.p2, all.p1];
}

/** Moves the sixth code down to its position among the first five, which are sorted. @inline */
function sinkSixth(all: Eight): void {
  if (all.p5 > all.p6) [all.p5, all.p6] = [all.p6, all.p5];
  sinkFifth(all);
}

/** Moves the seventh code down to its position among the first six, which are sorted. @inline */
function sinkSeventh(all: Eight): void {
  if (all.p6 > all.p7) [all.p6, all.p7] = [all.p7, all.p6];
  sinkSixth(all);
}

/** Moves the eighth code down to its position among the first seven, which are sorted. @inline */
function sinkEighth(all: Eight): void {
  if (all.p7 > all.p8) [all.p7, all.p8] = [all.p8, all.p7];
  sinkSeventh(all);
}

/** Stands for a kind where there is none. */
export const NO_KIND = -1;

/**
 * Removes both fruits of a kind. `fruits` is the number of fruits before that. The fruits get codes of pieces that are
 * gone, which depend on this number, so that no two pieces share a code. All pieces stay in their slots. @inline
 */
export function removePair(slots: SlotCount, firstGoneCode: number, all: Eight, kind: number, fruits: number): void {
  let goneCode = firstGoneCode + Code.GoneStep * (fruits - 1);
  if (isPieceOfKind(kind, firstGoneCode, all.p1)) [all.p1, goneCode] = [goneCode, goneCode - Code.GoneStep];
  if (isPieceOfKind(kind, firstGoneCode, all.p2)) [all.p2, goneCode] = [goneCode, goneCode - Code.GoneStep];
  if (isPieceOfKind(kind, firstGoneCode, all.p3)) [all.p3, goneCode] = [goneCode, goneCode - Code.GoneStep];
  if (isPieceOfKind(kind, firstGoneCode, all.p4)) [all.p4, goneCode] = [goneCode, goneCode - Code.GoneStep];
  if (slots.isOverFour) {
    if (isPieceOfKind(kind, firstGoneCode, all.p5)) [all.p5, goneCode] = [goneCode, goneCode - Code.GoneStep];
    if (isPieceOfKind(kind, firstGoneCode, all.p6)) [all.p6, goneCode] = [goneCode, goneCode - Code.GoneStep];
    if (slots.isOverSix) {
      if (isPieceOfKind(kind, firstGoneCode, all.p7)) [all.p7, goneCode] = [goneCode, goneCode - Code.GoneStep];
      if (isPieceOfKind(kind, firstGoneCode, all.p8)) [all.p8, goneCode] = [goneCode, goneCode - Code.GoneStep];
    }
  }
}

/** Returns whether a code is that of a piece of this kind that is still on the board. @inline */
function isPieceOfKind(kind: number, firstGoneCode: number, code: number): boolean {
  return code % CODES_PER_CELL === kind && code < firstGoneCode;
}

/** Copies the codes into a list. @inline */
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

/** Copies the codes from a list. @inline */
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
