import { cellAt, knownBoard, layOutBoard } from "../../../kernel/board";
import type { Random } from "../../../kernel/random";
import type { Work } from "../../../kernel/work";
import type { Level } from "../level";
import { appraise } from "./appraise";
import {
  EFFORT_OF_APPRAISING,
  EFFORT_OF_BEGINNING,
  EFFORT_OF_REFINING,
  ENOUGH_EFFORT,
  MOST_EFFORT,
  type Spending,
} from "./effort";
import type { Limits } from "./fair";
import { layOut } from "./lay-out";
import { refine } from "./refine";
import { levelOf } from "./rink";
import { setUpScratch, type Scratch } from "./scratch";
import { MOST_MISS_TO_TUNE, tune } from "./tune";
import type { Brief } from "./wish";

/** A level with a shorter solution is begun again, unless a shorter one is wanted. */
export const FEWEST_MOVES = 7;

/**
 * The procedure of "Ice Path" (Delca): rocks at random up to 40 % of the tiles, the farthest tile becomes snow until the
 * longest way stops growing, the farthest tile becomes the hole, then refine.ts. What the article leaves open or says is
 * weak is done like this:
 * - The way may be as long as the brief says and no longer, so that not every level is the longest one possible.
 * - No position may be reached from which the hole cannot be. A level that has one as soon as its hole is dug is given up
 *   there and then, before anything costly was done, and no change is made later that brings one.
 * - Whether a useless thing may stay is drawn once, when it is put there. If it were drawn anew in each of the five passes
 *   only one in a hundred would be left.
 * - On bare ice all levels are alike, so there are a few rocks at the least.
 * - A level that is nearly as hard as wanted is changed tile by tile until it is (tune.ts).
 * - Attempts go on until one is as the brief wants it, or until the effort is spent; then the nearest is given.
 *
 * Gives undefined only if no level of seven moves, or of the fewest wanted, came in any attempt, as on a board that is too
 * small for one.
 */
export function* composeIcePath(brief: Brief, random: Random): Work<Level | undefined> {
  const board = knownBoard(brief.width, brief.height) ?? (yield* layOutBoard(brief.width, brief.height));
  const scratch = yield* setUpScratch(board, cellAt(board, brief.fromX, brief.fromY));
  const fewestMoves = fewestMovesOf(brief);
  const spending: Spending = { effort: 0 };
  let best: Level | undefined;
  let leastMiss = 0;
  while (spending.effort < (best === undefined ? MOST_EFFORT : ENOUGH_EFFORT)) {
    yield;
    spending.effort += EFFORT_OF_BEGINNING;
    const limits = yield* layOut(scratch, brief, random);
    if (limits === undefined) continue;
    spending.effort += EFFORT_OF_REFINING;
    const moves = yield* refine(scratch, limits, random);
    yield;
    if (moves < fewestMoves) continue;
    const miss = yield* comeNear(scratch, brief, limits, spending, random);
    yield;
    if (best === undefined || miss < leastMiss) {
      best = levelOf(scratch.rink);
      leastMiss = miss;
    }
    if (miss === 0) return best;
  }
  return best;
}

/** The fewest moves of any level that comes of a brief. */
export function fewestMovesOf({ leastMoves }: Brief): number {
  return Math.min(FEWEST_MOVES, leastMoves);
}

/** Tunes the level in the scratch if it is worth it; gives how far it misses the brief. */
function* comeNear(scratch: Scratch, brief: Brief, limits: Limits, spending: Spending, random: Random): Work<number> {
  spending.effort += EFFORT_OF_APPRAISING;
  const miss = yield* appraise(scratch.rink, scratch.known, brief);
  if (miss > MOST_MISS_TO_TUNE) return miss;
  return yield* tune(scratch, brief, limits, miss, spending, random);
}
