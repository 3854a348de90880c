/** The type that says what a generated level of Fruit must be like. plan.ts has its values for all modes. */
import type { Symmetry } from "./symmetry";

/** A target: what a generated level must be like, and how many states may be explored to find it. */
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
  /** Whether the level may have dead ends: states from which no win can be reached. */
  readonly mayHaveDeadEnds: boolean;
  /** The smallest number of moves that the shortest solution of the level may have. */
  readonly minPar: number;
  /** The largest number of moves that the shortest solution of the level may have. */
  readonly maxPar: number;
  /**
   * The largest accepted share of forced moves (moves made without a choice), in percent; see
   * kernel/difficulty/forced-moves.ts.
   */
  readonly maxForcedMovesPercent: number;
  /** The wanted difficulty in hundredths of a bit, the unit of difficulty; see `Verdict` in kernel/verdict.ts. */
  readonly difficultyCentibits: number;
  /** The largest accepted difference between a level's difficulty and the wanted one, in hundredths of a bit. */
  readonly toleranceCentibits: number;
  /** A generated level is given up if it has more states than this. */
  readonly statesPerCandidate: number;
  /** Once this many states have been explored for all generated levels together, no further level is generated. */
  readonly states: number;
}
