/** Measures the solving idea "detour": the first moves of a solution seem to lead away from the win. */
import type { Task } from "../task";

/**
 * Returns how strongly a solution begins with a detour: first states after the start that all look farther from a win
 * than the start. `states` are the states of the solution, and `distanceOf` returns how far a state looks from a win.
 * For each state of the detour, the result grows by how much farther it looks than the start. The result is 0 if the
 * state after the first move looks no farther than the start.
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
