/**
 * Defines what the two search functions of Skid share: the record of a search, and the function that begins a round of
 * the search. A round makes the moves from all states that are equally many moves from the start. explore-four.ts and
 * explore-many.ts have the search functions.
 */
import type { SearchProgress } from "../../tilting/search-progress";
import { isOutOfRange, type Exploration } from "./exploration";
import type { PieceStatus } from "./exploration-memory";

/** A search for all states of a level, with its progress and its hash table of states. States are counted from 1. */
export interface SkidSearch extends SearchProgress<Exploration> {
  /** For each state, whether all of its pieces are on the board, and whether any of them is in a pit. */
  readonly intact: PieceStatus[];
  /**
   * The number of moves from the start to the states from which the search for all states of a level makes moves now;
   * −1 before the search begins.
   */
  depth: number;
  /**
   * The codes of all pieces before a move, in ascending order (a piece code is a number for a piece's cell and kind).
   * Each move reuses this list.
   */
  readonly list: number[];
  /**
   * The codes of all pieces after a move (a piece code is a number for a piece's cell and kind). Each move reuses this
   * list.
   */
  readonly after: number[];
}

export interface SlideLists {
  /**
   * For each piece code (a number for a piece's cell and kind), 1 if the cell is a pit, otherwise 0. The index is code
   * − 1.
   */
  readonly isInPit: readonly number[];
  readonly firstStops: readonly number[];
  readonly firstPushable: readonly number[];
  readonly secondStops: readonly number[];
  readonly secondPushable: readonly number[];
}

/**
 * Begins the next round of the search for all states of a level: the moves from the states that are one move farther
 * from the start. Returns false if the search can stop because the shortest solution of the level cannot have the
 * wanted number of moves. @inline
 */
export function beginDepth(search: SkidSearch): boolean {
  search.depth++;
  return !isOutOfRange(search.exploration, search.depth);
}
