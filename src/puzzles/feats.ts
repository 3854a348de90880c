/** Feats that several puzzles share. */
import type { Feat } from "./puzzle";

/** Returns the feat of clearing a level without losing it. It suits any puzzle in which a level can be lost. */
export function neverLost(name: string, meaning: string): Feat<unknown> {
  return { name, meaning, isDone: ({ losses }) => losses === 0 };
}
