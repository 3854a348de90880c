/** The strengths from which on ideas are strong, by the length of the shortest solution. */
import type { StrongFrom } from "../../kernel/ideas/puzzle-ideas";

/**
 * `npm run ideas -- --write` computes these numbers: the upper twentieth of 800 levels of rising runs, from level 11
 * on, that were generated without aiming at any idea. The ideas are, in this order: detour, there and back, bait, needle, order, two halves, wall of toys, combo or safety, pit stop.
 */
export const STRONG_FROM: readonly StrongFrom[] = [
  { minPar: 0, strengths: [18, 5, 8, 1, 17, 1, 5, 9, 3] },
  { minPar: 7, strengths: [23, 11, 10, 1, 23, 2, 6, 7, 4] },
  { minPar: 9, strengths: [35, 17, 11, 2, 22, 5, 7, 6, 4] },
  { minPar: 11, strengths: [35, 22, 11, 2, 29, 6, 7, 5, 5] },
];
