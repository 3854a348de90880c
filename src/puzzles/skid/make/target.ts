/** Defines what a generated level of Skid must be like: its grid, pieces, solution length and difficulty. */

/**
 * The description of a wanted level: its grid, pieces, solution length and difficulty, and how much its generation may
 * cost.
 */
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
  /** How many goals the level has for each colour of its toys. */
  readonly goalsPerColour: number;
  /**
   * The lowest allowed number of moves of the shortest win by a max combo, where all toys of each colour leave in one
   * move.
   */
  readonly minPar: number;
  /** The highest allowed number of moves of the shortest win by a max combo. */
  readonly maxPar: number;
  /**
   * The largest allowed share, in percent, of moves at which the player has no choice; see
   * kernel/difficulty/forced-moves.ts.
   */
  readonly maxForcedMovesPercent: number;
  /** The wanted difficulty in hundredths of a bit (see `Verdict` in kernel/verdict.ts). */
  readonly difficultyCentibits: number;
  /** A level is good enough if its difficulty differs from the wanted one by at most this, in hundredths of a bit. */
  readonly toleranceCentibits: number;
  /** The most states that one random board may have; boards with more states are given up. */
  readonly statesPerCandidate: number;
  /** No further board is tried once this many states have been explored. */
  readonly states: number;
}
