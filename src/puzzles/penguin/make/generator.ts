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

/** So many winning ways that came to nothing mean that there is no room for one. */
const MAX_ATTEMPTS = 500;
/** So many winning ways are laid to one finish, each after some of the first moves of the one before were taken back. */
const SOLUTIONS_PER_FINISH = 6;
const MOVES_BACK = 3;
/** The article's rounds of blockers against shorter ways. */
const MAX_BLOCKING_ROUNDS = 10;

/**
 * The procedure of "Randomly generating Tickles Penguin's Puzzles", with its author's hindsight: a winning way made from
 * the end backwards, then lures, blocks that make them hold, the graph, blockers against shorter ways, and then the level
 * is accepted or given up. What the article leaves open or says is weak is done like this:
 * - Already while the winning way is laid each slide is held against all ways to the finish from its start: hardly any
 *   long way that is laid in one go can be kept the shortest by blockers afterwards.
 * - A level is accepted if the winning way has no rival (no other way is as short, or longer by one move), the finish can
 *   be reached from everywhere, it has as many lures as wanted, and something to lose just if there are picks.
 * - One lure is laid. The others come about by themselves: where more are laid there are hardly more in the end.
 * - What leads to a dead end is blocked like a shorter way. A winning way on which too few lures come about is not given up
 *   whole: its first moves are laid anew.
 * - Then all that is of no use to that is taken away again.
 *
 * Gives undefined only if nothing came of so many attempts, as on a board that is too small for so many moves.
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

/** Makes a level in the scratch; gives whether it is as the brief wants it. */
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
