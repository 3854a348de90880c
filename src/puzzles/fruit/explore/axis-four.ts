import type { AxisSuccessors } from "../../tilting/axis-successors";
import type { Exploration } from "./exploration";
import type { Queue } from "./workspace";

/**
 * What a pair of pushes needs of its level, up and down or right and left: first for the push to higher codes, then for the
 * one to lower ones.
 */
export interface AxisTables extends AxisSuccessors {
  /** See `Lanes`. */
  readonly isReversibleWithoutPulls: boolean;
  readonly irreversible: readonly number[];
  /** See `layPulls`, if there are anteaters. */
  readonly sighted: readonly number[];
  readonly firstStops: readonly number[];
  readonly secondStops: readonly number[];
  readonly weights: readonly number[];
  /** Turns codes to the count of the other pair. */
  readonly transposed: readonly number[];
}

/** The same, and its queues: each list in a local. */
export interface AxisLists extends AxisTables {
  /** 0: up and down; 1: right and left. */
  readonly axis: number;
  /** The states that are to be pushed, and their codes. */
  readonly states: readonly number[];
  readonly c1: readonly number[];
  readonly c2: readonly number[];
  readonly c3: readonly number[];
  readonly c4: readonly number[];
  /** As `firsts` and `seconds`, of the other pair, and its queue. */
  readonly otherFirsts: number[];
  readonly otherSeconds: number[];
  readonly otherStates: number[];
  readonly o1: number[];
  readonly o2: number[];
  readonly o3: number[];
  readonly o4: number[];
}

/** What the pushes along an axis need: 0 for those up and down, 1 for those to the right and left. */
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
 * The same for states that wait in a queue, of which new ones come into the other. The first one is the oldest: if it is no
 * newer than the newest restless one slides are even for none of them. @inline
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
