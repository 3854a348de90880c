/**
 * The tables in which the generator of Ice Path works. One call of the generator creates them once and tries all its
 * levels in them.
 */

import type { Board } from "../../../kernel/board";
import type { Task } from "../../../kernel/task";
import { createCellStamps, type CellStamps } from "../../sliding/cell-stamps";
import { createSlideSearch, type SlideSearch } from "../../sliding/slide-search";
import { createMutableLevel, type FloorChange, type MutableLevel } from "./mutable-level";
import { createFarthestCellSearch, type FarthestCellSearch } from "./farthest-cell";

/**
 * The level that is being generated, with the tables for searching it. All levels that the generator tries begin at the
 * same cell.
 */
export interface Scratch {
  readonly level: MutableLevel;
  readonly farthestSearch: FarthestCellSearch;
  /**
   * A complete search of all moves of the seal in the level. It does not include the latest change if this change may
   * still be undone.
   */
  currentSearch: SlideSearch;
  /** The search of all moves of the seal in the level after the latest change, which may still be undone. */
  trialSearch: SlideSearch;
  readonly winnableMarks: CellStamps;
  /** The cells that the seal crosses in one shortest solution of the level. */
  readonly solutionMarks: CellStamps;
}

/**
 * Swaps the searches `currentSearch` and `trialSearch`, so that the search after a change replaces the search before
 * the change. The generator calls this when it keeps a change of a cell.
 */
export function acceptTrial(scratch: Scratch): void {
  const { currentSearch, trialSearch } = scratch;
  scratch.currentSearch = trialSearch;
  scratch.trialSearch = currentSearch;
}

/** Creates the tables in which the generator works. If `log` is given, all changes of the level are appended to it. */
export function* createScratch(board: Board, start: number, log?: FloorChange[]): Task<Scratch> {
  const level = yield* createMutableLevel(board, start, log);
  const farthestSearch = yield* createFarthestCellSearch(board.cellCount);
  const currentSearch = yield* createSlideSearch(board.cellCount);
  const trialSearch = yield* createSlideSearch(board.cellCount);
  const winnableMarks = createCellStamps(board.cellCount);
  yield;
  const solutionMarks = createCellStamps(board.cellCount);
  yield;
  return { level, farthestSearch, currentSearch, trialSearch, winnableMarks, solutionMarks };
}
