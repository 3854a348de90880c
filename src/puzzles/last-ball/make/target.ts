/** What a plan asks of a level of Last Ball, and what one call of the generator is given. */

/** What a plan asks of a level: its size, its length and its difficulty. */
export interface Target {
  readonly width: number;
  readonly height: number;
  /** The number of white balls. Each solution has as many moves, because every move sends one ball off the board. */
  readonly whiteCount: number;
  /**
   * The wanted difficulty in hundredths of a bit (see `Verdict` in kernel/verdict.ts). At 100 the random walk makes two
   * moves for each move of the shortest solution. The generator only tends to it; compose.ts selects the nearest level.
   */
  readonly difficultyCentibits: number;
  /** The highest acceptable share of forced moves; see kernel/difficulty/forced-moves.ts. */
  readonly maxForcedMovesPercent: number;
}

/** A target with the start of the black ball: column and row, from 0. */
export interface Brief extends Target {
  readonly fromX: number;
  readonly fromY: number;
}
