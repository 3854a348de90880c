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
  // Columns: detour, there and back, bait, needle, order, two halves, chain, brake, the last is first, on the spot, grand tour
  { minPar: 0, strengths: [162, 6, 6, 6, 28, 20, 4, 3, 4, 5, 29] },
  { minPar: 8, strengths: [178, 7, 10, 6, 36, 43, 3, 3, 4, 5, 34] },
  { minPar: 9, strengths: [216, 9, 11, 9, 45, 67, 4, 3, 6, 5, 41] },
  { minPar: 10, strengths: [211, 9, 14, 7, 55, 94, 4, 3, 6, 5, 41] },
  { minPar: 11, strengths: [219, 9, 15, 7, 66, 134, 5, 3, 8, 5, 46] },
  { minPar: 12, strengths: [244, 11, 17, 9, 78, 191, 5, 4, 7, 6, 48] },
  { minPar: 13, strengths: [217, 13, 14, 9, 91, 213, 5, 4, 10, 6, 51] },
  { minPar: 14, strengths: [255, 15, 14, 10, 105, 213, 6, 5, 12, 6, 56] },
];
