/** The exact number of states that a Skid level could have, for the tools, which have big integers. */

import type { PieceCount } from "../../src/puzzles/skid/make/potential-states";

/** Returns the same as `potentialStates` of src/puzzles/skid/make/potential-states.ts, but exact at any size. */
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
 * Returns n! divided by the factorial of each count: the distinguishable permutations. Free cells are one of the kinds.
 */
function permutations(cells: number, counts: readonly number[]): bigint {
  const free = cells - counts.reduce((sum, count) => sum + count, 0);
  if (free < 0) return 0n;
  return [...counts, free].reduce((quotient, count) => quotient / factorial(count), factorial(cells));
}

function factorial(number: number): bigint {
  return number < 2 ? 1n : BigInt(number) * factorial(number - 1);
}
