/** Defines the graph of all states of a level, stored as lists of numbers, and the special values in these lists. */

/** A value in the list `Transitions.next`: the input moves nothing. */
export const STUCK = -1;
/** A value in the list `Transitions.next`: the input loses the level. Lost states are not part of the graph. */
export const LOST = -2;

/**
 * A value in lists of win distances (the fewest moves from each state to a win): no win can be reached from this state.
 */
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
  /**
   * The number of the state after an input: `next[direction][state]`. If the input moves nothing or loses, the value is
   * `STUCK` or `LOST` instead.
   */
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
