import type { Four } from "../../tilting/four";
import { Shifted } from "./shift";
import { stopAbove, stopBelow } from "./slide";

/** What comes of a move of four pieces. */
export interface FourMoved extends Four {
  /** What the codes add up to by their weights; below zero if more happens than slides. */
  key: number;
  result: Shifted;
  /** Whether it is nothing but slides, with nobody in a pit before and after. */
  slides: boolean;
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
