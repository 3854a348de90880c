/** Defines the types that describe a wanted level of Ice Path, for its generator. */

/** The rooms of a wanted cave: the grid in which they lie, how many there are, and the columns and rows of each. */
export interface CaveShape {
  readonly columns: number;
  readonly rows: number;
  readonly roomCount: number;
  readonly roomWidth: number;
  readonly roomHeight: number;
}

export interface Target {
  readonly width: number;
  readonly height: number;
  readonly minMoves: number;
  readonly maxMoves: number;
  /**
   * The wanted difficulty in hundredths of a bit (see `Verdict` in kernel/verdict.ts), or undefined if any difficulty
   * is accepted.
   */
  readonly difficultyCentibits: number | undefined;
  /**
   * The highest accepted share of moves at which the player has no choice, in percent (see
   * kernel/difficulty/forced-moves.ts); 100 if any share is accepted.
   */
  readonly maxForcedMovesPercent: number;
  /** The number of hidden goals: cells, spread over the quarters of the board, that the seal must be able to cross. */
  readonly hiddenGoals: number;
  /**
   * The rooms, if the level is a cave. The rooms decide the size of the cave's board. `width` and `height` are then
   * those of the empty board that is shown until the cave is ready.
   */
  readonly cave?: CaveShape;
}

export interface CaveTarget extends Target {
  readonly cave: CaveShape;
}

/** The description of a wanted level, with the column and row where the seal starts, counted from 0. */
export interface PlacedTarget extends Target {
  readonly fromX: number;
  readonly fromY: number;
}
