/**
 * Manages the memory for the states and transitions that a search finds. A search keeps this memory until its result is
 * no longer needed. explorer-scratch.ts has the memory that is needed only while the search for all states of a level
 * runs.
 */
import type { Task } from "../../../kernel/task";
import { createSearchMemory, type SearchMemory, type SearchMemoryPool } from "../../tilting/search-memory";
import { createStaleList } from "../../tilting/stale-lists";

/**
 * Memory for the states that one search finds. `keys` has `KEY_NUMBERS` numbers for each state. `exploreFour` uses only
 * the first number.
 */
export interface ExplorationMemory extends SearchMemory {
  /** How many fruits are still on the board in each state. `exploreFour` does not fill this list. */
  readonly fruitsLeft: number[];
}

/**
 * A state key always consists of this many numbers. If one number is enough to identify a state, the second number is
 * 0.
 */
const KEY_NUMBERS = 2;

const STATES_AT_FIRST = 512;

/**
 * Creates memory with space for the states of most levels. If a Lua table grows later, Lua copies the whole table,
 * which takes longer than one step of a task may take.
 */
function* createMemory(bucketCount: number): Task<ExplorationMemory> {
  return {
    ...(yield* createSearchMemory(bucketCount, KEY_NUMBERS, STATES_AT_FIRST)),
    fruitsLeft: yield* createStaleList(STATES_AT_FIRST),
  };
}

export const MEMORY_POOL: SearchMemoryPool<ExplorationMemory> = {
  all: [],
  maxPooled: 4,
  bucketCount: 2039,
  create: createMemory,
};
