/** The properties of a wanted level in Fruit and Skid, the two puzzles in which a move shifts all pieces at once. */

/** The solution length and difficulty of a wanted level, and how many states may be explored to find it. */
export interface SearchTarget {
  /**
   * The fewest and the most moves of the shortest solution. In Skid this is the shortest win by max combo, in which all
   * toys of each colour leave in one move.
   */
  readonly minPar: number;
  readonly maxPar: number;
  /**
   * The largest accepted share of forced moves, at which the player has no choice, in percent; see
   * kernel/difficulty/forced-moves.ts.
   */
  readonly maxForcedMovesPercent: number;
  /** The wanted difficulty in hundredths of a bit; see `Verdict` in kernel/verdict.ts. */
  readonly difficultyCentibits: number;
  /** The largest accepted difference from the wanted difficulty, in hundredths of a bit. */
  readonly toleranceCentibits: number;
  /** The generator gives up a level that has more states than this. */
  readonly statesPerCandidate: number;
  /** Once this many states have been explored for all generated levels together, no further level is generated. */
  readonly states: number;
}

/**
 * If the generator prefers levels with a strong solving idea, it may explore only this share of the usual number of
 * states.
 */
const STATES_FACTOR_WITH_AIM = 0.6;

/**
 * Returns a copy of `target` for a search that prefers levels with a strong solving idea. In this search, the
 * difficulty may differ from the wanted one by `surplusCentibits` more than in `target`. Fewer states may be explored,
 * because such a search rarely ends before the limit.
 */
export function limitsWithAim<Target extends SearchTarget>(target: Target, surplusCentibits: number): Target {
  return {
    ...target,
    states: STATES_FACTOR_WITH_AIM * target.states,
    toleranceCentibits: target.toleranceCentibits + surplusCentibits,
  };
}
