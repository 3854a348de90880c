import { knownBoard, layOutBoard } from "../../../kernel/board";
import { giveBack, lend } from "../../../kernel/loan";
import { below, type Random } from "../../../kernel/random";
import type { Work } from "../../../kernel/work";
import type { Level } from "../level";
import { makeFair } from "./blockers";
import type { Brief } from "./brief";
import { levelOf, NOTHING_BUILT, takeBack } from "./floe";
import { hasLures, layLure } from "./lures";
import { takeAwayNeedless } from "./needless";
import { takeScratch, type Scratch } from "./scratch";
import { restock } from "./way";
import { beginCourse, goBack, layCourse } from "./winning-way";

/** So many winning ways that came to nothing mean that there is no room for one. */
const MOST_ATTEMPTS = 500;
/** So many winning ways are laid to one finish, each after some of the first moves of the one before were taken back. */
const WAYS_TO_A_FINISH = 6;
const MOVES_BACK = 3;
/** The article's rounds of blockers against shorter ways. */
const ROUNDS = 10;

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
export function* composePenguin(brief: Brief, random: Random): Work<Level | undefined> {
  const board = knownBoard(brief.width, brief.height) ?? (yield* layOutBoard(brief.width, brief.height));
  const scratch = yield* takeScratch(board);
  const loan = lend(scratch);
  let isDone = false;
  for (let attempt = 0; attempt < MOST_ATTEMPTS && !isDone; attempt++) {
    isDone = yield* attemptLevel(scratch, brief, random);
    yield;
  }
  const level = isDone ? yield* levelOf(scratch.floe) : undefined;
  giveBack(loan);
  return level;
}

/** Makes a level in the scratch; gives whether it is as the brief wants it. */
function* attemptLevel(scratch: Scratch, brief: Brief, random: Random): Work<boolean> {
  const { floe, way, stock, search } = scratch;
  yield* takeBack(floe, NOTHING_BUILT);
  yield;
  restock(stock, brief);
  way.length = brief.leastMoves + below(random, brief.mostMoves - brief.leastMoves + 1);
  const course = yield* beginCourse(scratch, random);
  for (let ways = 0; ways < WAYS_TO_A_FINISH; ways++) {
    if (!(yield* layCourse(scratch, course, random))) return false;
    yield* layLure(scratch, random);
    yield;
    const isFair = yield* makeFair(scratch, ROUNDS, random);
    if (isFair && search.canLose === brief.picks > 0 && (yield* hasLures(scratch, brief.lures))) {
      yield* takeAwayNeedless(scratch, brief.lures);
      return true;
    }
    yield* goBack(scratch, course, Math.min(MOVES_BACK, way.length) - 1);
  }
  return false;
}
