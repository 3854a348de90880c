/** The tables in which a level is generated: created once for each call of the generator, and used for each attempt. */

import type { Board } from "../../../kernel/board";
import type { Task } from "../../../kernel/task";
import { createCellStamps, type CellStamps } from "../../sliding/cell-stamps";
import { createSearch, type SlideSearch } from "../../sliding/slide-search";
import { createMutableLevel, type MutableLevel } from "./mutable-level";
import { createFarthestTileSearch, type FarthestTileSearch } from "./farthest-tile";

/** The level being made, with its searches and marks. All attempts begin at the same start cell. */
export interface Scratch {
  readonly level: MutableLevel;
  readonly farthestSearch: FarthestTileSearch;
  /** The complete search of the level as it is now. */
  currentSearch: SlideSearch;
  /** The search of the level after a change that may still be taken back. */
  trialSearch: SlideSearch;
  /** Marks the cells from which the hole can be reached. */
  readonly winnableMarks: CellStamps;
  /** Marks the cells that a shortest solution crosses. */
  readonly solutionMarks: CellStamps;
}

/** Makes the trial search the current one, because its change of the level stays. */
export function acceptTrial(scratch: Scratch): void {
  const { currentSearch, trialSearch } = scratch;
  scratch.currentSearch = trialSearch;
  scratch.trialSearch = currentSearch;
}

export function* createScratch(board: Board, start: number): Task<Scratch> {
  const level = yield* createMutableLevel(board, start);
  const farthestSearch = yield* createFarthestTileSearch(board.cellCount);
  const currentSearch = yield* createSearch(board.cellCount);
  const trialSearch = yield* createSearch(board.cellCount);
  const winnableMarks = createCellStamps(board.cellCount);
  yield;
  const solutionMarks = createCellStamps(board.cellCount);
  yield;
  return { level, farthestSearch, currentSearch, trialSearch, winnableMarks, solutionMarks };
}
