/** The type of the states that the rules of Ice Path work with. */

/** A state of a level: the cell where the seal is. */
export type State = number;
