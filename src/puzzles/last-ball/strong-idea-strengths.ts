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
  // Columns: detour, there and back, bait, one way in, order, two halves, chain, brake, the last is first, on the spot, grand tour, spare a ball
  { minPar: 0, strengths: [162, 3, 6, 6, 28, 19, 6, 3, 4, 5, 29, 9] },
  { minPar: 8, strengths: [178, 3, 10, 6, 36, 21, 3, 3, 4, 5, 34, 14] },
  { minPar: 9, strengths: [216, 4, 11, 9, 45, 21, 4, 3, 6, 5, 41, 16] },
  { minPar: 10, strengths: [211, 4, 14, 6, 55, 25, 6, 3, 6, 5, 41, 17] },
  { minPar: 11, strengths: [219, 4, 15, 4, 66, 22, 5, 3, 8, 5, 46, 22] },
  { minPar: 12, strengths: [244, 4, 17, 6, 78, 21, 7, 4, 7, 6, 48, 24] },
  { minPar: 13, strengths: [217, 4, 14, 5, 91, 16, 7, 4, 10, 6, 51, 27] },
  { minPar: 14, strengths: [255, 5, 14, 5, 105, 16, 8, 5, 12, 6, 56, 29] },
];
