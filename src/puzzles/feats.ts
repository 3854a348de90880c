/**
 * Feats that several puzzles share. A feat is a special achievement in a campaign level, such as never losing the
 * level, for which the player gets a medal.
 */
import type { Feat } from "./puzzle";

/**
 * Returns a feat (an extra task of a level) for puzzles in which a level can be lost: clearing the level without ever
 * losing it. `missed` has the texts that say why the player has missed the feat: one for a single loss, one for two
 * losses, and one for more.
 */
export function createNeverLostFeat(name: string, missed: readonly string[]): Feat<unknown> {
  return {
    name,
    missed: ({ losses }) => missed[Math.min(losses, missed.length) - 1],
    isDone: ({ losses }) => losses === 0,
  };
}

/**
 * Returns a feat (an extra task of a level) for puzzles in which a player can go to and fro: clearing the level without
 * ever moving back. No two moves in a row may have opposite directions. `missed` is the text that says why the player
 * has missed the feat.
 */
export function createNeverBackFeat(name: string, missed: string): Feat<unknown> {
  return {
    name,
    missed: () => missed,
    isDone: ({ directions }) =>
      directions.every((direction, index) => index === 0 || direction !== (directions[index - 1] + 2) % 4),
  };
}
