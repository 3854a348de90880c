/** Describes the level that begins at a state of an explored board, for comparing the starts of a board. */
import type { Transitions } from "../../kernel/graph";
import type { SolvedGraph } from "../../kernel/ideas/played-solution";

/** The state graph of an explored board, and how many moves each state is from a win. */
interface SolvedBoard {
  readonly graph: Transitions;
  readonly winDistance: readonly number[];
}

/**
 * Returns the state graph of the level that begins at a state of a board. The graph may also have states that cannot be
 * reached from this start. The verdict of the level has the fewest moves to a win, and the entries of `otherPars`, such
 * as Skid's `parCombo`.
 */
export function createSolvedGraph(
  { graph, winDistance }: SolvedBoard,
  stateNumber: number,
  otherPars: Readonly<Record<string, number>> = {},
): SolvedGraph {
  const verdict = { ...otherPars, par: winDistance[stateNumber] };
  return { graph: { ...graph, start: stateNumber }, analysis: { winDistance, verdict } };
}
