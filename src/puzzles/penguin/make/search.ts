/**
 * Checks the solution of a level that is being generated. A breadth-first search looks for rival solutions, which are
 * about as short as the planned one. Then the fewest moves to the finish are computed from each position of the
 * penguin, which shows the dead ends.
 *
 * The search starts where the first finished move of the solution begins, and visits every node: every position that
 * the penguin can reach. The nodes where moves of the solution end are marked with their distances from the beginning,
 * so the search notices at once when a move returns to the solution. Such a move completes a rival solution if that has
 * at most one move more than the planned solution. In this level the solution is left, down, right:
 *
 * ```
 * # B . @ . .      right, left, down, right is a rival: it leaves the
 * . . . . . #      solution at @ and returns to it at B, one move later
 * # C . . . F      than the solution reaches B
 * . # . . . #
 * ```
 *
 * The first rival solution ends the search. Its moves are then collected backwards, from where the rival returns to the
 * solution to where it leaves the solution.
 *
 * If there is no rival solution, the fewest moves to the finish are computed by repeated relaxation (Bellman-Ford) from
 * the finish. The nodes are relaxed in reverse order of their discovery, because nodes found late tend to be nearer to
 * the finish. So a few rounds are enough.
 *
 * Each search costs four table look-ups for each node. A level has at most two nodes for each cell: on the floor and on
 * a bridge. The arrays are never cleared. Each search raises `base`, so that all older entries are smaller than `base`
 * and count as not visited.
 */
import { NOWHERE } from "../../../kernel/board";
import { fill } from "../../../kernel/fill";
import { LOST } from "../../../kernel/graph";
import type { Task } from "../../../kernel/task";
import { Bridge } from "../level";
import { slideFrom, REDIRECTED, type MutableLevel } from "./mutable-level";
import type { MoveList, PlannedSolution } from "./slide-building";

/**
 * The arrays and counters of a breadth-first search for solutions other than the planned one. A node is a position of
 * the penguin: a cell, or the bridge over a cell. Arrays are indexed by node − 1, and are not cleared between searches.
 */
export interface SolutionSearch {
  /**
   * For each position of the penguin that the search has found: `base` plus the fewest moves to this position. For a
   * position on the planned solution: `base` + `ON_SOLUTION` + the number of the solution's moves up to it. Entries of
   * other positions are less than `base`.
   */
  readonly reachedAt: number[];
  /**
   * For each position of the penguin, the position from which the search first found it. For positions where moves of
   * the solution end, the entry is left over from an earlier search and must not be read.
   */
  readonly cameFrom: number[];
  /**
   * For each direction and each position of the penguin, the position where a slide ends. The entries of the finish are
   * left over from an earlier use, because the level ends there.
   */
  readonly next: readonly number[][];
  /**
   * For each position of the penguin, the fewest moves to the finish, or `UNREACHABLE`, written by
   * `computeWinDistances`.
   */
  readonly winDistance: number[];
  /**
   * For each position of the penguin beside the solution: the index of the first stop of the solution from which the
   * penguin can reach this position without a move to another stop of the solution. A stop is the end of a move. For a
   * position on the solution: its own index among the stops. Written by `countPassages`.
   */
  readonly leftAt: number[];
  /**
   * For each stop of the solution, the number of passages (stops that every way to the finish visits) among the stops
   * before it. Written by `countPassages`.
   */
  readonly passagesBefore: number[];
  /** The positions of the penguin from which `countPassages` has still to examine the moves. */
  readonly stack: number[];
  /**
   * The positions of the penguin in the order in which the search found them. Entries from `count` on are left over
   * from an earlier use.
   */
  readonly queue: number[];
  count: number;
  /** The lowest entry of `reachedAt` that belongs to the present search. Lower entries belong to earlier searches. */
  base: number;
  canLose: boolean;
  /** The number of positions in `queue` from which all four moves have been examined. */
  expandedCount: number;
  /** The search examines no moves from positions of the penguin that are more than this many moves from the start. */
  maxMoves: number;
  /**
   * How many moves of the planned solution the search has found in the level so far: each of these moves really ends
   * where the next move begins.
   */
  heldMoves: number;
  /**
   * The position of the penguin from which a rival solution returns to the planned solution; `NOWHERE` if there is no
   * rival solution. A rival solution is about as short as the planned one.
   */
  rivalNode: number;
  /**
   * The direction of the move with which a rival solution, another solution about as short as the planned one, returns
   * to the planned solution. The move begins at `rivalNode`.
   */
  rivalDirection: number;
}

/**
 * Each search raises `SolutionSearch.base` by this number. It is twice `ON_SOLUTION`, so that all entries of earlier
 * searches are below the new `base`.
 */
const BASE_STEP = 1000;
/**
 * In `SolutionSearch.reachedAt`, this number is added to the entries of positions of the penguin on the solution. It is
 * larger than the number of moves to any position.
 */
const ON_SOLUTION = 500;
/** A background task pauses (yields) after it has searched from this many positions of the penguin. */
const NODES_PER_SLICE = 10;

/**
 * A value for `SolutionSearch.maxMoves` with which the whole level is searched, because no position of the penguin is
 * that many moves away.
 */
export const UNLIMITED_MOVES = 500;

const UNREACHABLE = 1000;

/** Creates the memory for searches of levels in which the numbers of the penguin's positions are below `nodeLimit`. */
export function* createSolutionSearch(nodeLimit: number): Task<SolutionSearch> {
  const reachedAt = yield* createZerosInSlices(nodeLimit);
  const cameFrom = yield* createZerosInSlices(nodeLimit);
  const winDistance = yield* createZerosInSlices(nodeLimit);
  const leftAt = yield* createZerosInSlices(nodeLimit);
  const next: number[][] = [];
  for (let direction = 0; direction < 4; direction++) next[direction] = yield* createZerosInSlices(nodeLimit);
  const none = { count: 0, expandedCount: 0, maxMoves: 0, heldMoves: 0, rivalNode: NOWHERE, rivalDirection: 0 };
  return {
    reachedAt,
    cameFrom,
    next,
    winDistance,
    leftAt,
    passagesBefore: [],
    stack: [],
    queue: [],
    base: 0,
    canLose: false,
    ...none,
  };
}

function* createZerosInSlices(nodeLimit: number): Task<number[]> {
  const numbers: number[] = [];
  yield* fill(numbers, nodeLimit - 1, 0);
  return numbers;
}

/**
 * Begins a search for rival solutions, from the start of the level. A rival solution has at most one move more than the
 * planned one.
 *
 * The search examines no moves from positions of the penguin that are more than `maxMoves` moves from the start. It
 * ends as soon as it finds a rival solution.
 */
export function beginSearch(
  search: SolutionSearch,
  { start }: MutableLevel,
  { stops, firstLaid, moveCount }: PlannedSolution,
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
 * The data for examining all moves from one position of the penguin. `SolutionSearch` and `PlannedSolution` explain the
 * fields. It is a separate record so that the build can turn its fields into Lua locals.
 */
interface Expansion {
  readonly reachedAt: number[];
  readonly cameFrom: number[];
  readonly queue: number[];
  readonly base: number;
  readonly onSolution: number;
  /** The positions of the penguin where the moves of the solution begin. */
  readonly stops: readonly number[];
  readonly directions: readonly number[];
  /**
   * The index of the first move of the solution that the generator has already built. The generator builds a solution
   * backwards, from its last move on.
   */
  readonly first: number;
  /**
   * The position of the penguin from which all moves are examined now. The next field, `moves`, is how many moves lead
   * there from the start.
   */
  node: number;
  moves: number;
  count: number;
  heldMoves: number;
  rivalNode: number;
  rivalDirection: number;
  canLose: boolean;
}

/**
 * Creates the record in which the search examines the moves from one position after another (see `Expansion`). @inline
 */
function createExpansion(search: SolutionSearch, solution: PlannedSolution): Expansion {
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
 * Continues a search by at most `NODES_PER_SLICE` positions of the penguin. Returns whether the search is over: it has
 * found a rival solution, or has examined all positions that can be reached within `search.maxMoves` moves.
 *
 * A rival solution leaves the planned solution, returns to it later, and has at most one move more than the planned
 * solution. Suppose that a path returns at a position that the planned solution reaches after `k` moves. The path is a
 * rival solution if its last position before the return is at most `k` moves from the start. Otherwise it is too long.
 */
export function advanceSearch(search: SolutionSearch, level: MutableLevel, solution: PlannedSolution): boolean {
  const { queue, base, maxMoves } = search;
  const [ups, rights, downs, lefts] = search.next;
  const [upEnds, rightEnds, downEnds, leftEnds] = level.slideTable;
  const { finish, bridges } = level;
  const { cellCount } = level.board;
  /** The data for examining all moves from one position of the penguin. @locals */
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
 * Examines a move that ends at `end`. Adds a position that the search had not found before to the queue. If the move
 * ends on the solution and does not lead backwards, `visitSolutionStop` records it. @inline
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
 * Records that a move ends at a position that the solution reaches after `moves` moves. The move is either part of the
 * solution, or it completes a rival solution (one with at most one move more than the planned solution).
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

/**
 * Returns whether a finished search found all moves of the solution and no rival solution, which would have at most one
 * move more.
 */
export function isOnlySolution(
  { heldMoves, rivalNode }: SolutionSearch,
  { firstLaid, moveCount }: PlannedSolution,
): boolean {
  return rivalNode === NOWHERE && heldMoves === moveCount - firstLaid;
}

/** Returns whether a move of the solution begins or ends at a position of the penguin, whose number is `node`. */
export function isOnSolution({ reachedAt, base }: SolutionSearch, node: number): boolean {
  return reachedAt[node - 1] >= base + ON_SOLUTION;
}

/** Returns the fewest moves from the start to a position of the penguin that is not on the solution. */
export function movesTo({ reachedAt, base }: SolutionSearch, node: number): number {
  return reachedAt[node - 1] - base;
}

/**
 * Computes the fewest moves to the finish from every position of the penguin that a complete search found. The search
 * must have found no rival solution, which is about as short as the planned one. The fewest moves from positions on the
 * solution are known. For the other positions, they are computed from the positions one move farther on. All positions
 * are computed again, beginning with the one found last, until no number of moves changes.
 */
export function* computeWinDistances(
  search: SolutionSearch,
  { stops, firstLaid, moveCount }: PlannedSolution,
): Task<void> {
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

function relaxWinDistances(
  { queue, next, winDistance, reachedAt, base }: SolutionSearch,
  from: number,
  to: number,
): boolean {
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

/**
 * Returns whether the finish can be reached from every position of the penguin. Requires that `computeWinDistances` has
 * run.
 */
export function hasNoDeadEnd({ queue, count, winDistance }: SolutionSearch): boolean {
  for (let index = 0; index < count; index++) if (winDistance[queue[index] - 1] === UNREACHABLE) return false;
  return true;
}

/**
 * Returns whether the finish cannot be reached from a position of the penguin. Requires that `computeWinDistances` has
 * run.
 */
export function isDeadEnd({ winDistance }: SolutionSearch, node: number): boolean {
  return winDistance[node - 1] === UNREACHABLE;
}

/**
 * Collects moves into dead ends, which are positions of the penguin from which no win can be reached. Each move begins
 * at a position that is no dead end. For each dead end, only the move by which the search first found it is examined.
 */
export function collectDeadEndMoves(moveList: MoveList, search: SolutionSearch): void {
  const { queue, count, winDistance, cameFrom } = search;
  moveList.count = 0;
  for (let index = 0; index < count; index++) {
    const node = queue[index];
    if (winDistance[node - 1] < UNREACHABLE) continue;
    const from = cameFrom[node - 1];
    if (winDistance[from - 1] < UNREACHABLE) addMove(moveList, from, findDirection(search, from, node));
  }
}

/**
 * Collects the moves of the rival solution that a search found. A rival solution is another solution that is about as
 * short as the planned one. It leaves the planned solution and later returns to it. The moves are collected backwards,
 * from the return on.
 */
export function collectRivalMoves(moveList: MoveList, search: SolutionSearch): void {
  let node = search.rivalNode;
  moveList.count = 0;
  addMove(moveList, node, search.rivalDirection);
  while (!isOnSolution(search, node)) {
    const from = search.cameFrom[node - 1];
    addMove(moveList, from, findDirection(search, from, node));
    node = from;
  }
}

export function addMove(moveList: MoveList, node: number, direction: number): void {
  moveList.nodes[moveList.count] = node;
  moveList.directions[moveList.count] = direction;
  moveList.count++;
}

/** Returns the first direction in which a move from the position `from` of the penguin ends at the position `to`. */
export function findDirection({ next }: SolutionSearch, from: number, to: number): number {
  let direction = 0;
  while (next[direction][from - 1] !== to) direction++;
  return direction;
}

/**
 * Begins a search for any short solution, whether it is the level's planned solution or not. The search goes up to
 * `maxMoves` moves from the start.
 */
export function beginFreeSearch(search: SolutionSearch, { start }: MutableLevel, maxMoves: number): void {
  search.base += BASE_STEP;
  search.reachedAt[start - 1] = search.base;
  search.maxMoves = maxMoves;
  search.queue[0] = start;
  search.count = 1;
  search.expandedCount = 0;
  search.rivalNode = NOWHERE;
}

/**
 * Replaces the solution by the shortest solution that a search from `beginFreeSearch` found. If the shortest solution
 * has another number of moves, returns false and leaves the solution unchanged.
 */
export function takeSolution(solution: PlannedSolution, search: SolutionSearch, finish: number): boolean {
  if (search.reachedAt[finish - 1] !== search.base + solution.moveCount) return false;
  for (let move = solution.moveCount - 1; move > 0; move--) {
    const to = solution.stops[move + 1];
    solution.stops[move] = search.cameFrom[to - 1];
    solution.directions[move] = findDirection(search, solution.stops[move], to);
  }
  solution.directions[0] = findDirection(search, solution.stops[0], solution.stops[1]);
  return true;
}
