import type { Work } from "../../kernel/work";
import { zeros } from "./by-cell";
import type { Stops } from "./stops";

/**
 * A breadth-first search over the cells where a walker can stand who slides on until something stops it. Its lists are by
 * cell (see by-cell.ts). Nothing is ever cleared: a new search counts its moves from a higher `base`.
 */
export interface Search {
  /** By cell: `base` + the fewest moves to it; less than `base` where the walker cannot stand. */
  readonly reachedAt: number[];
  /** By cell: where the walker comes from. */
  readonly cameFrom: number[];
  /** The cells in the order in which they were reached; what is beyond `count` is noise. */
  readonly queue: number[];
  count: number;
  /** How many of the queue have been left again, in all directions. */
  done: number;
  base: number;
}

/** More than the moves to any cell. */
const BASE_STEP = 1000;

export function* createSearch(size: number): Work<Search> {
  const reachedAt = zeros(size);
  yield;
  const cameFrom = zeros(size);
  yield;
  return { reachedAt, cameFrom, queue: [], count: 0, done: 0, base: BASE_STEP };
}

/** The fewest moves to a cell that was reached. */
export function movesTo(search: Search, cell: number): number {
  return search.reachedAt[cell - 1] - search.base;
}

/** Begins a search from a cell. */
export function begin(search: Search, start: number): void {
  search.base += BASE_STEP;
  search.count = 0;
  search.done = 0;
  beginAt(search, start);
}

/** Has a search begin from one more cell. */
export function beginAt(search: Search, start: number): void {
  const { reachedAt, queue, base } = search;
  if (reachedAt[start - 1] === base) return;
  reachedAt[start - 1] = base;
  queue[search.count] = start;
  search.count++;
}

/**
 * Begins a search that takes over what another knows of the cells that are at most `moves` away. It may be used once a
 * change was made that touches no slide from cells nearer than that.
 */
export function beginFrom(search: Search, known: Search, moves: number): void {
  search.base += BASE_STEP;
  const { reachedAt, queue, base } = search;
  const knownAt = known.reachedAt;
  const knownQueue = known.queue;
  const last = known.base + moves;
  let count = 0;
  for (let at = 0; at < known.count; at++) {
    const cell = knownQueue[at];
    const when = knownAt[cell - 1];
    if (when > last) break;
    reachedAt[cell - 1] = base + when - known.base;
    if (when === last) {
      queue[count] = cell;
      count++;
    }
  }
  search.count = count;
  search.done = 0;
}

/**
 * Goes on with a search, by at most `cells` cells; gives whether it is over. No slide starts from `target`, which may be
 * `NOWHERE`. A search that `endsThere` is over as soon as the target is reached; any search is over when what is left is
 * more than `mostMoves` away.
 */
export function advance(
  search: Search,
  stops: Stops,
  target: number,
  cells: number,
  endsThere: boolean,
  mostMoves: number,
): boolean {
  const { reachedAt, cameFrom, queue, base } = search;
  const [ups, rights, downs, lefts] = stops;
  const last = base + mostMoves;
  const end = search.done + cells;
  let count = search.count;
  let done = search.done;
  while (done < count && done < end) {
    if (endsThere && reachedAt[target - 1] >= base) break;
    const cell = queue[done];
    const when = reachedAt[cell - 1] + 1;
    if (when > last) break;
    done++;
    if (cell !== target) {
      const up = ups[cell - 1];
      if (reachedAt[up - 1] < base) {
        reachedAt[up - 1] = when;
        cameFrom[up - 1] = cell;
        queue[count] = up;
        count++;
      }
      const right = rights[cell - 1];
      if (reachedAt[right - 1] < base) {
        reachedAt[right - 1] = when;
        cameFrom[right - 1] = cell;
        queue[count] = right;
        count++;
      }
      const down = downs[cell - 1];
      if (reachedAt[down - 1] < base) {
        reachedAt[down - 1] = when;
        cameFrom[down - 1] = cell;
        queue[count] = down;
        count++;
      }
      const left = lefts[cell - 1];
      if (reachedAt[left - 1] < base) {
        reachedAt[left - 1] = when;
        cameFrom[left - 1] = cell;
        queue[count] = left;
        count++;
      }
    }
  }
  search.count = count;
  search.done = done;
  return done < end;
}
