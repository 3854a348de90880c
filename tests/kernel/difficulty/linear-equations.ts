/**
 * Solves systems of linear equations with 64-bit numbers, slowly and plainly, to test the fast solver in
 * src/kernel/difficulty.
 */

/**
 * A linear equation for the expected moves from one state. The equation has a constant, and a factor for the expected
 * moves from each of some other states.
 */
export interface Equation {
  constant: number;
  readonly terms: Map<number, number>;
}

/**
 * Returns the expected moves from the state `start`. The equations of all states are solved by Gaussian elimination,
 * and are overwritten.
 */
export function solveEquations(equations: Map<number, Equation>, start: number): number {
  const users = dependentsOf(equations);
  // The states whose equations are still to be eliminated: all except the start. The equation of the start is kept to
  // the end, because nearly every equation contains the start: a dead end (a state from which no win can be reached)
  // sends the player back to it.
  let remaining = [...equations.keys()].filter((state) => state !== start);
  const fillInOf = (state: number) => (users.get(state)?.size ?? 0) * (equations.get(state)?.terms.size ?? 0);
  // Eliminates first the states whose elimination takes the fewest steps. The steps are the number of equations that
  // contain the state, times the number of terms in the state's own equation. Any order gives the same result, but
  // other orders take long.
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

function dependentsOf(equations: ReadonlyMap<number, Equation>): Map<number, Set<number>> {
  const users = new Map([...equations.keys()].map((state) => [state, new Set<number>()]));
  for (const [state, { terms }] of equations) for (const used of terms.keys()) users.get(used)?.add(state);
  return users;
}

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
