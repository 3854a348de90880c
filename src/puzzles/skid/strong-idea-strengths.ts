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
  // Columns: detour, there and back, bait, needle, order, two halves, toy wall, combo or safety, pit stop
  { minPar: 0, strengths: [11, 3, 4, 1, 12, 1, 4, 10, 2] },
  { minPar: 6, strengths: [21, 7, 4, 2, 18, 2, 5, 6, 4] },
  { minPar: 7, strengths: [23, 11, 8, 1, 22, 2, 6, 7, 4] },
  { minPar: 9, strengths: [28, 13, 4, 1, 24, 4, 6, 6, 4] },
  { minPar: 10, strengths: [31, 18, 5, 2, 23, 5, 7, 5, 5] },
  { minPar: 11, strengths: [36, 22, 4, 2, 29, 6, 7, 5, 5] },
];
