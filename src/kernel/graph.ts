/** The graph of all states of a level, stored as lists of numbers, and the special values in these lists. */

/**
 * In the list of the states to which inputs lead (`Transitions.next`), this number stands for an input that moves
 * nothing.
 */
export const STUCK = -1;
/**
 * In the list of the states to which inputs lead (`Transitions.next`), this number stands for an input that loses the
 * level. Lost states are not part of the graph.
 */
export const LOST = -2;

/**
 * In lists of the fewest moves from each state to a win, this number stands for a state from which no win can be
 * reached.
 */
export const UNREACHABLE = -1;

/**
 * The largest number of solutions that is counted for a state. The numbers for four directions are added, and their sum
 * still fits in a 32-bit integer.
 */
export const MAX_SOLUTION_COUNT = 500000000;

/** The transitions of a level: the state to which each input leads from each state. The states are numbered from 0. */
export interface Transitions {
  readonly stateCount: number;
  readonly start: number;
  /**
   * The state after an input: `next[direction][state]`. Instead of a state, it may be `STUCK` (nothing moves) or
   * `LOST`.
   */
  readonly next: readonly (readonly number[])[];
  /** The numbers of all states in which the level is won. */
  readonly wonStates: readonly number[];
}

/** The state graph of a level: all states that can be reached from its start without losing. */
export interface Graph<State> extends Transitions {
  /** Returns the number of the given state in the graph. Returns undefined if the graph does not have the state. */
  readonly stateNumberOf: (this: void, state: State) => number | undefined;
  /**
   * The numbers of the states that are won in the best way. It is left out if the puzzle has only one kind of win.
   */
  readonly bestWins?: readonly number[];
}
