/**
 * The states after two opposite moves, such as up and down, on a board where each move shifts all pieces at once. Two
 * opposite moves share most of their results.
 */
import { STUCK } from "../../kernel/graph";

/** The value in `AxisSuccessors.afterSecond` for a state whose two opposite moves have not been explored. */
export const NOT_EXPLORED = -3;

/**
 * The states after two opposite moves: up and down, or right and left.
 *
 * If a slide is reversible, all states that it takes to the same end state are also taken to a common end state by the
 * opposite slide. Each of these two end states leads to the other. So once both moves of a state are known, their
 * results can also be stored for both end states.
 */
export interface AxisSuccessors {
  /**
   * The state after the first of two opposite moves, such as up and down: `afterFirst[state - 1]`, counted from 0. If there
   * is no such state, the entry is the reason, such as `STUCK`.
   */
  readonly afterFirst: number[];
  /**
   * The state after the second of two opposite moves, such as up and down: `afterSecond[state - 1]`, counted from 0. If
   * there is no such state, the entry is the reason, such as `STUCK`.
   */
  readonly afterSecond: number[];
}

/** Returns whether both opposite moves of a state have been explored. @inline */
export function isExplored(successors: AxisSuccessors, state: number): boolean {
  return successors.afterSecond[state - 1] > NOT_EXPLORED;
}

/**
 * Stores the states after two opposite moves of a state. All states are counted from 1. A move is reversible if the
 * pieces only slide, so that the opposite move brings them back. @inline
 */
export function setSuccessors(
  successors: AxisSuccessors,
  state: number,
  first: number,
  isFirstReversible: boolean,
  second: number,
  isSecondReversible: boolean,
): void {
  const toFirst = first - 1;
  const toSecond = second - 1;
  successors.afterFirst[state - 1] = toFirst;
  successors.afterSecond[state - 1] = toSecond;
  if (isFirstReversible) {
    successors.afterFirst[first - 1] = STUCK;
    successors.afterSecond[first - 1] = toSecond;
  } else if (first === state) successors.afterFirst[state - 1] = STUCK;
  if (isSecondReversible) {
    successors.afterFirst[second - 1] = toFirst;
    successors.afterSecond[second - 1] = STUCK;
  } else if (second === state) successors.afterSecond[state - 1] = STUCK;
}

/**
 * Stores the states after two opposite moves of a state. The first move leads to the state `first`, whose own two moves
 * are already known.
 * @inline
 */
export function copySuccessors(successors: AxisSuccessors, state: number, first: number): void {
  const knownSecond = successors.afterSecond[first - 1];
  successors.afterFirst[state - 1] = first - 1;
  successors.afterSecond[state - 1] = knownSecond === STUCK ? first - 1 : knownSecond;
}

/** Stores that neither of two opposite moves of a state moves anything. @inline */
export function setStuck(successors: AxisSuccessors, state: number): void {
  successors.afterFirst[state - 1] = STUCK;
  successors.afterSecond[state - 1] = STUCK;
}
