import { fill } from "../../../kernel/fill";
import { keepNewest } from "../../../kernel/newest";
import type { Work } from "../../../kernel/work";
import { noise, noises, type ExitsMemory } from "../../tilting/noise";

/** Memory for one exploration. It is longer than the present level needs, and what an older one left in it is noise. */
export interface Scratch extends ExitsMemory {
  /** Where pieces stop, which crates can be pushed and who is in a pit: see `Lanes`. */
  readonly stops: readonly number[][];
  readonly opens: readonly number[][];
  readonly pits: readonly number[][];
  /** By part of the keys, then by state: that part of the key of its position. */
  readonly keys: number[][];
  /** By state: whether a level could begin like this. */
  readonly intact: Intact[];
  /**
   * The states of one depth that are to be moved up and down, those that are to be moved right and left; then the same
   * of the next depth.
   */
  readonly queues: readonly (readonly Queue[])[];
  /**
   * A hash table: the newest state of each bucket, and by state the one before it in its bucket. Buckets hold states
   * counted from `base`: those of older levels count as empty, and nothing needs to be cleared.
   */
  readonly heads: number[];
  readonly same: number[];
}

/** What has become of the pieces that a level began with. */
export const enum Intact {
  /** Some have left. */
  Gone = 0,
  /** All are there, and some are in pits. */
  Trapped = 1,
  /** All are there, and none is in a pit: a level could begin like this. */
  Whole = 2,
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
const MOST_CODES = 500;

const WAITING_AT_FIRST = 256;

// They stay here while a work holds them: tables that the collector comes upon in a work alone it looks through all at
// once. Should all be needed the oldest is forgotten: whoever has it keeps it, and it serves no other.
const pool: Scratch[] = [];
const MOST_BUFFERS = 5;

/** Memory that nobody needs, for a level of up to `cap` states. */
export function* takeScratch(cap: number): Work<Scratch> {
  const free = cap > MANY_STATES ? undefined : pool.find(({ isFree }) => isFree);
  if (free !== undefined) return free;
  const scratch = yield* newScratch(cap > MANY_STATES ? MANY_BUCKETS : FEW_BUCKETS);
  if (cap <= MANY_STATES) keepNewest(pool, scratch, MOST_BUFFERS);
  return scratch;
}

/**
 * Makes room for `cap` states, or as many as nearly all levels have, of positions with so many codes and keys of so many
 * parts. A table that grows is copied whole, so no two of them grow in one slice.
 */
export function* makeRoomForLevel(scratch: Scratch, cap: number, slots: number, parts: number): Work<void> {
  const { keys, queues, next, intact, same } = scratch;
  const states = Math.min(cap, STATES_AT_FIRST);
  if (scratch.room < states) {
    for (const list of [...next, ...keys, intact, same]) yield* fill(list, states, NONE, scratch.room);
    scratch.room = states;
  }
  while (keys.length < parts) keys.push(yield* noise(scratch.room));
  if (queues[1][1].codes.length < slots) {
    for (const { codes } of queues.flat()) while (codes.length < slots) codes.push(yield* noise(WAITING_AT_FIRST));
  }
}

/** Has a state wait, with the codes of its position. */
export function putInQueue(queue: Queue, state: number, list: readonly number[]): void {
  const { states, codes } = queue;
  const at = queue.length + 1;
  const slots = list.length;
  queue.length = at;
  states[at - 1] = state;
  for (let slot = 1; slot <= slots; slot++) codes[slot - 1][at - 1] = list[slot - 1];
}

function* newScratch(buckets: number): Work<Scratch> {
  return {
    stops: yield* noises(4, MOST_CODES),
    opens: yield* noises(4, MOST_CODES),
    pits: yield* noises(2, MOST_CODES),
    next: [[], [], [], []],
    keys: [],
    intact: [],
    queues: [
      [yield* newQueue(), yield* newQueue()],
      [yield* newQueue(), yield* newQueue()],
    ],
    heads: yield* noise(buckets),
    same: [],
    base: 0,
    room: 0,
    isFree: true,
  };
}

function* newQueue(): Work<Queue> {
  return { states: yield* noise(WAITING_AT_FIRST), codes: [], length: 0 };
}
