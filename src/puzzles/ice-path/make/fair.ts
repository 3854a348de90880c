import type { Work } from "../../../kernel/work";
import { Ground } from "../level";
import type { Marks } from "./marks";
import type { Rink } from "./rink";
import type { Scratch } from "./scratch";
import { advance, begin, firstTouch, type Search } from "./search";

const CELLS_PER_SLICE = 24;

/** No level has a longer way. */
const ANY_MOVES = 500;

/** What a level has to keep to while it is made. */
export interface Limits {
  readonly mostMoves: number;
  /** Cells that the walker must be able to come over. */
  readonly hiddenGoals: readonly number[];
}

/** Whether the hole can be reached from everywhere, and all hidden goals. Leaves a whole search in `scratch.trial`. */
export function* isFair({ rink, trial, marks }: Scratch, { hiddenGoals }: Limits): Work<boolean> {
  begin(trial, rink);
  while (!advance(trial, rink, CELLS_PER_SLICE, false, ANY_MOVES)) yield;
  yield;
  if (!comesOverAll(hiddenGoals, trial, rink)) return false;
  yield;
  markHole(marks, rink);
  let left = trial.count - 1;
  let marked = -1;
  while (left > 0 && marked !== 0) {
    marked = 0;
    for (let end = trial.count; end > 0; end -= CELLS_PER_SLICE) {
      marked += markBackwards(marks, trial, rink, Math.max(0, end - CELLS_PER_SLICE), end);
      yield;
    }
    left -= marked;
  }
  return left === 0;
}

/** Marks the hole only: the first of the cells that lead to it. */
function markHole(marks: Marks, { hole }: Rink): void {
  marks.stamp++;
  marks.stamps[hole - 1] = marks.stamp;
}

/**
 * Of the cells of a search from the `first` up to the one before `end`, marks each from which one move leads to a marked
 * one; gives how many were marked. What was reached last is looked at first: then most levels are done with in one go.
 */
function markBackwards({ stamps, stamp }: Marks, { queue }: Search, rink: Rink, first: number, end: number): number {
  const [ups, rights, downs, lefts] = rink.stops;
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

/** Whether the walker can come over each of these cells before it falls. `search` is over. */
function comesOverAll(cells: readonly number[], search: Search, rink: Rink): boolean {
  for (const cell of cells) {
    if (rink.ground[cell - 1] === Ground.Rock || firstTouch(search, rink, cell) < 0) return false;
  }
  return true;
}
