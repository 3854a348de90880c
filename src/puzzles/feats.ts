/** Special achievements (feats) that several puzzles use. */
import type { Feat } from "./puzzle";

/**
 * Returns the special achievement of clearing a level without ever losing it. It suits every puzzle in which a level
 * can be lost.
 */
export function neverLost(name: string, meaning: string): Feat<unknown> {
  return { name, meaning, isDone: ({ losses }) => losses === 0 };
}
