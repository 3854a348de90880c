/** Defines the table that says where each slide ends on a board with one sliding piece. */
import type { Task } from "../../kernel/task";
import { createZeros } from "./cell-stamps";

/**
 * The cell where each slide ends: `slideTable[direction][cell - 1]` for a slide that starts at `cell`. If the piece
 * cannot move in this direction, the entry is `cell` itself.
 */
export type SlideTable = readonly number[][];

/** Creates a slide table that contains only zeros. `size` is the number of cells of the board, border included. */
export function* createSlideTable(size: number): Task<SlideTable> {
  const slideTable: number[][] = [];
  for (let direction = 0; direction < 4; direction++) {
    slideTable[direction] = createZeros(size);
    yield;
  }
  return slideTable;
}
