/**
 * Computes the exact number of states that a level of the puzzle Skid could have.
 * The tools have big integers, unlike the Playdate console.
 */

import type { PieceCount } from "../../src/puzzles/skid/make/potential-states";

/** Returns the same number as `potentialStates` of src/puzzles/skid/make/potential-states.ts, but exact at any size. */
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
 * Returns the number of distinguishable permutations: n! divided by the factorial of each count, where n is `cells`.
 * Free cells count as one more kind.
 */
function permutations(cells: number, counts: readonly number[]): bigint {
  const free = cells - counts.reduce((sum, count) => sum + count, 0);
  if (free < 0) return 0n;
  return [...counts, free].reduce((quotient, count) => quotient / factorial(count), factorial(cells));
}

function factorial(number: number): bigint {
  return number < 2 ? 1n : BigInt(number) * factorial(number - 1);
}
