/** The state graph of a level together with its analysis, in the two forms in which it is passed on. */
import type { Graph } from "./graph";
import type { Analysis, VerdictSummary, Verdict } from "./verdict";

/**
 * An explored level: its state graph and the facts computed from it. The difficulty may still be missing, because it
 * takes much longer than the rest.
 * @noSelf
 */
export interface AnalysedGraph<State, Known extends VerdictSummary = VerdictSummary> {
  readonly graph: Graph<State>;
  readonly analysis: Analysis<Known>;
  /** Releases the pooled memory of the graph. The owner calls it once it no longer needs the graph or the analysis. */
  readonly release?: () => void;
}

/** The proof of a verdict: the whole state graph and its complete analysis, difficulty included. */
export type Certificate<State> = AnalysedGraph<State, Verdict>;
