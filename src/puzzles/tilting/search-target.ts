/**
 * The properties of a wanted level that the level generators of Fruit and Skid read. In these two puzzles, a move
 * shifts all pieces at once.
 */

/** The solution length and difficulty of a wanted level, and how many states may be explored to find it. */
export interface SearchTarget {
  /**
   * The fewest and the most moves of the shortest solution. In Skid this is the shortest win by full combo, in which
   * all toys of each colour leave in one move.
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
  /**
   * The largest accepted difference, in hundredths of a bit, between the difficulty of a level and the wanted
   * difficulty.
   */
  readonly toleranceCentibits: number;
  /** The most states that a generated level may have. If a level has more, the generator gives it up. */
  readonly statesPerCandidate: number;
  /**
   * The most states that the generator may explore for all the levels that it tries together. After that, it tries no
   * further level.
   */
  readonly states: number;
}

/**
 * Returns a copy of `target` for a search that prefers levels with a strong solving idea (a technique that a solution
 * needs). In this search, a level may be harder than in `target` by `surplusCentibits`, but not easier. The reason is
 * that most states in which a level can begin make easy levels. If easier levels were also allowed, the levels of a run
 * (a sequence of levels) would become easier. `statesFactor` times as many states may be explored.
 */
export function createAimedTarget<Target extends SearchTarget>(
  target: Target,
  surplusCentibits: number,
  statesFactor: number,
): Target {
  return {
    ...target,
    states: statesFactor * target.states,
    difficultyCentibits: target.difficultyCentibits + surplusCentibits / 2,
    toleranceCentibits: target.toleranceCentibits + surplusCentibits / 2,
  };
}
