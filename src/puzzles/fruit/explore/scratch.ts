import type { Memory } from "../../../kernel/loan";
import { keepNewest } from "../../../kernel/newest";
import type { Work } from "../../../kernel/work";
import { MAX_SIDE } from "../level";
import { Code, MOST_PIECES } from "./lanes";

/** Memory for one exploration. It is longer than the present level needs, and what an older one left in it is noise. */
export interface Scratch extends Memory {
  /** Where pieces stop, where anteaters see them, and which lines are uneven: see `Lanes`. */
  readonly stops: number[][];
  readonly sighted: number[][];
  readonly uneven: number[][];
  /** As in kernel/graph: where each input leads, `next[direction][state]`. */
  readonly next: readonly number[][];
  /** By state: the two numbers of its key, and how many fruits are left. */
  readonly keys: number[];
  readonly secondKeys: number[];
  readonly left: number[];
  /**
   * The states of one depth that are to be pushed up and down, those that are to be pushed right and left; then the same
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

/** States that wait for a pair of pushes. */
export interface Queue {
  /** Counted from 1. */
  readonly states: number[];
  /** The codes of their positions in any order: the first ones in the first list, and so on. */
  readonly codes: readonly number[][];
  /** How many wait; what lies behind them in the lists is noise. */
  length: number;
}

const NONE = -1;

/** In `next`: where the second of two opposite pushes leads, as long as none of the two has been made. */
export const UNKNOWN = -3;

const FEW_BUCKETS = 2039;
const MANY_BUCKETS = 1048573;

/** A level that may have more states than this gets more buckets: only tools explore such levels. */
const MANY_STATES = 100000;

const STATES_AT_FIRST = 512;
const WAITING_AT_FIRST = 64;

/** Codes of the largest board. */
const MOST_CODES = Code.Kinds * (MAX_SIDE * MAX_SIDE + 1) + Code.Gone * MOST_PIECES;

const NUMBERS_PER_SLICE = 256;

// They stay here while a work holds them: tables that the collector comes upon in a work alone it looks through all at
// once. Should all be needed the oldest is forgotten: whoever has it keeps it, and it serves no other.
const pool: Scratch[] = [];
const MOST_BUFFERS = 4;

/** Memory that nobody needs, for a level of up to `cap` states. */
export function* takeScratch(cap: number): Work<Scratch> {
  const free = cap > MANY_STATES ? undefined : pool.find(({ isFree }) => isFree);
  if (free !== undefined) return free;
  const scratch = yield* newScratch(cap > MANY_STATES ? MANY_BUCKETS : FEW_BUCKETS);
  if (cap <= MANY_STATES) keepNewest(pool, scratch, MOST_BUFFERS);
  return scratch;
}

/** Makes room in `next` for so many states. */
export function makeRoom(scratch: Scratch, states: number): void {
  while (scratch.room < states) {
    for (const exits of scratch.next) exits[scratch.room] = NONE;
    scratch.room++;
  }
}

/** Room for the states of most levels is made at once: a table that grows is copied whole, longer than a slice may be. */
function* newScratch(buckets: number): Work<Scratch> {
  return {
    stops: yield* noises(4, MOST_CODES),
    sighted: yield* noises(2, MOST_CODES),
    uneven: yield* noises(2, MOST_CODES),
    next: yield* noises(4, STATES_AT_FIRST),
    keys: yield* noise(STATES_AT_FIRST),
    secondKeys: yield* noise(STATES_AT_FIRST),
    left: yield* noise(STATES_AT_FIRST),
    queues: [
      [yield* newQueue(), yield* newQueue()],
      [yield* newQueue(), yield* newQueue()],
    ],
    heads: yield* noise(buckets),
    same: yield* noise(STATES_AT_FIRST),
    base: 0,
    room: STATES_AT_FIRST,
    isFree: true,
  };
}

function* newQueue(): Work<Queue> {
  return { states: yield* noise(WAITING_AT_FIRST), codes: yield* noises(MOST_PIECES, WAITING_AT_FIRST), length: 0 };
}

function* noises(count: number, length: number): Work<number[][]> {
  const lists: number[][] = [];
  while (lists.length < count) lists.push(yield* noise(length));
  return lists;
}

function* noise(length: number): Work<number[]> {
  const numbers: number[] = [];
  for (let at = 0; at < length; at++) {
    numbers[at] = NONE;
    if (at % NUMBERS_PER_SLICE === 0) yield;
  }
  return numbers;
}
