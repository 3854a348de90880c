import type { Work } from "../../kernel/work";

/** Memory for one exploration. It is longer than the present level needs, and what an older one left in it is noise. */
export interface Buffers {
  /** By state: the four that it leads to. */
  readonly next: number[];
  /** By state: the key of its position, where four codes are all it has. */
  readonly keys: number[];
  /** By state, where a position has more than four codes: all of them. */
  readonly lists: number[];
  /**
   * Where a position has four codes: those of all states of one depth, then those of the next, the first codes in the
   * first list and so on.
   */
  readonly queues: readonly number[][];
  /** By state that a mere slide led to: where it is written in `next` where the opposite move led; else `NONE`. */
  readonly origins: number[];
  /**
   * A hash table: the newest state of each bucket, and by state the one before it in its bucket. Buckets hold states
   * counted from `base`: those of older levels count as empty, and nothing needs to be cleared.
   */
  readonly heads: number[];
  readonly same: number[];
  base: number;
  /** For so many states there is room in `next`. */
  room: number;
  /** No exploration needs it any more. */
  isFree: boolean;
}

export const NONE = -1;

const FEW_BUCKETS = 8191;
const MANY_BUCKETS = 1048573;

/** A level that may have more states than this gets more buckets: only tools explore such levels. */
const MANY_STATES = 100000;

const STATES_AT_FIRST = 2560;
const NUMBERS_PER_SLICE = 256;

// Numbers in buckets stay this far from the limit of a 32-bit integer.
const MAX_BASE = 1000000000;

// They stay here while a work holds them: tables that the collector comes upon in a work alone it looks through all at
// once. Works may be dropped before they end, so where all seem to be needed the oldest are forgotten.
const pool: Buffers[] = [];
const MOST_BUFFERS = 4;

/** Buffers for a level of up to `cap` states. */
export function* takeBuffers(cap: number): Work<Buffers> {
  if (cap > MANY_STATES) return yield* newBuffers(MANY_BUCKETS);
  let buffers = pool.find(({ isFree }) => isFree);
  if (buffers === undefined) {
    buffers = yield* newBuffers(FEW_BUCKETS);
    if (pool.length === MOST_BUFFERS) pool.shift();
    pool.push(buffers);
  }
  buffers.isFree = false;
  return buffers;
}

/** Gives buffers back in which `size` states were numbered. */
export function giveBack(buffers: Buffers, size: number): void {
  buffers.base += size;
  buffers.isFree = buffers.base < MAX_BASE;
}

/** Makes room in `next` for so many states. */
export function makeRoom(buffers: Buffers, states: number): void {
  const { next } = buffers;
  while (buffers.room < states) {
    for (let edge = 4 * buffers.room; edge < 4 * buffers.room + 4; edge++) next[edge] = NONE;
    buffers.room++;
  }
}

/** Room for the states of most levels is made at once: a table that grows is copied whole, longer than a slice may be. */
function* newBuffers(buckets: number): Work<Buffers> {
  return {
    next: yield* noise(4 * STATES_AT_FIRST),
    keys: yield* noise(STATES_AT_FIRST),
    lists: [],
    queues: [[], [], [], [], [], [], [], []],
    origins: [],
    heads: yield* noise(buckets),
    same: yield* noise(STATES_AT_FIRST),
    base: 0,
    room: STATES_AT_FIRST,
    isFree: false,
  };
}

function* noise(length: number): Work<number[]> {
  const numbers: number[] = [];
  for (let at = 0; at < length; at++) {
    numbers[at] = NONE;
    if (at % NUMBERS_PER_SLICE === 0) yield;
  }
  return numbers;
}
