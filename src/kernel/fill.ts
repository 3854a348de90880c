/** Fills a long list in short steps, so that a background task does not block a frame. */
import { exposeToCollector } from "./expose-to-collector";
import type { Task } from "./task";

const NUMBERS_PER_SLICE = 120;

/**
 * Writes `value` into the entries of a list from index `from` up to `size` − 1. The background task pauses after every
 * 120 entries.
 */
export function* fill(numbers: number[], size: number, value: number, from = 0): Task<void> {
  exposeToCollector(numbers);
  for (let begin = from; begin < size; begin += NUMBERS_PER_SLICE) {
    const end = Math.min(size, begin + NUMBERS_PER_SLICE);
    for (let index = begin; index < end; index++) numbers[index] = value;
    yield;
  }
}
