/** The state of a level of the puzzle Last Ball: everything that a move can change. */

/**
 * The state of a level: first the cell of the black ball, then the cells of the white balls in ascending order. The
 * first cell is `NOWHERE` once the black ball has fallen off the board.
 */
export type State = readonly number[];
