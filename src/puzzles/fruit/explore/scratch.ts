import { keepNewest } from "../../../kernel/newest";
import type { Work } from "../../../kernel/work";
import { noise, noises, type ExitsMemory } from "../../tilting/noise";

/** Memory for one exploration. It is longer than the present level needs, and what an older one left in it is noise. */
export interface Scratch extends ExitsMemory {
  /** By state: the two numbers of its key, and how many fruits are left; for four pieces the first number says it all. */
  readonly keys: number[];
  readonly secondKeys: number[];
  readonly left: number[];
  /**
   * A hash table: the newest state of each bucket, and by state the one before it in its bucket. Buckets hold states
   * counted from `base`: those of older levels count as empty, and nothing needs to be cleared.
   */
  readonly heads: number[];
  readonly same: number[];
}

const FEW_BUCKETS = 2039;
const MANY_BUCKETS = 1048573;

/** A level that may have more states than this gets more buckets: only tools explore such levels. */
const MANY_STATES = 100000;

const STATES_AT_FIRST = 512;

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

/** Room for the states of most levels is made at once: a table that grows is copied whole, longer than a slice may be. */
function* newScratch(buckets: number): Work<Scratch> {
  return {
    next: yield* noises(4, STATES_AT_FIRST),
    keys: yield* noise(STATES_AT_FIRST),
    secondKeys: yield* noise(STATES_AT_FIRST),
    left: yield* noise(STATES_AT_FIRST),
    heads: yield* noise(buckets),
    same: yield* noise(STATES_AT_FIRST),
    base: 0,
    room: STATES_AT_FIRST,
    isFree: true,
  };
}
