import { STUCK } from "../../../kernel/graph";
import type { AxisSuccessors } from "../../tilting/axis-successors";
import { reserveStates } from "../../tilting/stale-lists";
import type { Counted } from "../../tilting/state-table";
import { isOutOfRange, recordWin, type Exploration } from "./exploration";
import type { Queue } from "./exploration-memory";

// What the two explorers share: explore-four.ts and explore-many.ts.

/** Where an exploration is. States count from 1. */
export interface Search extends Counted {
  /** How many moves lead to the states whose turn it is. */
  depth: number;
  /** How many wait in the queue of the other pair of moves. */
  otherQueueLength: number;
  /** What is left of the slice, in whatever the explorer counts. */
  sliceLeft: number;
}

/** What one pair of moves needs, each list in a local: first the move to higher codes, then the one to lower ones. */
export interface AxisLists extends AxisSuccessors {
  /** Turns codes to the count of the other pair. */
  readonly transposed: readonly number[];
  readonly otherSeconds: number[];
  /** By code − 1: see `Lanes`. */
  readonly isInPit: readonly number[];
  readonly firstStops: readonly number[];
  readonly firstPushable: readonly number[];
  readonly secondStops: readonly number[];
  readonly secondPushable: readonly number[];
}

/** Begins a slice: makes room for the states that it may find; false if there are more than `cap` already. @inline */
export function beginSlice(exploration: Exploration, search: Search, cap: number, maxFound: number): boolean {
  if (search.size > cap) {
    exploration.size = search.size;
    return false;
  }
  reserveStates(exploration.memory, search.size + maxFound);
  return true;
}

/** Notes a won state, to which so many moves lead: no move leads on from it. `last` is the last of its codes. @inline */
export function recordWonState(exploration: Exploration, state: number, moves: number, last: number): void {
  for (const exits of exploration.memory.next) exits[state - 1] = STUCK;
  recordWin(exploration, state - 1, moves, last);
}

/** Whether any states wait. @inline */
export function hasWaiting(queues: readonly Queue[]): boolean {
  return queues[0].length + queues[1].length > 0;
}

/** Ends a depth, once its states have been moved; gives whether those of the next one are worth it. @inline */
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
