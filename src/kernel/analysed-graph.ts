import type { Graph } from "./graph";
import type { Analysis, VerdictSummary, Verdict } from "./verdict";

/**
 * What is known of a level that has been explored, perhaps all but how hard it is: nothing in it is a guess.
 * @noSelf
 */
export interface AnalysedGraph<State, Known extends VerdictSummary = VerdictSummary> {
  readonly graph: Graph<State>;
  readonly analysis: Analysis<Known>;
  /** Whoever needs it no more may say so: its memory then serves the next one. */
  readonly release?: () => void;
}

/** All that can be known of a level. */
export type Certificate<State> = AnalysedGraph<State, Verdict>;
