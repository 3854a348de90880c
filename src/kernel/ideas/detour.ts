/**
 * Measures the solving idea "detour": the first moves of a solution seem to lead away from the win. A solving idea is a
 * technique that a solution needs.
 */
import type { Task } from "../task";

/**
 * Returns how strongly a solution begins with a detour. A detour is a series of states, right after the start, that all
 * look farther from a win than the start. `states` are the states of the solution, and `distanceOf` estimates how far a
 * state is from a win.
 *
 * The result is a sum over the states of the detour: by how much each estimate is larger than the estimate for the
 * start. The result is 0 if there is no detour.
 */
export function* measureDetourStrength<State>(
  states: readonly State[],
  distanceOf: (this: void, state: State) => number,
): Task<number> {
  const distanceAtStart = distanceOf(states[0]);
  let strength = 0;
  for (let index = 1; index < states.length; index++) {
    yield;
    const surplus = distanceOf(states[index]) - distanceAtStart;
    if (surplus <= 0) return strength;
    strength += surplus;
  }
  return strength;
}
