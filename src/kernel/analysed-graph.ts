/**
 * Two types for a level whose possible states were explored and analysed. One type may lack the difficulty of the
 * level, the other type always has it.
 */
import type { Graph } from "./graph";
import type { Analysis, VerdictSummary, Verdict } from "./verdict";

/**
 * A level whose states were explored: the graph of these states with facts such as the shortest solution and the number
 * of dead ends. The difficulty may be missing, because it takes much longer to compute than the other facts.
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
 * The complete result of exploring a level: the graph of all its states, its shortest solution, its number of
 * solutions, its dead ends and its difficulty. It proves that these facts are right.
 */
export type Certificate<State> = AnalysedGraph<State, Verdict>;
