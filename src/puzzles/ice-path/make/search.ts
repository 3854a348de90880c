import type { Work } from "../../../kernel/work";
import { Ground } from "../level";
import { zeros, type Rink } from "./rink";

/**
 * A breadth-first search over the cells where the walker can stand. Its arrays begin with cell 1, as those of a rink.
 * Nothing is ever cleared: a new search counts its moves from a higher `base`.
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

/** Begins a search from the start of a rink. */
export function begin(search: Search, { start }: Rink): void {
  search.base += BASE_STEP;
  search.reachedAt[start - 1] = search.base;
  search.queue[0] = start;
  search.count = 1;
  search.done = 0;
}

/**
 * Begins a search that takes over what another knows of the cells that are at most `moves` away. It may be used once a
 * change was made to the rink that touches no slide from cells nearer than that.
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
 * Goes on with a search, by at most `cells` cells; gives whether it is over. A search that is `toHole` is over as soon
 * as the hole is reached, or when it is more than `mostMoves` away.
 */
export function advance(search: Search, rink: Rink, cells: number, toHole: boolean, mostMoves: number): boolean {
  const { reachedAt, cameFrom, queue, base } = search;
  const { hole } = rink;
  const [ups, rights, downs, lefts] = rink.stops;
  const last = base + mostMoves;
  const end = search.done + cells;
  let count = search.count;
  let done = search.done;
  while (done < count && done < end) {
    if (toHole && reachedAt[hole - 1] >= base) break;
    const cell = queue[done];
    const when = reachedAt[cell - 1] + 1;
    if (when > last) break;
    done++;
    if (cell !== hole) {
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

/**
 * The fewest moves after which a slide comes to a cell: over it, onto it or up against it. −1 if none does. `search`
 * is over.
 */
export function firstTouch(search: Search, { board, ground, hole }: Rink, cell: number): number {
  const { reachedAt, base } = search;
  const { steps } = board;
  let first = -1;
  for (let direction = 0; direction < 4; direction++) {
    const step = steps[direction];
    let from = cell;
    do {
      from -= step;
      if (ground[from - 1] === Ground.Rock) break;
      const when = reachedAt[from - 1] - base;
      if (when >= 0 && (first < 0 || when < first) && from !== hole) first = when;
    } while (ground[from - 1] === Ground.Ice);
  }
  return first;
}
