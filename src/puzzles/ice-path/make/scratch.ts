import type { Board } from "../../../kernel/board";
import type { Task } from "../../../kernel/task";
import { createCellStamps, type CellStamps } from "../../sliding/cell-stamps";
import { createSearch, type SlideSearch } from "../../sliding/slide-search";
import { createMutableLevel, type MutableLevel } from "./mutable-level";
import { createFarthestTileSearch, type FarthestTileSearch } from "./farthest-tile";

/** All that it takes to make levels from one start: made once, used for each attempt. */
export interface Scratch {
  readonly level: MutableLevel;
  readonly farthestSearch: FarthestTileSearch;
  /** What is known of the rink as it is. */
  currentSearch: SlideSearch;
  /** For the search after a change that is tried. */
  trialSearch: SlideSearch;
  /** The cells from which the hole can be reached. */
  readonly winnableMarks: CellStamps;
  /** The cells of a shortest solution. */
  readonly solutionMarks: CellStamps;
}

/** Keeps what the last whole search found: it is of the rink as it is now. */
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
