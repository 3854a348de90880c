/**
 * Counts how much computing the generator has spent on a level. The count does not depend on a clock, so that every
 * machine generates the same levels. One unit is about five milliseconds on the console.
 */

export interface EffortCounter {
  units: number;
}

/** What it costs to lay out a new level, in units of about five milliseconds of computing. */
export const EFFORT_OF_LAYOUT = 2;
/** What it costs to refine a level (see refine.ts), in units of about five milliseconds of computing. */
export const EFFORT_OF_REFINING = 10;
/** What it costs to measure the difficulty of a level, in units of about five milliseconds of computing. */
export const EFFORT_OF_MEASURING = 4;
/** What it costs to try a change of one cell (see tune.ts), in units of about five milliseconds of computing. */
export const EFFORT_OF_TRIAL = 1;
/** What it costs to measure the solving ideas of a level, in units of about five milliseconds of computing. */
export const EFFORT_OF_JUDGING = 3;

/** Once the generator has spent this many units of computing, it returns the best level so far. */
export const MAX_EFFORT_WITH_LEVEL = 126;
/** Like `MAX_EFFORT_WITH_LEVEL`, but for a generator that prefers levels with a strong solving idea. */
export const MAX_EFFORT_WITH_AIM = 330;
/**
 * The generator gives up if it has spent this many units of computing and has found no level. Then the board is too
 * small for the wanted level.
 */
export const MAX_EFFORT_WITHOUT_LEVEL = 4000;
