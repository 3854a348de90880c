/** Defines what is asked of a generated level of Fruit. plan.ts has the values for all modes. */
import type { Symmetry } from "./symmetry";

/** What a generated level must be like, and how many states may be explored to find it. */
export interface Target {
  readonly width: number;
  readonly height: number;
  /** The number of pairs of fruits. Each pair has a kind of its own, such as pears. */
  readonly pairs: number;
  readonly stones: number;
  readonly cars: number;
  readonly barrels: number;
  readonly passes: number;
  readonly puddles: number;
  readonly hedgehogs: number;
  readonly anteaters: number;
  /** The symmetry of the hedge. If the field is missing, the generator draws a random symmetry. */
  readonly symmetry?: Symmetry;
  /** Whether dead ends are allowed: states from which no win can be reached. */
  readonly mayHaveDeadEnds: boolean;
  /** The bounds of the number of moves of the shortest solution. */
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
  /** A generated level is given up if it has more states than this. */
  readonly statesPerCandidate: number;
  /** Once this many states have been explored for all generated levels together, no further level is generated. */
  readonly states: number;
}
