/**
 * Checks two conditions (constraints) for a level that is being generated. The level can always be won, and the seal
 * can cross all hidden goals. Hidden goals are cells that the generator chose for this.
 */

import type { Task } from "../../../kernel/task";
import { clearStamps, stampCell } from "../../sliding/cell-stamps";
import { canAllReachStamped } from "../../sliding/backward-reachability";
import { advanceSearch, beginSearch, type SlideSearch } from "../../sliding/slide-search";
import { Floor } from "../level";
import type { MutableLevel } from "./mutable-level";
import type { Scratch } from "./scratch";
import { countMovesToTouch } from "./touch";

const CELLS_PER_SLICE = 24;

/**
 * A number of moves that is larger than the seal needs to any cell. A search with this limit finds every cell that the
 * seal can reach.
 */
const UNLIMITED_MOVES = 500;

export interface LevelConstraints {
  readonly maxMoves: number;
  /** The hidden goals: cells that the seal must be able to cross or to stop on. */
  readonly hiddenGoals: readonly number[];
}

/**
 * Returns whether a level being generated meets its constraints. The hole must be reachable from every cell where the
 * seal can stop. The seal must also be able to cross all hidden goals, cells that were chosen when the level was laid
 * out. Leaves a complete search of the level in `scratch.trialSearch`.
 */
export function* meetsConstraints(scratch: Scratch, constraints: LevelConstraints): Task<boolean> {
  yield* searchFully(scratch);
  return yield* searchMeetsConstraints(scratch, constraints);
}

/**
 * Searches all cells that the seal can reach in the level being generated, and leaves the result in
 * `scratch.trialSearch`.
 */
export function* searchFully({ level, trialSearch }: Scratch): Task<void> {
  const limits = { target: level.hole, stopsAtTarget: false, maxMoves: UNLIMITED_MOVES };
  beginSearch(trialSearch, level.start);
  while (!advanceSearch(trialSearch, level.slideTable, limits, CELLS_PER_SLICE)) yield;
  yield;
}

/**
 * Returns whether a level being generated meets its constraints. The hole must be reachable from every cell where the
 * seal can stop. The seal must also be able to cross all hidden goals, cells that were chosen when the level was laid
 * out. `scratch.trialSearch` must already contain a complete search of the level.
 */
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

/**
 * Returns whether the seal can cross each cell of the list `cells` before it falls into the hole. `search` must be a
 * complete search of the level.
 */
function canCrossAll(cells: readonly number[], search: SlideSearch, level: MutableLevel): boolean {
  for (const cell of cells) {
    if (level.floor[cell - 1] === Floor.Rock || countMovesToTouch(search, level, cell) < 0) return false;
  }
  return true;
}
