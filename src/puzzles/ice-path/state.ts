/** The cell where the walker stands. */
export type State = number;
