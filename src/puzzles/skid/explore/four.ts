import { Shifted } from "./shift";
import { stopAbove, stopBelow } from "./slide";

/** The codes of four pieces, in ascending order. */
export interface Four {
  p1: number;
  p2: number;
  p3: number;
  p4: number;
}

/** What comes of a move of four pieces. */
export interface FourMoved extends Four {
  /** What the codes add up to by their weights; below zero if more happens than slides. */
  key: number;
  result: Shifted;
  /** Whether it is nothing but slides, with nobody in a pit before and after. */
  slides: boolean;
}

/** Four codes in ascending order. @inline */
export function sorted(p1: number, p2: number, p3: number, p4: number): Four {
  if (p1 > p2) [p1, p2] = [p2, p1];
  if (p3 > p4) [p3, p4] = [p4, p3];
  if (p1 > p3) [p1, p3] = [p3, p1];
  if (p2 > p4) [p2, p4] = [p4, p2];
  if (p2 > p3) [p2, p3] = [p3, p2];
  return { p1, p2, p3, p4 };
}

/** What four codes add up to in a list by code − 1. @inline */
export function sumOf(list: readonly number[], four: Four): number {
  return list[four.p1 - 1] + list[four.p2 - 1] + list[four.p3 - 1] + list[four.p4 - 1];
}

/** What a move to higher codes makes of four pieces, as far as they only slide. @inline */
export function slidUp(
  four: Four,
  stops: readonly number[],
  opens: readonly number[],
  high: number,
  weight: readonly number[],
  slides: boolean,
): FourMoved {
  const p4 = stops[four.p4 - 1];
  const p3 = stopBelow(stops[four.p3 - 1], four.p3, p4, opens, high);
  const p2 = stopBelow(stops[four.p2 - 1], four.p2, p3, opens, high);
  const p1 = stopBelow(stops[four.p1 - 1], four.p1, p2, opens, high);
  const key = weight[p1 - 1] + weight[p2 - 1] + weight[p3 - 1] + weight[p4 - 1];
  return { p1, p2, p3, p4, key, result: Shifted.Slides, slides };
}

/** As `slidUp`, to lower codes. @inline */
export function slidDown(
  four: Four,
  stops: readonly number[],
  opens: readonly number[],
  weight: readonly number[],
  slides: boolean,
): FourMoved {
  const p1 = stops[four.p1 - 1];
  const p2 = stopAbove(stops[four.p2 - 1], four.p2, p1, opens);
  const p3 = stopAbove(stops[four.p3 - 1], four.p3, p2, opens);
  const p4 = stopAbove(stops[four.p4 - 1], four.p4, p3, opens);
  const key = weight[p1 - 1] + weight[p2 - 1] + weight[p3 - 1] + weight[p4 - 1];
  return { p1, p2, p3, p4, key, result: Shifted.Slides, slides };
}
