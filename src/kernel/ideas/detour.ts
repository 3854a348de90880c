/** Measures the detour of a solution: its first moves seem to lead away from the win. */
import type { Task } from "../task";

/**
 * Returns the strength of the detour at the beginning of a solution. `states` are the states of the solution, and
 * `distanceOf` says how far a state looks from a win. As long as the level looks farther from a win than at the start,
 * the result adds up how much farther. It is 0 if the first move seems to lead nearer or changes nothing.
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
