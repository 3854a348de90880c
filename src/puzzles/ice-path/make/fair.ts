import type { Work } from "../../../kernel/work";
import { clearMarks, mark } from "../../sliding/by-cell";
import { allLead } from "../../sliding/lead";
import { advance, begin, type Search } from "../../sliding/search";
import { Ground } from "../level";
import type { Rink } from "./rink";
import type { Scratch } from "./scratch";
import { firstTouch } from "./touch";

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
export function* isFair(scratch: Scratch, limits: Limits): Work<boolean> {
  yield* searchWhole(scratch);
  return yield* isFairAsSearched(scratch, limits);
}

/** Has `scratch.trial` search the whole rink. */
export function* searchWhole({ rink, trial }: Scratch): Work<void> {
  begin(trial, rink.start);
  while (!advance(trial, rink.stops, rink.hole, CELLS_PER_SLICE, false, ANY_MOVES)) yield;
  yield;
}

/** The same as `isFair`, once `scratch.trial` has searched the whole rink. */
export function* isFairAsSearched({ rink, trial, marks }: Scratch, { hiddenGoals }: Limits): Work<boolean> {
  if (!comesOverAll(hiddenGoals, trial, rink)) return false;
  yield;
  clearMarks(marks);
  mark(marks, rink.hole);
  return yield* allLead(trial, rink.stops, marks, trial.count - 1);
}

/** Whether the walker can come over each of these cells before it falls. `search` is over. */
function comesOverAll(cells: readonly number[], search: Search, rink: Rink): boolean {
  for (const cell of cells) {
    if (rink.ground[cell - 1] === Ground.Rock || firstTouch(search, rink, cell) < 0) return false;
  }
  return true;
}
