/**
 * A hash table that finds the number of a state by its key, a number that identifies the state. States with the same
 * hash are in a linked list. The table is not cleared between two levels.
 */

/**
 * A hash table of states, with one linked list for each bucket (the states with the same hash). `heads` has the newest
 * state of each bucket plus `base`; `links` has for each state the next older state in its bucket. States are counted
 * from 1. `base` grows with each level, so smaller entries belong to earlier levels and count as missing. Therefore the
 * table is never cleared.
 */
export interface StateTable {
  readonly bucketHeads: number[];
  readonly nextInBucket: number[];
  readonly base: number;
  readonly bucketCount: number;
}

/** A hash table of states in which one number, the key, identifies each state. */
export interface KeyedStateTable extends StateTable {
  readonly keys: number[];
}

/** An object that counts the states of a level that were found so far. */
export interface StateCounter {
  /** The number of states that were found so far. */
  stateCount: number;
}

/**
 * Adds a new state to a bucket of the hash table (the states with the same hash) and returns the number of the state.
 * `head` is the state that was added last to this bucket. @inline
 */
export function insertState(counted: StateCounter, table: StateTable, bucket: number, head: number): number {
  counted.stateCount++;
  const state = counted.stateCount;
  table.bucketHeads[bucket - 1] = table.base + state;
  table.nextInBucket[state - 1] = head;
  return state;
}

/**
 * Returns the number of the state whose key is `key`, a number that identifies a state. Only one bucket of the hash
 * table (the states with the same hash) is searched; `head` is the state that was added last to it. Returns 0 or less
 * if the bucket has no such state. @inline
 */
export function findState(table: KeyedStateTable, head: number, key: number): number {
  let state = head;
  while (state > 0 && table.keys[state - 1] !== key) state = table.nextInBucket[state - 1];
  return state;
}
