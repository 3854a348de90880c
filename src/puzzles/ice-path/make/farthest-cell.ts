/**
 * Finds the farthest cell: of all cells that the seal can slide over or stop on, the one for which it needs the most
 * moves. lay-out.ts repeats this search. It puts snow on each cell that the search finds, and the hole on the last one.
 */

import { NOWHERE } from "../../../kernel/board";
import type { Task } from "../../../kernel/task";
import { createZeros } from "../../sliding/cell-stamps";
import { advanceSearch, beginSearch, createSlideSearch, movesTo, type SlideSearch } from "../../sliding/slide-search";
import type { MutableLevel } from "./mutable-level";

/**
 * The result of a search for the farthest cell: which cells the seal can cross, and for which of these cells it needs
 * the most moves.
 */
export interface FarthestCellSearch {
  readonly search: SlideSearch;
  /**
   * For each cell, the number `search.base` of the last search that marked the cell as crossed. This number is
   * different for each search, so a cell is marked in the present search if its entry equals `search.base`.
   */
  readonly lastCrossingSearch: number[];
  /**
   * The cell that the seal crosses only after the most moves. Of several such cells it is the one found last; it is
   * `NOWHERE` if the seal cannot cross any.
   */
  farthest: number;
  moves: number;
}

const CELLS_PER_SLICE = 8;

export function* createFarthestCellSearch(size: number): Task<FarthestCellSearch> {
  const search = yield* createSlideSearch(size);
  const lastCrossingSearch = createZeros(size);
  yield;
  return { search, lastCrossingSearch, farthest: NOWHERE, moves: 0 };
}

/**
 * Finds the cell that the seal crosses only after the most moves. Cells for which the seal needs more than `maxMoves`
 * moves are not considered. The level must not have a hole yet.
 */
export function* findFarthestCell(
  farthestSearch: FarthestCellSearch,
  level: MutableLevel,
  maxMoves: number,
): Task<void> {
  const { search } = farthestSearch;
  const limits = { target: NOWHERE, stopsAtTarget: false, maxMoves };
  beginSearch(search, level.start);
  while (!advanceSearch(search, level.slideTable, limits, 2 * CELLS_PER_SLICE)) yield;
  yield;
  farthestSearch.lastCrossingSearch[level.start - 1] = search.base;
  farthestSearch.farthest = NOWHERE;
  farthestSearch.moves = 0;
  for (let index = 0; index < search.reachedCount; index++) {
    const cell = search.queue[index];
    const moves = movesTo(search, cell) + 1;
    if (moves > maxMoves) break;
    markSlidesFrom(farthestSearch, level, cell, moves);
    if (index % CELLS_PER_SLICE === CELLS_PER_SLICE - 1) yield;
  }
}

function markSlidesFrom(farthestSearch: FarthestCellSearch, level: MutableLevel, cell: number, moves: number): void {
  const { lastCrossingSearch, search } = farthestSearch;
  const { steps } = level.board;
  const { base } = search;
  for (let direction = 0; direction < 4; direction++) {
    const end = level.slideTable[direction][cell - 1];
    const step = steps[direction];
    let crossedCell = cell;
    while (crossedCell !== end) {
      crossedCell += step;
      if (lastCrossingSearch[crossedCell - 1] !== base) {
        lastCrossingSearch[crossedCell - 1] = base;
        farthestSearch.farthest = crossedCell;
        farthestSearch.moves = moves;
      }
    }
  }
}
