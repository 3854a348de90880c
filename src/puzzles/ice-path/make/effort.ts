/**
 * Counts how much computing the generator has spent on a level. The count does not depend on a clock, so that every
 * machine generates the same levels. One unit is the work of about five milliseconds on the console.
 */

export interface EffortCounter {
  units: number;
}

/** The computing that it takes to lay out a new level, in units of about five milliseconds. */
export const EFFORT_OF_LAYOUT = 2;
/** The computing that it takes to refine a level (see refine.ts), in units of about five milliseconds. */
export const EFFORT_OF_REFINING = 10;
/** The computing that it takes to measure the difficulty of a level, in units of about five milliseconds. */
export const EFFORT_OF_MEASURING = 4;
/** The computing that it takes to try a change of one cell (see tune.ts), in units of about five milliseconds. */
export const EFFORT_OF_TRIAL = 1;
/**
 * The computing that it takes to measure the solving ideas (techniques that a solution needs) of a level, in units of
 * about five milliseconds.
 */
export const EFFORT_OF_JUDGING = 3;

/**
 * Once the generator has spent this many units of computing (about five milliseconds each), it returns the best level
 * so far.
 */
export const MAX_EFFORT_WITH_LEVEL = 126;
/**
 * If the generator prefers levels with a strong solving idea (a technique that a solution needs), it returns the best
 * level so far once it has spent this many units of computing (about five milliseconds each).
 */
export const MAX_EFFORT_WITH_AIM = 330;
/**
 * The generator gives up if it has spent this many units of computing (about five milliseconds each) and has found no
 * level. Then the board is too small for the wanted level.
 */
export const MAX_EFFORT_WITHOUT_LEVEL = 4000;
