import { drawBelow, type Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import { movesTo } from "../../sliding/slide-search";
import { Floor } from "../level";
import { measureMiss, DIFFICULTY_MISS_BASE } from "./target-miss";
import { EFFORT_OF_MEASURING, EFFORT_OF_TRIAL, MAX_EFFORT_WITH_LEVEL, type EffortCounter } from "./effort";
import { searchMeetsConstraints, searchFully, type LevelConstraints } from "./constraints";
import { setFloor } from "./mutable-level";
import { acceptTrial, type Scratch } from "./scratch";
import { movesToTouch } from "./touch";
import type { Brief } from "./target";

// A level that is farther off than this is not worth it: another one comes nearer at less cost.
export const MAX_MISS_TO_TUNE = DIFFICULTY_MISS_BASE + 150;

// So much in vain, and another level is made. A change that came to nothing counts 1, one that was appraised 3.
export const PATIENCE = 30;
export const PATIENCE_PER_APPRAISAL = 3;

/** Of three changes to ice one makes snow of it. */
export const SNOW_ONE_IN = 3;

/**
 * Changes tile after tile at random, ice to a rock or to snow and those to ice, and keeps each change that brings the
 * level in the scratch nearer to what the brief wants. `miss` is how far it is off; gives how far it is then. No change is
 * kept that refine.ts would not have kept, but for the number of moves: that may go either way within the wanted range.
 */
export function* tune(
  scratch: Scratch,
  brief: Brief,
  constraints: LevelConstraints,
  miss: number,
  effort: EffortCounter,
  random: Random,
): Task<number> {
  const { level } = scratch;
  const { board, start, hole, floor } = level;
  let smallestMiss = miss;
  let patience = PATIENCE;
  while (smallestMiss > 0 && patience > 0 && effort.units < MAX_EFFORT_WITH_LEVEL) {
    yield;
    effort.units += EFFORT_OF_TRIAL;
    patience--;
    const cell = board.cells[drawBelow(random, board.cells.length)];
    const iceReplacement = drawBelow(random, SNOW_ONE_IN) === 0 ? Floor.Snow : Floor.Rock;
    if (cell === start || cell === hole || movesToTouch(scratch.currentSearch, level, cell) < 0) continue;
    const kind = floor[cell - 1];
    setFloor(level, cell, kind === Floor.Ice ? iceReplacement : Floor.Ice);
    if (yield* meetsBrief(scratch, brief, constraints)) {
      effort.units += EFFORT_OF_MEASURING;
      const missAfter = yield* measureMiss(level, scratch.trialSearch, brief);
      if (missAfter < smallestMiss) {
        smallestMiss = missAfter;
        patience = PATIENCE;
        acceptTrial(scratch);
        continue;
      }
      patience -= PATIENCE_PER_APPRAISAL - 1;
    }
    setFloor(level, cell, kind);
  }
  return smallestMiss;
}

/** Whether the rink is as long as wanted and as fair as it has to be. Leaves a whole search in `scratch.trial`. */
function* meetsBrief(scratch: Scratch, { minMoves, maxMoves }: Brief, constraints: LevelConstraints): Task<boolean> {
  yield* searchFully(scratch);
  const moves = movesTo(scratch.trialSearch, scratch.level.hole);
  return moves >= minMoves && moves <= maxMoves && (yield* searchMeetsConstraints(scratch, constraints));
}
