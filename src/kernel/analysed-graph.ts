/**
 * Two types for a level whose possible states were explored and analysed. One type may lack the difficulty of the
 * level, the other type always has it.
 */
import type { Graph } from "./graph";
import type { Analysis, VerdictSummary, Verdict } from "./verdict";

/**
 * A level whose states were explored: the graph of its states and the facts computed from the graph. The difficulty of
 * the level may be missing, because computing the difficulty takes much longer than computing the other facts.
 * @noSelf
 */
export interface AnalysedGraph<State, Known extends VerdictSummary = VerdictSummary> {
  readonly graph: Graph<State>;
  readonly analysis: Analysis<Known>;
  /**
   * Releases the reusable memory that stores this state graph. The owner of the graph must call this function when the
   * graph and its analysis are no longer needed.
   */
  readonly release?: () => void;
}

/**
 * The proof that the facts stated about a level are right: the whole graph of the level's states and its complete
 * analysis, difficulty included.
 */
export type Certificate<State> = AnalysedGraph<State, Verdict>;
