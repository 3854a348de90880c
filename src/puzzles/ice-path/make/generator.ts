/**
 * The generator of Ice Path, after the procedure that Delca describes for "Ice Path". Rocks are placed at random on up
 * to 40% of the tiles. The farthest tile becomes snow, again and again, until the path to the farthest tile stops
 * growing. Then the farthest tile becomes the hole (lay-out.ts). Five passes over all tiles remove useless things and
 * add rocks (refine.ts). Where the article leaves something open or names a weakness, this generator does the
 * following:
 *
 * - The solution may be as long as the brief says, and no longer. Otherwise every level would be the longest one
 *   possible.
 * - The hole must be reachable from every cell where the seal can stop. A level that fails this when its hole is placed
 *   is dropped before anything costly is done. Later no change may break this rule.
 * - Whether a useless thing may stay is drawn once, when it is placed. Drawn anew in each of the five passes, only one
 *   in a hundred would stay.
 * - Rocks cover at least 5% of the tiles, because all levels on bare ice look alike.
 * - A level that is near the wanted difficulty is changed tile by tile until it has that difficulty (tune.ts).
 * - Attempts go on until a level meets the brief, or until the effort is spent. Then the nearest level is returned.
 */

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

/** A level with a shorter solution than this is dropped, unless the brief asks for a shorter one. */
export const MIN_MOVES = 7;

/**
 * Generates a level for a brief. Returns undefined only if no attempt made a level of `MIN_MOVES` moves, or of fewer if
 * the brief allows that: the board is then too small.
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

/** Returns the fewest moves that a level for this brief may take. */
export function minMovesOf({ minMoves }: Brief): number {
  return Math.min(MIN_MOVES, minMoves);
}

/** Tunes the level in the scratch if it is near enough to the brief. Returns by how much it then misses the brief. */
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
