/** What a plan asks of a level of Ice Path, and what one call of the generator is given. */

/** What a plan asks of a level: its size, number of moves, difficulty, share of forced moves, and hidden goals. */
export interface Target {
  readonly width: number;
  readonly height: number;
  /** The fewest and the most moves that the shortest solution may have. */
  readonly minMoves: number;
  readonly maxMoves: number;
  /** The wanted difficulty in hundredths of a bit (see `Verdict` in kernel/verdict.ts); undefined if any will do. */
  readonly difficultyCentibits: number | undefined;
  /** The highest acceptable share of forced moves (see kernel/difficulty/forced-moves.ts); 100 if any will do. */
  readonly maxForcedMovesPercent: number;
  /** How many tiles, spread over the quarters of the board, the seal must be able to cross. */
  readonly hiddenGoals: number;
}

/** A target with the start of the seal: column and row, from 0. */
export interface Brief extends Target {
  readonly fromX: number;
  readonly fromY: number;
}
