/** What the generator is asked for. */
export interface Brief {
  readonly width: number;
  readonly height: number;
  /** Where the black ball starts: column and row from 0. */
  readonly fromX: number;
  readonly fromY: number;
  /** How many white balls to place. */
  readonly pieces: number;
  /** How hard the level should be, in hundredths of a bit: the generator leans that way, and a choice among levels does the rest. */
  readonly difficultyCentibits: number;
}
