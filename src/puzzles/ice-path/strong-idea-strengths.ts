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
  // Columns: detour, there and back, bait, needle, order, two halves, snow stop, long slide, round the rock, spiral, stairs
  { minPar: 0, strengths: [30, 3, 3, 5, 22, 13, 3, 21, 1, 6, 5] },
  { minPar: 8, strengths: [30, 4, 3, 5, 24, 14, 3, 27, 1, 7, 5] },
  { minPar: 9, strengths: [54, 4, 4, 7, 29, 17, 4, 31, 3, 7, 6] },
  { minPar: 10, strengths: [47, 5, 3, 7, 42, 20, 5, 38, 3, 8, 6] },
  { minPar: 11, strengths: [68, 5, 3, 8, 42, 20, 5, 40, 3, 8, 6] },
  { minPar: 12, strengths: [56, 7, 4, 10, 47, 23, 6, 46, 3, 9, 6] },
  { minPar: 14, strengths: [65, 7, 4, 10, 60, 24, 6, 40, 4, 8, 6] },
  { minPar: 15, strengths: [78, 9, 3, 12, 71, 24, 7, 42, 4, 9, 7] },
];
