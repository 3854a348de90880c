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
  // Columns: detour, there and back, bait, one way in, order, two halves, toy stop, together, pit stop, both doors, ice stop, crate stop, too soon, swap places, parking
  { minPar: 0, strengths: [11, 1, 4, 1, 12, 1, 3, 17, 2, 1, 1, 2, 7, 1, 3] },
  { minPar: 6, strengths: [21, 2, 4, 1, 18, 1, 4, 17, 4, 1, 2, 2, 8, 1, 3] },
  { minPar: 7, strengths: [23, 2, 8, 1, 22, 1, 5, 10, 4, 1, 3, 1, 8, 2, 4] },
  { minPar: 9, strengths: [28, 2, 4, 1, 24, 1, 6, 5, 4, 1, 3, 1, 8, 2, 4] },
  { minPar: 10, strengths: [31, 2, 5, 1, 23, 1, 6, 9, 5, 1, 3, 1, 8, 2, 4] },
  { minPar: 11, strengths: [36, 2, 4, 1, 29, 1, 6, 5, 5, 1, 3, 1, 6, 3, 5] },
];
