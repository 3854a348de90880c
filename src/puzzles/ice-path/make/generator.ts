import { cellAt, knownBoard, layOutBoard } from "../../../kernel/board";
import type { Random } from "../../../kernel/random";
import type { Work } from "../../../kernel/work";
import { outlookOf } from "../../sliding/outlook";
import { railroadPercent } from "../../sliding/railroad";
import type { Level } from "../level";
import type { Brief } from "./wish";
import { layOut } from "./lay-out";
import { refine } from "./refine";
import { levelOf } from "./rink";
import { setUpScratch, type Scratch } from "./scratch";

/** A level with a shorter solution is begun again. */
export const FEWEST_MOVES = 7;

// What may be spent on one level, counted in attempts: one that is given up before it is refined takes a small part of one
// that is not. After `ENOUGH_EFFORT` the best level so far is good enough; a board on which none has come after
// `MOST_EFFORT` has none.
export const EFFORT_OF_BEGINNING = 1;
export const EFFORT_OF_REFINING = 4;
export const ENOUGH_EFFORT = 16;
export const MOST_EFFORT = 2000;

/** Missing the wanted length by one move is as bad as missing the railroad share by so many hundredths. */
export const PERCENT_PER_MOVE = 10;

/**
 * The procedure of "Ice Path" (Delca): rocks at random up to 40 % of the tiles, the farthest tile becomes snow until the
 * longest way stops growing, the farthest tile becomes the hole, then refine.ts. What the article leaves open or says is
 * weak is done like this:
 * - The way may be as long as the brief says and no longer, so that not every level is the longest one possible.
 * - No position may be reached from which the hole cannot be. A level that has one as soon as its hole is dug is given up
 *   there and then, before anything costly was done, and no change is made later that brings one.
 * - Whether a useless thing may stay is drawn once, when it is put there. If it were drawn anew in each of the five passes
 *   only one in a hundred would be left.
 * - Attempts go on until one is as the brief wants it, or until the effort is spent; then the nearest is given.
 *
 * Gives undefined only if no level of seven moves came in any attempt, as on a board that is too small for one.
 */
export function* composeIcePath(brief: Brief, random: Random): Work<Level | undefined> {
  const board = knownBoard(brief.width, brief.height) ?? (yield* layOutBoard(brief.width, brief.height));
  const scratch = yield* setUpScratch(board, cellAt(board, brief.fromX, brief.fromY));
  let best: Level | undefined;
  let leastMiss = 0;
  let effort = 0;
  while (effort < (best === undefined ? MOST_EFFORT : ENOUGH_EFFORT)) {
    yield;
    const limits = yield* layOut(scratch, brief, random);
    effort += limits === undefined ? EFFORT_OF_BEGINNING : EFFORT_OF_REFINING;
    if (limits === undefined) continue;
    const moves = yield* refine(scratch, limits, random);
    yield;
    if (moves < FEWEST_MOVES) continue;
    const miss = yield* missOf(scratch, brief, moves);
    yield;
    if (best === undefined || miss < leastMiss) {
      best = levelOf(scratch.rink);
      leastMiss = miss;
    }
    if (miss === 0) return best;
  }
  return best;
}

/** How far the level in the scratch is from what the brief wants; 0: it is that. */
function* missOf({ rink, known }: Scratch, brief: Brief, moves: number): Work<number> {
  const miss = PERCENT_PER_MOVE * Math.max(0, brief.leastMoves - moves);
  if (brief.railroadPercent >= 100) return miss;
  const { graph, distance } = yield* outlookOf(known, rink.stops, rink.hole);
  const railroad = yield* railroadPercent(graph, distance);
  return miss + Math.max(0, railroad - brief.railroadPercent);
}
