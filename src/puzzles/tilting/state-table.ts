/**
 * A hash table of states: the newest state of each bucket, and by state the one before it in its bucket. States count
 * from 1. Buckets hold them counted from `base`: those of older levels count as empty, and nothing needs to be cleared.
 */
export interface StateTable {
  readonly heads: number[];
  readonly links: number[];
  readonly base: number;
  readonly bucketCount: number;
}

/** The states by keys of one number. */
export interface KeyedStateTable extends StateTable {
  readonly keys: number[];
}

export interface Counted {
  /** How many states there are. */
  size: number;
}

/** Gives a place its state, the newest of a bucket. @inline */
export function insertState(counted: Counted, table: StateTable, bucket: number, head: number): number {
  counted.size++;
  const state = counted.size;
  table.heads[bucket - 1] = table.base + state;
  table.links[state - 1] = head;
  return state;
}

/** The state that has that key, of those in a bucket whose newest is given; 0 or less if there is none. @inline */
export function findState(table: KeyedStateTable, head: number, key: number): number {
  let state = head;
  while (state > 0 && table.keys[state - 1] !== key) state = table.links[state - 1];
  return state;
}
