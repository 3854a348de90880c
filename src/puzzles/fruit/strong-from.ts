/** The strengths from which on ideas are strong, by the length of the shortest solution. */
import type { StrongFrom } from "../../kernel/ideas/puzzle-ideas";

/**
 * `npm run ideas -- --write` computes these numbers: the upper twentieth of 800 levels of rising runs, from level 11
 * on, that were generated without aiming at any idea. The ideas are, in this order: detour, there and back, bait, needle, order, two halves, stone stop, wait by the hedge, give up a stop.
 */
export const STRONG_FROM: readonly StrongFrom[] = [
  { minPar: 0, strengths: [11, 11, 8, 4, 20, 10, 3, 6, 4] },
  { minPar: 7, strengths: [16, 15, 9, 4, 21, 17, 4, 7, 6] },
  { minPar: 8, strengths: [23, 17, 15, 4, 27, 22, 3, 7, 5] },
  { minPar: 9, strengths: [28, 25, 19, 5, 38, 28, 3, 9, 6] },
];
