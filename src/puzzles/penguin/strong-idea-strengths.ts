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
  // Columns: detour, there and back, bait, one way in, order, two halves, a ride, doors, bridges, snow stop, danger, spiral, ride after ride, bridge as a wall, so near, so far, right across
  { minPar: 0, strengths: [28, 1, 5, 6, 24, 22, 6, 1, 6, 6, 5, 6, 2, 2, 7, 2] },
  { minPar: 7, strengths: [48, 1, 4, 7, 27, 28, 7, 14, 8, 6, 3, 6, 2, 2, 11, 2] },
  { minPar: 8, strengths: [46, 1, 4, 8, 33, 28, 8, 16, 6, 7, 5, 7, 3, 2, 12, 2] },
  { minPar: 10, strengths: [60, 1, 4, 6, 35, 29, 15, 29, 12, 9, 3, 6, 4, 2, 17, 2] },
  { minPar: 11, strengths: [73, 2, 4, 9, 45, 31, 11, 29, 11, 10, 6, 7, 4, 2, 17, 2] },
];
