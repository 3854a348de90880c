/**
 * The level generator of the puzzle Penguin: it builds a solution, adds a wrong way that looks right (a lure), blocks
 * other solutions, and accepts or rejects the level. compose.ts measures the difficulty and chooses among several
 * levels.
 */
import { cachedBoard, buildBoard } from "../../../kernel/board";
import { release, acquire } from "../../../kernel/pool";
import { drawBelow, type Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import type { Level } from "../level";
import { isAsWanted } from "./acceptance";
import { blockRivalsAndDeadEnds } from "./blockers";
import { BuildSort, clearLog, type BuildLog } from "./build-log";
import { logBuilt } from "./log-built";
import type { LevelPlan } from "./level-plan";
import { levelOf, EMPTY_CHECKPOINT, rollBack } from "./mutable-level";
import { layLure } from "./lures";
import { layPockets } from "./pockets";
import { removeNeedless } from "./needless";
import { findFreeScratch, type Scratch } from "./scratch";
import { setBudget } from "./slide-building";
import { beginSolution, goBackToMove, laySolution } from "./lay-solution";

/**
 * The generator gives up after this many failed attempts, because the board then has no room for a solution of the
 * wanted length.
 */
const MAX_ATTEMPTS = 500;
/**
 * The number of solutions that are tried before the generator begins again with another finish. Each solution keeps the
 * last moves of the previous solution.
 */
const SOLUTIONS_PER_FINISH = 6;
/**
 * Each solution after the first replaces this many of the first moves of the previous solution, which had the same
 * finish.
 */
const MOVES_BACK = 3;
/**
 * Other solutions are blocked one by one with obstacles. This is the largest number of obstacles, as in the article
 * "Randomly generating Tickles Penguin's Puzzles".
 */
const MAX_BLOCKING_ROUNDS = 10;
/**
 * The largest number of lures that are built after one solution. A lure is a wrong way that looks right. Each one adds
 * states and choices, and costs less than another solution.
 */
const MAX_LURES_LAID = 4;

/**
 * A solution is given up if, after a lure (a wrong way that looks right) was built, the level lacks more states than
 * this. Of 713 solutions of large levels, 344 lacked so many after the first lure, and further lures made only 11 of
 * these large enough.
 */
const MAX_MISSING_STATES = 7;

/**
 * Generates a level by the method of the article "Randomly generating Tickles Penguin's Puzzles". Returns undefined if
 * all attempts fail, for example because the board is too small for the wanted number of moves.
 *
 * The steps are: build a solution from the finish backwards, which the author of the article recommends in hindsight;
 * build a lure, which is a wrong way that looks right for three moves; block rivals (other wins with at most one move
 * more than the solution) and moves into dead ends; accept the level or build another lure; build pockets if the level
 * is to have dead ends; remove needless things.
 * Where the article leaves a choice open or calls its own method weak, this generator differs:
 *
 * - Rivals are already blocked while the solution is built, after each slide. If a long solution is built at once,
 *   obstacles can hardly ever make it the only one.
 * - A level is accepted if the solution has no rival, the finish can be reached from every state, and there are enough
 *   lures, states and moves with a choice. The level can be lost exactly if `levelPlan` asks for picks.
 * - Most lures arise by themselves. Further ones are built only until the level is accepted.
 * - Moves into dead ends are blocked like rivals. If too few lures arise, only the first moves of the solution are
 *   built again.
 * - If `levelPlan` asks for dead ends, pockets (pockets.ts) are built last, and a player can foresee each dead end.
 * - In the end, all things are removed that none of these conditions needs.
 *
 * If there is a `log`, it then has the steps in which the level was built.
 */
export function* generateLevel(levelPlan: LevelPlan, random: Random, log?: BuildLog): Task<Level | undefined> {
  const board =
    cachedBoard(levelPlan.width, levelPlan.height) ?? (yield* buildBoard(levelPlan.width, levelPlan.height));
  const scratch = yield* findFreeScratch(board);
  const lease = acquire(scratch);
  // A cancelled task may have left a log of its own in the memory, so `log` is stored even if it is undefined.
  scratch.level.log = log;
  let isFound = false;
  for (let attempt = 0; attempt < MAX_ATTEMPTS && !isFound; attempt++) {
    isFound = yield* attemptLevel(scratch, levelPlan, random);
    yield;
  }
  const level = isFound ? yield* levelOf(scratch.level) : undefined;
  release(lease);
  return level;
}

/**
 * Attempts to build a level in the generator's memory `scratch`, and returns whether the level matches the description
 * `levelPlan`.
 */
function* attemptLevel(scratch: Scratch, levelPlan: LevelPlan, random: Random): Task<boolean> {
  const { level, solution, budget } = scratch;
  yield* rollBack(level, EMPTY_CHECKPOINT);
  if (level.log !== undefined) clearLog(level.log);
  yield;
  setBudget(budget, levelPlan);
  solution.moveCount = levelPlan.minMoves + drawBelow(random, levelPlan.maxMoves - levelPlan.minMoves + 1);
  const build = yield* beginSolution(scratch, random);
  if (level.log !== undefined) logBuilt(level, level.log, BuildSort.Finish);
  for (let solutionsLaid = 0; solutionsLaid < SOLUTIONS_PER_FINISH; solutionsLaid++) {
    if (!(yield* laySolution(scratch, build, random))) return false;
    if ((yield* layLures(scratch, levelPlan, random)) && (yield* layPockets(scratch, levelPlan, random))) {
      yield* removeNeedless(scratch, levelPlan);
      return true;
    }
    yield* goBackToMove(scratch, build, Math.min(MOVES_BACK, solution.moveCount) - 1);
  }
  return false;
}

/**
 * Builds lures (wrong ways that look right) one by one until the level matches the description `levelPlan`, and returns
 * whether it does. Gives up if rivals (other wins about as short) or dead ends cannot be blocked, or after
 * `MAX_LURES_LAID` lures.
 */
function* layLures(scratch: Scratch, levelPlan: LevelPlan, random: Random): Task<boolean> {
  const { level } = scratch;
  for (let laid = 0; laid < MAX_LURES_LAID; laid++) {
    yield* layLure(scratch, random);
    if (level.log !== undefined) logBuilt(level, level.log, BuildSort.Lure);
    yield;
    if (!(yield* blockRivalsAndDeadEnds(scratch, MAX_BLOCKING_ROUNDS, random))) return false;
    if (level.log !== undefined) logBuilt(level, level.log, BuildSort.Blockers);
    if (yield* isAsWanted(scratch, levelPlan.picks > 0, levelPlan)) return true;
    if (scratch.search.count < levelPlan.minStates - MAX_MISSING_STATES) return false;
  }
  return false;
}
