/**
 * Counts how much computing the generator has spent on a level. The count does not depend on a clock, so that every
 * machine generates the same levels. One unit is about five milliseconds on the console.
 */

export interface EffortCounter {
  units: number;
}

/**
 * What each part of the generator costs, in units of about five milliseconds of computing: laying out a new level,
 * refining it, measuring its difficulty, trying a change of one cell, and measuring its solving ideas.
 */
export const EFFORT_OF_LAYOUT = 2;
/** Refining a level costs this many units; see refine.ts. */
export const EFFORT_OF_REFINING = 10;
export const EFFORT_OF_MEASURING = 4;
export const EFFORT_OF_TRIAL = 1;
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
