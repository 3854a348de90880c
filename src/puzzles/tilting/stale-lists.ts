import type { PooledMemory } from "../../kernel/pool";
import { exposeToCollector } from "../../kernel/expose-to-collector";
import type { Task } from "../../kernel/task";

const STALE_VALUE = -1;

const NUMBERS_PER_SLICE = 256;

/** Memory with exits of states: as in kernel/graph, where each input leads, `next[direction][state]`. */
export interface SuccessorMemory extends PooledMemory {
  readonly next: readonly number[][];
}

/** Makes room in `next` for so many states. */
export function reserveStates(memory: SuccessorMemory, stateCount: number): void {
  while (memory.capacity < stateCount) {
    for (const successors of memory.next) successors[memory.capacity] = STALE_VALUE;
    memory.capacity++;
  }
}

/** So many numbers that mean nothing: a table that grows is copied whole, longer than a slice may be. */
export function* createStaleList(length: number): Task<number[]> {
  const numbers = exposeToCollector([]);
  for (let index = 0; index < length; index++) {
    numbers[index] = STALE_VALUE;
    if (index % NUMBERS_PER_SLICE === 0) yield;
  }
  return numbers;
}

/** Lists of so many numbers that mean nothing. */
export function* createStaleLists(count: number, length: number): Task<number[][]> {
  const lists: number[][] = [];
  while (lists.length < count) lists.push(yield* createStaleList(length));
  return lists;
}
