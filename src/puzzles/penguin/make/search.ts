import { NOWHERE } from "../../../kernel/board";
import { fill } from "../../../kernel/fill";
import { LOST } from "../../../kernel/graph";
import type { Task } from "../../../kernel/task";
import { Bridge } from "../level";
import { slideFrom, REDIRECTED, type MutableLevel } from "./mutable-level";
import type { MoveList, Solution } from "./slide-building";

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
  readonly winDistance: number[];
  /** The places in the order in which they were reached; what is beyond `count` is noise. */
  readonly queue: number[];
  count: number;
  base: number;
  /** Whether some push from a place that was left again loses. */
  canLose: boolean;
  /** How many of the queue have been left again, in all directions. */
  expandedCount: number;
  /** The most moves to a place that is left again. */
  maxMoves: number;
  /** How many moves of the winning way lead where they shall. */
  heldMoves: number;
  /** The last move off the winning way of a rival, its place and its direction; `NOWHERE` as long as there is none. */
  rivalNode: number;
  rivalDirection: number;
}

/** More than the moves to any place, twice. */
const BASE_STEP = 1000;
/** In `Search.reachedAt`: more than the moves to any place. */
const ON_SOLUTION = 500;
const NODES_PER_SLICE = 10;

/** For `Search.maxMoves`: the search is a whole one. */
export const UNLIMITED_MOVES = 500;

/** In `Search.left`: there is no way to the finish. */
const UNREACHABLE = 1000;

export function* createSearch(places: number): Task<Search> {
  const reachedAt = yield* createZerosInSlices(places);
  const cameFrom = yield* createZerosInSlices(places);
  const winDistance = yield* createZerosInSlices(places);
  const next: number[][] = [];
  for (let direction = 0; direction < 4; direction++) next[direction] = yield* createZerosInSlices(places);
  const none = { count: 0, expandedCount: 0, maxMoves: 0, heldMoves: 0, rivalNode: NOWHERE, rivalDirection: 0 };
  return { reachedAt, cameFrom, next, winDistance, queue: [], base: 0, canLose: false, ...none };
}

/** As `zeros`, in slices. */
function* createZerosInSlices(places: number): Task<number[]> {
  const numbers: number[] = [];
  yield* fill(numbers, places - 1, 0);
  return numbers;
}

/**
 * Begins a search of a floe from its start that leaves no place again which is more than so many moves away. It ends as
 * soon as it finds a rival of the winning way: another one that is as short, or longer by one move.
 */
export function beginSearch(
  search: Search,
  { start }: MutableLevel,
  { stops, firstLaid, moveCount }: Solution,
  maxMoves: number,
): void {
  const { reachedAt } = search;
  search.base += BASE_STEP;
  const onSolution = search.base + ON_SOLUTION - firstLaid;
  for (let index = firstLaid; index <= moveCount; index++) reachedAt[stops[index] - 1] = onSolution + index;
  search.maxMoves = maxMoves;
  search.queue[0] = start;
  search.count = 1;
  search.expandedCount = 0;
  search.heldMoves = 0;
  search.rivalNode = NOWHERE;
  search.canLose = false;
}

/** What leaving a place needs to know and changes; `Search` and `Way` say what the fields are. */
interface Expansion {
  readonly reachedAt: number[];
  readonly cameFrom: number[];
  readonly queue: number[];
  readonly base: number;
  readonly onSolution: number;
  /** The stops and moves of the winning way, and which of them is the first. */
  readonly stops: readonly number[];
  readonly directions: readonly number[];
  readonly first: number;
  /** The place that is left, and how many moves away it is. */
  node: number;
  moves: number;
  count: number;
  heldMoves: number;
  rivalNode: number;
  rivalDirection: number;
  canLose: boolean;
}

/** What there is to know before a place is left. @inline */
function createExpansion(search: Search, solution: Solution): Expansion {
  return {
    reachedAt: search.reachedAt,
    cameFrom: search.cameFrom,
    queue: search.queue,
    base: search.base,
    onSolution: search.base + ON_SOLUTION,
    stops: solution.stops,
    directions: solution.directions,
    first: solution.firstLaid,
    node: 0,
    moves: 0,
    count: search.count,
    heldMoves: search.heldMoves,
    rivalNode: NOWHERE,
    rivalDirection: 0,
    canLose: search.canLose,
  };
}

/**
 * Goes on with a search by some places; gives whether it is over.
 *
 * A rival leaves the winning way and comes back to it, the last time to a stop that is `k` moves from the start. It is not
 * longer than the way by more than one move just if the place from which it comes back is no more than `k` moves away.
 */
export function advanceSearch(search: Search, level: MutableLevel, solution: Solution): boolean {
  const { queue, base, maxMoves } = search;
  const [ups, rights, downs, lefts] = search.next;
  const [upEnds, rightEnds, downEnds, leftEnds] = level.slideTable;
  const { finish, bridges } = level;
  const { cellCount } = level.board;
  /** @locals */
  const expansion: Expansion = createExpansion(search, solution);
  let expandedCount = search.expandedCount;
  const sliceEnd = expandedCount + NODES_PER_SLICE;
  while (expandedCount < expansion.count && expandedCount < sliceEnd && expansion.rivalNode === NOWHERE) {
    const node = queue[expandedCount];
    expansion.node = node;
    expansion.moves = expansion.reachedAt[node - 1] - base;
    if (expansion.moves >= ON_SOLUTION) expansion.moves -= ON_SOLUTION;
    if (expansion.moves > maxMoves) {
      expansion.count = expandedCount;
      break;
    }
    expandedCount++;
    if (node === finish) continue;
    let up = REDIRECTED;
    let right = REDIRECTED;
    let down = REDIRECTED;
    let left = REDIRECTED;
    if (node <= cellCount && bridges[node - 1] === Bridge.None) {
      up = upEnds[node - 1];
      right = rightEnds[node - 1];
      down = downEnds[node - 1];
      left = leftEnds[node - 1];
    }
    if (up >= REDIRECTED) up = slideFrom(level, node, 0);
    if (right >= REDIRECTED) right = slideFrom(level, node, 1);
    if (down >= REDIRECTED) down = slideFrom(level, node, 2);
    if (left >= REDIRECTED) left = slideFrom(level, node, 3);
    ups[node - 1] = up;
    rights[node - 1] = right;
    downs[node - 1] = down;
    lefts[node - 1] = left;
    visit(expansion, up, 0);
    visit(expansion, right, 1);
    visit(expansion, down, 2);
    visit(expansion, left, 3);
  }
  search.count = expansion.count;
  search.expandedCount = expandedCount;
  search.heldMoves = expansion.heldMoves;
  search.canLose = expansion.canLose;
  search.rivalNode = expansion.rivalNode;
  search.rivalDirection = expansion.rivalDirection;
  return expandedCount === expansion.count || expansion.rivalNode !== NOWHERE;
}

/** Comes to where a push from the place that is left ends. @inline */
function visit(expansion: Expansion, end: number, direction: number): void {
  if (end > 0) {
    const known = expansion.reachedAt[end - 1];
    if (known < expansion.base) {
      expansion.reachedAt[end - 1] = expansion.base + expansion.moves + 1;
      expansion.cameFrom[end - 1] = expansion.node;
      expansion.queue[expansion.count] = end;
      expansion.count++;
    } else if (known >= expansion.onSolution + expansion.moves)
      visitSolutionStop(expansion, end, direction, known - expansion.onSolution);
  } else if (end === LOST) expansion.canLose = true;
}

/** Comes to the stop of the winning way that is so many moves from the start. @inline */
function visitSolutionStop(expansion: Expansion, end: number, direction: number, moves: number): void {
  const before = expansion.first + moves - 1;
  if (moves > 0 && expansion.stops[before] === expansion.node && expansion.directions[before] === direction) {
    expansion.queue[expansion.count] = end;
    expansion.count++;
    expansion.heldMoves++;
  } else if (end !== expansion.node) {
    expansion.rivalNode = expansion.node;
    expansion.rivalDirection = direction;
  }
}

/** Whether a search that is over has found the winning way, and no rival. */
export function isOnlySolution({ heldMoves, rivalNode }: Search, { firstLaid, moveCount }: Solution): boolean {
  return rivalNode === NOWHERE && heldMoves === moveCount - firstLaid;
}

/** Whether a place is a stop of the winning way. */
export function isOnSolution({ reachedAt, base }: Search, node: number): boolean {
  return reachedAt[node - 1] >= base + ON_SOLUTION;
}

/**
 * Learns how far the places of a whole search without a rival are from the finish: from their neighbours, the last first,
 * again and again until nothing is new. Of the stops of the winning way it is known.
 */
export function* computeWinDistances(search: Search, { stops, firstLaid, moveCount }: Solution): Task<void> {
  const { queue, count, winDistance } = search;
  for (let index = 0; index < count; index++) winDistance[queue[index] - 1] = UNREACHABLE;
  for (let index = firstLaid; index <= moveCount; index++) winDistance[stops[index] - 1] = moveCount - index;
  let hasChanged = true;
  while (hasChanged) {
    hasChanged = false;
    for (let index = count; index > 0; index -= NODES_PER_SLICE) {
      yield;
      if (relaxWinDistances(search, index, Math.max(0, index - NODES_PER_SLICE))) hasChanged = true;
    }
  }
}

/** Learns it of some places of the queue; gives whether anything was new. */
function relaxWinDistances({ queue, next, winDistance, reachedAt, base }: Search, from: number, to: number): boolean {
  const [ups, rights, downs, lefts] = next;
  const onSolution = base + ON_SOLUTION;
  let hasChanged = false;
  for (let index = from - 1; index >= to; index--) {
    const node = queue[index];
    if (reachedAt[node - 1] < onSolution) {
      const upEnd = ups[node - 1];
      const rightEnd = rights[node - 1];
      const downEnd = downs[node - 1];
      const leftEnd = lefts[node - 1];
      let least = winDistance[node - 1] - 1;
      if (upEnd > 0 && winDistance[upEnd - 1] < least) least = winDistance[upEnd - 1];
      if (rightEnd > 0 && winDistance[rightEnd - 1] < least) least = winDistance[rightEnd - 1];
      if (downEnd > 0 && winDistance[downEnd - 1] < least) least = winDistance[downEnd - 1];
      if (leftEnd > 0 && winDistance[leftEnd - 1] < least) least = winDistance[leftEnd - 1];
      if (least + 1 < winDistance[node - 1]) {
        winDistance[node - 1] = least + 1;
        hasChanged = true;
      }
    }
  }
  return hasChanged;
}

/** Whether the finish can be reached from all places of a search that has looked back. */
export function hasNoDeadEnd({ queue, count, winDistance }: Search): boolean {
  for (let index = 0; index < count; index++) if (winDistance[queue[index] - 1] === UNREACHABLE) return false;
  return true;
}

/** The first move to each place from which there is no way to the finish, if there is one from where it begins. */
export function collectDeadEndMoves(moveList: MoveList, search: Search): void {
  const { queue, count, winDistance, cameFrom } = search;
  moveList.count = 0;
  for (let index = 0; index < count; index++) {
    const node = queue[index];
    if (winDistance[node - 1] < UNREACHABLE) continue;
    const from = cameFrom[node - 1];
    if (winDistance[from - 1] < UNREACHABLE) addMove(moveList, from, directionOf(search, from, node));
  }
}

/** The moves of the rival that a search has found, from where it comes back to the winning way to where it left it. */
export function collectRivalMoves(moveList: MoveList, search: Search): void {
  let node = search.rivalNode;
  moveList.count = 0;
  addMove(moveList, node, search.rivalDirection);
  while (!isOnSolution(search, node)) {
    const from = search.cameFrom[node - 1];
    addMove(moveList, from, directionOf(search, from, node));
    node = from;
  }
}

function addMove(moveList: MoveList, node: number, direction: number): void {
  moveList.nodes[moveList.count] = node;
  moveList.directions[moveList.count] = direction;
  moveList.count++;
}

/** The first direction in which a push from one place leads to another. */
function directionOf({ next }: Search, from: number, to: number): number {
  let direction = 0;
  while (next[direction][from - 1] !== to) direction++;
  return direction;
}

/** Begins a search that knows of no winning way. */
export function beginFreeSearch(search: Search, { start }: MutableLevel, maxMoves: number): void {
  search.base += BASE_STEP;
  search.reachedAt[start - 1] = search.base;
  search.maxMoves = maxMoves;
  search.queue[0] = start;
  search.count = 1;
  search.expandedCount = 0;
  search.rivalNode = NOWHERE;
}

/** Makes the winning way the shortest one that such a search has found; gives whether it has as many moves as before. */
export function takeSolution(solution: Solution, search: Search, finish: number): boolean {
  if (search.reachedAt[finish - 1] !== search.base + solution.moveCount) return false;
  for (let move = solution.moveCount - 1; move > 0; move--) {
    const to = solution.stops[move + 1];
    solution.stops[move] = search.cameFrom[to - 1];
    solution.directions[move] = directionOf(search, solution.stops[move], to);
  }
  solution.directions[0] = directionOf(search, solution.stops[0], solution.stops[1]);
  return true;
}
