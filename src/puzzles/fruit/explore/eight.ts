import { Code } from "./lanes";

// Two codes of one cell are nearer than this, and no others.
const NEAR: number = Code.Near;
const KINDS: number = Code.Kinds;

/** How many pieces a level has room for here: what lies behind them is not looked at. */
export interface Slots {
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
export function copyOf({ p1, p2, p3, p4, p5, p6, p7, p8 }: Eight): Eight {
  return { p1, p2, p3, p4, p5, p6, p7, p8 };
}

/**
 * Where a piece stops that slides to higher codes: where the ground has it stop, or behind the piece ahead. Kinds differ
 * by less than `NEAR`, half of what cells differ by: so what is left over tells the kind of the one from the other's. @inline
 */
export function below(stops: readonly number[], code: number, ahead: number): number {
  let stop = stops[code - 1];
  const limit = ahead - NEAR;
  if (limit < stop) stop = limit - ((limit - code) % KINDS);
  return stop;
}

/** As `below`, for one that slides to lower codes. @inline */
export function above(stops: readonly number[], code: number, ahead: number): number {
  let stop = stops[code - 1];
  const limit = ahead + NEAR;
  if (stop < limit) stop = limit + ((code - limit) % KINDS);
  return stop;
}

// Ahead of the first piece there is none.
const NO_CODE_ABOVE = 100000;

/** Puts where a slide to higher codes leads into `to`. @inline */
export function slideUp(slots: Slots, from: Eight, stops: readonly number[], to: Eight): void {
  let ahead = NO_CODE_ABOVE;
  if (slots.isOverFour) {
    if (slots.isOverSix) {
      to.p8 = stops[from.p8 - 1];
      to.p7 = below(stops, from.p7, to.p8);
      ahead = to.p7;
    }
    to.p6 = below(stops, from.p6, ahead);
    to.p5 = below(stops, from.p5, to.p6);
    ahead = to.p5;
  }
  to.p4 = below(stops, from.p4, ahead);
  to.p3 = below(stops, from.p3, to.p4);
  to.p2 = below(stops, from.p2, to.p3);
  to.p1 = below(stops, from.p1, to.p2);
}

/** As `slideUp`, to lower codes. @inline */
export function slideDown(slots: Slots, from: Eight, stops: readonly number[], to: Eight): void {
  to.p1 = stops[from.p1 - 1];
  to.p2 = above(stops, from.p2, to.p1);
  to.p3 = above(stops, from.p3, to.p2);
  to.p4 = above(stops, from.p4, to.p3);
  if (slots.isOverFour) {
    to.p5 = above(stops, from.p5, to.p4);
    to.p6 = above(stops, from.p6, to.p5);
    if (slots.isOverSix) {
      to.p7 = above(stops, from.p7, to.p6);
      to.p8 = above(stops, from.p8, to.p7);
    }
  }
}

/** What they add up to in a list by code − 1. @inline */
export function sumOf(slots: Slots, list: readonly number[], all: Eight): number {
  let sum = list[all.p1 - 1] + list[all.p2 - 1] + list[all.p3 - 1] + list[all.p4 - 1];
  if (slots.isOverFour) {
    sum += list[all.p5 - 1] + list[all.p6 - 1];
    if (slots.isOverSix) sum += list[all.p7 - 1] + list[all.p8 - 1];
  }
  return sum;
}

/** Brings them into ascending order. @inline */
export function sort(slots: Slots, all: Eight): void {
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
export function part(slots: Slots, gone: number, all: Eight, kind: number, fruits: number): void {
  let free = gone + Code.Gone * (fruits - 1);
  if (isOf(kind, gone, all.p1)) [all.p1, free] = [free, free - Code.Gone];
  if (isOf(kind, gone, all.p2)) [all.p2, free] = [free, free - Code.Gone];
  if (isOf(kind, gone, all.p3)) [all.p3, free] = [free, free - Code.Gone];
  if (isOf(kind, gone, all.p4)) [all.p4, free] = [free, free - Code.Gone];
  if (slots.isOverFour) {
    if (isOf(kind, gone, all.p5)) [all.p5, free] = [free, free - Code.Gone];
    if (isOf(kind, gone, all.p6)) [all.p6, free] = [free, free - Code.Gone];
    if (slots.isOverSix) {
      if (isOf(kind, gone, all.p7)) [all.p7, free] = [free, free - Code.Gone];
      if (isOf(kind, gone, all.p8)) [all.p8, free] = [free, free - Code.Gone];
    }
  }
}

/** @inline */
function isOf(kind: number, gone: number, code: number): boolean {
  return code % KINDS === kind && code < gone;
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
