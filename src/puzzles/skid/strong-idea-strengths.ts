/** From which strength on each idea of a solution counts as strong in a level of this puzzle. */
import type { StrongFrom } from "../../kernel/ideas/puzzle-ideas";

/**
 * One row for each range of pars (lengths of the shortest solution). Among 1200 endless levels that were generated
 * without aiming at any idea, at most one in twenty has an idea at least as strong as its row says.
 * `npm run ideas -- --write` computes these numbers.
 */
export const STRONG_STRENGTHS: readonly StrongFrom[] = [
  // detour, there and back, bait, needle, order, two halves, wall of toys, combo or safety, pit stop
  { minPar: 0, strengths: [11, 3, 8, 1, 12, 1, 4, 10, 2] },
  { minPar: 6, strengths: [21, 7, 8, 2, 18, 2, 5, 6, 4] },
  { minPar: 7, strengths: [23, 11, 10, 1, 22, 2, 6, 7, 4] },
  { minPar: 9, strengths: [28, 13, 10, 1, 24, 4, 6, 6, 4] },
  { minPar: 10, strengths: [31, 18, 12, 2, 23, 5, 7, 5, 5] },
  { minPar: 11, strengths: [36, 22, 11, 2, 29, 6, 7, 5, 5] },
];
