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

/** Of so many blockers on free cells one is of snow. */
const SNOW_ONE_IN = 4;
/** And so many others are picks, while there are any. */
const PICKS_ONE_IN = 3;
/** A blocker comes as near as this to the place from which it blocks a move: so it opens few new places. */
const MAX_BLOCKER_CELLS = 3;

/**
 * Puts something in the way of whoever comes to the finish in fewer moves than the winning way has, in as many, or in one
 * more: once a round, in so many rounds. Gives whether nobody does any more that leaves no place again which is more than
 * `maxMoves` away.
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

/** Moves that lead to dead ends are blocked so many times before a way is given up. */
const MAX_DEAD_END_ROUNDS = 3;

/**
 * The same, and puts something in the way of whoever comes to where there is no way to the finish from. Gives whether
 * nobody does any more, and nobody is a rival. The search is then a whole one and has looked back.
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

/** Puts something in the way of one of these moves; gives whether there was room. */
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

const candidateCells: number[] = [];

/** The same for one of them: somewhere before the first turn that it takes. */
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
