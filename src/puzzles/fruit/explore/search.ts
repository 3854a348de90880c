/**
 * The data that `exploreMany` keeps in local variables: its progress, the lists of an axis, and the result of a push.
 */
import { STUCK } from "../../../kernel/graph";
import type { SlotCount } from "./eight-pieces";
import type { Exploration } from "./exploration";
import { MAX_PIECES } from "./slide-tables";
import type { Queue } from "./explorer-scratch";

/** The progress of a search for all states of a level. The numbers of states are counted from 1. */
export interface Exploring {
  /** The number of states found so far. */
  stateCount: number;
  /** The number of states from which the search must still try the pushes along the other axis. */
  otherQueueLength: number;
  /** The number of states from which the search must still try the pushes along the same axis. */
  ownQueueLength: number;
  /** How many slides of all pieces the search may still try before it must pause. */
  sliceLeft: number;
}

/**
 * The tables and lists for the two pushes along one axis. Each list has its own field, so that the compiler can make it
 * a Lua local. The first push goes up or right, where piece codes (numbers for a piece's cell and kind) grow. The
 * second push goes down or left, where they shrink.
 */
export interface AxisLists extends SlotCount {
  /** The axis of the two pushes: 0 is up and down, 1 is right and left. */
  readonly axis: number;
  /** How many piece codes are used for each state: 4, 6 or 8. */
  readonly slots: number;
  /**
   * Piece codes (one number for each piece's cell and kind) from this number on stand for pieces that have left the
   * board.
   */
  readonly firstGoneCode: number;
  /** Whether the opposite push undoes every slide along this axis; see `SlideTables.isReversible`. */
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
  /**
   * The code of a piece (one number for its cell and kind) when cells are numbered along the other axis. The list is
   * indexed by the piece's code for this axis − 1.
   */
  readonly transposed: readonly number[];
  /** The numbers of the states from which the search must still try the two pushes along the other axis. */
  readonly otherStates: number[];
  /**
   * The code of the first piece (one number for its cell and kind) in each state of the other axis's queue, by index in
   * the queue. `o2` to `o8` have the codes of the other pieces.
   */
  readonly o1: number[];
  readonly o2: number[];
  readonly o3: number[];
  readonly o4: number[];
  readonly o5: number[];
  readonly o6: number[];
  readonly o7: number[];
  readonly o8: number[];
}

/**
 * The hash table of states: for each state its key (two numbers that identify it) and its number of fruits left, and
 * buckets of linked states; see `ExplorationMemory`.
 */
export interface StateTable {
  readonly keys: number[];
  readonly secondKeys: number[];
  readonly fruitsLeft: number[];
  readonly bucketHeads: number[];
  readonly nextInBucket: number[];
  readonly base: number;
  readonly bucketCount: number;
}

/** The result of a push, except for the codes of the pieces. */
export interface PushResult {
  key: number;
  secondKey: number;
  /** How many fruits are still on the board after the push. */
  fruitsLeft: number;
  /**
   * The number of the state that the push leads to, or `LOST_STATE` if the push loses. The field is 0 or less while the
   * state is unknown.
   */
  state: number;
  /**
   * The bucket of the hash table to which the new state's key (two numbers that identify the state) belongs. Buckets
   * are counted from 1.
   */
  bucket: number;
  /**
   * The number of the newest state in the hash table's bucket for the new state, or 0 or less if the bucket is empty.
   */
  bucketHead: number;
  /** Whether the push moves nothing. */
  isStuck: boolean;
  /**
   * Whether something moves, the push only slides pieces, and the opposite push undoes it; see
   * `SlideTables.isReversible`.
   */
  isPureSlide: boolean;
}

/**
 * Stands for the number of a state in which the level is lost. It is `LOST` of kernel/graph.ts plus 1, because this
 * search counts states from 1.
 */
export const LOST_STATE = -1;

/**
 * Stores a state in which the level is won. No push leads on from there, so all its transitions are marked as moving
 * nothing.
 */
export function recordWin({ memory, wonStates }: Exploration, state: number): void {
  for (const successors of memory.next) successors[state - 1] = STUCK;
  wonStates.push(state - 1);
}

/** Returns the tables and lists for the two pushes along an axis. @inline */
export function axisListsOf(
  { slideTables, memory, weights }: Exploration,
  axis: number,
  pieces: number,
  otherQueue: Queue,
): AxisLists {
  const { boardCodes, stops, isReversible, hasAnteaters } = slideTables;
  const { next } = memory;
  const { codes } = otherQueue;
  return {
    isOverFour: pieces > 4,
    isOverSix: pieces > 6,
    axis,
    slots: pieces > 6 ? MAX_PIECES : pieces > 4 ? 6 : 4,
    firstGoneCode: boardCodes.firstGoneCode,
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
    transposed: boardCodes.transposedCodes[1 - axis],
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
