/**
 * Defines the analysed graph of a level: its state graph with the facts that follow from it. A certificate is an
 * analysed graph that has all these facts.
 */
import type { Graph } from "./graph";
import type { Analysis, VerdictSummary, Verdict } from "./verdict";

/**
 * The state graph of a level, with facts such as the win distance of each state (its fewest moves to a win) and the
 * number of dead ends. The difficulty may be missing, because it takes much longer to compute than the other facts.
 * @noSelf
 */
export interface AnalysedGraph<State, Facts extends VerdictSummary = VerdictSummary> {
  readonly graph: Graph<State>;
  readonly analysis: Analysis<Facts>;
  /**
   * Releases the pooled memory that stores this analysed graph. Its owner must call this function when the graph is no
   * longer needed.
   */
  readonly release?: () => void;
}

/**
 * An analysed graph with all facts, also the difficulty. It proves that the facts are right, because it has all states
 * of the level.
 */
export type Certificate<State> = AnalysedGraph<State, Verdict>;
