/** All things on a board as two parallel lists. A draft holds the same per cell. */
import type { Board } from "./board";

/**
 * All things on a board, in any order: `cells[i]` and `kinds[i]` are the cell and the kind of one thing (see
 * legend.ts). A one-way pass counts as a thing of its cell. Cells that are not listed are empty.
 */
export interface Placements {
  readonly board: Board;
  readonly cells: readonly number[];
  readonly kinds: readonly number[];
}
