/** The state of a level of the puzzle Last Ball: everything that a move can change. */

/**
 * The state of a level: the cell of the black ball (`NOWHERE` once the ball has fallen off the board), then the cells
 * of the white balls in ascending order.
 */
export type State = readonly number[];
