/**
 * The tables and lists that `exploreFour` needs for the two pushes along one axis. search.ts has those of
 * `exploreMany`.
 */
import type { AxisSuccessors } from "../../tilting/axis-successors";
import type { FourAxisLists } from "../../tilting/four-axis-lists";
import type { Queue } from "../../tilting/queue";
import type { Exploration } from "./exploration";

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
   * Whether an anteater may see a piece. The list is indexed by the piece's code (one number for its cell and kind) −
   * 1; see `SlideTables.sighted`, which `fillPulls` extends. In levels without anteaters, the entries are left over
   * from other levels and must not be read.
   */
  readonly sighted: readonly number[];
  readonly firstStops: readonly number[];
  readonly secondStops: readonly number[];
  readonly weights: readonly number[];
  readonly transposed: readonly number[];
}

/**
 * The tables that say how pieces slide along one axis (up and down, or right and left), and queues of the states from
 * which the search must still try the moves along this axis.
 */
export interface AxisLists extends AxisTables, FourAxisLists {}

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
 * Returns the tables and queues of an axis. `currentQueues` has the states from which pushes must still be tried, for
 * each axis. New states are put into `nextQueues`.
 *
 * In an unsettled state, an anteater pulls a fruit as soon as anything moves, so that not all slides can be undone. The
 * first state in a queue is the oldest one. If its number is at most `newestUnsettled`, the queue may contain unsettled
 * states. @inline
 */
export function axisListsOf(
  axes: readonly AxisTables[],
  axis: number,
  currentQueues: readonly Queue[],
  nextQueues: readonly Queue[],
  newestUnsettled: number,
): AxisLists {
  const own = axes[axis];
  const other = axes[1 - axis];
  const queue = currentQueues[axis];
  const otherQueue = nextQueues[1 - axis];
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
    ownQueue: nextQueues[axis],
    otherSeconds: other.afterSecond,
    otherStates: otherQueue.states,
    otherQueueLength: otherQueue.length,
    o1: otherCodes[0],
    o2: otherCodes[1],
    o3: otherCodes[2],
    o4: otherCodes[3],
  };
}
