/**
 * Slides and removes four pieces whose piece codes (numbers for a piece's cell and kind) are in Lua locals, for levels
 * with up to four pieces. eight-pieces.ts does the same for up to eight pieces.
 */
import type { FourCodes } from "../../tilting/four-codes";
import { stopDescending, stopAscending } from "./eight-pieces";
import { PieceCode } from "./slide-tables";
import { LOST_STATE } from "./search";

const CODES_PER_CELL: number = PieceCode.PerCell;

/**
 * The result of a push of four pieces: the piece code of each piece, a number for its cell and kind, and facts about
 * the new state.
 */
export interface FourPushed extends FourCodes {
  /**
   * The state key, which identifies the new state: the sum of the weights of all piece codes, negative if a fruit is
   * spoilt.
   */
  key: number;
  /** Whether the push only slides pieces, and the opposite push undoes it; see `SlideTables.isReversible`. */
  isPureSlide: boolean;
  /** The number of the new state, or `LOST_STATE` as long as no state is known. */
  state: number;
}

/**
 * Slides four pieces up or right. In these directions, piece codes grow.
 * @inline
 */
export function slideFourUp(
  four: FourCodes,
  stops: readonly number[],
  weights: readonly number[],
  isPureSlide: boolean,
): FourPushed {
  const p4 = stops[four.p4 - 1];
  const p3 = stopAscending(stops, four.p3, p4);
  const p2 = stopAscending(stops, four.p2, p3);
  const p1 = stopAscending(stops, four.p1, p2);
  const key = weights[p1 - 1] + weights[p2 - 1] + weights[p3 - 1] + weights[p4 - 1];
  return { p1, p2, p3, p4, key, isPureSlide, state: LOST_STATE };
}

/**
 * Slides four pieces down or left. In these directions, piece codes shrink.
 * @inline
 */
export function slideFourDown(
  four: FourCodes,
  stops: readonly number[],
  weights: readonly number[],
  isPureSlide: boolean,
): FourPushed {
  const p1 = stops[four.p1 - 1];
  const p2 = stopDescending(stops, four.p2, p1);
  const p3 = stopDescending(stops, four.p3, p2);
  const p4 = stopDescending(stops, four.p4, p3);
  const key = weights[p1 - 1] + weights[p2 - 1] + weights[p3 - 1] + weights[p4 - 1];
  return { p1, p2, p3, p4, key, isPureSlide, state: LOST_STATE };
}

/**
 * Removes both fruits of a kind from the board. A removed fruit gets a piece code of its own, at least `firstGoneCode`.
 * `pair` is 0 for the level's first pair and 1 for the second, so that no two removed fruits get equal codes. @inline
 */
export function removePairOfFour(firstGoneCode: number, four: FourCodes, kind: number, pair: number): void {
  let goneCode = firstGoneCode + PieceCode.GoneStep * (2 * pair + 1);
  if (four.p1 % CODES_PER_CELL === kind && four.p1 < firstGoneCode)
    [four.p1, goneCode] = [goneCode, goneCode - PieceCode.GoneStep];
  if (four.p2 % CODES_PER_CELL === kind && four.p2 < firstGoneCode)
    [four.p2, goneCode] = [goneCode, goneCode - PieceCode.GoneStep];
  if (four.p3 % CODES_PER_CELL === kind && four.p3 < firstGoneCode)
    [four.p3, goneCode] = [goneCode, goneCode - PieceCode.GoneStep];
  if (four.p4 % CODES_PER_CELL === kind && four.p4 < firstGoneCode)
    [four.p4, goneCode] = [goneCode, goneCode - PieceCode.GoneStep];
}
