/** Computes the difficulty's random walk slowly from its definition, to test random-walk.ts. */
import { UNREACHABLE, type Transitions } from "../../../src/kernel/graph";

/**
 * Returns how many moves a random player needs on average from a state of a graph to a win. Returns Infinity if no win
 * can be reached.
 *
 * There is one linear equation for each state, in which a dead end counts as the start. The equations are solved by
 * Gaussian elimination with 64-bit numbers.
 */
export function slowExpectedMoves(graph: Transitions, start = graph.start): number {
  const winDistance = minMoves(graph);
  if (winDistance[start] === UNREACHABLE) return Infinity;
  if (winDistance[start] <= 2) return winDistance[start];
  const equations = equationsOf(graph, start, winDistance);
  const users = dependentsOf(equations);
  // The equation of the start is eliminated last, because dead ends make almost every equation depend on the start.
  let remaining = [...equations.keys()].filter((state) => state !== start);
  const fillInOf = (state: number) => (users.get(state)?.size ?? 0) * (equations.get(state)?.terms.size ?? 0);
  // Eliminates first the states for which the number of equations that use them, times the number of their terms, is
  // lowest. Any order gives the same result, but other orders take long.
  for (let maxFillIn = 1; remaining.length > 0; maxFillIn += 1 + maxFillIn / 4) {
    remaining = remaining.filter((state) => {
      if (fillInOf(state) > maxFillIn) return true;
      substituteEquation(equations, users, state);
      return false;
    });
  }
  const startEquation = equations.get(start);
  if (startEquation === undefined) throw new Error("the start has no equation");
  return startEquation.constant / (1 - (startEquation.terms.get(start) ?? 0));
}

/**
 * Returns the difficulty from a state: the logarithm to base 2 of the average moves per move of the shortest solution,
 * in hundredths of a bit. Returns Infinity if no win can be reached.
 */
export function slowDifficultyCentibits(graph: Transitions, start = graph.start): number {
  const moves = slowExpectedMoves(graph, start);
  if (moves === 0 || moves === Infinity) return moves;
  return 100 * Math.log2(moves / minMoves(graph)[start]);
}

/**
 * A linear equation for the expected moves from a state: a constant, plus multiples of the expected moves from other
 * states.
 */
interface Equation {
  constant: number;
  readonly terms: Map<number, number>;
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

function dependentsOf(equations: ReadonlyMap<number, Equation>): Map<number, Set<number>> {
  const users = new Map([...equations.keys()].map((state) => [state, new Set<number>()]));
  for (const [state, { terms }] of equations) for (const used of terms.keys()) users.get(used)?.add(state);
  return users;
}

/** Substitutes the equation of a state into all equations in which that state occurs. */
function substituteEquation(equations: Map<number, Equation>, users: Map<number, Set<number>>, state: number): void {
  const { constant, terms } = equations.get(state) ?? { constant: 0, terms: new Map<number, number>() };
  const probabilityOfLeaving = 1 - (terms.get(state) ?? 0);
  for (const user of users.get(state) ?? []) {
    const equation = equations.get(user);
    if (user === state || equation === undefined) continue;
    const factor = (equation.terms.get(state) ?? 0) / probabilityOfLeaving;
    equation.terms.delete(state);
    equation.constant += factor * constant;
    for (const [used, share] of terms) {
      if (used === state) continue;
      equation.terms.set(used, (equation.terms.get(used) ?? 0) + factor * share);
      users.get(used)?.add(user);
    }
  }
  for (const used of terms.keys()) users.get(used)?.delete(state);
  equations.delete(state);
}

function minMoves({ stateCount, next, wonStates }: Transitions): number[] {
  const winDistance: number[] = Array.from({ length: stateCount }, () => UNREACHABLE);
  for (const state of wonStates) winDistance[state] = 0;
  for (let moves = 0, isNew = true; isNew; moves++) {
    isNew = false;
    for (let state = 0; state < stateCount; state++) {
      if (winDistance[state] !== UNREACHABLE) continue;
      if (!next.some((successors) => successors[state] >= 0 && winDistance[successors[state]] === moves)) continue;
      winDistance[state] = moves + 1;
      isNew = true;
    }
  }
  return winDistance;
}
