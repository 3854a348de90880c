/**
 * Defines a list of all things on a board with their cells. A draft (see draft.ts) has the same information as tables
 * with one entry per cell.
 */
import type { Board } from "./board";

/**
 * All things on a board, in any order. `cells[i]` is the cell of one thing and `kinds[i]` is its kind (see legend.ts).
 * A one-way pass is a thing on the cell from which it leads. All other cells are empty.
 */
export interface Placements {
  readonly board: Board;
  readonly cells: readonly number[];
  readonly kinds: readonly number[];
}
