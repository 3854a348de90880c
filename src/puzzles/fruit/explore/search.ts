import { STUCK } from "../../../kernel/graph";
import type { SlotCount } from "./eight-pieces";
import type { Exploration } from "./exploration";
import { MAX_PIECES } from "./slide-tables";
import type { Queue } from "./workspace";

/** Where an exploration is. States count from 1. */
export interface Search {
  size: number;
  /** How many wait in the queue of the other pair of pushes, and in that of the same. */
  otherQueueLength: number;
  ownQueueLength: number;
  /** What is left of the slice. */
  sliceLeft: number;
}

/** What one pair of pushes needs, each list in a local: first the push to higher codes, then the one to lower ones. */
export interface AxisLists extends SlotCount {
  /** 0: up and down; 1: right and left. */
  readonly axis: number;
  readonly slots: number;
  /** The first code of a piece that is gone. */
  readonly firstGoneCode: number;
  /** See `Lanes`. */
  readonly isReversible: boolean;
  readonly irreversible: readonly number[];
  readonly hasAnteaters: boolean;
  readonly sighted: readonly number[];
  readonly firsts: number[];
  readonly seconds: number[];
  readonly otherSeconds: number[];
  readonly firstStops: readonly number[];
  readonly secondStops: readonly number[];
  readonly hasSecondKey: boolean;
  readonly weights: readonly number[];
  readonly secondWeights: readonly number[];
  /** Turns codes to the count of the other pair. */
  readonly transposed: readonly number[];
  /** The queue of the other pair. */
  readonly otherStates: number[];
  readonly o1: number[];
  readonly o2: number[];
  readonly o3: number[];
  readonly o4: number[];
  readonly o5: number[];
  readonly o6: number[];
  readonly o7: number[];
  readonly o8: number[];
}

/** The states by their keys. */
export interface StateTable {
  readonly keys: number[];
  readonly secondKeys: number[];
  readonly fruitsLeft: number[];
  readonly heads: number[];
  readonly nextInBucket: number[];
  readonly base: number;
  readonly buckets: number;
}

/** What comes of a push, beside where everything is. */
export interface PushResult {
  key: number;
  secondKey: number;
  /** How many fruits are left. */
  fruitsLeft: number;
  /** The state that it leads to, or `LOST_STATE`; 0 or less as long as that is not known. */
  state: number;
  /** Where its key is looked for, and the newest state there. */
  bucket: number;
  newestInBucket: number;
  isStuck: boolean;
  /** Something moves, and it is nothing but a slide that can be slid back: see `Lanes.isTwoWay`. */
  isPureSlide: boolean;
}

/** In the place of a state: the level is lost. It is `LOST` of kernel/graph, counted from 1. */
export const LOST_STATE = -1;

/** Notes a won state: no push leads on from it. */
export function recordWin({ memory, won }: Exploration, state: number): void {
  for (const exits of memory.next) exits[state - 1] = STUCK;
  won.push(state - 1);
}

/** What the pushes along an axis need. @inline */
export function axisListsOf(
  { slideTables, memory, weights }: Exploration,
  axis: number,
  pieces: number,
  otherQueue: Queue,
): AxisLists {
  const { layout, stops, isReversible, hasAnteaters } = slideTables;
  const { next } = memory;
  const { codes } = otherQueue;
  return {
    isOverFour: pieces > 4,
    isOverSix: pieces > 6,
    axis,
    slots: pieces > 6 ? MAX_PIECES : pieces > 4 ? 6 : 4,
    firstGoneCode: layout.firstGoneCode,
    isReversible: isReversible[axis],
    irreversible: slideTables.irreversible[axis],
    hasAnteaters,
    sighted: slideTables.sighted[axis],
    firsts: next[axis],
    seconds: next[axis + 2],
    otherSeconds: next[3 - axis],
    firstStops: stops[axis],
    secondStops: stops[axis + 2],
    hasSecondKey: weights.hasSecondKey,
    weights: weights.first[axis],
    secondWeights: weights.second[axis],
    transposed: layout.transposedCodes[1 - axis],
    otherStates: otherQueue.states,
    o1: codes[0],
    o2: codes[1],
    o3: codes[2],
    o4: codes[3],
    o5: codes[4],
    o6: codes[5],
    o7: codes[6],
    o8: codes[7],
  };
}
