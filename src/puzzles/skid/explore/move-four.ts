/**
 * Slides up to four pieces at once, with their piece codes in Lua locals instead of a list. Toys leave the board in
 * leave-four.ts. Levels with crates use move-pieces.ts.
 */
import type { FourCodes } from "../../tilting/four-codes";
import { MoveResult } from "./move-pieces";
import type { SlideLists } from "./search";
import { stopDescending, stopAscending } from "./slide-stops";

/**
 * The result of a move of four pieces: the piece code of each piece, a number for its cell and kind, and facts about
 * the new state.
 */
export interface FourMoved extends FourCodes {
  /**
   * The state key after the move. If a toy touches a goal or can push a crate, the key is negative, and the other
   * fields are not valid.
   */
  key: number;
  result: MoveResult;
  /** Whether pieces only slid in the move, and none of them was in a pit before or after it. */
  isPureSlide: boolean;
  /** The number of the state after the move, counted from 1; 0 or less as long as the state is not known. */
  state: number;
}

interface FourSlideLists extends SlideLists {
  readonly weights: readonly number[];
}

/** Slides four pieces up or right: their piece codes (numbers for a piece's cell and kind) grow. @inline */
export function slideFourUp(
  four: FourCodes,
  lists: FourSlideLists,
  aboveAllCodes: number,
  isPureSlide: boolean,
): FourMoved {
  const p4 = lists.firstStops[four.p4 - 1];
  const p3 = stopAscending(lists.firstStops[four.p3 - 1], four.p3, p4, lists.firstPushable, aboveAllCodes);
  const p2 = stopAscending(lists.firstStops[four.p2 - 1], four.p2, p3, lists.firstPushable, aboveAllCodes);
  const p1 = stopAscending(lists.firstStops[four.p1 - 1], four.p1, p2, lists.firstPushable, aboveAllCodes);
  const key = lists.weights[p1 - 1] + lists.weights[p2 - 1] + lists.weights[p3 - 1] + lists.weights[p4 - 1];
  return { p1, p2, p3, p4, key, result: MoveResult.Slides, isPureSlide, state: 0 };
}

/**
 * Slides four pieces down or left. In these directions, piece codes (numbers for a piece's cell and kind) shrink.
 * @inline
 */
export function slideFourDown(four: FourCodes, lists: FourSlideLists, isPureSlide: boolean): FourMoved {
  const p1 = lists.secondStops[four.p1 - 1];
  const p2 = stopDescending(lists.secondStops[four.p2 - 1], four.p2, p1, lists.secondPushable);
  const p3 = stopDescending(lists.secondStops[four.p3 - 1], four.p3, p2, lists.secondPushable);
  const p4 = stopDescending(lists.secondStops[four.p4 - 1], four.p4, p3, lists.secondPushable);
  const key = lists.weights[p1 - 1] + lists.weights[p2 - 1] + lists.weights[p3 - 1] + lists.weights[p4 - 1];
  return { p1, p2, p3, p4, key, result: MoveResult.Slides, isPureSlide, state: 0 };
}
