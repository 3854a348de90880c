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

/**
 * Returns the special achievement of clearing a level without two moves in a row that go in opposite directions. It
 * suits every puzzle in which a player can go to and fro. `missed` says that a move went back.
 */
export function neverBack(name: string, missed: string): Feat<unknown> {
  return {
    name,
    missed: () => missed,
    isDone: ({ directions }) =>
      directions.every((direction, index) => index === 0 || direction !== (directions[index - 1] + 2) % 4),
  };
}
