/** A hash table that finds the number of a state by its state key, a number that identifies the state. */

/**
 * A hash table of states, with one linked list for each bucket. `bucketHeads` has the newest state of each bucket plus
 * `base`; `nextInBucket` has for each state the next older state in its bucket. States are counted from 1. `base` grows
 * with each level. So entries of earlier levels are smaller than `base` and count as missing, and the table need not be
 * cleared.
 */
export interface StateTable {
  readonly bucketHeads: number[];
  readonly nextInBucket: number[];
  readonly base: number;
  readonly bucketCount: number;
  stateCount: number;
}

/** A hash table of states in which each state is identified by one number, the state key. */
export interface KeyedStateTable extends StateTable {
  readonly keys: number[];
}

/**
 * A bucket of a hash table of states: its number, counted from 1, and the last state added to it. If the bucket is
 * empty, the number of this state is 0 or negative.
 */
export interface Bucket {
  readonly bucketIndex: number;
  readonly newestInBucket: number;
}

/** Returns the bucket of the hash table for states whose hash value is `hash`. @inline */
export function bucketOf(table: StateTable, hash: number): Bucket {
  const bucketIndex = (hash % table.bucketCount) + 1;
  const newestInBucket = table.bucketHeads[bucketIndex - 1] - table.base;
  return { bucketIndex, newestInBucket };
}

/**
 * Adds a new state to its bucket of the hash table and returns the number of the state, counted from 1.
 * @inline
 */
export function insertState(table: StateTable, { bucketIndex, newestInBucket }: Bucket): number {
  table.stateCount++;
  const state = table.stateCount;
  table.bucketHeads[bucketIndex - 1] = table.base + state;
  table.nextInBucket[state - 1] = newestInBucket;
  return state;
}

/**
 * Returns the number, counted from 1, of the state whose key is `key`. Only one bucket of the hash table is searched.
 * The result is 0 or negative if the bucket has no such state. @inline
 */
export function findState(table: KeyedStateTable, { newestInBucket }: Bucket, key: number): number {
  let state = newestInBucket;
  while (state > 0 && table.keys[state - 1] !== key) state = table.nextInBucket[state - 1];
  return state;
}
