import { NOWHERE } from "../../../kernel/board";
import { fill } from "../../../kernel/fill";
import { LOST } from "../../../kernel/graph";
import type { Work } from "../../../kernel/work";
import { Bridge } from "../level";
import { slide, TURN, type Floe } from "./floe";
import type { Legs, Way } from "./way";

/**
 * All that can come of a floe: a breadth-first search over the places where the penguin can stand. Its arrays are by place
 * and begin with place 1. Nothing is ever cleared: a new search counts its moves from a higher `base`.
 */
export interface Search {
  /**
   * `base` + the fewest moves to a place, or `base` + `ON_WAY` + those of the winning way to a stop of it, the start and
   * the finish included; less than `base` where the penguin cannot stand.
   */
  readonly reachedAt: number[];
  /** Where it comes from, by place; of the stops of the winning way this is noise. */
  readonly cameFrom: number[];
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
  /** The most moves to a place that is left again. */
  mostMoves: number;
  /** How many moves of the winning way lead where they shall. */
  held: number;
  /** The last move off the winning way of a rival, its place and its direction; `NOWHERE` as long as there is none. */
  rivalFrom: number;
  rivalBy: number;
}

/** More than the moves to any place, twice. */
const BASE_STEP = 1000;
/** In `Search.reachedAt`: more than the moves to any place. */
const ON_WAY = 500;
const PLACES_PER_SLICE = 10;

/** For `Search.mostMoves`: the search is a whole one. */
export const ANY_MOVES = 500;

/** In `Search.left`: there is no way to the finish. */
const FAR = 1000;

export function* createSearch(places: number): Work<Search> {
  const reachedAt = yield* noPlaces(places);
  const cameFrom = yield* noPlaces(places);
  const left = yield* noPlaces(places);
  const next: number[][] = [];
  for (let direction = 0; direction < 4; direction++) next[direction] = yield* noPlaces(places);
  const none = { count: 0, done: 0, mostMoves: 0, held: 0, rivalFrom: NOWHERE, rivalBy: 0 };
  return { reachedAt, cameFrom, next, left, queue: [], base: 0, canLose: false, ...none };
}

/** As `zeros`, in slices. */
function* noPlaces(places: number): Work<number[]> {
  const numbers: number[] = [];
  yield* fill(numbers, places - 1, 0);
  return numbers;
}

/**
 * Begins a search of a floe from its start that leaves no place again which is more than so many moves away. It ends as
 * soon as it finds a rival of the winning way: another one that is as short, or longer by one move.
 */
export function beginSearch(search: Search, { start }: Floe, { cells, first, length }: Way, mostMoves: number): void {
  const { reachedAt } = search;
  search.base += BASE_STEP;
  const onWay = search.base + ON_WAY - first;
  for (let at = first; at <= length; at++) reachedAt[cells[at] - 1] = onWay + at;
  search.mostMoves = mostMoves;
  search.queue[0] = start;
  search.count = 1;
  search.done = 0;
  search.held = 0;
  search.rivalFrom = NOWHERE;
  search.canLose = false;
}

/** What leaving a place needs to know and changes; `Search` and `Way` say what the fields are. */
interface Leaving {
  readonly reachedAt: number[];
  readonly cameFrom: number[];
  readonly queue: number[];
  readonly base: number;
  readonly onWay: number;
  /** The stops and moves of the winning way, and which of them is the first. */
  readonly stops: readonly number[];
  readonly headings: readonly number[];
  readonly first: number;
  /** The place that is left, and how many moves away it is. */
  place: number;
  moves: number;
  count: number;
  held: number;
  rivalFrom: number;
  rivalBy: number;
  canLose: boolean;
}

/** What there is to know before a place is left. @inline */
function leavingOf(search: Search, way: Way): Leaving {
  return {
    reachedAt: search.reachedAt,
    cameFrom: search.cameFrom,
    queue: search.queue,
    base: search.base,
    onWay: search.base + ON_WAY,
    stops: way.cells,
    headings: way.moves,
    first: way.first,
    place: 0,
    moves: 0,
    count: search.count,
    held: search.held,
    rivalFrom: NOWHERE,
    rivalBy: 0,
    canLose: search.canLose,
  };
}

/**
 * Goes on with a search by some places; gives whether it is over.
 *
 * A rival leaves the winning way and comes back to it, the last time to a stop that is `k` moves from the start. It is not
 * longer than the way by more than one move just if the place from which it comes back is no more than `k` moves away.
 */
export function advance(search: Search, floe: Floe, way: Way): boolean {
  const { queue, base, mostMoves } = search;
  const [ups, rights, downs, lefts] = search.next;
  const [upEnds, rightEnds, downEnds, leftEnds] = floe.ends;
  const { finish, bridges } = floe;
  const { size } = floe.board;
  /** @locals */
  const leaving: Leaving = leavingOf(search, way);
  let done = search.done;
  const until = done + PLACES_PER_SLICE;
  while (done < leaving.count && done < until && leaving.rivalFrom === NOWHERE) {
    const place = queue[done];
    leaving.place = place;
    leaving.moves = leaving.reachedAt[place - 1] - base;
    if (leaving.moves >= ON_WAY) leaving.moves -= ON_WAY;
    if (leaving.moves > mostMoves) {
      leaving.count = done;
      break;
    }
    done++;
    if (place === finish) continue;
    let up = TURN;
    let right = TURN;
    let down = TURN;
    let left = TURN;
    if (place <= size && bridges[place - 1] === Bridge.None) {
      up = upEnds[place - 1];
      right = rightEnds[place - 1];
      down = downEnds[place - 1];
      left = leftEnds[place - 1];
    }
    if (up >= TURN) up = slide(floe, place, 0);
    if (right >= TURN) right = slide(floe, place, 1);
    if (down >= TURN) down = slide(floe, place, 2);
    if (left >= TURN) left = slide(floe, place, 3);
    ups[place - 1] = up;
    rights[place - 1] = right;
    downs[place - 1] = down;
    lefts[place - 1] = left;
    come(leaving, up, 0);
    come(leaving, right, 1);
    come(leaving, down, 2);
    come(leaving, left, 3);
  }
  search.count = leaving.count;
  search.done = done;
  search.held = leaving.held;
  search.canLose = leaving.canLose;
  search.rivalFrom = leaving.rivalFrom;
  search.rivalBy = leaving.rivalBy;
  return done === leaving.count || leaving.rivalFrom !== NOWHERE;
}

/** Comes to where a push from the place that is left ends. @inline */
function come(leaving: Leaving, end: number, direction: number): void {
  if (end > 0) {
    const known = leaving.reachedAt[end - 1];
    if (known < leaving.base) {
      leaving.reachedAt[end - 1] = leaving.base + leaving.moves + 1;
      leaving.cameFrom[end - 1] = leaving.place;
      leaving.queue[leaving.count] = end;
      leaving.count++;
    } else if (known >= leaving.onWay + leaving.moves) comeToWay(leaving, end, direction, known - leaving.onWay);
  } else if (end === LOST) leaving.canLose = true;
}

/** Comes to the stop of the winning way that is so many moves from the start. @inline */
function comeToWay(leaving: Leaving, end: number, direction: number, moves: number): void {
  const before = leaving.first + moves - 1;
  if (moves > 0 && leaving.stops[before] === leaving.place && leaving.headings[before] === direction) {
    leaving.queue[leaving.count] = end;
    leaving.count++;
    leaving.held++;
  } else if (end !== leaving.place) {
    leaving.rivalFrom = leaving.place;
    leaving.rivalBy = direction;
  }
}

/** Whether a search that is over has found the winning way, and no rival. */
export function isOnlyWay({ held, rivalFrom }: Search, { first, length }: Way): boolean {
  return rivalFrom === NOWHERE && held === length - first;
}

/** Whether a place is a stop of the winning way. */
export function isOnWay({ reachedAt, base }: Search, place: number): boolean {
  return reachedAt[place - 1] >= base + ON_WAY;
}

/**
 * Learns how far the places of a whole search without a rival are from the finish: from their neighbours, the last first,
 * again and again until nothing is new. Of the stops of the winning way it is known.
 */
export function* lookBack(search: Search, { cells, first, length }: Way): Work<void> {
  const { queue, count, left } = search;
  for (let at = 0; at < count; at++) left[queue[at] - 1] = FAR;
  for (let at = first; at <= length; at++) left[cells[at] - 1] = length - at;
  let isNew = true;
  while (isNew) {
    isNew = false;
    for (let at = count; at > 0; at -= PLACES_PER_SLICE) {
      yield;
      if (learn(search, at, Math.max(0, at - PLACES_PER_SLICE))) isNew = true;
    }
  }
}

/** Learns it of some places of the queue; gives whether anything was new. */
function learn({ queue, next, left, reachedAt, base }: Search, from: number, to: number): boolean {
  const [ups, rights, downs, lefts] = next;
  const onWay = base + ON_WAY;
  let isNew = false;
  for (let at = from - 1; at >= to; at--) {
    const place = queue[at];
    if (reachedAt[place - 1] < onWay) {
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

/** Whether the finish can be reached from all places of a search that has looked back. */
export function hasNoDeadEnd({ queue, count, left }: Search): boolean {
  for (let at = 0; at < count; at++) if (left[queue[at] - 1] === FAR) return false;
  return true;
}

/** The first move to each place from which there is no way to the finish, if there is one from where it begins. */
export function takeMovesAstray(legs: Legs, search: Search): void {
  const { queue, count, left, cameFrom } = search;
  legs.count = 0;
  for (let at = 0; at < count; at++) {
    const place = queue[at];
    if (left[place - 1] < FAR) continue;
    const from = cameFrom[place - 1];
    if (left[from - 1] < FAR) addLeg(legs, from, directionOf(search, from, place));
  }
}

/** The moves of the rival that a search has found, from where it comes back to the winning way to where it left it. */
export function takeRival(legs: Legs, search: Search): void {
  let place = search.rivalFrom;
  legs.count = 0;
  addLeg(legs, place, search.rivalBy);
  while (!isOnWay(search, place)) {
    const from = search.cameFrom[place - 1];
    addLeg(legs, from, directionOf(search, from, place));
    place = from;
  }
}

function addLeg(legs: Legs, place: number, direction: number): void {
  legs.places[legs.count] = place;
  legs.directions[legs.count] = direction;
  legs.count++;
}

/** The first direction in which a push from one place leads to another. */
function directionOf({ next }: Search, from: number, to: number): number {
  let direction = 0;
  while (next[direction][from - 1] !== to) direction++;
  return direction;
}

/** Begins a search that knows of no winning way. */
export function beginSearchOfWay(search: Search, { start }: Floe, mostMoves: number): void {
  search.base += BASE_STEP;
  search.reachedAt[start - 1] = search.base;
  search.mostMoves = mostMoves;
  search.queue[0] = start;
  search.count = 1;
  search.done = 0;
  search.rivalFrom = NOWHERE;
}

/** Makes the winning way the shortest one that such a search has found; gives whether it has as many moves as before. */
export function takeWay(way: Way, search: Search, finish: number): boolean {
  if (search.reachedAt[finish - 1] !== search.base + way.length) return false;
  for (let move = way.length - 1; move > 0; move--) {
    const to = way.cells[move + 1];
    way.cells[move] = search.cameFrom[to - 1];
    way.moves[move] = directionOf(search, way.cells[move], to);
  }
  way.moves[0] = directionOf(search, way.cells[0], way.cells[1]);
  return true;
}
