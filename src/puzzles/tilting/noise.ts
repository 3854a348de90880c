import type { Memory } from "../../kernel/loan";
import { shown } from "../../kernel/shown";
import type { Work } from "../../kernel/work";

const NONE = -1;

const NUMBERS_PER_SLICE = 256;

/** Memory with exits of states: as in kernel/graph, where each input leads, `next[direction][state]`. */
export interface ExitsMemory extends Memory {
  readonly next: readonly number[][];
}

/** Makes room in `next` for so many states. */
export function makeRoom(memory: ExitsMemory, states: number): void {
  while (memory.room < states) {
    for (const exits of memory.next) exits[memory.room] = NONE;
    memory.room++;
  }
}

/** So many numbers that mean nothing: a table that grows is copied whole, longer than a slice may be. */
export function* noise(length: number): Work<number[]> {
  const numbers = shown([]);
  for (let at = 0; at < length; at++) {
    numbers[at] = NONE;
    if (at % NUMBERS_PER_SLICE === 0) yield;
  }
  return numbers;
}

/** Lists of so many numbers that mean nothing. */
export function* noises(count: number, length: number): Work<number[][]> {
  const lists: number[][] = [];
  while (lists.length < count) lists.push(yield* noise(length));
  return lists;
}
