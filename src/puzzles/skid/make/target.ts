/** What a plan asks of Skid's generator. */

/** The wanted grid, pieces, par and difficulty of a level, and the budget for generating it. */
export interface Target {
  /** The size of the whole grid, its outer ring included. */
  readonly width: number;
  readonly height: number;
  readonly reds: number;
  readonly yellows: number;
  readonly crates: number;
  readonly ices: number;
  readonly pits: number;
  /** The share of blocks among the inner cells, in percent. */
  readonly blocksPercent: number;
  /** How many goals each colour has, if the level has toys of that colour. */
  readonly goalsPerColour: number;
  /** The fewest and the most moves of the shortest max combo. */
  readonly minPar: number;
  readonly maxPar: number;
  /** The largest share of forced moves, in percent; see kernel/difficulty/forced-moves.ts. */
  readonly maxForcedMovesPercent: number;
  /**
   * The wanted difficulty (see `Verdict` in kernel/verdict.ts), and how far a level may be from it to be good enough.
   */
  readonly difficultyCentibits: number;
  readonly toleranceCentibits: number;
  /**
   * The budget: a candidate with more than `statesPerCandidate` states is given up, and no candidate is begun once
   * `states` states have been explored.
   */
  readonly statesPerCandidate: number;
  readonly states: number;
}
