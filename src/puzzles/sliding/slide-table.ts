import type { Task } from "../../kernel/task";
import { createZeros } from "./cell-stamps";

/** By direction, then by cell − 1: where a slide from that cell ends, which is the cell itself where nothing moves. */
export type SlideTable = readonly number[][];

export function* createSlideTable(size: number): Task<SlideTable> {
  const slideTable: number[][] = [];
  for (let direction = 0; direction < 4; direction++) {
    slideTable[direction] = createZeros(size);
    yield;
  }
  return slideTable;
}
