/**
 * Defines what a puzzle tells about the board in a hint: a sentence, and the cells that the sentence is about.
 */

/** What a hint marks on the board: the cell of a piece, and the cell where the piece should stop. */
export interface MarkedCells {
  readonly piece: number;
  readonly stop: number;
}

/** What the second grade of a hint marks on the board, with a sentence about it. */
interface HintMark extends MarkedCells {
  /** What the second grade says about this mark, in several lengths, the longest first. */
  readonly sentences: readonly string[];
}

/** What a hint tells about the board, true of every shortest win from the current position. */
export interface BoardHint {
  /** The kind of the hint, for tests and tables. */
  readonly kind: string;
  /** The sentence of the first grade, in several lengths, the longest first. */
  readonly sentences: readonly string[];
  /** What the second grade marks; undefined if it marks the next stop. */
  readonly mark?: HintMark | undefined;
}
