import { STUCK } from "../../kernel/graph";

/** In `Exits.seconds`: where the second of two opposite moves leads, as long as none of the two has been made. */
export const NOT_EXPLORED = -3;

/**
 * Where the two moves of a pair lead, up and down or right and left. All positions from which a slide one way comes to
 * the same place are slid the other way to the same place too, and the two places lead to each other. So once both are
 * known they are written for both places.
 */
export interface AxisSuccessors {
  /** By state − 1: the state that the first of the two moves leads to, counted from 0, or why there is none. */
  readonly firsts: number[];
  readonly seconds: number[];
}

/** Whether both moves of a state are known. @inline */
export function isExplored(successors: AxisSuccessors, state: number): boolean {
  return successors.seconds[state - 1] > NOT_EXPLORED;
}

/** Writes where both moves lead from a state; a move that `slides` is nothing but slides, and can be slid back. @inline */
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

/** Writes the same for a state whose pieces slide to a place from where both moves are known. @inline */
export function copySuccessors(successors: AxisSuccessors, state: number, first: number): void {
  const knownSecond = successors.seconds[first - 1];
  successors.firsts[state - 1] = first - 1;
  successors.seconds[state - 1] = knownSecond === STUCK ? first - 1 : knownSecond;
}

/** Writes that nothing moves either way. @inline */
export function setStuck(successors: AxisSuccessors, state: number): void {
  successors.firsts[state - 1] = STUCK;
  successors.seconds[state - 1] = STUCK;
}
