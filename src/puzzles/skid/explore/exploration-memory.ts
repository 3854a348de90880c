import { fill } from "../../../kernel/fill";
import { pushBounded } from "../../../kernel/bounded-list";
import type { Task } from "../../../kernel/task";
import { createStaleList, createStaleLists, type SuccessorMemory } from "../../tilting/stale-lists";

/** Memory for one exploration. It is longer than the present level needs, and what an older one left in it is noise. */
export interface ExplorationMemory extends SuccessorMemory {
  /** Where pieces stop, which crates can be pushed and who is in a pit: see `Lanes`. */
  readonly stops: readonly number[][];
  readonly isPushable: readonly number[][];
  readonly isInPit: readonly number[][];
  /** By part of the keys, then by state: that part of the key of its position. */
  readonly keys: number[][];
  /** By state: whether a level could begin like this. */
  readonly pieceStatus: PieceStatus[];
  /**
   * The states of one depth that are to be moved up and down, those that are to be moved right and left; then the same
   * of the next depth.
   */
  readonly queues: readonly (readonly Queue[])[];
  /**
   * A hash table: the newest state of each bucket, and by state the one before it in its bucket. Buckets hold states
   * counted from `base`: those of older levels count as empty, and nothing needs to be cleared.
   */
  readonly newestInBucket: number[];
  readonly nextInBucket: number[];
}

/** What has become of the pieces that a level began with. */
export const enum PieceStatus {
  /** Some have left. */
  SomeGone = 0,
  /** All are there, and some are in pits. */
  SomeTrapped = 1,
  /** All are there, and none is in a pit: a level could begin like this. */
  AllFree = 2,
}

/** States that wait for a pair of moves. */
export interface Queue {
  /** Counted from 1. */
  readonly states: number[];
  /** The codes of their positions in any order: the first ones in the first list, and so on. */
  readonly codes: number[][];
  /** How many wait; what lies behind them in the lists is noise. */
  length: number;
}

const NONE = -1;

const FEW_BUCKETS = 4093;
const MANY_BUCKETS = 1048573;

/** A level that may have more states than this gets more buckets: only tools explore such levels. */
const MANY_STATES = 100000;

/** Nearly all levels have fewer. */
const STATES_AT_FIRST = 2560;

// Codes of the largest grid of the game with ten pieces; only tools have levels that need more.
const MAX_CODES = 500;

const INITIAL_QUEUE_LENGTH = 256;

// They stay here while a work holds them: tables that the collector comes upon in a work alone it looks through all at
// once. Should all be needed the oldest is forgotten: whoever has it keeps it, and it serves no other.
const pool: ExplorationMemory[] = [];
const MAX_POOLED = 5;

/** Memory that nobody needs, for a level of up to `cap` states. */
export function* findFreeMemory(cap: number): Task<ExplorationMemory> {
  const free = cap > MANY_STATES ? undefined : pool.find(({ isFree }) => isFree);
  if (free !== undefined) return free;
  const memory = yield* createMemory(cap > MANY_STATES ? MANY_BUCKETS : FEW_BUCKETS);
  if (cap <= MANY_STATES) pushBounded(pool, memory, MAX_POOLED);
  return memory;
}

/**
 * Makes room for `cap` states, or as many as nearly all levels have, of positions with so many codes and keys of so many
 * parts. A table that grows is copied whole, so no two of them grow in one slice.
 */
export function* growForLevel(memory: ExplorationMemory, cap: number, slots: number, parts: number): Task<void> {
  const { keys, queues, next, pieceStatus, nextInBucket } = memory;
  const states = Math.min(cap, STATES_AT_FIRST);
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

/** Has a state wait, with the codes of its position. */
export function enqueue(queue: Queue, state: number, list: readonly number[]): void {
  const { states, codes } = queue;
  const length = queue.length + 1;
  const slots = list.length;
  queue.length = length;
  states[length - 1] = state;
  for (let slot = 1; slot <= slots; slot++) codes[slot - 1][length - 1] = list[slot - 1];
}

function* createMemory(buckets: number): Task<ExplorationMemory> {
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
    newestInBucket: yield* createStaleList(buckets),
    nextInBucket: [],
    base: 0,
    capacity: 0,
    isFree: true,
  };
}

function* createQueue(): Task<Queue> {
  return { states: yield* createStaleList(INITIAL_QUEUE_LENGTH), codes: [], length: 0 };
}
