import type { Task } from "../../../kernel/task";
import { clearStamps, stampCell } from "../../sliding/cell-stamps";
import { canAllReachStamped } from "../../sliding/backward-reachability";
import { advanceSearch, beginSearch, type SlideSearch } from "../../sliding/slide-search";
import { Floor } from "../level";
import type { MutableLevel } from "./mutable-level";
import type { Scratch } from "./scratch";
import { movesToTouch } from "./touch";

const CELLS_PER_SLICE = 24;

/** No level has a longer way. */
const UNLIMITED_MOVES = 500;

/** What a level has to keep to while it is made. */
export interface LevelConstraints {
  readonly maxMoves: number;
  /** Cells that the walker must be able to come over. */
  readonly hiddenGoals: readonly number[];
}

/** Whether the hole can be reached from everywhere, and all hidden goals. Leaves a whole search in `scratch.trial`. */
export function* meetsConstraints(scratch: Scratch, constraints: LevelConstraints): Task<boolean> {
  yield* searchFully(scratch);
  return yield* searchMeetsConstraints(scratch, constraints);
}

/** Has `scratch.trial` search the whole rink. */
export function* searchFully({ level, trialSearch }: Scratch): Task<void> {
  beginSearch(trialSearch, level.start);
  while (!advanceSearch(trialSearch, level.slideTable, level.hole, CELLS_PER_SLICE, false, UNLIMITED_MOVES)) yield;
  yield;
}

/** The same as `isFair`, once `scratch.trial` has searched the whole rink. */
export function* searchMeetsConstraints(
  { level, trialSearch, winnableMarks }: Scratch,
  { hiddenGoals }: LevelConstraints,
): Task<boolean> {
  if (!slidesOverAll(hiddenGoals, trialSearch, level)) return false;
  yield;
  clearStamps(winnableMarks);
  stampCell(winnableMarks, level.hole);
  return yield* canAllReachStamped(trialSearch, level.slideTable, winnableMarks, trialSearch.reachedCount - 1);
}

/** Whether the walker can come over each of these cells before it falls. `search` is over. */
function slidesOverAll(cells: readonly number[], search: SlideSearch, level: MutableLevel): boolean {
  for (const cell of cells) {
    if (level.floor[cell - 1] === Floor.Rock || movesToTouch(search, level, cell) < 0) return false;
  }
  return true;
}
