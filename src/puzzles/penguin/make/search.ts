import { LOST, NEVER } from "../../../kernel/graph";
import type { Work } from "../../../kernel/work";
import { Bridge } from "../level";
import { slide, TURN, zeros, type Floe } from "./floe";

/**
 * All that can come of a floe: a breadth-first search over the places where the penguin can stand. Its arrays are by place
 * and begin with place 1. Nothing is ever cleared: a new search counts its moves from a higher `base`.
 */
export interface Search {
  /** `base` + the fewest moves to a place; less than `base` where the penguin cannot stand. */
  readonly reachedAt: number[];
  /** Where it comes from, and by which direction. */
  readonly cameFrom: number[];
  readonly cameBy: number[];
  /** By direction: where a push leads. Of the finish it leads nowhere that counts. */
  readonly next: readonly number[][];
  /** The fewest moves to the finish, or `FAR`; see `lookBack`. */
  readonly left: number[];
  /** The places in the order in which they were reached; what is beyond `count` is noise. */
  readonly queue: number[];
  count: number;
  base: number;
  /** Whether some push from a place that was left again loses. */
  canLose: boolean;
  /** How many of the queue have been left again, in all directions. */
  done: number;
  /** `base` + the most moves to a place that is left again. */
  last: number;
}

/** More than the moves to any place. */
const BASE_STEP = 1000;
const PLACES_PER_SLICE = 12;

/** In `Search.left`: there is no way to the finish. */
export const FAR = 1000;

export function* createSearch(places: number): Work<Search> {
  const reachedAt = zeros(places);
  yield;
  const cameFrom = zeros(places);
  yield;
  const cameBy = zeros(places);
  yield;
  const left = zeros(places);
  yield;
  const next: number[][] = [];
  for (let direction = 0; direction < 4; direction++) {
    next[direction] = zeros(places);
    yield;
  }
  return {
    reachedAt,
    cameFrom,
    cameBy,
    next,
    left,
    queue: [],
    count: 0,
    base: 0,
    canLose: false,
    done: 0,
    last: 0,
  };
}

/** Begins a search of a floe from its start that leaves no place again which is more than so many moves away. */
export function beginSearch(search: Search, { start }: Floe, mostMoves: number): void {
  search.base += BASE_STEP;
  search.last = search.base + mostMoves;
  search.reachedAt[start - 1] = search.base;
  search.queue[0] = start;
  search.count = 1;
  search.done = 0;
  search.canLose = false;
}

/** Goes on with a search by some places; gives whether it is over, as it is once the finish is less than `moves` away. */
export function advance(search: Search, floe: Floe, moves: number): boolean {
  const { reachedAt, cameFrom, cameBy, next, queue, base, last } = search;
  const { finish, bridges, ends, board } = floe;
  const { size } = board;
  let count = search.count;
  let done = search.done;
  const until = done + PLACES_PER_SLICE;
  while (done < count && done < until) {
    const place = queue[done];
    const when = reachedAt[place - 1] + 1;
    if (when > last + 1 || (place === finish && when <= base + moves)) {
      search.count = count;
      search.done = done;
      return true;
    }
    done++;
    if (place === finish) continue;
    const isPlain = place <= size && bridges[place - 1] === Bridge.None;
    for (let direction = 0; direction < 4; direction++) {
      let end = isPlain ? ends[direction][place - 1] : TURN;
      if (end >= TURN) end = slide(floe, place, direction);
      next[direction][place - 1] = end;
      if (end < 0) {
        if (end === LOST) search.canLose = true;
      } else if (reachedAt[end - 1] < base) {
        reachedAt[end - 1] = when;
        cameFrom[end - 1] = place;
        cameBy[end - 1] = direction;
        queue[count] = end;
        count++;
      }
    }
  }
  search.count = count;
  search.done = done;
  return done === count;
}

/** The fewest moves to the finish that a search has found, `NEVER` if it is none. */
export function movesFound({ reachedAt, base }: Search, { finish }: Floe): number {
  return reachedAt[finish - 1] < base ? NEVER : reachedAt[finish - 1] - base;
}

/** Forgets how far the places of a search are from the finish. */
export function beginLookBack({ queue, count, left }: Search, { finish }: Floe): void {
  for (let at = 0; at < count; at++) left[queue[at] - 1] = FAR;
  left[finish - 1] = 0;
}

/**
 * Learns from their neighbours how far the places of a search are from the finish, the last first; gives whether anything
 * was new: then it is to be done again.
 */
export function lookBack({ queue, done, next, left }: Search, { finish }: Floe): boolean {
  const [ups, rights, downs, lefts] = next;
  let isNew = false;
  for (let at = done - 1; at >= 0; at--) {
    const place = queue[at];
    if (place !== finish) {
      const up = ups[place - 1];
      const right = rights[place - 1];
      const down = downs[place - 1];
      const onLeft = lefts[place - 1];
      let least = left[place - 1] - 1;
      if (up > 0 && left[up - 1] < least) least = left[up - 1];
      if (right > 0 && left[right - 1] < least) least = left[right - 1];
      if (down > 0 && left[down - 1] < least) least = left[down - 1];
      if (onLeft > 0 && left[onLeft - 1] < least) least = left[onLeft - 1];
      if (least + 1 < left[place - 1]) {
        left[place - 1] = least + 1;
        isNew = true;
      }
    }
  }
  return isNew;
}

/** Whether the finish can be reached from all places of a whole search that has looked back. */
export function hasNoDeadEnd({ queue, count, left }: Search): boolean {
  for (let at = 0; at < count; at++) if (left[queue[at] - 1] === FAR) return false;
  return true;
}
