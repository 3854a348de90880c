/** The type of Fruit's targets. The targets themselves are in plan.ts. */
import type { Symmetry } from "./symmetry";

/** A target: what a plan asks of a level, and what the generator may spend on it. */
export interface Target {
  readonly width: number;
  readonly height: number;
  /** The number of pairs. Each pair has a kind of its own. */
  readonly pairs: number;
  readonly stones: number;
  readonly cars: number;
  readonly barrels: number;
  readonly passes: number;
  readonly puddles: number;
  readonly hedgehogs: number;
  readonly anteaters: number;
  /** The symmetry of the hedge; a random one if this is missing. */
  readonly symmetry?: Symmetry;
  /** Whether the level may have dead ends: states from which no win can be reached. */
  readonly mayHaveDeadEnds: boolean;
  /** The smallest par that is accepted. */
  readonly minPar: number;
  /** The largest par that is accepted. */
  readonly maxPar: number;
  /** The largest accepted share of forced moves, in percent; see kernel/difficulty/forced-moves.ts. */
  readonly maxForcedMovesPercent: number;
  /** The wanted difficulty; see `Verdict` in kernel/verdict.ts. */
  readonly difficultyCentibits: number;
  /** A level whose difficulty differs from the wanted one by at most this is near enough. */
  readonly toleranceCentibits: number;
  /** A candidate with more states than this is given up. */
  readonly statesPerCandidate: number;
  /** Once this many states have been explored, no further candidate is made. */
  readonly states: number;
}
