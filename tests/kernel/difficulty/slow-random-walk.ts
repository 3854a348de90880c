import { UNREACHABLE, type Transitions } from "../../../src/kernel/graph";

/**
 * How many moves the wandering player makes on average from the start of a graph until he wins, as the words of
 * kernel/wander say it: one equation a state, in which a position that can no longer be won is the start. Solved by
 * plain elimination, with 64-bit numbers; Infinity where no win can be reached.
 */
export function slowExpectedMoves(graph: Transitions, start = graph.start): number {
  const distance = minMoves(graph);
  if (distance[start] === UNREACHABLE) return Infinity;
  if (distance[start] <= 2) return distance[start];
  const equations = equationsOf(graph, start, distance);
  const users = dependentsOf(equations);
  // The start comes last: then the others need not know that one begins anew.
  let left = [...equations.keys()].filter((state) => state !== start);
  const waysBy = (state: number) => (users.get(state)?.size ?? 0) * (equations.get(state)?.terms.size ?? 0);
  // Those with the fewest ways by them first, more or less: in any order it would come to the same, but take long.
  for (let most = 1; left.length > 0; most += 1 + most / 4) {
    left = left.filter((state) => {
      if (waysBy(state) > most) return true;
      substituteEquation(equations, users, state);
      return false;
    });
  }
  const own = equations.get(start);
  if (own === undefined) throw new Error("the start has no equation");
  return own.constant / (1 - (own.terms.get(start) ?? 0));
}

/** log2 of those moves for each move of the shortest win, in hundredths of a bit; Infinity where no win can be reached. */
export function slowDifficultyCentibits(graph: Transitions, start = graph.start): number {
  const moves = slowExpectedMoves(graph, start);
  if (moves === 0 || moves === Infinity) return moves;
  return 100 * Math.log2(moves / minMoves(graph)[start]);
}

/** A state's moves: a number, and so many times the moves of other states. */
interface Equation {
  constant: number;
  readonly terms: Map<number, number>;
}

function equationsOf({ next }: Transitions, start: number, distance: readonly number[]): Map<number, Equation> {
  const equations = new Map<number, Equation>();
  for (const [state, far] of distance.entries()) {
    if (far <= 2) continue;
    const afters = next.map((exits) => exits[state]).filter((after) => after >= 0);
    const equation: Equation = { constant: 1, terms: new Map() };
    for (const after of afters) {
      const share = 1 / afters.length;
      const goesOn = distance[after] === UNREACHABLE ? start : after;
      if (distance[goesOn] <= 2) equation.constant += share * distance[goesOn];
      else equation.terms.set(goesOn, (equation.terms.get(goesOn) ?? 0) + share);
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

/** Puts a state's equation into all that use it. */
function substituteEquation(equations: Map<number, Equation>, users: Map<number, Set<number>>, state: number): void {
  const { constant, terms } = equations.get(state) ?? { constant: 0, terms: new Map<number, number>() };
  const others = 1 - (terms.get(state) ?? 0);
  for (const user of users.get(state) ?? []) {
    const equation = equations.get(user);
    if (user === state || equation === undefined) continue;
    const factor = (equation.terms.get(state) ?? 0) / others;
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
  const distance: number[] = Array.from({ length: stateCount }, () => UNREACHABLE);
  for (const state of wonStates) distance[state] = 0;
  for (let moves = 0, isNew = true; isNew; moves++) {
    isNew = false;
    for (let state = 0; state < stateCount; state++) {
      if (distance[state] !== UNREACHABLE) continue;
      if (!next.some((exits) => exits[state] >= 0 && distance[exits[state]] === moves)) continue;
      distance[state] = moves + 1;
      isNew = true;
    }
  }
  return distance;
}
