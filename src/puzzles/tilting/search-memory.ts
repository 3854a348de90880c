/**
 * Manages the memory of searches for all states of a level. Searches take it from a pool and reuse it, because the
 * console takes long to allocate memory.
 */
import { pushBounded } from "../../kernel/bounded-list";
import { acquire, type Lease } from "../../kernel/pool";
import type { Task } from "../../kernel/task";
import { NOT_EXPLORED } from "./axis-successors";
import { createStaleList, createStaleLists, type SuccessorMemory } from "./stale-lists";
import type { PieceCode } from "./piece-code";

/**
 * The memory of one search for all states of a level. The entries after those of the found states are left over from
 * other levels.
 */
export interface SearchMemory extends SuccessorMemory {
  /**
   * The state key of each state: one or more numbers that identify it. There is one list for each of these numbers,
   * indexed by state.
   */
  readonly keys: number[][];
  /**
   * The hash table of states, as two lists. `bucketHeads` has the newest state of each bucket, and `nextInBucket` has
   * for each state the next older state in the same bucket. `base` is added to each entry of `bucketHeads`. So the
   * entries of earlier levels, which are lower, count as empty and need not be cleared.
   */
  readonly bucketHeads: number[];
  readonly nextInBucket: number[];
}

/**
 * A pool of memory for the searches of a puzzle, each of which finds all states of a level. `all` has the memory in
 * use, too, for the sake of the garbage collector. The collector would scan the large tables all at once if only a
 * background task referred to them.
 *
 * If a search begins while all memory is in use, new memory is created. If the pool then has more than `maxPooled`
 * entries, the oldest entry is removed. A search that uses the removed entry goes on using it.
 * @noSelf
 */
export interface SearchMemoryPool<Memory extends SearchMemory> {
  readonly all: Memory[];
  readonly maxPooled: number;
  /** How many buckets the hash table of states has: a prime number. */
  readonly bucketCount: number;
  readonly create: (bucketCount: number) => Task<Memory>;
}

/** If a level may have more than this many states, its hash table is made larger. Only tools search such levels. */
const MANY_STATES = 100000;
const MANY_BUCKETS = 1048573;

/**
 * Memory that a search for all states of a level has acquired. The search must release `lease` when it no longer needs
 * its results.
 */
interface AcquiredMemory<Memory extends SearchMemory> {
  readonly memory: Memory;
  readonly lease: Lease;
}

/** Creates memory for `capacity` states. A state key, which identifies a state, has `keyNumbers` numbers. */
export function* createSearchMemory(bucketCount: number, keyNumbers: number, capacity: number): Task<SearchMemory> {
  return {
    next: yield* createStaleLists(4, capacity),
    keys: yield* createStaleLists(keyNumbers, capacity),
    bucketHeads: yield* createStaleList(bucketCount),
    nextInBucket: yield* createStaleList(capacity),
    base: 0,
    capacity,
    isFree: true,
  };
}

/** Acquires memory for a search of up to `maxStates` states. */
export function* acquireMemory<Memory extends SearchMemory>(
  pool: SearchMemoryPool<Memory>,
  maxStates: number,
): Task<AcquiredMemory<Memory>> {
  const memory = yield* findFreeMemory(pool, maxStates);
  return { memory, lease: acquire(memory) };
}

function* findFreeMemory<Memory extends SearchMemory>(
  { all, maxPooled, bucketCount, create }: SearchMemoryPool<Memory>,
  maxStates: number,
): Task<Memory> {
  if (maxStates > MANY_STATES) return yield* create(MANY_BUCKETS);
  const free = all.find(({ isFree }) => isFree);
  if (free !== undefined) return free;
  const memory = yield* create(bucketCount);
  pushBounded(all, memory, maxPooled);
  return memory;
}

/** Stores the start of a level in the memory of a search, as state 1. `key` is the state key of the start. */
export function storeStart(
  { keys, bucketHeads, nextInBucket, base, next }: SearchMemory,
  key: readonly number[],
): void {
  for (let numberIndex = 0; numberIndex < keys.length; numberIndex++)
    keys[numberIndex][0] = numberIndex < key.length ? key[numberIndex] : 0;
  nextInBucket[0] = 0;
  bucketHeads[sumOf(key) % bucketHeads.length] = base + 1;
  for (const successors of next) successors[0] = NOT_EXPLORED;
}

/**
 * Returns the number, from 0, of the state with this state key (which identifies the state), or undefined if the search
 * for all states of a level has not found the state.
 */
export function findStored(
  { keys, bucketHeads, nextInBucket, base }: SearchMemory,
  key: readonly number[],
): number | undefined {
  let state = bucketHeads[sumOf(key) % bucketHeads.length] - base - 1;
  while (state >= 0 && !key.every((number, numberIndex) => keys[numberIndex][state] === number))
    state = nextInBucket[state] - 1;
  return state < 0 ? undefined : state;
}

function sumOf(numbers: readonly number[]): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}

/**
 * Returns one of the numbers that identify a state (its key): the sum of the weights of its first `slots` pieces.
 * `codes` has a number for the cell and kind of each piece. The weight of the piece `code` is `weights[code - 1]`.
 */
export function keyOf(codes: readonly PieceCode[], slots: number, weights: readonly number[]): number {
  let key = 0;
  for (let slot = 1; slot <= slots; slot++) key += weights[codes[slot - 1] - 1];
  return key;
}
