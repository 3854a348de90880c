/**
 * Slides up to four pieces at once, with their piece codes (numbers for the pieces' cells and kinds) in Lua locals
 * instead of a list. Toys leave the board in leave-four.ts. Levels with crates use move-pieces.ts.
 */
import type { FourCodes } from "../../tilting/four-codes";
import { slideFourAscending, slideFourDescending, type FourMoved } from "../../tilting/slide-four";
import { MoveResult } from "./move-pieces";
import type { SlideLists } from "./search";
import { stopDescending, stopAscending } from "./slide-stops";
import type { PieceCode } from "../../tilting/piece-code";

/**
 * The result of a move of four pieces. If a toy touches a goal or can push a crate, `key` is negative, and the other
 * fields are not valid. If `isPureSlide` is true, no piece was in a pit before or after the move.
 */
export interface ToysMoved extends FourMoved {
  result: MoveResult;
}

interface FourSlideLists extends SlideLists {
  readonly weights: readonly number[];
  /**
   * The number that stands for the stop of a toy that can push a crate in a slide up or right. Only the function
   * `movePieces` can make such a move. All other stops are piece codes (numbers for cell and kind), which are lower
   * than this number.
   */
  readonly aboveAllCodes: number;
}

/** Slides four pieces up or right. In these directions, their codes (numbers for cell and kind) grow. @inline */
export function slideFourUp(four: FourCodes, lists: FourSlideLists, isPureSlide: boolean): ToysMoved {
  return {
    ...slideFourAscending(four, lists, stopBehindAscending),
    result: MoveResult.Slides,
    isPureSlide,
    state: 0,
  };
}

/**
 * Slides four pieces down or left. In these directions, piece codes (numbers for the pieces' cells and kinds) shrink.
 * @inline
 */
export function slideFourDown(four: FourCodes, lists: FourSlideLists, isPureSlide: boolean): ToysMoved {
  return {
    ...slideFourDescending(four, lists, stopBehindDescending),
    result: MoveResult.Slides,
    isPureSlide,
    state: 0,
  };
}

/**
 * Returns the code at which the piece `code` stops when it slides up or right and the piece ahead has stopped at
 * `ahead`. For a toy that can push a crate, returns `lists.aboveAllCodes`. @inline
 */
function stopBehindAscending(lists: FourSlideLists, code: PieceCode, ahead: PieceCode): number {
  return stopAscending(lists.firstStops[code - 1], code, ahead, lists.firstPushable, lists.aboveAllCodes);
}

/**
 * Returns the code at which the piece `code` stops when it slides down or left and the piece ahead has stopped at
 * `ahead`. For a toy that can push a crate, returns `CodeLayout.None`. @inline
 */
function stopBehindDescending(lists: FourSlideLists, code: PieceCode, ahead: PieceCode): number {
  return stopDescending(lists.secondStops[code - 1], code, ahead, lists.secondPushable);
}
