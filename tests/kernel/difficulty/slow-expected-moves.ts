/**
 * Computes how many moves a player is expected to need for a level, slowly and from the definition, to test
 * expected-moves.ts.
 */
import { UNREACHABLE, type Transitions } from "../../../src/kernel/graph";
import { solveEquations, type Equation } from "./linear-equations";
import { slowWinDistance } from "./slow-win-distance";

/**
 * Returns how many moves a person is expected to need from a state of a graph to a win. Returns Infinity if no win can
 * be reached.
 *
 * There is one linear equation for each state that is not won. An equation has the start in place of each dead end (a
 * state from which no win can be reached). From a dead end, the player begins again at the start. The equations are
 * solved by Gaussian elimination with 64-bit numbers.
 */
export function slowExpectedMoves(graph: Transitions, start = graph.start): number {
  const winDistance = slowWinDistance(graph);
  if (winDistance[start] === UNREACHABLE) return Infinity;
  if (winDistance[start] === 0) return 0;
  return solveEquations(equationsOf(graph, start, winDistance), start);
}

/** Returns the difficulty from a state: the binary logarithm of the expected moves, in hundredths of a bit. */
export function slowCentibits(graph: Transitions, start = graph.start): number {
  return 100 * Math.max(0, Math.log2(slowExpectedMoves(graph, start)));
}

function seeProbability(movesToWin: number): number {
  return 1 / (1 + ((movesToWin - 1) / 2.5) ** 2);
}

function equationsOf({ next }: Transitions, start: number, winDistance: readonly number[]): Map<number, Equation> {
  const equations = new Map<number, Equation>();
  for (const [state, movesToWin] of winDistance.entries()) {
    if (movesToWin < 1) continue;
    const afters = next.map((successors) => successors[state]).filter((after) => after >= 0);
    const seen = seeProbability(movesToWin);
    const equation: Equation = { constant: seen * movesToWin + (1 - seen), terms: new Map() };
    for (const after of afters) {
      const share = (1 - seen) / afters.length;
      const continuation = winDistance[after] === UNREACHABLE ? start : after;
      if (winDistance[continuation] === 0 || share === 0) continue;
      equation.terms.set(continuation, (equation.terms.get(continuation) ?? 0) + share);
    }
    equations.set(state, equation);
  }
  return equations;
}
