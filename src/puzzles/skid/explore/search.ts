/**
 * Defines what the two search functions of Skid share: the record of a search, its tables and the step to the states
 * one move farther from the start. explore-four.ts and explore-many.ts have the search functions.
 */
import type { SearchProgress } from "../../tilting/search-progress";
import { isOutOfRange, type Exploration } from "./exploration";
import type { PieceStatus } from "./exploration-memory";

/** A search for all states of a level, with its progress and its hash table of states. States are counted from 1. */
export interface SkidSearch extends SearchProgress<Exploration> {
  /** For each state, whether all pieces are on the board, and whether any piece is in a pit. */
  readonly intact: PieceStatus[];
  /** The number of moves from the start to the states from which moves are being made, at first −1. */
  depth: number;
  /** The piece codes before a move, in ascending order. The list is reused for each move. */
  readonly list: number[];
  /** The piece codes after a move. The list is reused for each move. */
  readonly after: number[];
}

export interface SlideLists {
  /** For each piece code, 1 if the piece is in a pit, otherwise 0; the index is code − 1. */
  readonly isInPit: readonly number[];
  readonly firstStops: readonly number[];
  readonly firstPushable: readonly number[];
  readonly secondStops: readonly number[];
  readonly secondPushable: readonly number[];
}

/**
 * Goes on to the states that are one move farther from the start. Returns false if the search can stop because the
 * shortest solution of the level cannot have the wanted number of moves.
 * @inline
 */
export function beginDepth(search: SkidSearch): boolean {
  search.depth++;
  return !isOutOfRange(search.exploration, search.depth);
}
