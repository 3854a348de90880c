/** Begins a search for all states of a level of Fruit or Skid. */
import { enqueueStartAlone, type Queues } from "./queue";
import { storeStart, type SearchMemory } from "./search-memory";
import type { PieceCode } from "./piece-code";

interface StartingSearch {
  readonly memory: SearchMemory;
  readonly slideTables: { readonly boardCodes: { readonly transposedCodes: readonly (readonly number[])[] } };
}

/**
 * Stores the start of a level as state 1, and puts it into two queues: one for the moves up and down, and one for the
 * moves right and left. A queue has the states from which its moves must still be made. `codes` has a number for the
 * cell and kind of each piece at the start, with cells numbered by rows. `key` is the number, or the numbers, that
 * identify the start.
 */
export function beginAtStart(
  { memory, slideTables }: StartingSearch,
  queues: Queues,
  codes: readonly PieceCode[],
  key: readonly number[],
): void {
  storeStart(memory, key);
  enqueueStartAlone(queues, codes, slideTables.boardCodes.transposedCodes[0]);
}
