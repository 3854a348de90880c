/** From which strength on each idea of a solution counts as strong in a level of this puzzle. */
import type { StrongFrom } from "../../kernel/ideas/puzzle-ideas";

/**
 * One row for each range of pars (lengths of the shortest solution). Among 1200 endless levels that were generated
 * without aiming at any idea, at most one in twenty has an idea at least as strong as its row says.
 * `npm run ideas -- --write` computes these numbers.
 */
export const STRONG_STRENGTHS: readonly StrongFrom[] = [
  // detour, there and back, bait, needle, order, two halves, chain, brake, the last is first
  { minPar: 0, strengths: [162, 6, 11, 6, 28, 20, 4, 3, 4] },
  { minPar: 8, strengths: [178, 7, 15, 6, 36, 43, 3, 3, 4] },
  { minPar: 9, strengths: [216, 9, 19, 9, 45, 67, 4, 3, 6] },
  { minPar: 10, strengths: [211, 9, 24, 7, 55, 94, 4, 3, 6] },
  { minPar: 11, strengths: [219, 9, 27, 7, 66, 134, 5, 3, 8] },
  { minPar: 12, strengths: [244, 11, 28, 9, 78, 191, 5, 4, 7] },
  { minPar: 13, strengths: [217, 13, 33, 9, 91, 213, 5, 4, 10] },
  { minPar: 14, strengths: [255, 15, 35, 10, 105, 213, 6, 5, 12] },
];
