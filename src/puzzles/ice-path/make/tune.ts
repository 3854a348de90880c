import { below, type Random } from "../../../kernel/random";
import type { Work } from "../../../kernel/work";
import { movesTo } from "../../sliding/search";
import { Ground } from "../level";
import { appraise, MISSES_DIFFICULTY } from "./appraise";
import { EFFORT_OF_APPRAISING, EFFORT_OF_TRYING, ENOUGH_EFFORT, type Spending } from "./effort";
import { isFairAsSearched, searchWhole, type Limits } from "./fair";
import { put } from "./rink";
import { keepTrial, type Scratch } from "./scratch";
import { firstTouch } from "./touch";
import type { Brief } from "./wish";

// A level that is farther off than this is not worth it: another one comes nearer at less cost.
export const MOST_MISS_TO_TUNE = MISSES_DIFFICULTY + 150;

// So much in vain, and another level is made. A change that came to nothing counts 1, one that was appraised 3.
export const PATIENCE = 30;
export const PATIENCE_PER_APPRAISAL = 3;

/** Of three changes to ice one makes snow of it. */
export const CHANGES_PER_SNOW = 3;

/**
 * Changes tile after tile at random, ice to a rock or to snow and those to ice, and keeps each change that brings the
 * level in the scratch nearer to what the brief wants. `miss` is how far it is off; gives how far it is then. No change is
 * kept that refine.ts would not have kept, but for the number of moves: that may go either way within the wanted range.
 */
export function* tune(
  scratch: Scratch,
  brief: Brief,
  limits: Limits,
  miss: number,
  spending: Spending,
  random: Random,
): Work<number> {
  const { rink } = scratch;
  const { board, start, hole, ground } = rink;
  let least = miss;
  let patience = PATIENCE;
  while (least > 0 && patience > 0 && spending.effort < ENOUGH_EFFORT) {
    yield;
    spending.effort += EFFORT_OF_TRYING;
    patience--;
    const cell = board.cells[below(random, board.cells.length)];
    const toIce = below(random, CHANGES_PER_SNOW) === 0 ? Ground.Snow : Ground.Rock;
    if (cell === start || cell === hole || firstTouch(scratch.known, rink, cell) < 0) continue;
    const kind = ground[cell - 1];
    put(rink, cell, kind === Ground.Ice ? toIce : Ground.Ice);
    if (yield* isInLimits(scratch, brief, limits)) {
      spending.effort += EFFORT_OF_APPRAISING;
      const after = yield* appraise(rink, scratch.trial, brief);
      if (after < least) {
        least = after;
        patience = PATIENCE;
        keepTrial(scratch);
        continue;
      }
      patience -= PATIENCE_PER_APPRAISAL - 1;
    }
    put(rink, cell, kind);
  }
  return least;
}

/** Whether the rink is as long as wanted and as fair as it has to be. Leaves a whole search in `scratch.trial`. */
function* isInLimits(scratch: Scratch, { leastMoves, mostMoves }: Brief, limits: Limits): Work<boolean> {
  yield* searchWhole(scratch);
  const moves = movesTo(scratch.trial, scratch.rink.hole);
  return moves >= leastMoves && moves <= mostMoves && (yield* isFairAsSearched(scratch, limits));
}
