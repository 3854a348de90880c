/**
 * Counts what the generator has spent on a level. The count depends on no clock, so that every machine makes the same
 * levels. One unit is about five device milliseconds.
 */

/** The effort spent on a level so far. */
export interface EffortCounter {
  units: number;
}

/** What each part of the generator costs, in units of effort; `EFFORT_OF_TRIAL` is that of a changed tile. */
export const EFFORT_OF_LAYOUT = 2;
export const EFFORT_OF_REFINING = 10;
export const EFFORT_OF_MEASURING = 4;
export const EFFORT_OF_TRIAL = 1;

/** After this much effort the generator returns the best level that it has made. */
export const MAX_EFFORT_WITH_LEVEL = 126;
/** After this much effort without any level the generator gives up: the board is too small for one. */
export const MAX_EFFORT_WITHOUT_LEVEL = 4000;
