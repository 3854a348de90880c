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
  // Columns: detour, there and back, bait, needle, order, two halves, stone stop, wait by the hedge, give up a stop, through the gap, into the nook, so near, too soon
  { minPar: 0, strengths: [7, 7, 4, 2, 14, 6, 3, 5, 3, 5, 3, 4, 3] },
  { minPar: 6, strengths: [13, 11, 6, 4, 22, 11, 3, 6, 4, 8, 4, 7, 7] },
  { minPar: 7, strengths: [16, 16, 5, 4, 21, 14, 4, 7, 6, 6, 4, 7, 14] },
  { minPar: 8, strengths: [22, 16, 12, 4, 28, 22, 3, 7, 5, 7, 5, 7, 16] },
  { minPar: 9, strengths: [26, 23, 13, 5, 32, 31, 3, 8, 6, 8, 7, 7, 19] },
  { minPar: 10, strengths: [32, 26, 13, 6, 40, 31, 3, 9, 7, 10, 8, 9, 21] },
];
