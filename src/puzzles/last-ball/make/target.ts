/** How large a level shall be, and how hard: what a plan asks for. */
export interface Target {
  readonly width: number;
  readonly height: number;
  /** So many balls, so many moves: each move of a win sends one off the board. */
  readonly whiteCount: number;
  /**
   * In hundredths of a bit: with 100 a player who wanders makes two moves for each of the shortest win (see `Verdict` of
   * kernel/verdict). The generator leans that way, and a choice among levels does the rest.
   */
  readonly difficultyCentibits: number;
  /** The most that may be a railroad; see kernel/railroad. */
  readonly maxForcedMovesPercent: number;
}

/** A wish, and where the black ball starts: column and row from 0. */
export interface Brief extends Target {
  readonly fromX: number;
  readonly fromY: number;
}
