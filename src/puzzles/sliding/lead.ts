import type { Work } from "../../kernel/work";
import type { Marks } from "./by-cell";
import type { Search } from "./search";
import type { Stops } from "./stops";

const CELLS_PER_SLICE = 24;

/**
 * Whether from all cells of a search that is over a marked one can be reached; marks those from which one can. So many
 * of them, `unmarked`, are not marked at first. @inline
 */
export function* allLead(search: Search, stops: Stops, marks: Marks, unmarked: number): Work<boolean> {
  let left = unmarked;
  let marked = -1;
  while (left > 0 && marked !== 0) {
    marked = 0;
    for (let end = search.count; end > 0; end -= CELLS_PER_SLICE) {
      const more = markBackwards(marks, search, stops, Math.max(0, end - CELLS_PER_SLICE), end);
      marked += more;
      yield;
    }
    left -= marked;
  }
  return left === 0;
}

/**
 * Of the cells of a search from the `first` up to the one before `end`, marks each from which one move leads to a marked
 * one; gives how many were marked. What was reached last is looked at first: then most are done with in one go. @inline
 */
function markBackwards({ stamps, stamp }: Marks, { queue }: Search, stops: Stops, first: number, end: number): number {
  const [ups, rights, downs, lefts] = stops;
  let marked = 0;
  for (let at = end - 1; at >= first; at--) {
    const cell = queue[at];
    if (
      stamps[cell - 1] !== stamp &&
      (stamps[ups[cell - 1] - 1] === stamp ||
        stamps[rights[cell - 1] - 1] === stamp ||
        stamps[downs[cell - 1] - 1] === stamp ||
        stamps[lefts[cell - 1] - 1] === stamp)
    ) {
      stamps[cell - 1] = stamp;
      marked++;
    }
  }
  return marked;
}
