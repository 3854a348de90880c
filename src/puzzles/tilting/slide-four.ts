/**
 * Slides four pieces at once, for levels of Skid and Fruit with up to four pieces. The build keeps the code of each
 * piece (a number for its cell and kind) in a Lua local. Each puzzle passes its own function that says where a piece
 * stops behind another piece; the build inlines this function.
 */
import type { FourAxisTables } from "./four-axis-lists";
import type { FourCodes } from "./four-codes";
import type { PieceCode } from "./piece-code";

/**
 * The codes (numbers for cell and kind) of four pieces after a slide, and the state key, which identifies the new
 * state. The key is the sum of what each piece adds to it (the piece's weight).
 */
export interface FourSlid extends FourCodes {
  /**
   * The state key, a number that identifies the new state. It is negative if the move may have done more than slide
   * pieces.
   */
  key: number;
}

/** The result of a move of four pieces: their codes (numbers for cell and kind) and facts about the new state. */
export interface FourMoved extends FourSlid {
  /**
   * Whether pieces only slid in the move. If so, the opposite move leads to the same state, whether it is made instead
   * of this move or after it.
   */
  isPureSlide: boolean;
  /** The number of the state after the move, counted from 1. It is 0 or negative until the state is found. */
  state: number;
}

type SlideLists = Pick<FourAxisTables, "firstStops" | "secondStops" | "weights">;

/**
 * Slides four pieces up or right. In these directions, the codes of pieces (numbers for cell and kind) grow, so the
 * last piece slides first. `stopBehind(lists, code, ahead)` returns the code at which the piece `code` stops, if the
 * piece ahead of it has stopped at `ahead`. @inline
 */
export function slideFourAscending<Lists extends SlideLists>(
  four: FourCodes,
  lists: Lists,
  stopBehind: (lists: Lists, code: PieceCode, ahead: PieceCode) => number,
): FourSlid {
  const p4 = lists.firstStops[four.p4 - 1];
  const p3 = stopBehind(lists, four.p3, p4);
  const p2 = stopBehind(lists, four.p2, p3);
  const p1 = stopBehind(lists, four.p1, p2);
  const key = lists.weights[p1 - 1] + lists.weights[p2 - 1] + lists.weights[p3 - 1] + lists.weights[p4 - 1];
  return { p1, p2, p3, p4, key };
}

/**
 * Slides four pieces down or left. In these directions, the codes of pieces (numbers for cell and kind) shrink, so the
 * first piece slides first. Apart from the direction, the function works like `slideFourAscending`. @inline
 */
export function slideFourDescending<Lists extends SlideLists>(
  four: FourCodes,
  lists: Lists,
  stopBehind: (lists: Lists, code: PieceCode, ahead: PieceCode) => number,
): FourSlid {
  const p1 = lists.secondStops[four.p1 - 1];
  const p2 = stopBehind(lists, four.p2, p1);
  const p3 = stopBehind(lists, four.p3, p2);
  const p4 = stopBehind(lists, four.p4, p3);
  const key = lists.weights[p1 - 1] + lists.weights[p2 - 1] + lists.weights[p3 - 1] + lists.weights[p4 - 1];
  return { p1, p2, p3, p4, key };
}
