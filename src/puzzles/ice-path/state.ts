/** The state that the rules of Ice Path work with. */

/** A state: the cell of the seal. */
export type State = number;
