/** The data that `exploreMany` keeps in local variables: progress, lists of an axis, and the result of a push. */
import { STUCK } from "../../../kernel/graph";
import type { SlotCount } from "./eight-pieces";
import type { Exploration } from "./exploration";
import { MAX_PIECES } from "./slide-tables";
import type { Queue } from "./workspace";

/** The progress of an exploration. States are counted from 1. */
export interface Search {
  /** The number of states found. */
  size: number;
  /** The number of states that wait in the queue of the other axis. */
  otherQueueLength: number;
  /** The number of states that wait in the queue of the same axis. */
  ownQueueLength: number;
  /** How many slides are left in the current slice. */
  sliceLeft: number;
}

/**
 * The tables and lists for the two pushes along one axis. Each list has its own field so that it becomes a Lua local.
 * The first push moves pieces to higher codes, the second to lower codes.
 */
export interface AxisLists extends SlotCount {
  /** The axis: 0 is up and down, 1 is right and left. */
  readonly axis: number;
  /** How many slots are used: 4, 6 or 8. */
  readonly slots: number;
  /** The first code of pieces that are gone. */
  readonly firstGoneCode: number;
  /** See `SlideTables.isReversible`. */
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
  /** By code − 1: the code of the same piece in the numbering of the other axis. */
  readonly transposed: readonly number[];
  /** The states in the queue of the other axis. */
  readonly otherStates: number[];
  /** By index in the other axis's queue: the code of each state's first piece; `o2` to `o8` have the others. */
  readonly o1: number[];
  readonly o2: number[];
  readonly o3: number[];
  readonly o4: number[];
  readonly o5: number[];
  readonly o6: number[];
  readonly o7: number[];
  readonly o8: number[];
}

/** The hash table of states: keys, number of fruits left, and buckets with their chains; see `ExplorationMemory`. */
export interface StateTable {
  readonly keys: number[];
  readonly secondKeys: number[];
  readonly fruitsLeft: number[];
  readonly heads: number[];
  readonly nextInBucket: number[];
  readonly base: number;
  readonly buckets: number;
}

/** The result of a push, except for the pieces' codes. */
export interface PushResult {
  key: number;
  secondKey: number;
  /** How many fruits are still on the board. */
  fruitsLeft: number;
  /** The number of the state that the push leads to, or `LOST_STATE`; 0 or less while it is unknown. */
  state: number;
  /** The bucket of the key, counted from 1. */
  bucket: number;
  /** The newest state in that bucket, or 0 or less if the bucket is empty. */
  newestInBucket: number;
  /** Whether the push moves nothing. */
  isStuck: boolean;
  /**
   * Whether something moves, and the push is nothing but a slide that the opposite push undoes: see
   * `SlideTables.isReversible`.
   */
  isPureSlide: boolean;
}

/**
 * Stands for a state's number where the level is lost. It is `LOST` of kernel/graph.ts plus 1, because states are
 * counted from 1.
 */
export const LOST_STATE = -1;

/** Stores a won state. No push leads on from it, so all its transitions are stuck. */
export function recordWin({ memory, won }: Exploration, state: number): void {
  for (const successors of memory.next) successors[state - 1] = STUCK;
  won.push(state - 1);
}

/** Returns the tables and lists for the pushes along an axis. @inline */
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
