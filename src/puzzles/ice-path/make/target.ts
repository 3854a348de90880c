/** How large a level shall be, how long its way, how hard, and how little of a railroad: what a plan asks for. */
export interface Target {
  readonly width: number;
  readonly height: number;
  /** The wanted number of moves of the shortest solution: from … to. */
  readonly minMoves: number;
  readonly maxMoves: number;
  /** In hundredths of a bit (see `Verdict` of kernel/verdict); undefined: any. */
  readonly difficultyCentibits: number | undefined;
  /** The most that may be a railroad; see kernel/railroad. 100: any. */
  readonly maxForcedMovesPercent: number;
  /** How many tiles, spread over the corners of the board, the walker must be able to come over. */
  readonly hiddenGoals: number;
}

/** A wish, and where the walker starts: column and row from 0. */
export interface Brief extends Target {
  readonly fromX: number;
  readonly fromY: number;
}
