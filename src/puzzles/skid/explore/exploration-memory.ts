/**
 * Manages the memory in which levels of Skid are searched. Searches take it from a pool and reuse it, because
 * allocating memory is slow on the console.
 */
import { fill } from "../../../kernel/fill";
import type { Task } from "../../../kernel/task";
import { createQueues, type Queues } from "../../tilting/queue";
import { createSearchMemory, type SearchMemory, type SearchMemoryPool } from "../../tilting/search-memory";
import { createStaleList, createStaleLists } from "../../tilting/stale-lists";

/**
 * The memory for searching the states of one level. Its lists may be longer than the level needs; the entries that it
 * does not need are left over from an earlier use.
 */
export interface ExplorationMemory extends SearchMemory {
  /** Lists that each search reuses for `SlideTables.stops`: for each direction, where each piece stops. */
  readonly stops: readonly number[][];
  /** Lists that each search reuses for `SlideTables.isPushable`: for each direction, which crates can be pushed. */
  readonly isPushable: readonly number[][];
  /**
   * Lists that each search reuses for `SlideTables.isInPit`, which says which pieces are in pits: one list for each
   * axis.
   */
  readonly isInPit: readonly number[][];
  /**
   * For each state, whether toys have left the board and whether pieces are in pits. A level can begin in a state only
   * if no toy has left and no piece is in a pit.
   */
  readonly pieceStatus: PieceStatus[];
  readonly queues: Queues;
}

/** Whether all pieces of a state are on the board, and whether any piece is in a pit. */
export const enum PieceStatus {
  SomeGone = 0,
  /** All pieces are on the board, but some are in pits. */
  SomeTrapped = 1,
  AllFree = 2,
}

/**
 * The value with which new lists of the memory are filled. The search overwrites each entry before it reads the entry.
 */
const NONE = -1;

/** New memory has space for this many states. Nearly all levels have fewer states. */
const STATES_AT_FIRST = 2560;

/**
 * The length of new lists that are indexed by piece code (a number for the cell and kind of a piece). This is enough
 * for ten pieces on the largest board. Only tools search larger levels; the lists then grow.
 */
const MAX_CODES = 500;

const INITIAL_QUEUE_LENGTH = 256;

/**
 * Extends the memory of a search so that it has space for `maxStates` states, but at most for `STATES_AT_FIRST`. The
 * memory then has lists for `slots` pieces, and for state keys (which identify states) of `keyNumbers` numbers. The
 * task yields after each table, because Lua copies a table when it grows.
 */
export function* growForLevel(
  memory: ExplorationMemory,
  maxStates: number,
  slots: number,
  keyNumbers: number,
): Task<void> {
  const { keys, queues, next, pieceStatus, nextInBucket } = memory;
  const states = Math.min(maxStates, STATES_AT_FIRST);
  if (memory.capacity < states) {
    for (const list of [...next, ...keys, pieceStatus, nextInBucket]) yield* fill(list, states, NONE, memory.capacity);
    memory.capacity = states;
  }
  while (keys.length < keyNumbers) keys.push(yield* createStaleList(memory.capacity));
  if (queues[1][1].codes.length < slots) {
    for (const { codes } of queues.flat())
      while (codes.length < slots) codes.push(yield* createStaleList(INITIAL_QUEUE_LENGTH));
  }
}

function* createMemory(bucketCount: number): Task<ExplorationMemory> {
  return {
    // Memory without space for any state. `growForLevel` later adds space for as many states as the level may have.
    ...(yield* createSearchMemory(bucketCount, 0, 0)),
    stops: yield* createStaleLists(4, MAX_CODES),
    isPushable: yield* createStaleLists(4, MAX_CODES),
    isInPit: yield* createStaleLists(2, MAX_CODES),
    pieceStatus: [],
    queues: yield* createQueues(0, INITIAL_QUEUE_LENGTH),
  };
}

export const MEMORY_POOL: SearchMemoryPool<ExplorationMemory> = {
  all: [],
  maxPooled: 5,
  bucketCount: 4093,
  create: createMemory,
};
