/**
 * Builds other routes into a generated level. A route leaves the solution and returns to it at a later stop, so that
 * the player can win without the stops between. A route is at least two moves longer than the part of the solution that
 * it replaces, so the solution stays the only short way.
 *
 * Without routes, every wrong move leads into a blind alley. Then the solution is the only way that a player can find,
 * so the player wins with the fewest moves without trying to.
 */
import { drawRandomBelow, type Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import { isAsWanted } from "./acceptance";
import { blockRivalsAndDeadEnds } from "./blockers";
import { BuildAction, removeStepsAfter, stepCountOf } from "./build-log";
import { hasTooManyForcedMoves } from "./choices";
import type { LevelPlan } from "./level-plan";
import { logBuilt } from "./log-built";
import { layBranch } from "./lures";
import { createCheckpoint, rollBack, slideFrom, type Checkpoint } from "./mutable-level";
import { countPassages, hasEnoughRoutes } from "./passages";
import type { Scratch } from "./scratch";
import { isOnSolution, movesTo } from "./search";
import { buildStop, copyBudget, findReachable, markPassed, setBudget, type ThingBudget } from "./slide-building";

/**
 * For one solution, the generator tries at most this many times to add a route (another way from one stop of the
 * solution to a later one). If no route is possible, it adds two branches (see `layBranch`) instead. If the level is
 * still not as wanted after all tries, the generator gives up the solution.
 */
const MAX_ROUTES_LAID = 6;
/**
 * The generator takes back a route, or two branches (see `layBranch`), at most this many times for one solution. If it
 * then builds another route or pair of branches that cannot be kept, it gives up the solution.
 */
const MAX_TAKEN_BACK = 2;
/**
 * After a route was built, the generator blocks unwanted short ways to the finish with at most this many obstacles, as
 * in the article "Randomly generating Tickles Penguin's Puzzles".
 */
const MAX_BLOCKING_ROUNDS = 10;
/**
 * The generator looks for a site of a route from at most this many positions of the penguin. A site is a cell on which
 * a stop completes a route beside the solution; see `RouteSite`. If the generator finds no site, it builds branches
 * (see `layBranch`), which takes less time than looking from more positions.
 */
const MAX_NODES_TRIED = 8;
/**
 * The generator stops looking for sites of a route (see `RouteSite`) once it has compared at least this many sites. It
 * takes the site whose route avoids the most passages (stops that every way to the finish visits).
 */
const MAX_SITES_COMPARED = 6;

const CELLS_PER_SLICE = 6;

interface BeforeRoute {
  readonly checkpoint: Checkpoint;
  readonly budget: ThingBudget;
  readonly loggedStepCount: number;
}

/**
 * Builds routes one by one until the level has the properties in `levelPlan`, and returns whether this succeeded. If no
 * site for a route is found (see `RouteSite`), builds branches (see `layBranch`), from which more sites may be found.
 * Takes a route back if it cannot be kept.
 *
 * `search` must already have the fewest moves to a win from each position of the penguin.
 */
export function* layRoutes(scratch: Scratch, levelPlan: LevelPlan, random: Random): Task<boolean> {
  const { level, search, solution, budget } = scratch;
  let takenBack = 0;
  yield* countPassages(search, solution);
  for (let laid = 0; laid < MAX_ROUTES_LAID; laid++) {
    const before = {
      checkpoint: createCheckpoint(level),
      budget: copyBudget(budget),
      loggedStepCount: stepCountOf(level.log),
    };
    yield* layRouteOrBranches(scratch, random);
    yield;
    if (yield* canKeepRoute(scratch, levelPlan, random)) {
      if ((yield* hasEnoughRoutes(scratch, levelPlan)) && (yield* isAsWanted(scratch, levelPlan.picks > 0, levelPlan)))
        return true;
    } else {
      takenBack++;
      if (takenBack > MAX_TAKEN_BACK) return false;
      yield* takeBack(scratch, before, random);
    }
  }
  return false;
}

function* layRouteOrBranches(scratch: Scratch, random: Random): Task<void> {
  const { level } = scratch;
  scratch.buildCount++;
  if (!(yield* layRoute(scratch, random))) {
    yield* layBranch(scratch, random);
    yield* layBranch(scratch, random);
  }
  if (level.log !== undefined) logBuilt(level, level.log, BuildAction.Lure);
}

function* canKeepRoute(scratch: Scratch, levelPlan: LevelPlan, random: Random): Task<boolean> {
  const { level } = scratch;
  const isBlocked = yield* blockRivalsAndDeadEnds(scratch, MAX_BLOCKING_ROUNDS, random);
  if (!isBlocked || hasTooManyForcedMoves(scratch, levelPlan)) return false;
  if (level.log !== undefined) logBuilt(level, level.log, BuildAction.Blockers);
  return true;
}

function* takeBack(scratch: Scratch, before: BeforeRoute, random: Random): Task<void> {
  const { level, search, solution, budget } = scratch;
  yield* rollBack(level, before.checkpoint);
  if (level.log !== undefined) removeStepsAfter(level.log, before.loggedStepCount);
  setBudget(budget, before.budget);
  yield* blockRivalsAndDeadEnds(scratch, 0, random);
  yield* countPassages(search, solution);
}

/**
 * Builds a stop beside the solution that completes a route (another way from one stop of the solution to a later one).
 * The penguin slides to this stop from a position that it can reach, and from the stop to a position farther along the
 * solution. Returns whether a cell for such a stop was found. `countPassages` must have run, and `search` must have the
 * fewest moves to a win from each position.
 */
function* layRoute(scratch: Scratch, random: Random): Task<boolean> {
  const { level, budget, routeSite } = scratch;
  yield* findRouteSite(scratch, random);
  const { from, cell, direction, passagesAvoided } = routeSite;
  if (passagesAvoided === 0) return false;
  yield;
  markPassed(level, from, cell, direction);
  buildStop(level, budget, cell, direction, random);
  if (level.log !== undefined) level.log.path.push(from, cell);
  return true;
}

function* findRouteSite(scratch: Scratch, random: Random): Task<void> {
  const { level, search, routeSite, routeReach } = scratch;
  const first = drawRandomBelow(random, search.count);
  const firstDirection = drawRandomBelow(random, 4);
  routeSite.passagesAvoided = 0;
  routeSite.comparedCount = 0;
  const triedCount = Math.min(search.count, MAX_NODES_TRIED);
  for (let tried = 0; tried < triedCount && routeSite.comparedCount < MAX_SITES_COMPARED; tried++) {
    const from = search.queue[(first + tried) % search.count];
    if (!canRouteLeave(scratch, from)) continue;
    for (let turn = 0; turn < 4; turn++) {
      const direction = (firstDirection + turn) % 4;
      if (search.next[direction][from - 1] <= 0) continue;
      yield;
      findReachable(routeReach, level, from, direction);
      yield* compareStops(scratch, from, direction);
    }
  }
}

function canRouteLeave({ level, solution, search }: Scratch, from: number): boolean {
  const { passagesBefore, leftAt } = search;
  if (from > level.board.cellCount || from === level.finish) return false;
  return passagesBefore[leftAt[from - 1] + 1] !== passagesBefore[solution.moveCount];
}

function* compareStops(scratch: Scratch, from: number, direction: number): Task<void> {
  const { level, solution, search, routeSite, routeReach } = scratch;
  const { leftAt, passagesBefore, winDistance } = search;
  const passagesUpTo = passagesBefore[leftAt[from - 1] + 1];
  const moves = isOnSolution(search, from) ? leftAt[from - 1] : movesTo(search, from);
  for (let index = 0; index < routeReach.count; index++) {
    if (index % CELLS_PER_SLICE === CELLS_PER_SLICE - 1) yield;
    const cell = routeReach.cells[index];
    for (let side = 1; side < 4; side += 2) {
      const end = slideFrom(level, cell, (direction + side) % 4);
      if (end <= 0 || search.reachedAt[end - 1] < search.base) continue;
      const passagesAvoided = passagesBefore[leftAt[end - 1]] - passagesUpTo;
      if (passagesAvoided <= 0 || moves + winDistance[end - 1] < solution.moveCount) continue;
      routeSite.comparedCount++;
      if (passagesAvoided <= routeSite.passagesAvoided) continue;
      routeSite.from = from;
      routeSite.cell = cell;
      routeSite.direction = direction;
      routeSite.passagesAvoided = passagesAvoided;
    }
  }
}
