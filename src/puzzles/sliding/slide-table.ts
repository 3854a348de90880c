/** The slide table of a board with one sliding piece. */
import type { Task } from "../../kernel/task";
import { createZeros } from "./cell-stamps";

/**
 * By direction, then by cell − 1: the cell where a slide from that cell ends. It is the cell itself if nothing moves.
 */
export type SlideTable = readonly number[][];

/** Creates a slide table of zeros for boards with `size` cells. */
export function* createSlideTable(size: number): Task<SlideTable> {
  const slideTable: number[][] = [];
  for (let direction = 0; direction < 4; direction++) {
    slideTable[direction] = createZeros(size);
    yield;
  }
  return slideTable;
}
