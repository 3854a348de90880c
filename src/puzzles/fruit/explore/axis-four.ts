import type { Exits } from "../../tilting/exits";
import type { Exploration } from "./exploration";
import type { Queue } from "./workspace";

/**
 * What a pair of pushes needs of its level, up and down or right and left: first for the push to higher codes, then for the
 * one to lower ones.
 */
export interface Axis extends Exits {
  /** See `Lanes`. */
  readonly isEven: boolean;
  readonly uneven: readonly number[];
  /** See `layPulls`, if there are anteaters. */
  readonly sighted: readonly number[];
  readonly firstStops: readonly number[];
  readonly secondStops: readonly number[];
  readonly weights: readonly number[];
  /** Turns codes to the count of the other pair. */
  readonly across: readonly number[];
}

/** The same, and its queues: each list in a local. */
export interface Pair extends Axis {
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
export function axisOf({ lanes, scratch, weights }: Exploration, axis: number): Axis {
  const { layout, stops } = lanes;
  return {
    firsts: scratch.next[axis],
    seconds: scratch.next[axis + 2],
    isEven: lanes.isEven[axis],
    uneven: lanes.uneven[axis],
    sighted: lanes.sighted[axis],
    firstStops: stops[axis],
    secondStops: stops[axis + 2],
    weights: weights.first[axis],
    across: layout.turns[1 - axis],
  };
}

/**
 * The same for states that wait in a queue, of which new ones come into the other. The first one is the oldest: if it is no
 * newer than the newest restless one slides are even for none of them. @inline
 */
export function pairOf(axes: readonly Axis[], axis: number, queue: Queue, otherQueue: Queue, restless: number): Pair {
  const own = axes[axis];
  const other = axes[1 - axis];
  const { codes } = queue;
  const otherCodes = otherQueue.codes;
  return {
    axis,
    firsts: own.firsts,
    seconds: own.seconds,
    isEven: own.isEven && queue.states[0] > restless,
    uneven: own.uneven,
    sighted: own.sighted,
    firstStops: own.firstStops,
    secondStops: own.secondStops,
    weights: own.weights,
    across: own.across,
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
