/** Defines what a generated level of Skid must be like: its grid, pieces, solution length and difficulty. */

export interface Target {
  /** The width of the whole grid in cells. The outer ring of blocks and goals is counted. */
  readonly width: number;
  readonly height: number;
  readonly reds: number;
  readonly yellows: number;
  readonly crates: number;
  readonly ices: number;
  readonly pits: number;
  /** The share of blocks among the cells inside the outer ring, in percent. */
  readonly blocksPercent: number;
  readonly goalsPerColour: number;
  /**
   * The bounds of the number of moves of the shortest win by max combo, in which all toys of each colour leave in one
   * move.
   */
  readonly minPar: number;
  readonly maxPar: number;
  /**
   * The largest allowed share of forced moves, at which the player has no choice, in percent; see
   * kernel/difficulty/forced-moves.ts.
   */
  readonly maxForcedMovesPercent: number;
  /** The wanted difficulty in hundredths of a bit (see `Verdict` in kernel/verdict.ts). */
  readonly difficultyCentibits: number;
  /** The largest accepted difference from the wanted difficulty, in hundredths of a bit. */
  readonly toleranceCentibits: number;
  /** Random boards with more states than this are given up. */
  readonly statesPerCandidate: number;
  /** No further board is tried once this many states have been explored. */
  readonly states: number;
}
