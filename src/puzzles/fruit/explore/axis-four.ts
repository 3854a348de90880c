/** The tables and lists that `exploreFour` needs for one axis. Those of `exploreMany` are in search.ts. */
import type { AxisSuccessors } from "../../tilting/axis-successors";
import type { Exploration } from "./exploration";
import type { Queue } from "./workspace";

/**
 * The tables of a level for the two pushes along one axis: up and down, or right and left. The first push moves pieces
 * to higher codes (up or right), the second to lower codes.
 */
export interface AxisTables extends AxisSuccessors {
  /** See `SlideTables.isReversibleWithoutPulls`. */
  readonly isReversibleWithoutPulls: boolean;
  readonly irreversible: readonly number[];
  /** See `SlideTables.sighted`, which `fillPulls` extends. It is stale if there are no anteaters. */
  readonly sighted: readonly number[];
  readonly firstStops: readonly number[];
  readonly secondStops: readonly number[];
  readonly weights: readonly number[];
  /** By code − 1: the code of the same piece in the numbering of the other axis. */
  readonly transposed: readonly number[];
}

/** The tables of an axis together with its queues. Each list has its own field so that it becomes a Lua local. */
export interface AxisLists extends AxisTables {
  /** The axis: 0 is up and down, 1 is right and left. */
  readonly axis: number;
  /** The states in this axis's queue. */
  readonly states: readonly number[];
  /** By index in the queue: the code of each state's first piece; `c2` to `c4` have the other pieces. */
  readonly c1: readonly number[];
  readonly c2: readonly number[];
  readonly c3: readonly number[];
  readonly c4: readonly number[];
  /** The transitions of the other axis, as in `AxisSuccessors`. */
  readonly otherFirsts: number[];
  readonly otherSeconds: number[];
  /** The states in the queue of the other axis. */
  readonly otherStates: number[];
  /** By index in the other axis's queue: the code of each state's first piece; `o2` to `o4` have the others. */
  readonly o1: number[];
  readonly o2: number[];
  readonly o3: number[];
  readonly o4: number[];
}

/** Returns the tables for the pushes along an axis: 0 is up and down, 1 is right and left. */
export function axisTablesOf({ slideTables, memory, weights }: Exploration, axis: number): AxisTables {
  const { layout, stops } = slideTables;
  return {
    firsts: memory.next[axis],
    seconds: memory.next[axis + 2],
    isReversibleWithoutPulls: slideTables.isReversibleWithoutPulls[axis],
    irreversible: slideTables.irreversible[axis],
    sighted: slideTables.sighted[axis],
    firstStops: stops[axis],
    secondStops: stops[axis + 2],
    weights: weights.first[axis],
    transposed: layout.transposedCodes[1 - axis],
  };
}

/**
 * Returns the tables and queues of an axis. States are taken from `queue`, and new ones are also put into `otherQueue`.
 *
 * The first state in a queue is its oldest. If it is not newer than the newest unsettled state, the queue may contain
 * unsettled states, whose slides are not all reversible. @inline
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
    firsts: own.firsts,
    seconds: own.seconds,
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
    otherFirsts: other.firsts,
    otherSeconds: other.seconds,
    otherStates: otherQueue.states,
    o1: otherCodes[0],
    o2: otherCodes[1],
    o3: otherCodes[2],
    o4: otherCodes[3],
  };
}
