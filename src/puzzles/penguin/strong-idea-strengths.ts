/**
 * The lowest strength of each solving idea of the puzzle, such as a detour, that counts as strong. The
 * command `npm run ideas -- --write` measured 1200 endless levels, which were generated without aiming at
 * solving ideas. At most one in twenty of the levels with solutions of similar length reaches such a strength.
 */
import type { StrongStrengths } from "../../kernel/ideas/puzzle-ideas";

/**
 * Each row is for the levels whose par, the fewest moves, is at least `minPar` and below the next row's `minPar`.
 * Its strengths have one column for each solving idea, in the order of `measureIdeas`.
 */
export const STRONG_STRENGTHS: readonly StrongStrengths[] = [
  // Columns: detour, there and back, bait, needle, order, two halves, a ride, doors, under and over, snow stop
  { minPar: 0, strengths: [28, 2, 9, 6, 24, 12, 5, 1, 6, 6] },
  { minPar: 7, strengths: [45, 3, 11, 6, 28, 14, 7, 14, 8, 6] },
  { minPar: 8, strengths: [53, 3, 13, 7, 31, 16, 8, 13, 7, 7] },
  { minPar: 9, strengths: [64, 4, 13, 8, 38, 20, 8, 14, 10, 8] },
  { minPar: 10, strengths: [64, 5, 15, 8, 39, 21, 3, 28, 12, 8] },
  { minPar: 11, strengths: [73, 6, 15, 9, 44, 21, 12, 24, 12, 9] },
];
