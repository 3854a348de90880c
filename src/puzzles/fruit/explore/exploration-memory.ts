import { pushBounded } from "../../../kernel/bounded-list";
import type { Task } from "../../../kernel/task";
import { createStaleList, createStaleLists, type SuccessorMemory } from "../../tilting/stale-lists";

/** Memory for one exploration. It is longer than the present level needs, and what an older one left in it is noise. */
export interface ExplorationMemory extends SuccessorMemory {
  /** By state: the two numbers of its key, and how many fruits are left; for four pieces the first number says it all. */
  readonly keys: number[];
  readonly secondKeys: number[];
  readonly fruitsLeft: number[];
  /**
   * A hash table: the newest state of each bucket, and by state the one before it in its bucket. Buckets hold states
   * counted from `base`: those of older levels count as empty, and nothing needs to be cleared.
   */
  readonly newestInBucket: number[];
  readonly nextInBucket: number[];
}

const FEW_BUCKETS = 2039;
const MANY_BUCKETS = 1048573;

/** A level that may have more states than this gets more buckets: only tools explore such levels. */
const MANY_STATES = 100000;

const STATES_AT_FIRST = 512;

// They stay here while a work holds them: tables that the collector comes upon in a work alone it looks through all at
// once. Should all be needed the oldest is forgotten: whoever has it keeps it, and it serves no other.
const pool: ExplorationMemory[] = [];
const MAX_POOLED = 4;

/** Memory that nobody needs, for a level of up to `cap` states. */
export function* findFreeMemory(cap: number): Task<ExplorationMemory> {
  const free = cap > MANY_STATES ? undefined : pool.find(({ isFree }) => isFree);
  if (free !== undefined) return free;
  const memory = yield* createMemory(cap > MANY_STATES ? MANY_BUCKETS : FEW_BUCKETS);
  if (cap <= MANY_STATES) pushBounded(pool, memory, MAX_POOLED);
  return memory;
}

/** Room for the states of most levels is made at once: a table that grows is copied whole, longer than a slice may be. */
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
