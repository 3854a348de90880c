/** The pieces' cells, each kind in ascending order. */
export interface State {
  readonly reds: readonly number[];
  readonly yellows: readonly number[];
  readonly crates: readonly number[];
  readonly ices: readonly number[];
  /** Whose combo is broken: 1 the reds', 2 the yellows', 3 both. */
  readonly brokenCombos: number;
}
