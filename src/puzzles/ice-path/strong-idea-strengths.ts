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
  // Columns: detour, there and back, bait, one way in, order, two halves, snow stop, right across, round the rock, spiral, stairs, so near, so far, along the edge
  { minPar: 0, strengths: [30, 1, 3, 7, 22, 19, 3, 2, 1, 6, 5, 13, 20] },
  { minPar: 8, strengths: [30, 1, 3, 8, 24, 21, 3, 2, 1, 7, 5, 10, 21] },
  { minPar: 9, strengths: [54, 1, 4, 9, 29, 21, 4, 2, 3, 7, 6, 16, 24] },
  { minPar: 10, strengths: [47, 1, 3, 9, 42, 26, 5, 2, 3, 8, 5, 13, 23] },
  { minPar: 11, strengths: [68, 1, 3, 10, 42, 25, 5, 2, 3, 8, 6, 20, 24] },
  { minPar: 12, strengths: [56, 1, 4, 13, 47, 26, 6, 2, 3, 9, 6, 18, 25] },
  { minPar: 14, strengths: [65, 1, 4, 14, 60, 25, 6, 2, 4, 8, 6, 21, 22] },
  { minPar: 15, strengths: [78, 1, 3, 16, 71, 25, 7, 2, 4, 9, 6, 25, 24] },
];
