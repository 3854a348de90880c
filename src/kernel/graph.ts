/** The state graph of a level as lists of numbers, and the special values in these lists. */

/** In `Transitions.next`: the input moves nothing. */
export const STUCK = -1;
/** In `Transitions.next`: the input loses. Lost states are not part of the graph. */
export const LOST = -2;

/** In a list of win distances: no win can be reached from this state. */
export const UNREACHABLE = -1;

/** The limit of a count of solutions. The sum of four such counts still fits in a 32-bit integer. */
export const MAX_SOLUTION_COUNT = 500000000;

/** The transitions of a level: where each input leads from each state. A state is its number, counted from 0. */
export interface Transitions {
  readonly stateCount: number;
  readonly start: number;
  /** Where each input leads: `next[direction][state]` is a state, `STUCK` or `LOST`. */
  readonly next: readonly (readonly number[])[];
  /** The states in which the level is won. */
  readonly wonStates: readonly number[];
}

/** The state graph of a level: all states that can be reached from its start without losing. */
export interface Graph<State> extends Transitions {
  /** Returns the number of a state; undefined if the state is not in the graph. */
  readonly stateNumberOf: (this: void, state: State) => number | undefined;
}
