/** The state that the rules of Last Ball work with. */

/** A state: the black ball's cell (`NOWHERE` once it has fallen), then the white balls' cells in ascending order. */
export type State = readonly number[];
