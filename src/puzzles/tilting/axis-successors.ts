/**
 * Stores to which states two opposite moves, such as up and down, lead in puzzles whose moves shift all pieces at once.
 * If the pieces only slide, moving up and then down leads to the same state as moving down alone. So the result of some
 * moves is known before they are made.
 */
import { STUCK } from "../../kernel/graph";

/** The entry of `AxisSuccessors.afterSecond` for a move whose result is not known yet. */
export const NOT_EXPLORED = -3;

/**
 * For each state, the states to which two opposite moves lead: up and down, or right and left.
 *
 * Suppose that up leads from a state S to a state A, and down leads from S to a state B. If the pieces only slide in
 * the move up, then down also leads from A to B. So the results can be stored for A as well. In the same way, the
 * results can be stored for B if the pieces only slide in the move down.
 */
export interface AxisSuccessors {
  /**
   * The state after the first of two opposite moves, such as up and down. The entry for the state `state`, counted from
   * 1, is `afterFirst[state - 1]`. But the entry itself is the number of a state counted from 0. Instead of a state, an
   * entry may be a special value, such as `STUCK` if nothing moves.
   */
  readonly afterFirst: number[];
  /**
   * The state after the second of two opposite moves, such as down. This move is made instead of the first move, not
   * after it. The entry for `state` is `afterSecond[state - 1]`. Instead of a state, an entry may be a special value of
   * `afterFirst`, or `NOT_EXPLORED`.
   */
  readonly afterSecond: number[];
}

/** Returns whether the results of both of two opposite moves, such as up and down, are known for a state. @inline */
export function isExplored(successors: AxisSuccessors, state: number): boolean {
  return successors.afterSecond[state - 1] > NOT_EXPLORED;
}

/**
 * The result of one move: the state to which it leads, and whether the pieces only slide. In other moves, a piece may
 * leave the board, for example.
 */
export interface MoveEnd {
  /** The number of the state after the move, counted from 1. */
  readonly state: number;
  /**
   * Whether the pieces only slide in the move. If so, the opposite move leads to the same state whether it is made
   * instead of this move or after it.
   */
  readonly isPureSlide: boolean;
}

/**
 * Stores to which states two opposite moves, such as up and down, lead from a state. All states are counted from 1.
 * @inline
 */
export function setSuccessors(successors: AxisSuccessors, state: number, first: MoveEnd, second: MoveEnd): void {
  const toFirst = first.state - 1;
  const toSecond = second.state - 1;
  successors.afterFirst[state - 1] = toFirst;
  successors.afterSecond[state - 1] = toSecond;
  if (first.isPureSlide) {
    successors.afterFirst[first.state - 1] = STUCK;
    successors.afterSecond[first.state - 1] = toSecond;
  } else if (first.state === state) successors.afterFirst[state - 1] = STUCK;
  if (second.isPureSlide) {
    successors.afterFirst[second.state - 1] = toFirst;
    successors.afterSecond[second.state - 1] = STUCK;
  } else if (second.state === state) successors.afterSecond[state - 1] = STUCK;
}

/**
 * Stores to which states two opposite moves, such as up and down, lead from the state `state`. The first move leads to
 * the state `first`. The second move leads to the same state from `state` as from `first`; this result is already
 * stored for `first`. @inline
 */
export function copySuccessors(successors: AxisSuccessors, state: number, first: number): void {
  const knownSecond = successors.afterSecond[first - 1];
  successors.afterFirst[state - 1] = first - 1;
  successors.afterSecond[state - 1] = knownSecond === STUCK ? first - 1 : knownSecond;
}

/** Stores that neither of two opposite moves, such as up and down, moves anything in a state. @inline */
export function setStuck(successors: AxisSuccessors, state: number): void {
  successors.afterFirst[state - 1] = STUCK;
  successors.afterSecond[state - 1] = STUCK;
}
