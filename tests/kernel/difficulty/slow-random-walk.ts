/** Computes the difficulty's random walk slowly from its definition, to test random-walk.ts. */
import { UNREACHABLE, type Transitions } from "../../../src/kernel/graph";
import { solveEquations, type Equation } from "./linear-equations";
import { slowWinDistance } from "./slow-win-distance";

/**
 * Returns how many moves a random player needs on average from a state of a graph to a win. Returns Infinity if no win
 * can be reached.
 *
 * There is one linear equation for each state, in which a dead end counts as the start. The equations are solved by
 * Gaussian elimination with 64-bit numbers.
 */
export function slowExpectedMoves(graph: Transitions, start = graph.start): number {
  const winDistance = slowWinDistance(graph);
  if (winDistance[start] === UNREACHABLE) return Infinity;
  if (winDistance[start] <= 2) return winDistance[start];
  return solveEquations(equationsOf(graph, start, winDistance), start);
}

/**
 * Returns the difficulty from a state: the logarithm to base 2 of the average moves per move of the shortest solution,
 * in hundredths of a bit. Returns Infinity if no win can be reached.
 */
export function slowDifficultyCentibits(graph: Transitions, start = graph.start): number {
  const moves = slowExpectedMoves(graph, start);
  if (moves === 0 || moves === Infinity) return moves;
  return 100 * Math.log2(moves / slowWinDistance(graph)[start]);
}

function equationsOf({ next }: Transitions, start: number, winDistance: readonly number[]): Map<number, Equation> {
  const equations = new Map<number, Equation>();
  for (const [state, movesToWin] of winDistance.entries()) {
    if (movesToWin <= 2) continue;
    const afters = next.map((successors) => successors[state]).filter((after) => after >= 0);
    const equation: Equation = { constant: 1, terms: new Map() };
    for (const after of afters) {
      const share = 1 / afters.length;
      const continuation = winDistance[after] === UNREACHABLE ? start : after;
      if (winDistance[continuation] <= 2) equation.constant += share * winDistance[continuation];
      else equation.terms.set(continuation, (equation.terms.get(continuation) ?? 0) + share);
    }
    equations.set(state, equation);
  }
  return equations;
}
