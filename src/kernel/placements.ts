/** A list of all things on a board. A draft (see draft.ts) has the same information, but sorted by cell. */
import type { Board } from "./board";

/**
 * All things on a board, in any order. `cells[i]` is the cell of one thing and `kinds[i]` is its kind (see legend.ts).
 * A one-way pass is listed as a thing on the cell from which it leads. All cells that are not listed are empty.
 */
export interface Placements {
  readonly board: Board;
  readonly cells: readonly number[];
  readonly kinds: readonly number[];
}
