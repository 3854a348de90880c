import { STUCK } from "../../../kernel/graph";
import type { Exits } from "../../tilting/exits";
import { makeRoom } from "../../tilting/noise";
import type { Counted } from "../../tilting/buckets";
import { isHopeless, noteWin, type Exploration } from "./exploration";
import type { Queue } from "./scratch";

// What the two explorers share: explore-four.ts and explore-many.ts.

/** Where an exploration is. States count from 1. */
export interface Walk extends Counted {
  /** How many moves lead to the states whose turn it is. */
  depth: number;
  /** How many wait in the queue of the other pair of moves. */
  others: number;
  /** What is left of the slice, in whatever the explorer counts. */
  sliceLeft: number;
}

/** What one pair of moves needs, each list in a local: first the move to higher codes, then the one to lower ones. */
export interface Ways extends Exits {
  /** Turns codes to the count of the other pair. */
  readonly across: readonly number[];
  readonly otherSeconds: number[];
  /** By code − 1: see `Lanes`. */
  readonly pit: readonly number[];
  readonly firstStops: readonly number[];
  readonly firstOpens: readonly number[];
  readonly secondStops: readonly number[];
  readonly secondOpens: readonly number[];
}

/** Begins a slice: makes room for the states that it may find; false if there are more than `cap` already. @inline */
export function beginSlice(exploration: Exploration, walk: Walk, cap: number, mostFound: number): boolean {
  if (walk.size > cap) {
    exploration.size = walk.size;
    return false;
  }
  makeRoom(exploration.scratch, walk.size + mostFound);
  return true;
}

/** Notes a won state, to which so many moves lead: no move leads on from it. `last` is the last of its codes. @inline */
export function addWin(exploration: Exploration, state: number, moves: number, last: number): void {
  for (const exits of exploration.scratch.next) exits[state - 1] = STUCK;
  noteWin(exploration, state - 1, moves, last);
}

/** Whether any states wait. @inline */
export function isAnyWaiting(queues: readonly Queue[]): boolean {
  return queues[0].length + queues[1].length > 0;
}

/** Ends a depth, once its states have been moved; gives whether those of the next one are worth it. @inline */
export function endDepth(
  exploration: Exploration,
  walk: Walk,
  now: readonly Queue[],
  coming: readonly Queue[],
): boolean {
  walk.depth++;
  exploration.size = walk.size;
  now[0].length = 0;
  now[1].length = 0;
  return !isAnyWaiting(coming) || !isHopeless(exploration, walk.depth);
}
