import type { Symmetry } from "./symmetry";

/** What a level shall have, how long and how hard it shall be, and what may be spent on it: what a plan asks for. */
export interface Target {
  readonly width: number;
  readonly height: number;
  /** How many pairs of fruits, each of a kind of its own as far as there are kinds. */
  readonly pairs: number;
  readonly stones: number;
  readonly cars: number;
  readonly barrels: number;
  readonly passes: number;
  readonly puddles: number;
  readonly hedgehogs: number;
  readonly anteaters: number;
  /** How the hedge shall be symmetric; any way, or none, if this is left out. */
  readonly symmetry?: Symmetry;
  /** Whether there may be positions that can no longer be won. */
  readonly mayHaveDeadEnds: boolean;
  /** The least and the most moves of the shortest win. */
  readonly minPar: number;
  readonly maxPar: number;
  /** The most that may be a railroad; see kernel/railroad. */
  readonly maxForcedMovesPercent: number;
  /** See `Verdict` of kernel/verdict. A level within `toleranceCentibits` of it is good enough. */
  readonly difficultyCentibits: number;
  readonly toleranceCentibits: number;
  /** A candidate with more states is given up, and no candidate is begun once `states` have been explored. */
  readonly statesPerCandidate: number;
  readonly states: number;
}
