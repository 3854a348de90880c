/** Defines the state of a level of the puzzle Skid: everything that a move can change. */

/**
 * The state of a level of the puzzle Skid. It has the cells of the pieces of each kind, in ascending order.
 * `brokenCombos` are the colours of which some but not all toys have left.
 */
export interface State {
  readonly reds: readonly number[];
  readonly yellows: readonly number[];
  readonly crates: readonly number[];
  readonly ices: readonly number[];
  /**
   * The colours of which some but not all toys have left: 1 for red, 2 for yellow, 3 for both, 0 for none. All toys of
   * such a colour can no longer leave in one single move (a "combo").
   */
  readonly brokenCombos: number;
}
