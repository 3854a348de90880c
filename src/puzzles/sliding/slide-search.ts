import type { Task } from "../../kernel/task";
import { createZeros } from "./cell-stamps";
import type { SlideTable } from "./slide-table";

/**
 * A breadth-first search over the cells where a walker can stand who slides on until something stops it. Its lists are by
 * cell (see by-cell.ts). Nothing is ever cleared: a new search counts its moves from a higher `base`.
 */
export interface SlideSearch {
  /** By cell: `base` + the fewest moves to it; less than `base` where the walker cannot stand. */
  readonly reachedAt: number[];
  /** By cell: where the walker comes from. */
  readonly cameFrom: number[];
  /** The cells in the order in which they were reached; what is beyond `count` is noise. */
  readonly queue: number[];
  reachedCount: number;
  /** How many of the queue have been left again, in all directions. */
  expandedCount: number;
  base: number;
}

/** More than the moves to any cell. */
const BASE_STEP = 1000;

export function* createSearch(size: number): Task<SlideSearch> {
  const reachedAt = createZeros(size);
  yield;
  const cameFrom = createZeros(size);
  yield;
  return { reachedAt, cameFrom, queue: [], reachedCount: 0, expandedCount: 0, base: BASE_STEP };
}

/** The fewest moves to a cell that was reached. */
export function movesTo(search: SlideSearch, cell: number): number {
  return search.reachedAt[cell - 1] - search.base;
}

/** Begins a search from a cell. */
export function beginSearch(search: SlideSearch, start: number): void {
  search.base += BASE_STEP;
  search.reachedCount = 0;
  search.expandedCount = 0;
  addSearchStart(search, start);
}

/** Has a search begin from one more cell. */
export function addSearchStart(search: SlideSearch, start: number): void {
  const { reachedAt, queue, base } = search;
  if (reachedAt[start - 1] === base) return;
  reachedAt[start - 1] = base;
  queue[search.reachedCount] = start;
  search.reachedCount++;
}

/**
 * Begins a search that takes over what another knows of the cells that are at most `moves` away. It may be used once a
 * change was made that touches no slide from cells nearer than that.
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

/**
 * Goes on with a search, by at most `cells` cells; gives whether it is over. No slide starts from `target`, which may be
 * `NOWHERE`. A search that `endsThere` is over as soon as the target is reached; any search is over when what is left is
 * more than `maxMoves` away.
 */
export function advanceSearch(
  search: SlideSearch,
  slideTable: SlideTable,
  target: number,
  maxCells: number,
  stopsAtTarget: boolean,
  maxMoves: number,
): boolean {
  const { reachedAt, cameFrom, queue, base } = search;
  const [ups, rights, downs, lefts] = slideTable;
  const lastReachedAt = base + maxMoves;
  const end = search.expandedCount + maxCells;
  let reachedCount = search.reachedCount;
  let expandedCount = search.expandedCount;
  while (expandedCount < reachedCount && expandedCount < end) {
    if (stopsAtTarget && reachedAt[target - 1] >= base) break;
    const cell = queue[expandedCount];
    const nextReachedAt = reachedAt[cell - 1] + 1;
    if (nextReachedAt > lastReachedAt) break;
    expandedCount++;
    if (cell !== target) {
      const up = ups[cell - 1];
      if (reachedAt[up - 1] < base) {
        reachedAt[up - 1] = nextReachedAt;
        cameFrom[up - 1] = cell;
        queue[reachedCount] = up;
        reachedCount++;
      }
      const right = rights[cell - 1];
      if (reachedAt[right - 1] < base) {
        reachedAt[right - 1] = nextReachedAt;
        cameFrom[right - 1] = cell;
        queue[reachedCount] = right;
        reachedCount++;
      }
      const down = downs[cell - 1];
      if (reachedAt[down - 1] < base) {
        reachedAt[down - 1] = nextReachedAt;
        cameFrom[down - 1] = cell;
        queue[reachedCount] = down;
        reachedCount++;
      }
      const left = lefts[cell - 1];
      if (reachedAt[left - 1] < base) {
        reachedAt[left - 1] = nextReachedAt;
        cameFrom[left - 1] = cell;
        queue[reachedCount] = left;
        reachedCount++;
      }
    }
  }
  search.reachedCount = reachedCount;
  search.expandedCount = expandedCount;
  return expandedCount < end;
}
