/**
 * Lists that are allocated in full length before their values are known. A Lua table that grows is copied whole, which
 * takes longer than a slice.
 */
import type { PooledMemory } from "../../kernel/pool";
import { exposeToCollector } from "../../kernel/expose-to-collector";
import type { Task } from "../../kernel/task";

const STALE_VALUE = -1;

const NUMBERS_PER_SLICE = 256;

/** Pooled memory with the transitions of states, as in graph.ts: `next[direction][state]`. */
export interface SuccessorMemory extends PooledMemory {
  readonly next: readonly number[][];
}

/** Extends the lists of transitions to room for `stateCount` states. */
export function reserveStates(memory: SuccessorMemory, stateCount: number): void {
  while (memory.capacity < stateCount) {
    for (const successors of memory.next) successors[memory.capacity] = STALE_VALUE;
    memory.capacity++;
  }
}

/** Creates a list of stale numbers. */
export function* createStaleList(length: number): Task<number[]> {
  const numbers = exposeToCollector([]);
  for (let index = 0; index < length; index++) {
    numbers[index] = STALE_VALUE;
    if (index % NUMBERS_PER_SLICE === 0) yield;
  }
  return numbers;
}

/** Creates `count` lists of stale numbers. */
export function* createStaleLists(count: number, length: number): Task<number[][]> {
  const lists: number[][] = [];
  while (lists.length < count) lists.push(yield* createStaleList(length));
  return lists;
}
