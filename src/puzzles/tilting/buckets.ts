/**
 * A hash table of states: the newest state of each bucket, and by state the one before it in its bucket. States count
 * from 1. Buckets hold them counted from `base`: those of older levels count as empty, and nothing needs to be cleared.
 */
export interface Buckets {
  readonly heads: number[];
  readonly same: number[];
  readonly base: number;
  readonly buckets: number;
}

/** The states by keys of one number. */
export interface ByKey extends Buckets {
  readonly keys: number[];
}

export interface Counted {
  /** How many states there are. */
  size: number;
}

/** Gives a place its state, the newest of a bucket. @inline */
export function newState(counted: Counted, table: Buckets, bucket: number, newest: number): number {
  counted.size++;
  const state = counted.size;
  table.heads[bucket - 1] = table.base + state;
  table.same[state - 1] = newest;
  return state;
}

/** The state that has that key, of those in a bucket whose newest is given; 0 or less if there is none. @inline */
export function stateIn(table: ByKey, newest: number, key: number): number {
  let state = newest;
  while (state > 0 && table.keys[state - 1] !== key) state = table.same[state - 1];
  return state;
}
