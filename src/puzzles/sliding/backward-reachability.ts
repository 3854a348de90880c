/**
 * Checks a level of a puzzle with one sliding piece: can the level be won from every cell where the piece can stop? If
 * so, the level has no dead ends (states from which no win can be reached).
 */
import type { Task } from "../../kernel/task";
import type { CellStamps } from "./cell-stamps";
import type { SlideSearch } from "./slide-search";
import type { SlideTable } from "./slide-table";

const CELLS_PER_SLICE = 24;

/**
 * Returns whether the level can be won from every cell that a finished search has found. Before the call, the set
 * `cellStamps` must have exactly the cells on which the level is won. The function adds found cells from which a slide
 * leads to a cell of the set, until no more can be added. `unstampedCount` is the number of found cells that are not in
 * the set before the call.
 * @inline
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
 * Adds to the set `cellStamps` each cell that the finished search has found and from which one slide leads to a cell of
 * the set. Returns the number of added cells. Only the cells of the search's queue from index `first` to `end` − 1 are
 * checked. The cells are checked from the last to the first. In this order, most cells are found in one pass over the
 * queue.
 * @inline
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
