/** The successors of states on one axis of a tilting board, where two opposite moves share most of their results. */
import { STUCK } from "../../kernel/graph";

/** In `AxisSuccessors.seconds`: the two moves of the axis have not been explored from this state. */
export const NOT_EXPLORED = -3;

/**
 * The successors of the two opposite moves on an axis: up and down, or right and left.
 *
 * If a slide is reversible, all states that it takes to the same end state are also taken to the same end state by the
 * opposite slide. These two end states lead to each other. So once both moves of a state are known, their results are
 * also stored for both end states.
 */
export interface AxisSuccessors {
  /** By state − 1: the state after the first of the two moves, counted from 0, or the reason why there is none. */
  readonly firsts: number[];
  /** By state − 1: the same for the second of the two moves. */
  readonly seconds: number[];
}

/** Returns whether both moves of a state are explored. @inline */
export function isExplored(successors: AxisSuccessors, state: number): boolean {
  return successors.seconds[state - 1] > NOT_EXPLORED;
}

/**
 * Stores the states after both moves of a state. A move is reversible if pieces only slide in it, so that the opposite
 * move takes them back. @inline
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
  successors.firsts[state - 1] = toFirst;
  successors.seconds[state - 1] = toSecond;
  if (isFirstReversible) {
    successors.firsts[first - 1] = STUCK;
    successors.seconds[first - 1] = toSecond;
  } else if (first === state) successors.firsts[state - 1] = STUCK;
  if (isSecondReversible) {
    successors.firsts[second - 1] = toFirst;
    successors.seconds[second - 1] = STUCK;
  } else if (second === state) successors.seconds[state - 1] = STUCK;
}

/**
 * Stores the successors of a state whose first move slides to the state `first`, from which both moves are known.
 * @inline
 */
export function copySuccessors(successors: AxisSuccessors, state: number, first: number): void {
  const knownSecond = successors.seconds[first - 1];
  successors.firsts[state - 1] = first - 1;
  successors.seconds[state - 1] = knownSecond === STUCK ? first - 1 : knownSecond;
}

/** Stores that neither move of a state moves anything. @inline */
export function setStuck(successors: AxisSuccessors, state: number): void {
  successors.firsts[state - 1] = STUCK;
  successors.seconds[state - 1] = STUCK;
}
