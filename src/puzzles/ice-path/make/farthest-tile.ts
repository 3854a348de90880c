import { NOWHERE } from "../../../kernel/board";
import type { Task } from "../../../kernel/task";
import { createZeros } from "../../sliding/cell-stamps";
import { advanceSearch, beginSearch, createSearch, movesTo, type SlideSearch } from "../../sliding/slide-search";
import type { MutableLevel } from "./mutable-level";

/** Which tiles the walker comes over, and which of them it comes to last. */
export interface FarthestTileSearch {
  readonly search: SlideSearch;
  /** By cell, from cell 1: the `base` of the search in which the walker last came over it. */
  readonly lastCrossedBase: number[];
  /** The tile that takes the most moves to come to, the last of them where there are several; `NOWHERE` if there is none. */
  farthest: number;
  /** How many moves that are. */
  moves: number;
}

const CELLS_PER_SLICE = 8;

export function* createFarthestTileSearch(size: number): Task<FarthestTileSearch> {
  const search = yield* createSearch(size);
  const lastCrossedBase = createZeros(size);
  yield;
  return { search, lastCrossedBase, farthest: NOWHERE, moves: 0 };
}

/** Surveys a rink without a hole, as far as `maxMoves` from its start. */
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

/** Marks the tiles of the four slides from a cell. */
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
