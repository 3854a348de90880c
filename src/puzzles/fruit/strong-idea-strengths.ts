/**
 * The strengths from which ideas of a solution count as strong. `npm run ideas -- --write` computed them from 1200 endless
 * levels that were generated without aiming at any idea. At most one of these levels in twenty reaches a strength.
 */
import type { StrongStrengths } from "../../kernel/ideas/puzzle-ideas";

/** A row for each range of pars. Its columns are the ideas in the order of `measureIdeas`. */
export const STRONG_STRENGTHS: readonly StrongStrengths[] = [
  // detour, there and back, bait, needle, order, two halves, stone stop, wait by the hedge, give up a stop
  { minPar: 0, strengths: [7, 7, 7, 2, 14, 6, 3, 5, 3] },
  { minPar: 6, strengths: [13, 11, 8, 4, 22, 11, 3, 6, 4] },
  { minPar: 7, strengths: [16, 16, 9, 4, 21, 14, 4, 7, 6] },
  { minPar: 8, strengths: [22, 16, 15, 4, 28, 22, 3, 7, 5] },
  { minPar: 9, strengths: [26, 23, 19, 5, 32, 31, 3, 8, 6] },
  { minPar: 10, strengths: [32, 26, 19, 6, 40, 31, 3, 9, 7] },
];
