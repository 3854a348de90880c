/** What a level shall have, how long and how hard it shall be, and what may be spent on it: what a plan asks for. */
export interface Target {
  /** Of the whole grid, its outer ring included. */
  readonly width: number;
  readonly height: number;
  readonly reds: number;
  readonly yellows: number;
  readonly crates: number;
  readonly ices: number;
  readonly pits: number;
  /** Solid blocks, in hundredths of the cells inside. */
  readonly blocksPercent: number;
  /** How many goals each colour has that is there. */
  readonly goalsPerColour: number;
  /** The least and the most moves of the shortest max combo. */
  readonly minPar: number;
  readonly maxPar: number;
  /** The most that may be a railroad; see kernel/railroad. */
  readonly maxForcedMovesPercent: number;
  /** See `Verdict` of kernel/verdict. A level within `toleranceCentibits` of it is good enough. */
  readonly difficultyCentibits: number;
  readonly toleranceCentibits: number;
  /** A candidate with more states is given up, and no candidate is begun once `states` have been explored. */
  readonly statesPerCandidate: number;
  readonly states: number;
}
