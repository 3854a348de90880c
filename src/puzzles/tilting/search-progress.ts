/**
 * The steps that all searches for the states of a level share: a slice begins, and all states at one number of moves
 * have been searched.
 */
import { STUCK } from "../../kernel/graph";
import type { Queue } from "./queue";
import { reserveStates, type SuccessorMemory } from "./stale-lists";
import type { StateTable } from "./state-table";

/** The progress of a search for all states of a level. States are counted from 1. */
export interface SearchProgress extends StateTable {
  /** The number of the state from which moves are being made. */
  from: number;
  /** How much work is left before the background task yields. Each search function has its own unit of work. */
  sliceLeft: number;
}

/** What a search leaves behind: the number of states found, and the memory with the transitions between them. */
interface SearchResult {
  readonly memory: SuccessorMemory;
  stateCount: number;
}

/**
 * Reserves memory for the states that can be found before the background task yields again. Returns false if there are
 * already more than `maxStates` states.
 * @inline
 */
export function beginSlice(
  result: SearchResult,
  search: SearchProgress,
  maxStates: number,
  maxFoundPerSlice: number,
): boolean {
  if (search.stateCount > maxStates) {
    result.stateCount = search.stateCount;
    return false;
  }
  reserveStates(result.memory, search.stateCount + maxFoundPerSlice);
  return true;
}

/** Empties the queues of a round, after all states at one number of moves from the start have been searched. @inline */
export function finishRound(result: SearchResult, search: SearchProgress, queues: readonly Queue[]): void {
  result.stateCount = search.stateCount;
  queues[0].length = 0;
  queues[1].length = 0;
}

/** Marks all four transitions of a won state as moving nothing, because a won level accepts no move. @inline */
export function markWon({ next }: SuccessorMemory, state: number): void {
  next[0][state - 1] = STUCK;
  next[1][state - 1] = STUCK;
  next[2][state - 1] = STUCK;
  next[3][state - 1] = STUCK;
}
