/** Defines what a puzzle provides for a hint about the board: a sentence, and the cells that the sentence is about. */
import type { NamedLine } from "./location";

/** What a hint marks on the board: the cell of a piece, and the cell where the piece should stop. */
export interface MarkedCells {
  readonly piece: number;
  readonly stop: number;
}

/**
 * The cells that a hint of grade 2 marks on the board, with a sentence about them. The grade of a hint says how much it
 * gives away, from 1 to 3.
 */
interface HintMark extends MarkedCells {
  /** The sentence about the cells that the hint marks, in several lengths, the longest first. */
  readonly sentences: readonly string[];
}

/**
 * A hint about the board. The hint's sentences are true of every shortest win from the current state. Sentences that
 * only suggest something, such as those that begin with "Try" or "Let", may be true of just one win: the one that hints
 * show.
 */
export interface BoardHint {
  /** The kind of the hint, such as "detour", by which tests and tables of texts tell hints apart. */
  readonly kind: string;
  /**
   * The sentence of a hint of grade 1, which gives away the least of all grades, in several lengths, the longest first.
   */
  readonly sentences: readonly string[];
  /**
   * The rows and columns that the sentence of a hint of grade 1 names, which are then marked on the board; left out if
   * the sentence names none.
   */
  readonly namedLines?: readonly NamedLine[];
  /**
   * What a hint of grade 2 marks on the board. The grade says how much a hint gives away, from 1 to 3. If undefined,
   * the hint marks the cell where the piece stops after the next move.
   */
  readonly mark?: HintMark | undefined;
}
