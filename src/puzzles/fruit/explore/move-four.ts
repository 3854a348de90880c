/**
 * Slides and removes four pieces whose piece codes (numbers for the pieces' cells and kinds) are in Lua locals, for
 * levels with up to four pieces. eight-pieces.ts does the same for up to eight pieces.
 */
import type { FourCodes } from "../../tilting/four-codes";
import { slideFourAscending, slideFourDescending, type FourMoved } from "../../tilting/slide-four";
import { stopDescending, stopAscending } from "./eight-pieces";
import { CodeLayout } from "./slide-tables";
import { LOST_STATE } from "./search";
import type { PieceCode } from "../../tilting/piece-code";

const CODES_PER_CELL: number = CodeLayout.PerCell;

interface SlideLists {
  readonly firstStops: readonly number[];
  readonly secondStops: readonly number[];
  readonly weights: readonly number[];
}

/**
 * Slides four pieces up or right. In these directions, piece codes (numbers for the pieces' cells and kinds) grow. The
 * state key (which identifies the state) in the result is negative if a fruit is spoilt.
 * @inline
 */
export function slideFourUp(four: FourCodes, lists: SlideLists, isPureSlide: boolean): FourMoved {
  return { ...slideFourAscending(four, lists, stopBehindAscending), isPureSlide, state: LOST_STATE };
}

/**
 * Slides four pieces down or left. In these directions, piece codes (numbers for the pieces' cells and kinds) shrink.
 * The state key (which identifies the state) in the result is negative if a fruit is spoilt.
 * @inline
 */
export function slideFourDown(four: FourCodes, lists: SlideLists, isPureSlide: boolean): FourMoved {
  return { ...slideFourDescending(four, lists, stopBehindDescending), isPureSlide, state: LOST_STATE };
}

/**
 * Returns the piece code (a number for the piece's cell and kind) of a piece after a slide up or right, behind the
 * piece with the code `ahead`. @inline
 */
function stopBehindAscending(lists: SlideLists, code: PieceCode, ahead: PieceCode): number {
  return stopAscending(lists.firstStops, code, ahead);
}

/**
 * Returns the piece code (a number for the piece's cell and kind) of a piece after a slide down or left, behind the
 * piece with the code `ahead`. @inline
 */
function stopBehindDescending(lists: SlideLists, code: PieceCode, ahead: PieceCode): number {
  return stopDescending(lists.secondStops, code, ahead);
}

/**
 * Removes both fruits of a kind from the board. A removed fruit gets a piece code (a number for the piece's cell and
 * kind) of its own, at least `firstGoneCode`. `pair` is 0 for the level's first pair and 1 for the second, so that no
 * two removed fruits get equal codes. @inline
 */
export function removePairOfFour(firstGoneCode: PieceCode, four: FourCodes, kind: number, pair: number): void {
  let goneCode = firstGoneCode + CodeLayout.GoneStep * (2 * pair + 1);
  if (four.p1 % CODES_PER_CELL === kind && four.p1 < firstGoneCode)
    [four.p1, goneCode] = [goneCode, goneCode - CodeLayout.GoneStep];
  if (four.p2 % CODES_PER_CELL === kind && four.p2 < firstGoneCode)
    [four.p2, goneCode] = [goneCode, goneCode - CodeLayout.GoneStep];
  if (four.p3 % CODES_PER_CELL === kind && four.p3 < firstGoneCode)
    [four.p3, goneCode] = [goneCode, goneCode - CodeLayout.GoneStep];
  if (four.p4 % CODES_PER_CELL === kind && four.p4 < firstGoneCode)
    [four.p4, goneCode] = [goneCode, goneCode - CodeLayout.GoneStep];
}
