/**
 * The lowest strength of each solving idea (a technique that a solution needs, such as a detour) that counts as strong.
 * The command `npm run ideas -- --write` measured 1200 endless levels that were generated without looking for ideas. At
 * most one in twenty levels, among those with a solution of similar length, reaches such a strength.
 */
import type { StrongStrengths } from "../../kernel/ideas/puzzle-ideas";

/**
 * Each row is for the levels whose par, the fewest moves, is at least `minPar` and below the next row's `minPar`.
 * Its strengths have one column for each solving idea, in the order of `measureIdeas`.
 */
export const STRONG_STRENGTHS: readonly StrongStrengths[] = [
  // Columns: detour, there and back, bait, one way in, order, two halves, stone stop, parking, give up a stop, one way, into the nook, two at once, too soon, car stop, barrel stop, fruit stop, swap places, pulled, danger
  { minPar: 0, strengths: [7, 2, 4, 3, 14, 1, 2, 5, 3, 1, 3, 3, 3, 2, 1, 4, 1, 2, 3] },
  { minPar: 6, strengths: [13, 2, 6, 4, 22, 1, 1, 6, 4, 1, 4, 4, 7, 2, 1, 5, 2, 4, 4] },
  { minPar: 7, strengths: [16, 2, 5, 1, 21, 1, 2, 7, 6, 1, 4, 3, 14, 2, 3, 5, 2, 3, 5] },
  { minPar: 8, strengths: [22, 2, 12, 3, 28, 1, 1, 7, 5, 2, 5, 3, 16, 2, 3, 5, 2, 3, 4] },
  { minPar: 9, strengths: [26, 2, 13, 6, 32, 1, 1, 8, 6, 2, 7, 3, 19, 3, 3, 5, 2, 1, 5] },
  { minPar: 10, strengths: [32, 2, 13, 10, 40, 1, 1, 9, 7, 2, 8, 3, 21, 2, 2, 6, 2, 1, 7] },
];
