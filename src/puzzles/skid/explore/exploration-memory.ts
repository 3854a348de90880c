/** The pooled memory of Skid's explorers, which they reuse because allocating it is slow on the console. */
import { fill } from "../../../kernel/fill";
import { pushBounded } from "../../../kernel/bounded-list";
import type { Task } from "../../../kernel/task";
import { createStaleList, createStaleLists, type SuccessorMemory } from "../../tilting/stale-lists";

/**
 * Memory for one exploration. Its lists are longer than the present level needs, and entries of earlier levels are
 * stale.
 */
export interface ExplorationMemory extends SuccessorMemory {
  /** The lists of `SlideTables`: where pieces stop, which crates can be pushed, and which pieces are in a pit. */
  readonly stops: readonly number[][];
  readonly isPushable: readonly number[][];
  readonly isInPit: readonly number[][];
  /** By part of the keys and by state: that part of the state's key. */
  readonly keys: number[][];
  /** By state: what has become of the pieces, and so whether a level can begin in that state. */
  readonly pieceStatus: PieceStatus[];
  /** By depth (this one, the next one) and by axis: the states waiting for the two moves of that axis. */
  readonly queues: readonly (readonly Queue[])[];
  /**
   * A hash table with chaining: the newest state of each bucket, and by state the next older one in its bucket. Buckets
   * store states plus `base`, so states of earlier levels count as absent and nothing is cleared.
   */
  readonly newestInBucket: number[];
  readonly nextInBucket: number[];
}

/** What has become of the pieces of a level in some state. */
export const enum PieceStatus {
  /** Some toys have left. */
  SomeGone = 0,
  /** All pieces are there, and some are in pits. */
  SomeTrapped = 1,
  /** All pieces are there and none is in a pit, so a level can begin like this. */
  AllFree = 2,
}

/** The states that wait for the two moves of an axis. */
export interface Queue {
  /** The numbers, from 1, of the states that still wait to be expanded. */
  readonly states: number[];
  /** The codes of the waiting states by slot, then by index in the queue. The codes of a state can be in any order. */
  readonly codes: number[][];
  /** How many states wait. Entries from `length` on are stale. */
  length: number;
}

// What new lists are filled with. It is overwritten before it is read.
const NONE = -1;

// How many buckets the small and the large hash table have. Both are primes.
const FEW_BUCKETS = 4093;
const MANY_BUCKETS = 1048573;

/** A level that may have more states than this gets the large hash table. Only tools explore such levels. */
const MANY_STATES = 100000;

/** How many states new memory has room for. Nearly all levels have fewer. */
const STATES_AT_FIRST = 2560;

// The number of codes on the largest grid of the game with ten pieces. Only tools have levels that need more, and their
// lists grow.
const MAX_CODES = 500;

// For how many states a new queue has room; it grows if more are waiting.
const INITIAL_QUEUE_LENGTH = 256;

// All pooled memory, also while a task uses it: the garbage collector would scan tables that only a task refers to in
// one go. If all of it is in use, the oldest is removed from the pool; its task keeps it, but no other task gets it
// later.
const pool: ExplorationMemory[] = [];
const MAX_POOLED = 5;

/** Returns free memory for a level of up to `maxStates` states, from the pool or new. */
export function* findFreeMemory(maxStates: number): Task<ExplorationMemory> {
  const free = maxStates > MANY_STATES ? undefined : pool.find(({ isFree }) => isFree);
  if (free !== undefined) return free;
  const memory = yield* createMemory(maxStates > MANY_STATES ? MANY_BUCKETS : FEW_BUCKETS);
  if (maxStates <= MANY_STATES) pushBounded(pool, memory, MAX_POOLED);
  return memory;
}

/**
 * Extends the memory to `maxStates` states, or to `STATES_AT_FIRST` if that is less, with lists for `slots` codes and
 * keys of `parts` parts. Lua copies a table when it grows, so no two tables grow in the same slice.
 */
export function* growForLevel(memory: ExplorationMemory, maxStates: number, slots: number, parts: number): Task<void> {
  const { keys, queues, next, pieceStatus, nextInBucket } = memory;
  const states = Math.min(maxStates, STATES_AT_FIRST);
  if (memory.capacity < states) {
    for (const list of [...next, ...keys, pieceStatus, nextInBucket]) yield* fill(list, states, NONE, memory.capacity);
    memory.capacity = states;
  }
  while (keys.length < parts) keys.push(yield* createStaleList(memory.capacity));
  if (queues[1][1].codes.length < slots) {
    for (const { codes } of queues.flat())
      while (codes.length < slots) codes.push(yield* createStaleList(INITIAL_QUEUE_LENGTH));
  }
}

/** Appends a state and its codes to a queue. */
export function enqueue(queue: Queue, state: number, list: readonly number[]): void {
  const { states, codes } = queue;
  const length = queue.length + 1;
  const slots = list.length;
  queue.length = length;
  states[length - 1] = state;
  for (let slot = 1; slot <= slots; slot++) codes[slot - 1][length - 1] = list[slot - 1];
}

function* createMemory(bucketCount: number): Task<ExplorationMemory> {
  return {
    stops: yield* createStaleLists(4, MAX_CODES),
    isPushable: yield* createStaleLists(4, MAX_CODES),
    isInPit: yield* createStaleLists(2, MAX_CODES),
    next: [[], [], [], []],
    keys: [],
    pieceStatus: [],
    queues: [
      [yield* createQueue(), yield* createQueue()],
      [yield* createQueue(), yield* createQueue()],
    ],
    newestInBucket: yield* createStaleList(bucketCount),
    nextInBucket: [],
    base: 0,
    capacity: 0,
    isFree: true,
  };
}

function* createQueue(): Task<Queue> {
  return { states: yield* createStaleList(INITIAL_QUEUE_LENGTH), codes: [], length: 0 };
}
