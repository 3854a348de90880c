/** Finds the tile that takes the seal the most moves to cross. lay-out.ts puts snow, and at last the hole, on it. */

import { NOWHERE } from "../../../kernel/board";
import type { Task } from "../../../kernel/task";
import { createZeros } from "../../sliding/cell-stamps";
import { advanceSearch, beginSearch, createSearch, movesTo, type SlideSearch } from "../../sliding/slide-search";
import type { MutableLevel } from "./mutable-level";

/** The result of a search: which tiles the seal can cross, and which of them takes the most moves. */
export interface FarthestTileSearch {
  readonly search: SlideSearch;
  /** By cell, from cell 1: the `base` of the latest search in which the seal crossed this cell. */
  readonly lastCrossedBase: number[];
  /** The tile that takes the most moves to cross, the last found if there are several; `NOWHERE` if there is none. */
  farthest: number;
  /** The number of moves that the farthest tile takes. */
  moves: number;
}

const CELLS_PER_SLICE = 8;

export function* createFarthestTileSearch(size: number): Task<FarthestTileSearch> {
  const search = yield* createSearch(size);
  const lastCrossedBase = createZeros(size);
  yield;
  return { search, lastCrossedBase, farthest: NOWHERE, moves: 0 };
}

/** Finds the farthest tile that takes at most `maxMoves` moves, in a level that has no hole yet. */
export function* findFarthestTile(
  farthestSearch: FarthestTileSearch,
  level: MutableLevel,
  maxMoves: number,
): Task<void> {
  const { search } = farthestSearch;
  beginSearch(search, level.start);
  while (!advanceSearch(search, level.slideTable, NOWHERE, 2 * CELLS_PER_SLICE, false, maxMoves)) yield;
  yield;
  farthestSearch.lastCrossedBase[level.start - 1] = search.base;
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

/** Marks the tiles that the four slides from a cell cross; the last new one becomes the farthest tile. */
function markSlidesFrom(farthestSearch: FarthestTileSearch, level: MutableLevel, cell: number, moves: number): void {
  const { lastCrossedBase, search } = farthestSearch;
  const { steps } = level.board;
  const { base } = search;
  for (let direction = 0; direction < 4; direction++) {
    const end = level.slideTable[direction][cell - 1];
    const step = steps[direction];
    let crossedCell = cell;
    while (crossedCell !== end) {
      crossedCell += step;
      if (lastCrossedBase[crossedCell - 1] !== base) {
        lastCrossedBase[crossedCell - 1] = base;
        farthestSearch.farthest = crossedCell;
        farthestSearch.moves = moves;
      }
    }
  }
}
