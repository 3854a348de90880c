/**
 * Checks the solution of a level being generated: a breadth-first search for rivals, then win distances for dead ends.
 *
 * The search starts at the first laid stop and visits every node that the penguin can reach. The stops of the solution
 * have their distances from the beginning, so the search can see at once when a move returns to the solution. Such a
 * move ends a rival if the rival is at most one move longer than the solution. In this level the solution is left,
 * down, right:
 *
 * # B . @ . .      right, left, down, right is a rival: it leaves the
 * . . . . . #      solution at @ and returns to it at B, one move later
 * # C . . . F      than the solution reaches B
 * . # . . . #
 *
 * The first rival ends the search. Its moves are then read backwards for the blockers, from where it returned to the
 * solution to where it left it.
 *
 * If there is no rival, win distances are computed by repeated relaxation (Bellman-Ford) from the finish. The nodes are
 * relaxed in reverse order of their discovery, because nodes found late tend to be nearer to the finish. So few passes
 * are needed. A node that is left without a win distance is a dead end.
 *
 * Each search costs four table lookups per node, and a level has at most two nodes per cell: on the floor and on a
 * bridge. The arrays are never cleared. Each search raises `base`, so that all older entries are smaller than `base`
 * and count as unvisited.
 */
import { NOWHERE } from "../../../kernel/board";
import { fill } from "../../../kernel/fill";
import { LOST } from "../../../kernel/graph";
import type { Task } from "../../../kernel/task";
import { Bridge } from "../level";
import { slideFrom, REDIRECTED, type MutableLevel } from "./mutable-level";
import type { MoveList, Solution } from "./slide-building";

/**
 * The arrays and counters of a breadth-first search over the nodes of a level. Arrays that are by node begin with node
 * 1: `array[node - 1]`. Nothing is cleared between searches, so entries below `base` are stale.
 */
export interface Search {
  /**
   * By node: `base` + the fewest moves to it. For stops of the solution, with the start and the finish: `base` +
   * `ON_SOLUTION` + the moves of the solution up to there. Less than `base` for nodes not reached.
   */
  readonly reachedAt: number[];
  /** By node: the node from which it was first reached. Stale for the stops of the solution. */
  readonly cameFrom: number[];
  /** By direction and node: where a push ends. The entries of the finish are stale, because the level ends there. */
  readonly next: readonly number[][];
  /** By node: the fewest moves to the finish, or `UNREACHABLE`; see `computeWinDistances`. */
  readonly winDistance: number[];
  /** The nodes in the order in which they were reached. Entries from `count` on are stale. */
  readonly queue: number[];
  count: number;
  /** Lower limit of the entries of `reachedAt` that belong to the present search. */
  base: number;
  /** Whether a push from an expanded node loses. */
  canLose: boolean;
  /** How many nodes of the queue have been expanded. */
  expandedCount: number;
  /** Nodes with more moves than this are not expanded. */
  maxMoves: number;
  /** How many moves of the solution still end at their next stop. */
  heldMoves: number;
  /**
   * The move with which the rival returns to the solution: its node, `NOWHERE` if there is no rival, and its direction.
   */
  rivalNode: number;
  rivalDirection: number;
}

/**
 * By how much `base` grows with each search: twice `ON_SOLUTION`, so that the entries of two searches never overlap.
 */
const BASE_STEP = 1000;
/** In `Search.reachedAt`: added for the stops of the solution. It exceeds the moves to any node. */
const ON_SOLUTION = 500;
/** How many nodes a task expands or relaxes before it yields. */
const NODES_PER_SLICE = 10;

/** For `Search.maxMoves`: every reachable node is expanded, because no node is that far away. */
export const UNLIMITED_MOVES = 500;

/** In `Search.winDistance`: the finish cannot be reached from that node. */
const UNREACHABLE = 1000;

/** Creates a search for levels with node numbers below `nodeLimit`. */
export function* createSearch(nodeLimit: number): Task<Search> {
  const reachedAt = yield* createZerosInSlices(nodeLimit);
  const cameFrom = yield* createZerosInSlices(nodeLimit);
  const winDistance = yield* createZerosInSlices(nodeLimit);
  const next: number[][] = [];
  for (let direction = 0; direction < 4; direction++) next[direction] = yield* createZerosInSlices(nodeLimit);
  const none = { count: 0, expandedCount: 0, maxMoves: 0, heldMoves: 0, rivalNode: NOWHERE, rivalDirection: 0 };
  return { reachedAt, cameFrom, next, winDistance, queue: [], base: 0, canLose: false, ...none };
}

/** Creates a list of `nodeLimit` − 1 zeros, and yields while it fills the list. */
function* createZerosInSlices(nodeLimit: number): Task<number[]> {
  const numbers: number[] = [];
  yield* fill(numbers, nodeLimit - 1, 0);
  return numbers;
}

/**
 * Begins a search for rivals of the solution, from the level's start.
 *
 * Nodes more than `maxMoves` moves away are not expanded. The search ends as soon as it finds a rival: another path to
 * the finish that is as short as the solution, shorter, or one move longer.
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

/**
 * What expanding a node reads and changes; the fields are explained at `Search` and `Solution`. It is a separate record
 * so that its fields can become Lua locals.
 */
interface Expansion {
  readonly reachedAt: number[];
  readonly cameFrom: number[];
  readonly queue: number[];
  readonly base: number;
  readonly onSolution: number;
  /** The stops and directions of the solution, and the index of its first laid move. */
  readonly stops: readonly number[];
  readonly directions: readonly number[];
  readonly first: number;
  /** The node being expanded, and how many moves away from the start it is. */
  node: number;
  moves: number;
  count: number;
  heldMoves: number;
  rivalNode: number;
  rivalDirection: number;
  canLose: boolean;
}

/**
 * Creates the record for expanding nodes of a search.
 * @inline
 */
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
 * Continues a search by at most `NODES_PER_SLICE` nodes and returns whether it is over.
 *
 * A rival leaves the solution and finally returns to it at the stop that the solution reaches after `k` moves. It is at
 * most one move longer than the solution exactly if the node before that return is at most `k` moves from the start.
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

/**
 * Visits the end of a push from the node being expanded.
 * @inline
 */
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

/**
 * Visits a stop that the solution reaches after `moves` moves: either the solution's own move leads there, or a rival
 * does.
 * @inline
 */
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

/** Returns whether a finished search found all moves of the solution and no rival. */
export function isOnlySolution({ heldMoves, rivalNode }: Search, { firstLaid, moveCount }: Solution): boolean {
  return rivalNode === NOWHERE && heldMoves === moveCount - firstLaid;
}

/** Returns whether a node is a stop of the solution. */
export function isOnSolution({ reachedAt, base }: Search, node: number): boolean {
  return reachedAt[node - 1] >= base + ON_SOLUTION;
}

/**
 * Computes the fewest moves to the finish from every node of a complete search without a rival.
 *
 * The win distances of the solution's stops are known. The other nodes are relaxed from their successors, the last
 * found first, until no distance changes.
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

/** Relaxes the win distances of some nodes of the queue and returns whether any of them changed. */
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

/** Returns whether the finish can be reached from every node. The win distances must be computed. */
export function hasNoDeadEnd({ queue, count, winDistance }: Search): boolean {
  for (let index = 0; index < count; index++) if (winDistance[queue[index] - 1] === UNREACHABLE) return false;
  return true;
}

/**
 * Collects the moves from nodes that can reach the finish to nodes that cannot. Each dead end counts only with the move
 * by which it was first reached.
 */
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

/**
 * Collects the moves of the rival that a search found, backwards from its return to the solution to where it left it.
 */
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

/** Appends a move to a list. */
function addMove(moveList: MoveList, node: number, direction: number): void {
  moveList.nodes[moveList.count] = node;
  moveList.directions[moveList.count] = direction;
  moveList.count++;
}

/** Returns the first direction in which a push from one node ends at another. */
function directionOf({ next }: Search, from: number, to: number): number {
  let direction = 0;
  while (next[direction][from - 1] !== to) direction++;
  return direction;
}

/** Begins a search of a level without regard to its solution, up to `maxMoves` moves deep. */
export function beginFreeSearch(search: Search, { start }: MutableLevel, maxMoves: number): void {
  search.base += BASE_STEP;
  search.reachedAt[start - 1] = search.base;
  search.maxMoves = maxMoves;
  search.queue[0] = start;
  search.count = 1;
  search.expandedCount = 0;
  search.rivalNode = NOWHERE;
}

/**
 * Replaces the solution by the shortest one that a free search found. Returns false if that one has another number of
 * moves, and leaves the solution unchanged then.
 */
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
