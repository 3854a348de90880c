import { cellAt, cachedBoard, buildBoard } from "../../../kernel/board";
import type { Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import type { Level } from "../level";
import { measureMiss } from "./target-miss";
import {
  EFFORT_OF_MEASURING,
  EFFORT_OF_LAYOUT,
  EFFORT_OF_REFINING,
  MAX_EFFORT_WITH_LEVEL,
  MAX_EFFORT_WITHOUT_LEVEL,
  type EffortCounter,
} from "./effort";
import type { LevelConstraints } from "./constraints";
import { layOutLevel } from "./lay-out";
import { refine } from "./refine";
import { levelOf } from "./mutable-level";
import { createScratch, type Scratch } from "./scratch";
import { MAX_MISS_TO_TUNE, tune } from "./tune";
import type { Brief } from "./target";

/** A level with a shorter solution is begun again, unless a shorter one is wanted. */
export const MIN_MOVES = 7;

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
export function* composeIcePath(brief: Brief, random: Random): Task<Level | undefined> {
  const board = cachedBoard(brief.width, brief.height) ?? (yield* buildBoard(brief.width, brief.height));
  const scratch = yield* createScratch(board, cellAt(board, brief.fromX, brief.fromY));
  const minMoves = minMovesOf(brief);
  const effort: EffortCounter = { units: 0 };
  let best: Level | undefined;
  let smallestMiss = 0;
  while (effort.units < (best === undefined ? MAX_EFFORT_WITHOUT_LEVEL : MAX_EFFORT_WITH_LEVEL)) {
    yield;
    effort.units += EFFORT_OF_LAYOUT;
    const constraints = yield* layOutLevel(scratch, brief, random);
    if (constraints === undefined) continue;
    effort.units += EFFORT_OF_REFINING;
    const moves = yield* refine(scratch, constraints, random);
    yield;
    if (moves < minMoves) continue;
    const miss = yield* tuneIfNear(scratch, brief, constraints, effort, random);
    yield;
    if (best === undefined || miss < smallestMiss) {
      best = levelOf(scratch.level);
      smallestMiss = miss;
    }
    if (miss === 0) return best;
  }
  return best;
}

/** The fewest moves of any level that comes of a brief. */
export function minMovesOf({ minMoves }: Brief): number {
  return Math.min(MIN_MOVES, minMoves);
}

/** Tunes the level in the scratch if it is worth it; gives how far it misses the brief. */
function* tuneIfNear(
  scratch: Scratch,
  brief: Brief,
  constraints: LevelConstraints,
  effort: EffortCounter,
  random: Random,
): Task<number> {
  effort.units += EFFORT_OF_MEASURING;
  const miss = yield* measureMiss(scratch.level, scratch.currentSearch, brief);
  if (miss > MAX_MISS_TO_TUNE) return miss;
  return yield* tune(scratch, brief, constraints, miss, effort, random);
}
