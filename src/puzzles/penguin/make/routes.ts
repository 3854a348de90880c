/**
 * Builds other routes into a generated level. A route leaves the solution and returns to it at a later stop, so that
 * the player can win without the stops between. A route is at least two moves longer than the part of the solution that
 * it replaces, so the solution stays the only short way.
 *
 * Without routes, all wrong moves lead into blind alleys. A player who looks for a way on the map finds only the
 * solution then, and needs no move too many.
 */
import { drawBelow, type Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import { isAsWanted } from "./acceptance";
import { blockRivalsAndDeadEnds } from "./blockers";
import { BuildSort } from "./build-log";
import { hasTooManyForcedMoves } from "./choices";
import type { LevelPlan } from "./level-plan";
import { logBuilt } from "./log-built";
import { layBranch } from "./lures";
import { checkpointOf, rollBack, slideFrom } from "./mutable-level";
import { countPassages, hasEnoughRoutes } from "./passages";
import type { Scratch } from "./scratch";
import { isOnSolution, movesTo } from "./search";
import { buildStop, copyBudget, findReachable, markPassed, setBudget, type ReachableCells } from "./slide-building";

/** The generator gives up a solution after it has built this many routes and branches for it. */
const MAX_ROUTES_LAID = 6;
/** The generator gives up a solution after it has taken back this many routes and branches. */
const MAX_TAKEN_BACK = 2;
/**
 * The generator blocks unwanted short ways with at most this many obstacles after it has built a route, as in the
 * article "Randomly generating Tickles Penguin's Puzzles".
 */
const MAX_BLOCKING_ROUNDS = 10;
/** A site for a route is sought from at most this many nodes, because a longer search takes longer than a branch. */
const MAX_NODES_TRIED = 8;
/** At most this many sites for a route are compared. The one that goes round the most passages is taken. */
const MAX_SITES_COMPARED = 6;

const CELLS_PER_SLICE = 6;

/** The free cells on which a slide of a route may end. The list is reused, because allocating costs time. */
const reach: ReachableCells = { cells: [], count: 0 };

/**
 * Builds routes one by one until the level has the properties in `levelPlan`, and returns whether this succeeded. Where
 * no site for a route is found, builds a branch, which adds sites. Takes a route back if it cannot be kept.
 *
 * `search` must have the win distances of all nodes.
 */
export function* layRoutes(scratch: Scratch, levelPlan: LevelPlan, random: Random): Task<boolean> {
  const { level, search, solution, budget } = scratch;
  let takenBack = 0;
  yield* countPassages(search, solution);
  for (let laid = 0; laid < MAX_ROUTES_LAID; laid++) {
    const before = checkpointOf(level);
    const budgetBefore = copyBudget(budget);
    scratch.buildCount++;
    if (!(yield* layRoute(scratch, random))) {
      yield* layBranch(scratch, random);
      yield* layBranch(scratch, random);
    }
    if (level.log !== undefined) logBuilt(level, level.log, BuildSort.Lure);
    yield;
    const isBlocked = yield* blockRivalsAndDeadEnds(scratch, MAX_BLOCKING_ROUNDS, random);
    if (isBlocked && !hasTooManyForcedMoves(scratch, levelPlan)) {
      if (level.log !== undefined) logBuilt(level, level.log, BuildSort.Blockers);
      if ((yield* hasEnoughRoutes(scratch, levelPlan)) && (yield* isAsWanted(scratch, levelPlan.picks > 0, levelPlan)))
        return true;
    } else {
      takenBack++;
      if (takenBack > MAX_TAKEN_BACK) return false;
      yield* rollBack(level, before);
      setBudget(budget, budgetBefore);
      yield* blockRivalsAndDeadEnds(scratch, 0, random);
      yield* countPassages(search, solution);
    }
  }
  return false;
}

/**
 * Builds a stop beside the solution that completes a route: from a node that the penguin can reach, it slides to the
 * stop, and from the stop to a node farther along the solution. Returns whether there was a site for it.
 *
 * `countPassages` must have run, and `search` must have the win distances of all nodes.
 */
function* layRoute({ level, solution, budget, search }: Scratch, random: Random): Task<boolean> {
  const { queue, count, next, leftAt, passagesBefore, winDistance } = search;
  const first = drawBelow(random, count);
  const firstDirection = drawBelow(random, 4);
  let most = 0;
  let sites = 0;
  let bestFrom = 0;
  let bestCell = 0;
  let bestDirection = 0;
  for (let tried = 0; tried < Math.min(count, MAX_NODES_TRIED) && sites < MAX_SITES_COMPARED; tried++) {
    const from = queue[(first + tried) % count];
    if (from > level.board.cellCount || from === level.finish) continue;
    const passagesUpTo = passagesBefore[leftAt[from - 1] + 1];
    if (passagesUpTo === passagesBefore[solution.moveCount]) continue;
    const moves = isOnSolution(search, from) ? leftAt[from - 1] : movesTo(search, from);
    for (let turn = 0; turn < 4; turn++) {
      const direction = (firstDirection + turn) % 4;
      if (next[direction][from - 1] <= 0) continue;
      yield;
      findReachable(reach, level, from, direction);
      for (let index = 0; index < reach.count; index++) {
        if (index % CELLS_PER_SLICE === CELLS_PER_SLICE - 1) yield;
        const cell = reach.cells[index];
        for (let side = 1; side < 4; side += 2) {
          const end = slideFrom(level, cell, (direction + side) % 4);
          if (end <= 0 || search.reachedAt[end - 1] < search.base) continue;
          const opened = passagesBefore[leftAt[end - 1]] - passagesUpTo;
          if (opened <= 0 || moves + winDistance[end - 1] < solution.moveCount) continue;
          sites++;
          if (opened <= most) continue;
          most = opened;
          bestFrom = from;
          bestCell = cell;
          bestDirection = direction;
        }
      }
    }
  }
  if (most === 0) return false;
  yield;
  markPassed(level, bestFrom, bestCell, bestDirection);
  buildStop(level, budget, bestCell, bestDirection, random);
  if (level.log !== undefined) level.log.path.push(bestFrom, bestCell);
  return true;
}
