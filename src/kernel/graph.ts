/** Defines the graph of all states of a level, stored as lists of numbers, and the special values in these lists. */

/** In `Transitions.next`: the input moves nothing. */
export const STUCK = -1;
/** In `Transitions.next`: the input loses the level. Lost states are not part of the graph. */
export const LOST = -2;

/** In lists of win distances (the fewest moves to a win): no win can be reached from this state. */
export const UNREACHABLE = -1;

/**
 * The shortest solutions from a state are counted up to this limit. The sum of four such numbers, one for each
 * direction, still fits in a 32-bit integer.
 */
export const MAX_SOLUTION_COUNT = 500000000;

/** The transitions of a level: the state to which each input leads from each state. States are numbered from 0. */
export interface Transitions {
  readonly stateCount: number;
  readonly start: number;
  /** The state after an input: `next[direction][state]`. Instead of a state, it may be `STUCK` or `LOST`. */
  readonly next: readonly (readonly number[])[];
  readonly wonStates: readonly number[];
}

/** The state graph of a level: all states that can be reached from its start without losing. */
export interface Graph<State> extends Transitions {
  /** Returns the number of a state in the graph, or undefined if the graph lacks the state. */
  readonly stateNumberOf: (this: void, state: State) => number | undefined;
  /**
   * The won states of the best kind: in Skid a full combo (all toys of each colour leave in one move). Left out if the
   * puzzle has one kind of win only.
   */
  readonly bestWins?: readonly number[];
}
