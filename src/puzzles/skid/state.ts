/** The state of a level of Skid. */

/** The state of a level: the cells of its pieces, each kind in ascending order, and the broken combos. */
export interface State {
  readonly reds: readonly number[];
  readonly yellows: readonly number[];
  readonly crates: readonly number[];
  readonly ices: readonly number[];
  /** The colours whose combo is broken: 1 red, 2 yellow, 3 both, 0 none. */
  readonly brokenCombos: number;
}
