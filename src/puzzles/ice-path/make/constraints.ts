/** Checks whether the level being made can always be won and lets the seal cross its hidden goals. */

import type { Task } from "../../../kernel/task";
import { clearStamps, stampCell } from "../../sliding/cell-stamps";
import { canAllReachStamped } from "../../sliding/backward-reachability";
import { advanceSearch, beginSearch, type SlideSearch } from "../../sliding/slide-search";
import { Floor } from "../level";
import type { MutableLevel } from "./mutable-level";
import type { Scratch } from "./scratch";
import { movesToTouch } from "./touch";

const CELLS_PER_SLICE = 24;

/** More moves than any level takes, so that a search with this limit reaches every cell that it can. */
const UNLIMITED_MOVES = 500;

/** What a level must meet during its generation, whatever is changed. */
export interface LevelConstraints {
  readonly maxMoves: number;
  /** Cells that the seal must be able to cross or to stop on. */
  readonly hiddenGoals: readonly number[];
}

/**
 * Returns whether the hole can be reached from every cell where the seal can stop, and whether the seal can cross all
 * hidden goals. Leaves a complete search in `scratch.trialSearch`.
 */
export function* meetsConstraints(scratch: Scratch, constraints: LevelConstraints): Task<boolean> {
  yield* searchFully(scratch);
  return yield* searchMeetsConstraints(scratch, constraints);
}

/** Searches the whole level and leaves the search in `scratch.trialSearch`. */
export function* searchFully({ level, trialSearch }: Scratch): Task<void> {
  beginSearch(trialSearch, level.start);
  while (!advanceSearch(trialSearch, level.slideTable, level.hole, CELLS_PER_SLICE, false, UNLIMITED_MOVES)) yield;
  yield;
}

/** Does what `meetsConstraints` does, but requires that `scratch.trialSearch` has searched the whole level already. */
export function* searchMeetsConstraints(
  { level, trialSearch, winnableMarks }: Scratch,
  { hiddenGoals }: LevelConstraints,
): Task<boolean> {
  if (!canCrossAll(hiddenGoals, trialSearch, level)) return false;
  yield;
  clearStamps(winnableMarks);
  stampCell(winnableMarks, level.hole);
  return yield* canAllReachStamped(trialSearch, level.slideTable, winnableMarks, trialSearch.reachedCount - 1);
}

/** Returns whether the seal can cross each of these cells before it falls into the hole. `search` must be complete. */
function canCrossAll(cells: readonly number[], search: SlideSearch, level: MutableLevel): boolean {
  for (const cell of cells) {
    if (level.floor[cell - 1] === Floor.Rock || movesToTouch(search, level, cell) < 0) return false;
  }
  return true;
}
