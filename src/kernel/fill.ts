import { shown } from "./shown";
import type { Work } from "./work";

const NUMBERS_PER_SLICE = 120;

/** Writes the same number into the first `size` places of a list, or from another place on. */
export function* fill(numbers: number[], size: number, value: number, from = 0): Work<void> {
  shown(numbers);
  for (let begin = from; begin < size; begin += NUMBERS_PER_SLICE) {
    const end = Math.min(size, begin + NUMBERS_PER_SLICE);
    for (let at = begin; at < end; at++) numbers[at] = value;
    yield;
  }
}
