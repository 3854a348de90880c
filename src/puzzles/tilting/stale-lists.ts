/**
 * Creates lists at their full length before their values are known. A list that grows later would be slow: Lua copies a
 * table when it grows, and copying a long table takes too long for one step of a background task.
 */
import type { PooledMemory } from "../../kernel/pool";
import { exposeToCollector } from "../../kernel/expose-to-collector";
import type { Task } from "../../kernel/task";

const STALE_VALUE = -1;

const NUMBERS_PER_SLICE = 256;

/**
 * Reusable memory for the state graph of a level (all states and the moves between them). `next[direction][state]` is
 * the state after a move, as in graph.ts.
 */
export interface SuccessorMemory extends PooledMemory {
  readonly next: readonly number[][];
}

/**
 * Makes the lists of the state graph (all states and the moves between them) longer, so that they have space for
 * `stateCount` states. The new entries have no meaning until they are overwritten.
 */
export function reserveStates(memory: SuccessorMemory, stateCount: number): void {
  while (memory.capacity < stateCount) {
    for (const successors of memory.next) successors[memory.capacity] = STALE_VALUE;
    memory.capacity++;
  }
}

/** Creates a list of `length` entries, whose values have no meaning until they are overwritten. */
export function* createStaleList(length: number): Task<number[]> {
  const numbers = exposeToCollector([]);
  for (let index = 0; index < length; index++) {
    numbers[index] = STALE_VALUE;
    if (index % NUMBERS_PER_SLICE === 0) yield;
  }
  return numbers;
}

export function* createStaleLists(count: number, length: number): Task<number[][]> {
  const lists: number[][] = [];
  while (lists.length < count) lists.push(yield* createStaleList(length));
  return lists;
}
