/** What Skid's two explorers, explore-four.ts and explore-many.ts, have in common. */
import { STUCK } from "../../../kernel/graph";
import type { AxisSuccessors } from "../../tilting/axis-successors";
import { reserveStates } from "../../tilting/stale-lists";
import type { Counted } from "../../tilting/state-table";
import { isOutOfRange, recordWin, type Exploration } from "./exploration";
import type { Queue } from "./exploration-memory";

/** The progress of an exploration. States are counted from 1. */
export interface Search extends Counted {
  /** How many moves lead to the states being explored. */
  depth: number;
  /** The length of the other axis's queue for the next depth. */
  otherQueueLength: number;
  /** How much work is left in the present slice, in the unit of the explorer. */
  sliceLeft: number;
}

/**
 * The lists that the two moves of an axis need, in one record so that each can become a Lua local. The first of the two
 * moves goes to higher codes, the second to lower ones.
 */
export interface AxisLists extends AxisSuccessors {
  /** By code − 1: the same code in the cell numbering of the other axis. */
  readonly transposed: readonly number[];
  /** By state − 1: the second successors on the other axis. */
  readonly otherSeconds: number[];
  /** By code − 1: see `SlideTables`. */
  readonly isInPit: readonly number[];
  readonly firstStops: readonly number[];
  readonly firstPushable: readonly number[];
  readonly secondStops: readonly number[];
  readonly secondPushable: readonly number[];
}

/**
 * Begins a slice by reserving memory for the states that it can find. Returns false if there are more than `maxStates`
 * states already.
 * @inline
 */
export function beginSlice(exploration: Exploration, search: Search, maxStates: number, maxFound: number): boolean {
  if (search.size > maxStates) {
    exploration.size = search.size;
    return false;
  }
  reserveStates(exploration.memory, search.size + maxFound);
  return true;
}

/**
 * Records a won state that is reached in `moves` moves. It has no successors. `highestCode` is the highest code of the
 * state.
 * @inline
 */
export function recordWonState(exploration: Exploration, state: number, moves: number, highestCode: number): void {
  for (const successors of exploration.memory.next) successors[state - 1] = STUCK;
  recordWin(exploration, state - 1, moves, highestCode);
}

/**
 * Returns whether any states are waiting in the queues of one depth.
 * @inline
 */
export function hasWaiting(queues: readonly Queue[]): boolean {
  return queues[0].length + queues[1].length > 0;
}

/**
 * Ends a depth after all of its states have been explored. Returns false if the exploration can stop because the level
 * cannot have the wanted par.
 * @inline
 */
export function finishDepth(
  exploration: Exploration,
  search: Search,
  currentQueues: readonly Queue[],
  nextQueues: readonly Queue[],
): boolean {
  search.depth++;
  exploration.size = search.size;
  currentQueues[0].length = 0;
  currentQueues[1].length = 0;
  return !hasWaiting(nextQueues) || !isOutOfRange(exploration, search.depth);
}
