/** Measures the idea "detour": the solution begins by leading away from where it ends. */

/**
 * Returns how strongly a solution begins with a detour. `distances` says for each state of the solution how far it looks
 * from a win. The result is the sum of the surplus over the start, for all first moves after which the level looks
 * farther from a win than at the start. It is 0 if the first move seems to lead nearer or changes nothing.
 */
export function detourStrength(distances: readonly number[]): number {
  let surplus = 0;
  for (let index = 1; index < distances.length && distances[index] > distances[0]; index++)
    surplus += distances[index] - distances[0];
  return surplus;
}
