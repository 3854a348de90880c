/**
 * Counts how much computing the generator has spent on a level. The count does not depend on a clock, so that every
 * machine generates the same levels. One unit is about five milliseconds on the console.
 */

export interface EffortCounter {
  units: number;
}

/**
 * The cost of laying out a new level, in units of about five milliseconds of computing. The constants below are the
 * costs of other parts of the generator.
 */
export const EFFORT_OF_LAYOUT = 2;
/** The cost of refining a level (see refine.ts), in units of about five milliseconds. */
export const EFFORT_OF_REFINING = 10;
export const EFFORT_OF_MEASURING = 4;
export const EFFORT_OF_TRIAL = 1;
export const EFFORT_OF_JUDGING = 3;

/** Once the generator has spent this many units of computing, it returns the best level so far. */
export const MAX_EFFORT_WITH_LEVEL = 126;
/**
 * Once the generator has spent this many units of computing while it prefers levels with a strong solving idea, it
 * returns the best level so far.
 */
export const MAX_EFFORT_WITH_AIM = 330;
/**
 * Once the generator has spent this many units of computing and has found no level, it gives up, because the board is
 * too small.
 */
export const MAX_EFFORT_WITHOUT_LEVEL = 4000;
