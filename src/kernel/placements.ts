import type { Board } from "./board";

/**
 * All that stands on a board, in any order: the cell of each thing and, at the same place, its kind (see kernel/legend).
 * A one-way pass is a thing of its cell, too. What is left out is nothing.
 */
export interface Placements {
  readonly board: Board;
  readonly cells: readonly number[];
  readonly kinds: readonly number[];
}
