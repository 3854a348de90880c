/**
 * Generates levels of the puzzle Penguin. Builds a solution and misleading lure paths, blocks other solutions, and
 * accepts or rejects the level. compose.ts measures the difficulty and chooses among several levels.
 */
import { findCachedBoard, buildBoard } from "../../../kernel/board";
import { release, acquire } from "../../../kernel/pool";
import { drawRandomBelow, type Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import type { Level } from "../level";
import { isAsWanted } from "./acceptance";
import { blockRivalsAndDeadEnds } from "./blockers";
import { BuildAction, clearLog, type BuildLog } from "./build-log";
import { hasTooManyForcedMoves } from "./choices";
import { logBuilt } from "./log-built";
import type { LevelPlan } from "./level-plan";
import { createLevel, EMPTY_CHECKPOINT, rollBack } from "./mutable-level";
import { layLure } from "./lures";
import { passagesPercentOf, wantsRoutes } from "./passages";
import { layRoutes } from "./routes";
import { layPockets } from "./pockets";
import { removeNeedless } from "./needless";
import { findFreeScratch, type Scratch } from "./scratch";
import { setBudget } from "./slide-building";
import { beginSolution, goBackToMove, laySolution } from "./lay-solution";

/**
 * The generator makes at most this many attempts to build a level. If all fail, it gives up, because the board then has
 * no space for a solution of the wanted length.
 */
const MAX_ATTEMPTS = 500;
/**
 * For one finish (the cell that the penguin must reach), the generator builds at most this many solutions. Then it
 * begins again with another finish. Each solution keeps the last moves of the solution before.
 */
const SOLUTIONS_PER_FINISH = 6;
/**
 * If no level could be made from a solution, the generator takes back this many moves at the beginning of the solution,
 * and builds other moves instead.
 */
const MOVES_BACK = 3;
/**
 * The generator adds at most this many obstacles to block solutions other than the planned one. The article "Randomly
 * generating Tickles Penguin's Puzzles" does the same.
 */
const MAX_BLOCKING_ROUNDS = 10;
/**
 * At most this many misleading lure paths are built for one solution. A lure path adds states to the level and choices
 * for the player, and building it takes less time than building another solution.
 */
const MAX_LURES_LAID = 4;

/**
 * After a misleading lure path was built, a level may have at most this many states fewer than wanted. If it has even
 * fewer, the generator gives up the solution. Of 713 solutions of large levels, 344 had even fewer after the first lure
 * path. Further lure paths made only 11 of these levels large enough.
 */
const MAX_MISSING_STATES = 7;

/**
 * Before any misleading lure path is built, a level may have this many states fewer than wanted. If the level lacks
 * more, the generator begins again with another finish. None of 165 levels that lacked more became large enough. Other
 * first moves for the same finish made only 9 of 456 such levels large enough.
 */
const MAX_MISSING_STATES_AT_FIRST = 13;

/**
 * The amounts by which the generator lowers what it asks of a level, so that generating the level does not take too
 * long. The generator asks for less each time it has built `builds` more solutions for the level in vain. If the level
 * should have several routes to the finish, each built route counts like a solution.
 */
interface Relaxation {
  readonly builds: number;
  /** With each relaxation (step that asks less of a level), the required number of states falls by this number. */
  readonly states: number;
  /**
   * With each relaxation (step that asks less of a level), the allowed share of passages among the level's stops rises
   * by this many percent. Passages are stops that every way to the finish visits; see passages.ts.
   */
  readonly passagesPercent: number;
}

/**
 * The allowed share of passages (stops that every way to the finish visits) never rises above this percentage. So in a
 * level that should have several routes to the finish, there is always a route that avoids at least one stop of the
 * solution.
 */
const MAX_RELAXED_PASSAGES_PERCENT = 99;

/**
 * The relaxation (step that asks less of a level) for levels that need only one route to the finish. With this
 * relaxation, about one large level in nine has fewer states than its description asks for.
 */
const USUAL_RELAXATION: Relaxation = { builds: 14, states: 8, passagesPercent: 0 };
/**
 * The relaxation (step that asks less of a level) for levels that should have several routes to the finish. Its
 * `builds`, the solutions and routes that are built before each such step, is smaller than in `USUAL_RELAXATION`. The
 * reason is that a route takes longer to build than a lure path (a wrong path that looks correct).
 */
const ROUTES_RELAXATION: Relaxation = { builds: 7, states: 2, passagesPercent: 15 };
/**
 * Once the generator has lowered what it asks of a level, it asks for at most this many dead ends: the number in one
 * pocket. A pocket is two cells between which the penguin slides to and fro for ever.
 */
const MAX_RELAXED_DEAD_ENDS = 2;

/**
 * Generates a level by the method of the article "Randomly generating Tickles Penguin's Puzzles". Returns undefined if
 * all attempts fail, for example because the board is too small for the wanted number of moves.
 *
 * The steps are: build a solution from the finish backwards, which the author of the article recommends in hindsight;
 * build a lure path, a wrong path that looks correct for three moves; block moves into dead ends and rival solutions,
 * which have at most one move more than the planned one; accept the level or build another lure path; build pockets
 * (pairs of cells between which the penguin slides for ever) if the level is to have dead ends; remove needless things.
 * Where the article leaves a choice open or calls its own method weak, this generator differs:
 *
 * - Rival solutions are already blocked while the solution is built, after each slide. If a long solution is built at
 *   once, obstacles can hardly ever make it the only one.
 * - A level is accepted if there is no rival solution, the finish can be reached from every state, and there are enough
 *   lure paths, states and moves with a choice. The level can be lost exactly if `levelPlan` asks for picks.
 * - Most lure paths arise by themselves. Further ones are built only until the level is accepted.
 * - Moves into dead ends are blocked like rival solutions. If too few lure paths arise, only the first moves of the
 *   solution are built again.
 * - If `levelPlan` asks for few passages (stops that every way to the finish visits), other routes to the finish are
 *   built (routes.ts), each longer than the solution.
 * - If `levelPlan` asks for dead ends, pockets (pockets.ts) are built last, and a player can foresee each dead end.
 * - Solutions from which no wanted level can be expected are given up before lure paths are built. Once many solutions
 *   have been built in vain, the level need not have as many states and dead ends as `levelPlan` asks for.
 * - In the end, all things are removed that none of these conditions needs.
 *
 * The steps of the generator are written to `log`, if given.
 */
export function* generateCandidate(levelPlan: LevelPlan, random: Random, log?: BuildLog): Task<Level | undefined> {
  const board =
    findCachedBoard(levelPlan.width, levelPlan.height) ?? (yield* buildBoard(levelPlan.width, levelPlan.height));
  const scratch = yield* findFreeScratch(board);
  const lease = acquire(scratch);
  // Replaces the log in the pooled tables `scratch`, even if `log` is undefined, because these tables may still have
  // the log of a cancelled task.
  scratch.level.log = log;
  scratch.buildCount = 0;
  let isFound = false;
  for (let attempt = 0; attempt < MAX_ATTEMPTS && !isFound; attempt++) {
    isFound = yield* tryToBuild(scratch, levelPlan, random);
    yield;
  }
  const level = isFound ? yield* createLevel(scratch.level) : undefined;
  release(lease);
  return level;
}

function* tryToBuild(scratch: Scratch, wantedPlan: LevelPlan, random: Random): Task<boolean> {
  const { level, solution, budget } = scratch;
  yield* rollBack(level, EMPTY_CHECKPOINT);
  if (level.log !== undefined) clearLog(level.log);
  yield;
  setBudget(budget, wantedPlan);
  solution.moveCount = wantedPlan.minMoves + drawRandomBelow(random, wantedPlan.maxMoves - wantedPlan.minMoves + 1);
  const build = yield* beginSolution(scratch, random);
  if (level.log !== undefined) logBuilt(level, level.log, BuildAction.Finish);
  for (let solutionsLaid = 0; solutionsLaid < SOLUTIONS_PER_FINISH; solutionsLaid++) {
    const levelPlan = relaxPlan(wantedPlan, scratch.buildCount);
    scratch.buildCount++;
    if (!(yield* laySolution(scratch, build, random))) return false;
    if (scratch.search.count < levelPlan.minStates - MAX_MISSING_STATES_AT_FIRST) return false;
    yield;
    if (
      !hasTooManyForcedMoves(scratch, levelPlan) &&
      (yield* layLuresOrRoutes(scratch, levelPlan, random)) &&
      (yield* layPockets(scratch, levelPlan, random))
    ) {
      yield* removeNeedless(
        scratch,
        levelPlan === wantedPlan ? wantedPlan : createKeptPlan(scratch, wantedPlan, levelPlan),
      );
      return true;
    }
    yield* goBackToMove(scratch, build, Math.min(MOVES_BACK, solution.moveCount) - 1);
  }
  return false;
}

function relaxPlan(wantedPlan: LevelPlan, buildCount: number): LevelPlan {
  const { builds, states, passagesPercent } = wantsRoutes(wantedPlan) ? ROUTES_RELAXATION : USUAL_RELAXATION;
  const relaxations = Math.floor(buildCount / builds);
  if (relaxations === 0) return wantedPlan;
  return {
    ...wantedPlan,
    minStates: wantedPlan.minStates - states * relaxations,
    maxPassagesPercent: wantsRoutes(wantedPlan)
      ? Math.min(MAX_RELAXED_PASSAGES_PERCENT, wantedPlan.maxPassagesPercent + passagesPercent * relaxations)
      : 100,
    minDeadEnds: Math.min(wantedPlan.minDeadEnds, MAX_RELAXED_DEAD_ENDS),
  };
}

/**
 * Returns the properties that a level must keep when needless things are removed from it: everything that `levelPlan`
 * asks for, and the number of states that `wantedPlan` asks for. If the level has too few states already, it may lose
 * any number of states, so that things that only add states are removed. The share of passages (stops that every way to
 * the finish visits) may rise only up to the share that `wantedPlan` allows.
 */
function createKeptPlan(scratch: Scratch, wantedPlan: LevelPlan, levelPlan: LevelPlan): LevelPlan {
  const { minStates, maxPassagesPercent } = wantedPlan;
  return {
    ...levelPlan,
    minStates: scratch.search.count < minStates ? 0 : minStates,
    maxPassagesPercent: wantsRoutes(levelPlan) ? Math.max(maxPassagesPercent, passagesPercentOf(scratch)) : 100,
  };
}

function layLuresOrRoutes(scratch: Scratch, levelPlan: LevelPlan, random: Random): Task<boolean> {
  return wantsRoutes(levelPlan) ? layRoutes(scratch, levelPlan, random) : layLures(scratch, levelPlan, random);
}

/**
 * Builds misleading lure paths one by one until the level has the properties in `levelPlan`, and returns whether this
 * succeeded. Gives up if dead ends (states from which no win can be reached) or rival solutions (solutions about as
 * short as the planned one) cannot be blocked. Also gives up if too many moves leave no choice (forced moves), or after
 * `MAX_LURES_LAID` lure paths.
 *
 * A lure path hardly ever adds a choice to a forced move. Of 942 levels with too many forced moves, only 13 succeeded
 * after further lure paths.
 */
function* layLures(scratch: Scratch, levelPlan: LevelPlan, random: Random): Task<boolean> {
  const { level } = scratch;
  for (let laid = 0; laid < MAX_LURES_LAID; laid++) {
    yield* layLure(scratch, random);
    if (level.log !== undefined) logBuilt(level, level.log, BuildAction.Lure);
    yield;
    if (!(yield* blockRivalsAndDeadEnds(scratch, MAX_BLOCKING_ROUNDS, random))) return false;
    if (level.log !== undefined) logBuilt(level, level.log, BuildAction.Blockers);
    if (yield* isAsWanted(scratch, levelPlan.picks > 0, levelPlan)) return true;
    if (scratch.search.count < levelPlan.minStates - MAX_MISSING_STATES) return false;
    if (hasTooManyForcedMoves(scratch, levelPlan)) return false;
  }
  return false;
}
