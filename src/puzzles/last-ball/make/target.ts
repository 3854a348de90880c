/** The wanted size, number of white balls and difficulty of a generated level of Last Ball. */

export interface Target {
  readonly width: number;
  readonly height: number;
  /**
   * The number of white balls. Each solution has as many moves, because every move pushes exactly one ball off the
   * board.
   */
  readonly whiteCount: number;
  /**
   * The wanted difficulty in hundredths of a bit (see `Verdict` in kernel/verdict.ts). At 300 a person is expected to
   * need eight moves, at 400 sixteen. The generator reaches the wanted difficulty only roughly; compose.ts selects the
   * nearest level.
   */
  readonly difficultyCentibits: number;
  /**
   * The highest allowed share, in percent, of moves at which the player has no choice; see
   * kernel/difficulty/forced-moves.ts.
   */
  readonly maxForcedMovesPercent: number;
}

/** The description of a wanted level, with the column and row where the black ball starts. Both count from 0. */
export interface PlacedTarget extends Target {
  readonly fromX: number;
  readonly fromY: number;
}
