/** A hash table with chaining, from the keys of states to their numbers. It is not cleared between levels. */

/**
 * A hash table of states: by bucket its newest state, and by state the next older one in the same bucket. States are
 * counted from 1. Buckets store them plus `base`, so states of earlier levels count as absent and nothing needs to be
 * cleared.
 */
export interface StateTable {
  readonly heads: number[];
  readonly links: number[];
  readonly base: number;
  readonly bucketCount: number;
}

/** A table of states whose keys are single numbers. */
export interface KeyedStateTable extends StateTable {
  readonly keys: number[];
}

/** An object that counts states. */
export interface Counted {
  /** The number of states. */
  size: number;
}

/** Adds a state to a bucket and returns its number. `head` is the newest state of the bucket so far. @inline */
export function insertState(counted: Counted, table: StateTable, bucket: number, head: number): number {
  counted.size++;
  const state = counted.size;
  table.heads[bucket - 1] = table.base + state;
  table.links[state - 1] = head;
  return state;
}

/**
 * Returns the state with a key among those of a bucket, whose newest state is `head`. Returns 0 or less if there is
 * none. @inline
 */
export function findState(table: KeyedStateTable, head: number, key: number): number {
  let state = head;
  while (state > 0 && table.keys[state - 1] !== key) state = table.links[state - 1];
  return state;
}
