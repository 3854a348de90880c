/** Feats that several puzzles use. A feat is the condition for a puzzle's own medal. */
import type { Feat } from "./puzzle";

/**
 * Returns the feat (the condition for a medal) of clearing a level without ever losing it. It suits every puzzle in
 * which a level can be lost. `missed` has the texts after one loss, after two losses, and after more.
 */
export function neverLost(name: string, missed: readonly string[]): Feat<unknown> {
  return {
    name,
    missed: ({ losses }) => missed[Math.min(losses, missed.length) - 1],
    isDone: ({ losses }) => losses === 0,
  };
}

/**
 * Returns the feat (the condition for a medal) of clearing a level without two moves in a row that go in opposite
 * directions. It suits every puzzle in which a player can go to and fro. `missed` is the text after a move back.
 */
export function neverBack(name: string, missed: string): Feat<unknown> {
  return {
    name,
    missed: () => missed,
    isDone: ({ directions }) =>
      directions.every((direction, index) => index === 0 || direction !== (directions[index - 1] + 2) % 4),
  };
}
