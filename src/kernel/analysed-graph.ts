/**
 * Defines types for an analysed level: the graph of all its states, with facts such as the fewest moves to a win. A
 * certificate is an analysed graph with all facts, including the difficulty.
 */
import type { Graph } from "./graph";
import type { Analysis, VerdictSummary, Verdict } from "./verdict";

/**
 * The state graph of a level, with facts such as the fewest moves from each state to a win, and the number of dead ends
 * (states from which no win can be reached). The difficulty may be missing, because it takes longest to compute.
 * @noSelf
 */
export interface AnalysedGraph<State, Facts extends VerdictSummary = VerdictSummary> {
  readonly graph: Graph<State>;
  readonly analysis: Analysis<Facts>;
  /**
   * Releases the pooled memory of this graph. The owner of the graph must call this function when the graph is no
   * longer needed.
   */
  readonly release?: () => void;
}

/**
 * The state graph of a level (all states and the moves between them), with all facts about the level, such as the
 * fewest moves and the difficulty. The graph proves these facts.
 */
export type Certificate<State> = AnalysedGraph<State, Verdict>;
