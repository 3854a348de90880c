/** The state of a level of Ice Path: everything that a move can change. */

/** A state of a level of Ice Path: the cell where the seal is. */
export type State = number;
