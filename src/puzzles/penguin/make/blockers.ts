/**
 * Puts blockers into a level being generated: things that stop rivals of the solution and moves into dead ends.
 * search.ts says what a rival is and finds it.
 */
import { NOWHERE } from "../../../kernel/board";
import { drawBelow, type Random } from "../../../kernel/random";
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
import { buildBridge, randomWallOrTree, type MoveList, type ThingBudget } from "./slide-building";

/** One in this many blockers that are not picks or bridges is snow; the others are walls and trees. */
const SNOW_ONE_IN = 4;
/** One in this many blockers on free cells is picks, while the budget has picks left. */
const PICKS_ONE_IN = 3;
/**
 * A blocker is put on one of the first free cells of a move, at most this many from its start. The penguin then stops
 * near that start and reaches few new cells.
 */
const MAX_BLOCKER_CELLS = 3;

/**
 * Blocks the rivals of the solution, one in each round, and returns whether none is left.
 *
 * Rivals are looked for only through nodes at most `maxMoves` moves from the start. It returns false if a rival is left
 * after `maxRounds` blockers, or if a rival cannot be blocked.
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

/** The generator gives up a solution that still has dead ends after this many blockers against them. */
const MAX_DEAD_END_ROUNDS = 3;

/**
 * Blocks the rivals of the solution and also moves into dead ends; returns whether none of either is left.
 *
 * When it returns true, `search` holds a complete search with its win distances.
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

/** Blocks one random move of a list and returns whether any of them could be blocked. */
function blockOneMove(
  level: MutableLevel,
  budget: ThingBudget,
  { nodes, directions, count }: MoveList,
  random: Random,
): boolean {
  const first = drawBelow(random, count);
  for (let tried = 0; tried < count; tried++) {
    const index = (first + tried) % count;
    if (blockMove(level, budget, nodes[index], directions[index], random)) return true;
  }
  return false;
}

// The cells on which `blockMove` may put its blocker. The list is reused, because allocating costs time on the console.
const candidateCells: number[] = [];

/**
 * Puts a blocker on a random free cell of a move, before its first redirection. Returns false if there is no such cell.
 */
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
  const cell = candidateCells[drawBelow(random, count)];
  if (uses[cell - 1] === across) buildBridge(level, budget, cell, direction);
  else if (budget.picks > 0 && drawBelow(random, PICKS_ONE_IN) === 0) {
    budget.picks--;
    buildAndFix(level, cell, Floor.Picks, Bridge.None);
  } else if (drawBelow(random, SNOW_ONE_IN) === 0) buildAndFix(level, cell, Floor.Snow, Bridge.None);
  else buildAndFix(level, cell, randomWallOrTree(random), Bridge.None);
  return true;
}
