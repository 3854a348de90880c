/**
 * A breadth-first search over the cells of a board with one sliding piece, for level generators. search-graph.ts
 * converts its result to a state graph (all states and the moves between them).
 */
import type { Task } from "../../kernel/task";
import { createZeros } from "./cell-stamps";
import type { SlideTable } from "./slide-table";

/**
 * A breadth-first search over the cells where a sliding piece can stop. The first entry of each list of cells is for
 * cell 1 (see cell-stamps.ts). The lists are never cleared. Instead, each new search counts its moves from a higher
 * number, `base`, and entries below `base` count as empty.
 */
export interface SlideSearch {
  /**
   * For each cell, `base` plus the fewest moves after which the piece can stop there, indexed by cell − 1. The entry is
   * below `base` if the search has not found that the piece can stop there.
   */
  readonly reachedAt: number[];
  /**
   * For each cell, the cell from which the piece slides to it: the start of the first such slide that the search found.
   * The index is cell − 1.
   */
  readonly cameFrom: number[];
  /**
   * The cells that the search has found, in the order in which it found them. Entries from index `reachedCount` on
   * belong to an earlier search.
   */
  readonly queue: number[];
  reachedCount: number;
  /** The number of cells in the queue from which the slides in all four directions have been examined. */
  expandedCount: number;
  base: number;
}

/**
 * Each search raises `SlideSearch.base` by this number. It is more than the moves to any cell, so all numbers that
 * earlier searches stored are below the new `base`.
 */
const BASE_STEP = 1000;

/**
 * Creates a breadth-first search over the cells of a board. `size` is the number of cells, border included. To start
 * the search, call `beginSearch`.
 */
export function* createSlideSearch(size: number): Task<SlideSearch> {
  const reachedAt = createZeros(size);
  yield;
  const cameFrom = createZeros(size);
  yield;
  return { reachedAt, cameFrom, queue: [], reachedCount: 0, expandedCount: 0, base: BASE_STEP };
}

export function movesTo(search: SlideSearch, cell: number): number {
  return search.reachedAt[cell - 1] - search.base;
}

/** Starts a new search from the cell `start`, and forgets the results of the previous search. */
export function beginSearch(search: SlideSearch, start: number): void {
  search.base += BASE_STEP;
  search.reachedCount = 0;
  search.expandedCount = 0;
  addSearchStart(search, start);
}

export function addSearchStart(search: SlideSearch, start: number): void {
  const { reachedAt, queue, base } = search;
  if (reachedAt[start - 1] === base) return;
  reachedAt[start - 1] = base;
  queue[search.reachedCount] = start;
  search.reachedCount++;
}

/**
 * Starts a new search with the cells that an earlier search had found within `moves` moves, so that these cells need
 * not be searched again. The board may have changed after the earlier search. But slides from cells that need fewer
 * than `moves` moves must still be the same.
 */
export function continueSearch(search: SlideSearch, earlier: SlideSearch, moves: number): void {
  search.base += BASE_STEP;
  const { reachedAt, queue, base } = search;
  const earlierReachedAt = earlier.reachedAt;
  const earlierQueue = earlier.queue;
  const lastReachedAt = earlier.base + moves;
  let count = 0;
  for (let index = 0; index < earlier.reachedCount; index++) {
    const cell = earlierQueue[index];
    const cellReachedAt = earlierReachedAt[cell - 1];
    if (cellReachedAt > lastReachedAt) break;
    reachedAt[cell - 1] = base + cellReachedAt - earlier.base;
    if (cellReachedAt === lastReachedAt) {
      queue[count] = cell;
      count++;
    }
  }
  search.reachedCount = count;
  search.expandedCount = 0;
}

export interface SearchLimits {
  /**
   * The cell on which the level is won, such as the hole. No slide starts there. `NOWHERE` if there is no such cell.
   */
  readonly target: number;
  readonly stopsAtTarget: boolean;
  readonly maxMoves: number;
}

/**
 * Continues a search over cells by at most `maxCells` cells. Returns whether the search is finished: it has searched
 * all cells that can be reached within `maxMoves` moves. If `stopsAtTarget` is set, it is also finished as soon as it
 * has found the target, the cell on which the level is won.
 */
export function advanceSearch(
  search: SlideSearch,
  slideTable: SlideTable,
  { target, stopsAtTarget, maxMoves }: SearchLimits,
  maxCells: number,
): boolean {
  /**
   * The fields of the search that this function reads and writes again and again. The build keeps these fields in Lua
   * locals, because locals are fast.
   * @locals
   */
  const reach: Reach = {
    reachedAt: search.reachedAt,
    cameFrom: search.cameFrom,
    queue: search.queue,
    base: search.base,
    reachedCount: search.reachedCount,
  };
  const [ups, rights, downs, lefts] = slideTable;
  const lastReachedAt = reach.base + maxMoves;
  const end = search.expandedCount + maxCells;
  let expandedCount = search.expandedCount;
  while (expandedCount < reach.reachedCount && expandedCount < end) {
    if (stopsAtTarget && reach.reachedAt[target - 1] >= reach.base) break;
    const cell = reach.queue[expandedCount];
    const nextReachedAt = reach.reachedAt[cell - 1] + 1;
    if (nextReachedAt > lastReachedAt) break;
    expandedCount++;
    if (cell !== target) {
      reachCell(reach, ups[cell - 1], cell, nextReachedAt);
      reachCell(reach, rights[cell - 1], cell, nextReachedAt);
      reachCell(reach, downs[cell - 1], cell, nextReachedAt);
      reachCell(reach, lefts[cell - 1], cell, nextReachedAt);
    }
  }
  search.reachedCount = reach.reachedCount;
  search.expandedCount = expandedCount;
  return expandedCount < end;
}

type Reach = Pick<SlideSearch, "reachedAt" | "cameFrom" | "queue" | "base" | "reachedCount">;

/**
 * Adds a cell to the queue of the search, unless the search has found it before. Stores the cell `from`, from which the
 * slide to this cell starts. @inline
 */
function reachCell(reach: Reach, cell: number, from: number, reachedAt: number): void {
  if (reach.reachedAt[cell - 1] < reach.base) {
    reach.reachedAt[cell - 1] = reachedAt;
    reach.cameFrom[cell - 1] = from;
    reach.queue[reach.reachedCount] = cell;
    reach.reachedCount++;
  }
}
