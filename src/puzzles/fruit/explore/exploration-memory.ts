/**
 * The pooled memory in which an exploration's states and transitions stay as long as its graph is needed. Memory for
 * the time of the exploration alone is in workspace.ts.
 */
import { pushBounded } from "../../../kernel/bounded-list";
import type { Task } from "../../../kernel/task";
import { createStaleList, createStaleLists, type SuccessorMemory } from "../../tilting/stale-lists";

/**
 * Memory for one exploration. Its lists may be longer than the level needs, and entries behind its states are stale.
 */
export interface ExplorationMemory extends SuccessorMemory {
  /** By state: the first number of its key. For levels of `exploreFour` this number alone identifies the state. */
  readonly keys: number[];
  /** By state: the second number of its key, 0 if keys have only one number. */
  readonly secondKeys: number[];
  /** By state: how many fruits are still on the board. `exploreFour` does not fill this list. */
  readonly fruitsLeft: number[];
  /**
   * The buckets of a hash table: for each bucket, its newest state plus `base`. `base` grows with each level, so
   * buckets filled by older levels count as empty and need no clearing.
   */
  readonly newestInBucket: number[];
  /** By state: the next older state in its bucket, or 0 or less if there is none. */
  readonly nextInBucket: number[];
}

const FEW_BUCKETS = 2039;
const MANY_BUCKETS = 1048573;

/** A level that may have more states than this gets more buckets. Only tools explore such levels. */
const MANY_STATES = 100000;

/** For how many states new memory has room; it grows in `reserveStates`. */
const STATES_AT_FIRST = 512;

// The pool also keeps memory that is in use. Otherwise only a task would refer to its tables, and the garbage collector
// would traverse them all at once. If all memory is in use, the pool drops its oldest entry, which stays with its user.
const pool: ExplorationMemory[] = [];
const MAX_POOLED = 4;

/** Returns memory that is free, for a level of up to `cap` states. Creates it if the pool has none. */
export function* findFreeMemory(cap: number): Task<ExplorationMemory> {
  const free = cap > MANY_STATES ? undefined : pool.find(({ isFree }) => isFree);
  if (free !== undefined) return free;
  const memory = yield* createMemory(cap > MANY_STATES ? MANY_BUCKETS : FEW_BUCKETS);
  if (cap <= MANY_STATES) pushBounded(pool, memory, MAX_POOLED);
  return memory;
}

/**
 * Creates memory with room for the states of most levels. A Lua table that grows later is copied whole, which takes
 * longer than a slice.
 */
function* createMemory(buckets: number): Task<ExplorationMemory> {
  return {
    next: yield* createStaleLists(4, STATES_AT_FIRST),
    keys: yield* createStaleList(STATES_AT_FIRST),
    secondKeys: yield* createStaleList(STATES_AT_FIRST),
    fruitsLeft: yield* createStaleList(STATES_AT_FIRST),
    newestInBucket: yield* createStaleList(buckets),
    nextInBucket: yield* createStaleList(STATES_AT_FIRST),
    base: 0,
    capacity: STATES_AT_FIRST,
    isFree: true,
  };
}
