/**
 * Slides up to four pieces at once, with the pieces in local variables instead of a list. Other files handle pushed
 * crates and leaving toys.
 */
import type { FourCodes } from "../../tilting/four-codes";
import { MoveResult } from "./move-pieces";
import { stopOnSlideDown, stopOnSlideUp } from "./slide-stops";

/**
 * The result of a move of four pieces: their codes after the move (each is a cell and a kind as one number), and the
 * hash key of the new state.
 */
export interface FourMoved extends FourCodes {
  /**
   * The hash key of the new state. It is negative if a toy touches a goal or can push a crate; the other fields are not
   * valid then.
   */
  key: number;
  result: MoveResult;
  /** Whether pieces only slid in the move, and none of them was in a pit before or after it. */
  isPureSlide: boolean;
}

/**
 * Slides four pieces up or right, which makes their codes (cell and kind as one number) higher.
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
 * Slides four pieces down or left, which makes their codes (cell and kind as one number) lower.
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
