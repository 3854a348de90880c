/** Defines the progress of a search for all states of a level, and the steps that all such searches share. */
import { STUCK } from "../../kernel/graph";
import type { Queue } from "./queue";
import type { SearchMemory } from "./search-memory";
import { reserveStates, type SuccessorMemory } from "./stale-lists";
import type { StateTable } from "./state-table";

interface SearchResult {
  readonly memory: SearchMemory;
  stateCount: number;
}

/** The progress of a search for all states of a level. States are counted from 1. */
export interface SearchProgress<Exploration extends SearchResult = SearchResult> extends StateTable {
  readonly exploration: Exploration;
  readonly maxStates: number;
  /**
   * How much work the search does before its background task yields. Each kind of search has its own unit of work, such
   * as a move. A new state costs at least one unit.
   */
  readonly workPerSlice: number;
  /** How much work is left, in the search's unit, before its background task yields. */
  sliceLeft: number;
  /** The number of the state from which the search for all states of a level makes moves now, counted from 1. */
  from: number;
}

/** Returns the progress of a search that has found only the start of the level. @inline */
export function createProgress<Exploration extends SearchResult>(
  exploration: Exploration,
  maxStates: number,
  workPerSlice: number,
): SearchProgress<Exploration> {
  return {
    exploration,
    maxStates,
    workPerSlice,
    sliceLeft: 0,
    from: 0,
    bucketHeads: exploration.memory.bucketHeads,
    nextInBucket: exploration.memory.nextInBucket,
    base: exploration.memory.base,
    bucketCount: exploration.memory.bucketHeads.length,
    stateCount: 1,
  };
}

/** Returns whether the search for all states of a level has found at most `maxStates` states. @inline */
export function isWithinLimit(search: SearchProgress): boolean {
  return search.stateCount <= search.maxStates;
}

/**
 * Begins the work up to the next yield of the search's task. Reserves memory for the states that this work can find: at
 * most one more than `workPerSlice`. Both opposite moves of a state are always made together, so the work may find one
 * state too many. @inline
 */
export function beginSlice(search: SearchProgress): void {
  search.sliceLeft = search.workPerSlice;
  reserveStates(search.exploration.memory, search.stateCount + search.workPerSlice + 1);
}

/**
 * Empties the queues after a round, in which the search has made the moves from all states that are equally many moves
 * from the start. @inline
 */
export function finishRound(search: SearchProgress, queues: readonly Queue[]): void {
  search.exploration.stateCount = search.stateCount;
  queues[0].length = 0;
  queues[1].length = 0;
}

/** Stores that none of the four moves has an effect in a won state, because a won level accepts no move. @inline */
export function markWon({ next }: SuccessorMemory, state: number): void {
  next[0][state - 1] = STUCK;
  next[1][state - 1] = STUCK;
  next[2][state - 1] = STUCK;
  next[3][state - 1] = STUCK;
}
