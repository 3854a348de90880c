/**
 * Describes the level that begins in a state of an explored board, so that the generator can compare the states of a
 * board in which a level can begin.
 */
import type { Transitions } from "../../kernel/graph";
import type { SolvedGraph } from "../../kernel/ideas/played-solution";

interface SolvedBoard {
  readonly graph: Transitions;
  readonly winDistance: readonly number[];
}

/**
 * Returns the state graph (all states and the moves between them) of the level that begins at the state `stateNumber`
 * of a board. The graph may also have states that cannot be reached from this start. The `verdict` of the result has
 * the fewest moves to a win. It also has all fields of `otherPars`, such as Skid's `parCombo`.
 */
export function createSolvedGraph(
  { graph, winDistance }: SolvedBoard,
  stateNumber: number,
  otherPars: Readonly<Record<string, number>> = {},
): SolvedGraph {
  const verdict = { ...otherPars, par: winDistance[stateNumber] };
  return { graph: { ...graph, start: stateNumber }, analysis: { winDistance, verdict } };
}
