/** What making a level has cost so far, in about five device milliseconds. */
export interface EffortCounter {
  units: number;
}

export const EFFORT_OF_LAYOUT = 2;
export const EFFORT_OF_REFINING = 10;
export const EFFORT_OF_MEASURING = 4;
export const EFFORT_OF_TRIAL = 1;

/** After this much the best level so far is good enough. */
export const MAX_EFFORT_WITH_LEVEL = 126;
/** A board on which no level has come after this much has none. */
export const MAX_EFFORT_WITHOUT_LEVEL = 4000;
