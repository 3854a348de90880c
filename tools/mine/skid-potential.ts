/**
 * Computes exactly how many states a level of Skid could have if each piece might stand anywhere. The numbers are big
 * integers, which the tools can use and the Playdate console cannot.
 */

import type { PieceCount } from "../../src/puzzles/skid/make/potential-states";

/**
 * Returns the number of all ways in which the pieces of a Skid level could be placed while at least one toy is left.
 * `countPotentialStates` of src/puzzles/skid/make/potential-states.ts returns the same number, but at most 16777216.
 */
export function exactPotentialStates({ cells, reds, yellows, crates, ices }: PieceCount): bigint {
  let sum = 0n;
  for (let redsLeft = 0; redsLeft <= reds; redsLeft++) {
    for (let yellowsLeft = 0; yellowsLeft <= yellows; yellowsLeft++) {
      if (redsLeft + yellowsLeft > 0) sum += permutations(cells, [redsLeft, yellowsLeft, crates, ices]);
    }
  }
  return sum;
}

/**
 * Returns in how many ways pieces can be placed on `cells` cells. `counts` has the number of pieces of each kind;
 * pieces of one kind are alike. The result is the factorial of `cells`, divided by the factorial of each count and of
 * the number of free cells.
 */
function permutations(cells: number, counts: readonly number[]): bigint {
  const free = cells - counts.reduce((sum, count) => sum + count, 0);
  if (free < 0) return 0n;
  return [...counts, free].reduce((quotient, count) => quotient / factorial(count), factorial(cells));
}

function factorial(number: number): bigint {
  return number < 2 ? 1n : BigInt(number) * factorial(number - 1);
}
