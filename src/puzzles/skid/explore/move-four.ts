import type { FourCodes } from "../../tilting/four-codes";
import { MoveResult } from "./move-pieces";
import { stopOnSlideDown, stopOnSlideUp } from "./slide-stops";

/** What comes of a move of four pieces. */
export interface FourMoved extends FourCodes {
  /** What the codes add up to by their weights; below zero if more happens than slides. */
  key: number;
  result: MoveResult;
  /** Whether it is nothing but slides, with nobody in a pit before and after. */
  isPureSlide: boolean;
}

/** What a move to higher codes makes of four pieces, as far as they only slide. @inline */
export function slideFourUp(
  four: FourCodes,
  stops: readonly number[],
  isPushable: readonly number[],
  aboveAllCodes: number,
  weight: readonly number[],
  isPureSlide: boolean,
): FourMoved {
  const p4 = stops[four.p4 - 1];
  const p3 = stopOnSlideUp(stops[four.p3 - 1], four.p3, p4, isPushable, aboveAllCodes);
  const p2 = stopOnSlideUp(stops[four.p2 - 1], four.p2, p3, isPushable, aboveAllCodes);
  const p1 = stopOnSlideUp(stops[four.p1 - 1], four.p1, p2, isPushable, aboveAllCodes);
  const key = weight[p1 - 1] + weight[p2 - 1] + weight[p3 - 1] + weight[p4 - 1];
  return { p1, p2, p3, p4, key, result: MoveResult.Slides, isPureSlide };
}

/** As `slidUp`, to lower codes. @inline */
export function slideFourDown(
  four: FourCodes,
  stops: readonly number[],
  isPushable: readonly number[],
  weight: readonly number[],
  isPureSlide: boolean,
): FourMoved {
  const p1 = stops[four.p1 - 1];
  const p2 = stopOnSlideDown(stops[four.p2 - 1], four.p2, p1, isPushable);
  const p3 = stopOnSlideDown(stops[four.p3 - 1], four.p3, p2, isPushable);
  const p4 = stopOnSlideDown(stops[four.p4 - 1], four.p4, p3, isPushable);
  const key = weight[p1 - 1] + weight[p2 - 1] + weight[p3 - 1] + weight[p4 - 1];
  return { p1, p2, p3, p4, key, result: MoveResult.Slides, isPureSlide };
}
