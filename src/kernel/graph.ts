/** In `Graph.next`: the input moves nothing. */
export const STUCK = -1;
/** In `Graph.next`: the input loses. Lost positions are not states of the graph. */
export const LOST = -2;

/** Instead of a number of moves: a win can no longer be reached. */
export const UNREACHABLE = -1;

/** Counts of lines stop growing here: four of these still fit a 32-bit integer. */
export const MAX_SOLUTION_COUNT = 500000000;

/** Where every input leads from every state of a level; a state is its number, from 0. */
export interface Transitions {
  readonly stateCount: number;
  readonly start: number;
  /** Where each input leads: `next[direction][state]` is a state, `STUCK` or `LOST`. */
  readonly next: readonly (readonly number[])[];
  /** The states in which the level is won. */
  readonly wonStates: readonly number[];
}

/** The state graph of a level: all positions that can be reached from its start without losing. */
export interface Graph<State> extends Transitions {
  /** The number of a position; undefined if it is not in the graph. */
  readonly stateNumberOf: (this: void, position: State) => number | undefined;
}
