/** Computes the statistics with which tests check random numbers. */

/**
 * Computes Pearson's chi-square statistic for counts that should be equal, or proportional to `weights`. The field
 * `deviations` says how many standard deviations the statistic lies from its expected value.
 */
export function chiSquare(counts: readonly number[], weights?: readonly number[]): { deviations: number } {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const shares = weights ?? counts.map(() => 1);
  const allShares = shares.reduce((sum, share) => sum + share, 0);
  const square = counts.reduce((sum, count, index) => {
    const expected = (total * shares[index]) / allShares;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
  const freedom = counts.length - 1;
  return { deviations: (square - freedom) / Math.sqrt(2 * freedom) };
}
