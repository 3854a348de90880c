/** Special achievements (feats) that several puzzles use. */
import type { Feat } from "./puzzle";

/**
 * Returns the special achievement of clearing a level without ever losing it. It suits every puzzle in which a level
 * can be lost. `missed` says how often the level was lost: once, twice, and more often.
 */
export function neverLost(name: string, missed: readonly string[]): Feat<unknown> {
  return {
    name,
    missed: ({ losses }) => missed[Math.min(losses, missed.length) - 1],
    isDone: ({ losses }) => losses === 0,
  };
}
