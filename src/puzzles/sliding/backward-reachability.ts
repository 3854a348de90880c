import type { Task } from "../../kernel/task";
import type { CellStamps } from "./cell-stamps";
import type { SlideSearch } from "./slide-search";
import type { SlideTable } from "./slide-table";

const CELLS_PER_SLICE = 24;

/**
 * Whether from all cells of a search that is over a marked one can be reached; marks those from which one can. So many
 * of them, `unmarked`, are not marked at first. @inline
 */
export function* canAllReachStamped(
  search: SlideSearch,
  slideTable: SlideTable,
  cellStamps: CellStamps,
  unstampedCount: number,
): Task<boolean> {
  let unstampedLeft = unstampedCount;
  let stampedCount = -1;
  while (unstampedLeft > 0 && stampedCount !== 0) {
    stampedCount = 0;
    for (let end = search.reachedCount; end > 0; end -= CELLS_PER_SLICE) {
      const addedCount = stampPredecessors(cellStamps, search, slideTable, Math.max(0, end - CELLS_PER_SLICE), end);
      stampedCount += addedCount;
      yield;
    }
    unstampedLeft -= stampedCount;
  }
  return unstampedLeft === 0;
}

/**
 * Of the cells of a search from the `first` up to the one before `end`, marks each from which one move leads to a marked
 * one; gives how many were marked. What was reached last is looked at first: then most are done with in one go. @inline
 */
function stampPredecessors(
  { stamps, stamp }: CellStamps,
  { queue }: SlideSearch,
  slideTable: SlideTable,
  first: number,
  end: number,
): number {
  const [ups, rights, downs, lefts] = slideTable;
  let stampedCount = 0;
  for (let index = end - 1; index >= first; index--) {
    const cell = queue[index];
    if (
      stamps[cell - 1] !== stamp &&
      (stamps[ups[cell - 1] - 1] === stamp ||
        stamps[rights[cell - 1] - 1] === stamp ||
        stamps[downs[cell - 1] - 1] === stamp ||
        stamps[lefts[cell - 1] - 1] === stamp)
    ) {
      stamps[cell - 1] = stamp;
      stampedCount++;
    }
  }
  return stampedCount;
}
