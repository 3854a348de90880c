/** The type of a state of Ice Path, with which the rules of the puzzle work. */

/** A state of a level of Ice Path: the cell where the seal is. */
export type State = number;
