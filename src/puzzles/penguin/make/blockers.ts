/**
 * Adds obstacles to a level that is being generated. The obstacles block moves into dead ends (states from which no win
 * can be reached) and rival solutions. A rival solution is about as short as the planned solution. search.ts finds the
 * rival solutions.
 */
import { NOWHERE } from "../../../kernel/board";
import { drawRandomBelow, type Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import { Bridge, Floor } from "../level";
import { buildAndFix, CellUse, type MutableLevel } from "./mutable-level";
import type { Scratch } from "./scratch";
import {
  advanceSearch,
  UNLIMITED_MOVES,
  beginSearch,
  hasNoDeadEnd,
  isOnlySolution,
  computeWinDistances,
  collectDeadEndMoves,
  collectRivalMoves,
} from "./search";
import { buildBridge, drawWallOrTree, type MoveList, type ThingBudget } from "./slide-building";

/**
 * About one in this many obstacles is snow; the others are walls and trees. Picks and bridges are not counted. The
 * obstacles block moves into dead ends (states from which no win can be reached) and rival solutions (solutions about
 * as short as the planned one).
 */
const SNOW_ONE_IN = 4;
/**
 * As long as the level may have more ice picks, about one in this many obstacles on free cells is an ice pick. The
 * obstacles block moves into dead ends (states from which no win can be reached) and rival solutions (solutions about
 * as short as the planned one).
 */
const PICKS_ONE_IN = 3;
/**
 * An obstacle that blocks a move is put on one of the first cells of the move's path on which an obstacle can stand.
 * The choice is among at most this many cells. So the penguin stops near the start of the move and reaches few new
 * cells.
 */
const MAX_BLOCKER_CELLS = 3;

/**
 * Blocks all rival solutions, which have at most one move more than the planned solution. Each round puts one obstacle
 * against one rival solution.
 *
 * Only moves up to `maxMoves` moves from the start are examined. Returns false if a rival solution is left after
 * `maxRounds` added obstacles, or if a rival solution cannot be blocked.
 */
export function* blockRivals(
  { level, solution, budget, search, moveList }: Scratch,
  maxMoves: number,
  maxRounds: number,
  random: Random,
): Task<boolean> {
  for (let round = 0; round <= maxRounds; round++) {
    beginSearch(search, level, solution, maxMoves);
    while (!advanceSearch(search, level, solution)) yield;
    if (isOnlySolution(search, solution)) return true;
    yield;
    if (round === maxRounds || search.rivalNode === NOWHERE) return false;
    collectRivalMoves(moveList, search);
    if (!blockOneMove(level, budget, moveList, random)) return false;
    yield;
  }
  return false;
}

/**
 * The function `blockRivalsAndDeadEnds` adds at most this many obstacles against moves into dead ends (states from
 * which no win can be reached). The function fails if dead ends are left after that.
 */
const MAX_DEAD_END_ROUNDS = 3;

/**
 * Blocks rival solutions, which have at most one move more than the planned one. Also blocks moves into dead ends
 * (states from which no win can be reached). Returns whether no such move and no rival solution is left.
 *
 * When the result is true, `search` has the fewest moves to a win from each state.
 */
export function* blockRivalsAndDeadEnds(scratch: Scratch, maxRounds: number, random: Random): Task<boolean> {
  const { level, solution, budget, search, moveList } = scratch;
  for (let round = 0; round <= MAX_DEAD_END_ROUNDS; round++) {
    if (!(yield* blockRivals(scratch, UNLIMITED_MOVES, maxRounds, random))) return false;
    yield;
    yield* computeWinDistances(search, solution);
    yield;
    const isWinnableEverywhere = hasNoDeadEnd(search);
    yield;
    if (isWinnableEverywhere) return true;
    if (round === MAX_DEAD_END_ROUNDS) return false;
    collectDeadEndMoves(moveList, search);
    if (!blockOneMove(level, budget, moveList, random)) return false;
    yield;
  }
  return false;
}

function blockOneMove(
  level: MutableLevel,
  budget: ThingBudget,
  { nodes, directions, count }: MoveList,
  random: Random,
): boolean {
  const first = drawRandomBelow(random, count);
  for (let tried = 0; tried < count; tried++) {
    const index = (first + tried) % count;
    if (blockMove(level, budget, nodes[index], directions[index], random)) return true;
  }
  return false;
}

/**
 * The free cells of a move on which `blockMove` may put an obstacle. The list is reused, because allocating memory
 * costs time on the console.
 */
const candidateCells: number[] = [];

function blockMove(level: MutableLevel, budget: ThingBudget, node: number, direction: number, random: Random): boolean {
  const { uses, board } = level;
  const step = board.steps[direction];
  const floorMet = level.floorMet[direction];
  const across: CellUse = 2 - (direction % 2);
  let count = 0;
  for (
    let candidate = (node > board.cellCount ? node - board.cellCount : node) + step;
    count < MAX_BLOCKER_CELLS && floorMet[candidate - 1] === Floor.Ice;
    candidate += step
  ) {
    if (uses[candidate - 1] === CellUse.Free || (uses[candidate - 1] === across && budget.bridges > 0)) {
      candidateCells[count] = candidate;
      count++;
    }
  }
  if (count === 0) return false;
  const cell = candidateCells[drawRandomBelow(random, count)];
  if (uses[cell - 1] === across) buildBridge(level, budget, cell, direction);
  else if (budget.picks > 0 && drawRandomBelow(random, PICKS_ONE_IN) === 0) {
    budget.picks--;
    buildAndFix(level, cell, Floor.Picks, Bridge.None);
  } else if (drawRandomBelow(random, SNOW_ONE_IN) === 0) buildAndFix(level, cell, Floor.Snow, Bridge.None);
  else buildAndFix(level, cell, drawWallOrTree(random), Bridge.None);
  return true;
}
