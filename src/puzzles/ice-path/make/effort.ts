/** What making a level has cost so far, in about five device milliseconds. */
export interface Spending {
  effort: number;
}

export const EFFORT_OF_BEGINNING = 2;
export const EFFORT_OF_REFINING = 10;
export const EFFORT_OF_APPRAISING = 4;
export const EFFORT_OF_TRYING = 1;

/** After this much the best level so far is good enough. */
export const ENOUGH_EFFORT = 126;
/** A board on which no level has come after this much has none. */
export const MOST_EFFORT = 4000;
