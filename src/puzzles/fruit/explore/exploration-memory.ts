/**
 * The reusable memory for the states and transitions that a search finds. A search keeps this memory until its results
 * are no longer needed. explorer-scratch.ts has the memory for the time of the search alone.
 */
import { pushBounded } from "../../../kernel/bounded-list";
import type { Task } from "../../../kernel/task";
import { createStaleList, createStaleLists, type SuccessorMemory } from "../../tilting/stale-lists";

/**
 * Memory for the states that one search finds. The lists may be longer than a level needs; entries beyond its states
 * are left over from earlier levels.
 */
export interface ExplorationMemory extends SuccessorMemory {
  /**
   * The first of the two numbers that identify a state, for each state. In levels searched by `exploreFour`, this
   * number alone identifies the state.
   */
  readonly keys: number[];
  /** The second of the two numbers that identify a state, for each state; 0 if one number is enough. */
  readonly secondKeys: number[];
  /** For each state: how many fruits are still on the board. `exploreFour` does not fill this list. */
  readonly fruitsLeft: number[];
  /**
   * The buckets of a hash table of states: for each bucket, the number of its newest state plus `base`. `base` grows
   * with each level, so that entries of earlier levels count as empty and need not be cleared.
   */
  readonly bucketHeads: number[];
  /**
   * For each state: the next older state in the same bucket of the hash table. The entry is 0 or less if there is none.
   */
  readonly nextInBucket: number[];
}

const FEW_BUCKETS = 2039;
const MANY_BUCKETS = 1048573;

/**
 * The hash table gets more buckets if a level may have more states than this. Only development tools search such
 * levels.
 */
const MANY_STATES = 100000;

/** The number of states for which new memory has room. `reserveStates` enlarges the memory when it is full. */
const STATES_AT_FIRST = 512;

// Holds the memory of all searches, also while it is in use. If only a background task referred to these large tables,
// the garbage collector would go through them all at once, which takes too long. If all memory is in use, the pool
// forgets its oldest entry, but the search that uses this entry keeps it.
const pool: ExplorationMemory[] = [];
const MAX_POOLED = 4;

/**
 * Returns memory that no other search uses, for a level of up to `maxStates` states. Creates new memory if the pool has none.
 */
export function* findFreeMemory(maxStates: number): Task<ExplorationMemory> {
  const free = maxStates > MANY_STATES ? undefined : pool.find(({ isFree }) => isFree);
  if (free !== undefined) return free;
  const memory = yield* createMemory(maxStates > MANY_STATES ? MANY_BUCKETS : FEW_BUCKETS);
  if (maxStates <= MANY_STATES) pushBounded(pool, memory, MAX_POOLED);
  return memory;
}

/**
 * Creates memory with room for the states of most levels. If a Lua table grows later, Lua copies the whole table, which
 * takes longer than one step of a background task may take.
 */
function* createMemory(buckets: number): Task<ExplorationMemory> {
  return {
    next: yield* createStaleLists(4, STATES_AT_FIRST),
    keys: yield* createStaleList(STATES_AT_FIRST),
    secondKeys: yield* createStaleList(STATES_AT_FIRST),
    fruitsLeft: yield* createStaleList(STATES_AT_FIRST),
    bucketHeads: yield* createStaleList(buckets),
    nextInBucket: yield* createStaleList(STATES_AT_FIRST),
    base: 0,
    capacity: STATES_AT_FIRST,
    isFree: true,
  };
}
