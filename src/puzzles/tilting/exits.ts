import { STUCK } from "../../kernel/graph";

/** In `Exits.seconds`: where the second of two opposite moves leads, as long as none of the two has been made. */
export const UNKNOWN = -3;

/**
 * Where the two moves of a pair lead, up and down or right and left. All positions from which a slide one way comes to
 * the same place are slid the other way to the same place too, and the two places lead to each other. So once both are
 * known they are written for both places.
 */
export interface Exits {
  /** By state − 1: the state that the first of the two moves leads to, counted from 0, or why there is none. */
  readonly firsts: number[];
  readonly seconds: number[];
}

/** Whether both moves of a state are known. @inline */
export function isKnown(exits: Exits, state: number): boolean {
  return exits.seconds[state - 1] > UNKNOWN;
}

/** Writes where both moves lead from a state; a move that `slides` is nothing but slides, and can be slid back. @inline */
export function writeExits(
  exits: Exits,
  state: number,
  first: number,
  firstSlides: boolean,
  second: number,
  secondSlides: boolean,
): void {
  const toFirst = first - 1;
  const toSecond = second - 1;
  exits.firsts[state - 1] = toFirst;
  exits.seconds[state - 1] = toSecond;
  if (firstSlides) {
    exits.firsts[first - 1] = STUCK;
    exits.seconds[first - 1] = toSecond;
  } else if (first === state) exits.firsts[state - 1] = STUCK;
  if (secondSlides) {
    exits.firsts[second - 1] = toFirst;
    exits.seconds[second - 1] = STUCK;
  } else if (second === state) exits.seconds[state - 1] = STUCK;
}

/** Writes the same for a state whose pieces slide to a place from where both moves are known. @inline */
export function copyExits(exits: Exits, state: number, first: number): void {
  const known = exits.seconds[first - 1];
  exits.firsts[state - 1] = first - 1;
  exits.seconds[state - 1] = known === STUCK ? first - 1 : known;
}

/** Writes that nothing moves either way. @inline */
export function writeStuck(exits: Exits, state: number): void {
  exits.firsts[state - 1] = STUCK;
  exits.seconds[state - 1] = STUCK;
}
