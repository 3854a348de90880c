/** The strengths from which on ideas are strong, by the length of the shortest solution. */
import type { StrongFrom } from "../../kernel/ideas/puzzle-ideas";

/**
 * `npm run ideas -- --write` computes these numbers: the upper twentieth of 800 levels of rising runs, from level 11
 * on, that were generated without aiming at any idea. The ideas are, in this order: detour, there and back, bait, needle, order, two halves, chain, brake, the last is first.
 */
export const STRONG_FROM: readonly StrongFrom[] = [
  { minPar: 0, strengths: [170, 7, 14, 6, 36, 43, 3, 2, 4] },
  { minPar: 9, strengths: [211, 9, 22, 8, 55, 85, 4, 3, 6] },
  { minPar: 11, strengths: [244, 11, 28, 8, 78, 152, 5, 3, 8] },
  { minPar: 13, strengths: [217, 14, 33, 10, 105, 199, 6, 4, 11] },
];
