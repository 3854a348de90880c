import { Code } from "./slide-tables";

// Two codes of one cell are nearer than this, and no others.
const SAME_CELL_LIMIT: number = Code.SameCellLimit;
const CODES_PER_CELL: number = Code.PerCell;

/** How many pieces a level has room for here: what lies behind them is not looked at. */
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

/** The same codes. @inline */
export function copyCodes({ p1, p2, p3, p4, p5, p6, p7, p8 }: Eight): Eight {
  return { p1, p2, p3, p4, p5, p6, p7, p8 };
}

/**
 * Where a piece stops that slides to higher codes: where the ground has it stop, or behind the piece ahead. Kinds differ
 * by less than `NEAR`, half of what cells differ by: so what is left over tells the kind of the one from the other's. @inline
 */
export function stopOnSlideUp(stops: readonly number[], code: number, ahead: number): number {
  let stop = stops[code - 1];
  const limit = ahead - SAME_CELL_LIMIT;
  if (limit < stop) stop = limit - ((limit - code) % CODES_PER_CELL);
  return stop;
}

/** As `below`, for one that slides to lower codes. @inline */
export function stopOnSlideDown(stops: readonly number[], code: number, ahead: number): number {
  let stop = stops[code - 1];
  const limit = ahead + SAME_CELL_LIMIT;
  if (stop < limit) stop = limit + ((code - limit) % CODES_PER_CELL);
  return stop;
}

// Ahead of the first piece there is none.
const ABOVE_ALL_CODES = 100000;

/** Puts where a slide to higher codes leads into `to`. @inline */
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

/** As `slideUp`, to lower codes. @inline */
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

/** What they add up to in a list by code − 1. @inline */
export function sumOf(slots: SlotCount, list: readonly number[], all: Eight): number {
  let sum = list[all.p1 - 1] + list[all.p2 - 1] + list[all.p3 - 1] + list[all.p4 - 1];
  if (slots.isOverFour) {
    sum += list[all.p5 - 1] + list[all.p6 - 1];
    if (slots.isOverSix) sum += list[all.p7 - 1] + list[all.p8 - 1];
  }
  return sum;
}

/** Brings them into ascending order. @inline */
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

/** @inline */
function sinkFifth(all: Eight): void {
  if (all.p4 > all.p5) [all.p4, all.p5] = [all.p5, all.p4];
  if (all.p3 > all.p4) [all.p3, all.p4] = [all.p4, all.p3];
  if (all.p2 > all.p3) [all.p2, all.p3] = [all.p3, all.p2];
  if (all.p1 > all.p2) [all.p1, all.p2] = [all.p2, all.p1];
}

/** @inline */
function sinkSixth(all: Eight): void {
  if (all.p5 > all.p6) [all.p5, all.p6] = [all.p6, all.p5];
  sinkFifth(all);
}

/** @inline */
function sinkSeventh(all: Eight): void {
  if (all.p6 > all.p7) [all.p6, all.p7] = [all.p7, all.p6];
  sinkSixth(all);
}

/** @inline */
function sinkEighth(all: Eight): void {
  if (all.p7 > all.p8) [all.p7, all.p8] = [all.p8, all.p7];
  sinkSeventh(all);
}

/** In the place of a kind: there is none. */
export const NO_KIND = -1;

/**
 * Has both fruits of a kind leave, of so many fruits: their codes become those of pieces that are gone, counted as there
 * are fruits left, so that no two are alike. The others stay in their slots. @inline
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

/** @inline */
function isPieceOfKind(kind: number, firstGoneCode: number, code: number): boolean {
  return code % CODES_PER_CELL === kind && code < firstGoneCode;
}

/** Puts them into a list. @inline */
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

/** Takes them out of a list. @inline */
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
