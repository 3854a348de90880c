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
  // Columns: detour, there and back, bait, needle, order, two halves, chain, brake, the last is first
  { minPar: 0, strengths: [162, 6, 11, 6, 28, 20, 4, 3, 4] },
  { minPar: 8, strengths: [178, 7, 15, 6, 36, 43, 3, 3, 4] },
  { minPar: 9, strengths: [216, 9, 19, 9, 45, 67, 4, 3, 6] },
  { minPar: 10, strengths: [211, 9, 24, 7, 55, 94, 4, 3, 6] },
  { minPar: 11, strengths: [219, 9, 27, 7, 66, 134, 5, 3, 8] },
  { minPar: 12, strengths: [244, 11, 28, 9, 78, 191, 5, 4, 7] },
  { minPar: 13, strengths: [217, 13, 33, 9, 91, 213, 5, 4, 10] },
  { minPar: 14, strengths: [255, 15, 35, 10, 105, 213, 6, 5, 12] },
];
