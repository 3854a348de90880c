/**
 * Tunes a generated level by hill climbing: changes random cells, and keeps a change if the level comes nearer to the
 * wanted one.
 */

import { drawRandomBelow, type Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import { movesTo } from "../../sliding/slide-search";
import { Floor } from "../level";
import { measureMiss, DIFFICULTY_MISS_BASE } from "./target-miss";
import { EFFORT_OF_MEASURING, EFFORT_OF_TRIAL, MAX_EFFORT_WITH_LEVEL, type EffortCounter } from "./effort";
import { searchMeetsConstraints, searchFully, type LevelConstraints } from "./constraints";
import { GenerationAction, logChange, setFloor } from "./mutable-level";
import { acceptTrial, type Scratch } from "./scratch";
import { countMovesToTouch } from "./touch";
import type { Target } from "./target";

/**
 * A level is tuned (changed cell by cell) only if `measureMiss` returns at most this number for it. If the level misses
 * the wanted one by more, generating a new level takes less time.
 */
export const MAX_MISS_TO_TUNE = DIFFICULTY_MISS_BASE + 150;

// Tuning a level ends after this many changes in a row that have not improved the level. A change counts as 1, or as
// `PATIENCE_PER_APPRAISAL` if the difficulty of the changed level was also measured.
export const PATIENCE = 30;
export const PATIENCE_PER_APPRAISAL = 3;

/**
 * The wanted level towards which a generated level is tuned, and the conditions that the level must meet after each
 * change.
 */
export interface WantedLevel {
  readonly target: Target;
  readonly constraints: LevelConstraints;
}

/**
 * When a level is tuned (changed cell by cell), one in this many of the changed ice cells becomes snow. The other
 * changed ice cells become rocks.
 */
export const SNOW_ONE_IN = 3;

/**
 * Tunes the level in the generator's tables `scratch` if it is already near the wanted level. Changes random cells from
 * ice to a rock or to snow, or back to ice. A change is kept if the level comes nearer to the wanted level. The level
 * must still meet its constraints, and the number of moves stays in the wanted range. Returns by how much the level
 * finally differs from the wanted level.
 */
export function* tuneIfNear(
  scratch: Scratch,
  wanted: WantedLevel,
  effort: EffortCounter,
  random: Random,
): Task<number> {
  effort.units += EFFORT_OF_MEASURING;
  const miss = yield* measureMiss(scratch.level, scratch.currentSearch, wanted.target);
  if (miss > MAX_MISS_TO_TUNE) return miss;
  return yield* tune(scratch, wanted, miss, effort, random);
}

function* tune(
  scratch: Scratch,
  wanted: WantedLevel,
  miss: number,
  effort: EffortCounter,
  random: Random,
): Task<number> {
  const { level } = scratch;
  const { cells, start, hole, floor } = level;
  let smallestMiss = miss;
  let patience = PATIENCE;
  while (smallestMiss > 0 && patience > 0 && effort.units < MAX_EFFORT_WITH_LEVEL) {
    yield;
    effort.units += EFFORT_OF_TRIAL;
    patience--;
    const cell = cells[drawRandomBelow(random, cells.length)];
    const iceReplacement = drawRandomBelow(random, SNOW_ONE_IN) === 0 ? Floor.Snow : Floor.Rock;
    if (cell === start || cell === hole || countMovesToTouch(scratch.currentSearch, level, cell) < 0) continue;
    const kind = floor[cell - 1];
    setFloor(level, cell, kind === Floor.Ice ? iceReplacement : Floor.Ice);
    if (yield* isWanted(scratch, wanted)) {
      effort.units += EFFORT_OF_MEASURING;
      const missAfter = yield* measureMiss(level, scratch.trialSearch, wanted.target);
      if (missAfter < smallestMiss) {
        smallestMiss = missAfter;
        patience = PATIENCE;
        acceptTrial(scratch);
        if (level.log !== undefined) logChange(level, GenerationAction.Tune, cell);
        continue;
      }
      patience -= PATIENCE_PER_APPRAISAL - 1;
    }
    setFloor(level, cell, kind);
  }
  return smallestMiss;
}

function* isWanted(scratch: Scratch, { target, constraints }: WantedLevel): Task<boolean> {
  yield* searchFully(scratch);
  const moves = movesTo(scratch.trialSearch, scratch.level.hole);
  return moves >= target.minMoves && moves <= target.maxMoves && (yield* searchMeetsConstraints(scratch, constraints));
}
