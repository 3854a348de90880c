/**
 * Penguin's level generator: lays a solution, adds a lure and blockers, and accepts or rejects the level. Measuring
 * difficulty and choosing among levels is the task of compose.ts.
 */
import { cachedBoard, buildBoard } from "../../../kernel/board";
import { release, acquire } from "../../../kernel/pool";
import { drawBelow, type Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import type { Level } from "../level";
import { blockRivalsAndDeadEnds } from "./blockers";
import type { Brief } from "./brief";
import { levelOf, EMPTY_CHECKPOINT, rollBack } from "./mutable-level";
import { hasEnoughLures, layLure } from "./lures";
import { removeNeedless } from "./needless";
import { findFreeScratch, type Scratch } from "./scratch";
import { setBudget } from "./slide-building";
import { beginSolution, goBackToMove, laySolution } from "./lay-solution";

/** The generator gives up after this many failed attempts: the board has no room for a solution of that length. */
const MAX_ATTEMPTS = 500;
/** How many solutions are tried with one finish. Each keeps the last moves of the previous one. */
const SOLUTIONS_PER_FINISH = 6;
/** How many of its first moves a solution loses before the next one is tried with the same finish. */
const MOVES_BACK = 3;
/** How many blockers a level may get against rivals: the ten rounds of the article. */
const MAX_BLOCKING_ROUNDS = 10;

/**
 * Generates a level after "Randomly generating Tickles Penguin's Puzzles". Returns undefined if all attempts fail, for
 * example because the board is too small for that many moves.
 *
 * The steps are: lay a solution from the finish backwards, which is what the article's author recommends with
 * hindsight; lay a lure; block rivals and dead ends; accept or reject; remove needless things. Where the article leaves
 * a choice open or calls its own method weak, this generator differs:
 *
 * - Rivals are already blocked while the solution is laid, after each slide. Blockers can hardly ever repair a long
 *   solution that is laid in one go.
 * - A level is accepted if the solution has no rival, the finish can be reached from every state, there are enough
 *   lures, and the level can be lost exactly if the brief asks for picks. A rival is another win that has at most one
 *   move more.
 * - Only one lure is laid. Further lures arise by themselves, and laying more of them adds few.
 * - Moves into dead ends are blocked like rivals. If too few lures arise, only the first moves of the solution are laid
 *   again.
 * - In the end all things are removed that none of these conditions needs.
 */
export function* composePenguin(brief: Brief, random: Random): Task<Level | undefined> {
  const board = cachedBoard(brief.width, brief.height) ?? (yield* buildBoard(brief.width, brief.height));
  const scratch = yield* findFreeScratch(board);
  const lease = acquire(scratch);
  let isFound = false;
  for (let attempt = 0; attempt < MAX_ATTEMPTS && !isFound; attempt++) {
    isFound = yield* attemptLevel(scratch, brief, random);
    yield;
  }
  const level = isFound ? yield* levelOf(scratch.level) : undefined;
  release(lease);
  return level;
}

/** Attempts to make a level in the scratch and returns whether it fulfils the brief. */
function* attemptLevel(scratch: Scratch, brief: Brief, random: Random): Task<boolean> {
  const { level, solution, budget, search } = scratch;
  yield* rollBack(level, EMPTY_CHECKPOINT);
  yield;
  setBudget(budget, brief);
  solution.moveCount = brief.minMoves + drawBelow(random, brief.maxMoves - brief.minMoves + 1);
  const build = yield* beginSolution(scratch, random);
  for (let solutionsLaid = 0; solutionsLaid < SOLUTIONS_PER_FINISH; solutionsLaid++) {
    if (!(yield* laySolution(scratch, build, random))) return false;
    yield* layLure(scratch, random);
    yield;
    const isFair = yield* blockRivalsAndDeadEnds(scratch, MAX_BLOCKING_ROUNDS, random);
    if (isFair && search.canLose === brief.picks > 0 && (yield* hasEnoughLures(scratch, brief.lures))) {
      yield* removeNeedless(scratch, brief.lures);
      return true;
    }
    yield* goBackToMove(scratch, build, Math.min(MOVES_BACK, solution.moveCount) - 1);
  }
  return false;
}
