/** Measures the idea "detour": the solution begins by leading away from where it ends. */
import type { Task } from "../task";

/**
 * Returns how strongly a solution begins with a detour. `states` are the states of the solution, and `distanceOf` says
 * how far a state looks from a win. The result is a sum over all first moves after which the level looks farther from a
 * win than at the start: by how much it looks farther. It is 0 if the first move seems to lead nearer or changes
 * nothing.
 */
export function* detourStrength<State>(
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
