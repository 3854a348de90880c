/** The strengths from which on ideas are strong, by the length of the shortest solution. */
import type { StrongFrom } from "../../kernel/ideas/puzzle-ideas";

/**
 * `npm run ideas -- --write` computes these numbers: the upper twentieth of 800 levels of rising runs, from level 11
 * on, that were generated without aiming at any idea. The ideas are, in this order: detour, there and back, bait, needle, order, two halves, a ride, doors, under and over, snow stop.
 */
export const STRONG_FROM: readonly StrongFrom[] = [
  { minPar: 0, strengths: [26, 2, 10, 6, 24, 12, 3, 1, 4, 6] },
  { minPar: 7, strengths: [47, 3, 12, 7, 30, 15, 7, 14, 8, 7] },
  { minPar: 9, strengths: [62, 5, 13, 8, 39, 20, 7, 23, 12, 8] },
  { minPar: 11, strengths: [78, 6, 15, 9, 44, 21, 11, 25, 12, 9] },
];
