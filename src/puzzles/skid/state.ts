/** Defines the state of a level of Skid: everything that a move can change. */

/**
 * A state of a level. It has the cells of the pieces of each kind, in ascending order. It also says which colours have
 * lost some but not all of their toys.
 */
export interface State {
  readonly reds: readonly number[];
  readonly yellows: readonly number[];
  readonly crates: readonly number[];
  readonly ices: readonly number[];
  /**
   * The colours whose toys can no longer all leave in one move, because some of them have left and others have not. The
   * value is 1 for red, 2 for yellow, 3 for both, and 0 for none.
   */
  readonly brokenCombos: number;
}
