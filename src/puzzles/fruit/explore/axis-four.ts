/**
 * The tables and lists that `exploreFour` needs for the two pushes along one axis. search.ts has those of
 * `exploreMany`.
 */
import type { AxisSuccessors } from "../../tilting/axis-successors";
import type { Exploration } from "./exploration";
import type { Queue } from "./explorer-scratch";

/**
 * The tables of a level for the two pushes along one axis: up and down, or right and left. The first push goes up or
 * right, where piece codes (numbers for a piece's cell and kind) grow. The second push goes down or left, where they
 * shrink.
 */
export interface AxisTables extends AxisSuccessors {
  /**
   * Whether the opposite push undoes every push along this axis, unless an anteater pulls; see
   * `SlideTables.isReversibleWithoutPulls`.
   */
  readonly isReversibleWithoutPulls: boolean;
  readonly irreversible: readonly number[];
  /**
   * By piece code − 1: whether an anteater may see the piece; see `SlideTables.sighted`, which `fillPulls` extends. In
   * levels without anteaters, the entries are left over from other levels and must not be read.
   */
  readonly sighted: readonly number[];
  readonly firstStops: readonly number[];
  readonly secondStops: readonly number[];
  readonly weights: readonly number[];
  /** By piece code − 1: the code of the same piece when cells are numbered along the other axis. */
  readonly transposed: readonly number[];
}

/**
 * The tables of an axis, together with the queues of states that wait for its pushes. Each list has its own field, so
 * that the compiler can make it a Lua local.
 */
export interface AxisLists extends AxisTables {
  /** The axis of the two pushes: 0 is up and down, 1 is right and left. */
  readonly axis: number;
  /** The numbers of the states that wait for the pushes along this axis. */
  readonly states: readonly number[];
  /**
   * By index in the queue: the first piece of a waiting state, as its piece code. `c2` to `c4` have the codes of the
   * other pieces.
   */
  readonly c1: readonly number[];
  readonly c2: readonly number[];
  readonly c3: readonly number[];
  readonly c4: readonly number[];
  /** By state: the result of the first push along the other axis; see `AxisSuccessors`. */
  readonly otherFirsts: number[];
  readonly otherSeconds: number[];
  /** The numbers of the states that wait for the pushes along the other axis. */
  readonly otherStates: number[];
  /**
   * By index in the queue of the other axis: the first piece of a waiting state, as its piece code. `o2` to `o4` have
   * the codes of the other pieces.
   */
  readonly o1: number[];
  readonly o2: number[];
  readonly o3: number[];
  readonly o4: number[];
}

/** Returns the tables for the pushes along an axis: 0 is up and down, 1 is right and left. */
export function axisTablesOf({ slideTables, memory, weights }: Exploration, axis: number): AxisTables {
  const { boardCodes, stops } = slideTables;
  return {
    afterFirst: memory.next[axis],
    afterSecond: memory.next[axis + 2],
    isReversibleWithoutPulls: slideTables.isReversibleWithoutPulls[axis],
    irreversible: slideTables.irreversible[axis],
    sighted: slideTables.sighted[axis],
    firstStops: stops[axis],
    secondStops: stops[axis + 2],
    weights: weights.first[axis],
    transposed: boardCodes.transposedCodes[1 - axis],
  };
}

/**
 * Returns the tables and queues of an axis. States are taken from `queue`, and new states are also put into
 * `otherQueue`.
 *
 * A state is unsettled if an anteater pulls a fruit as soon as anything moves; not all of its slides can be undone. The
 * first state in a queue is the oldest one. If its number is at most `newestUnsettled`, the queue may contain unsettled
 * states. @inline
 */
export function axisListsOf(
  axes: readonly AxisTables[],
  axis: number,
  queue: Queue,
  otherQueue: Queue,
  newestUnsettled: number,
): AxisLists {
  const own = axes[axis];
  const other = axes[1 - axis];
  const { codes } = queue;
  const otherCodes = otherQueue.codes;
  return {
    axis,
    afterFirst: own.afterFirst,
    afterSecond: own.afterSecond,
    isReversibleWithoutPulls: own.isReversibleWithoutPulls && queue.states[0] > newestUnsettled,
    irreversible: own.irreversible,
    sighted: own.sighted,
    firstStops: own.firstStops,
    secondStops: own.secondStops,
    weights: own.weights,
    transposed: own.transposed,
    states: queue.states,
    c1: codes[0],
    c2: codes[1],
    c3: codes[2],
    c4: codes[3],
    otherFirsts: other.afterFirst,
    otherSeconds: other.afterSecond,
    otherStates: otherQueue.states,
    o1: otherCodes[0],
    o2: otherCodes[1],
    o3: otherCodes[2],
    o4: otherCodes[3],
  };
}
