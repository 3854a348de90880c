/**
 * Builds pockets in a level that is being generated. A pocket is a pair of cells between which the penguin slides to
 * and fro for ever, so both are dead ends. To build a pocket, walls close all other exits of two such cells.
 *
 * In this part of a level, `#` is a wall. A penguin that slides right to B then slides between B and C for ever:
 *
 * ```
 * . . # . . # .
 * . C . . . B .
 * . . # . . # .
 * ```
 */
import { drawRandomBelow, type Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import { Bridge } from "../level";
import { isAcceptable } from "./acceptance";
import { BuildAction } from "./build-log";
import { countDeadEnds, hasEnoughDeadEnds } from "./dead-ends";
import type { LevelPlan } from "./level-plan";
import { logBuilt } from "./log-built";
import { buildAndFix, createCheckpoint, CellUse, rollBack, type MutableLevel } from "./mutable-level";
import type { Scratch } from "./scratch";
import { findDirection, isDeadEnd, isOnSolution, type SolutionSearch } from "./search";
import { drawWallOrTree } from "./slide-building";

/**
 * To make a pocket, at most this many walls are built, because more walls would crowd the board. A pocket is a pair of
 * cells between which the penguin slides to and fro for ever.
 */
const MAX_WALLS = 3;
/**
 * The generator gives up a solution after it has built this many useless pockets. A pocket is a pair of cells between
 * which the penguin slides for ever. A pocket is useless if the level then does not meet the conditions of
 * acceptance.ts. It is also useless if it adds no dead end, a state from which no win can be reached.
 */
const MAX_SPOILT = 8;

/**
 * Builds pockets, each a pair of cells that the penguin cannot leave, until the level has enough dead ends (states from
 * which no win can be reached). `levelPlan` says how many are wanted. Returns whether this number was reached. The
 * level must meet the conditions of acceptance.ts before the call, and meets them afterwards. `search` must already
 * have the fewest moves to a win from each position of the penguin.
 */
export function* layPockets(scratch: Scratch, levelPlan: LevelPlan, random: Random): Task<boolean> {
  const { level, search } = scratch;
  if (hasEnoughDeadEnds(search, levelPlan)) return true;
  const first = drawRandomBelow(random, search.count);
  let spoiltCount = 0;
  for (let tried = 0; tried < search.count && spoiltCount < MAX_SPOILT; tried++) {
    yield;
    const node = search.queue[(first + tried) % search.count];
    const wallCells = findWalls(level, search, node);
    if (wallCells === undefined) continue;
    const before = createCheckpoint(level);
    const deadEndsBefore = countDeadEnds(search);
    for (const cell of wallCells) {
      yield;
      buildAndFix(level, cell, drawWallOrTree(random), Bridge.None);
    }
    if ((yield* isAcceptable(scratch, levelPlan.picks > 0, levelPlan)) && countDeadEnds(search) > deadEndsBefore) {
      if (level.log !== undefined) logBuilt(level, level.log, BuildAction.Lure);
      if (hasEnoughDeadEnds(search, levelPlan)) return true;
    } else {
      spoiltCount++;
      yield* rollBack(level, before);
      yield* isAcceptable(scratch, levelPlan.picks > 0, levelPlan);
    }
  }
  return false;
}

/**
 * Returns the cells on which walls would make a pocket: two positions between which the penguin slides to and fro for
 * ever. One position is `node`. The penguin reaches the other position when it turns round at `node` and slides back.
 * Returns undefined if walls cannot make this pocket.
 */
function findWalls(level: MutableLevel, search: SolutionSearch, node: number): number[] | undefined {
  if (isOnSolution(search, node) || isDeadEnd(search, node)) return undefined;
  const from = search.cameFrom[node - 1];
  if (from === level.start) return undefined;
  const back = (findDirection(search, from, node) + 2) % 4;
  const behind = search.next[back][node - 1];
  if (behind <= 0 || isOnSolution(search, behind)) return undefined;
  const cells: number[] = [];
  const canClose = addWalls(level, search, node, behind, cells) && addWalls(level, search, behind, node, cells);
  return canClose && cells.length <= MAX_WALLS ? cells : undefined;
}

function addWalls(
  { board, uses }: MutableLevel,
  { next }: SolutionSearch,
  node: number,
  partner: number,
  cells: number[],
): boolean {
  const cell = node > board.cellCount ? node - board.cellCount : node;
  for (let direction = 0; direction < 4; direction++) {
    const end = next[direction][node - 1];
    if (end <= 0 || end === node || end === partner) continue;
    const wall = cell + board.steps[direction];
    if (uses[wall - 1] !== CellUse.Free) return false;
    if (!cells.includes(wall)) cells.push(wall);
  }
  return true;
}
