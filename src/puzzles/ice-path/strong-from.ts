/** The strengths from which on ideas are strong, by the length of the shortest solution. */
import type { StrongFrom } from "../../kernel/ideas/puzzle-ideas";

/**
 * `npm run ideas -- --write` computes these numbers: the upper twentieth of 800 levels of rising runs, from level 11
 * on, that were generated without aiming at any idea. The ideas are, in this order: detour, there and back, bait, needle, order, two halves, snow stop, long slide, round the rock.
 */
export const STRONG_FROM: readonly StrongFrom[] = [
  { minPar: 0, strengths: [32, 3, 7, 5, 24, 14, 3, 26, 3] },
  { minPar: 9, strengths: [48, 5, 9, 7, 37, 18, 5, 38, 5] },
  { minPar: 11, strengths: [64, 6, 11, 10, 45, 23, 6, 40, 5] },
  { minPar: 14, strengths: [59, 8, 15, 12, 66, 24, 7, 40, 7] },
];
