/**
 * Slides of up to four pieces at once, with their codes in locals. Pushed crates and leaving toys are handled
 * elsewhere.
 */
import type { FourCodes } from "../../tilting/four-codes";
import { MoveResult } from "./move-pieces";
import { stopOnSlideDown, stopOnSlideUp } from "./slide-stops";

/** The result of a move of four pieces. */
export interface FourMoved extends FourCodes {
  /** The key of the new state. It is negative if the move is more than slides, and the codes are not valid then. */
  key: number;
  result: MoveResult;
  /** Whether pieces only slid, and none was in a pit before or after. */
  isPureSlide: boolean;
}

/**
 * Slides four pieces to higher codes.
 * @inline
 */
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

/**
 * Slides four pieces to lower codes.
 * @inline
 */
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
