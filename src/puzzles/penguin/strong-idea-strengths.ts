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
  // Columns: detour, there and back, bait, needle, order, two halves, a ride, doors, under and over, snow stop, danger, spiral
  { minPar: 0, strengths: [28, 2, 5, 6, 24, 12, 6, 1, 6, 6, 5, 6] },
  { minPar: 7, strengths: [48, 3, 4, 6, 27, 14, 7, 14, 8, 6, 3, 6] },
  { minPar: 8, strengths: [46, 4, 4, 7, 33, 16, 8, 16, 6, 7, 5, 7] },
  { minPar: 10, strengths: [60, 5, 4, 6, 35, 19, 15, 29, 12, 9, 3, 6] },
  { minPar: 11, strengths: [73, 5, 4, 7, 45, 21, 11, 29, 11, 10, 6, 7] },
];
