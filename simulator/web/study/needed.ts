/**
 * Counts the moves, seconds and hints that the player needed for a level of the study, over all attempts while the
 * level is open.
 */
import type { Needed } from "./results";

/** What the player needed, such as moves and seconds, for the open level of the study over all attempts. */
export interface NeededForLevel {
  /** The numbers of moves, seconds and so on that the player needed in all attempts before the present one. */
  readonly before: Needed;
  /** The numbers of moves, seconds and so on that the player has needed so far in the present attempt. */
  readonly now: Needed;
}

const NOTHING_NEEDED: Needed = { moves: 0, seconds: 0, hints: 0, resets: 0, losses: 0 };
export const LEVEL_JUST_OPENED: NeededForLevel = { before: NOTHING_NEEDED, now: NOTHING_NEEDED };

/**
 * Returns the player's numbers for the level, such as moves, after the game has reported `now`. If a number is smaller
 * than in the report before, the level was opened anew. The numbers of the earlier attempt are then added to `before`.
 */
export function addReport({ before, now: last }: NeededForLevel, now: Needed): NeededForLevel {
  const isNewAttempt = KEYS.some((key) => now[key] < last[key]);
  return { before: isNewAttempt ? sumOf(before, last) : before, now };
}

export function totalOf({ before, now }: NeededForLevel): Needed {
  return sumOf(before, now);
}

const KEYS = ["moves", "seconds", "hints", "resets", "losses"] as const;

function sumOf(one: Needed, other: Needed): Needed {
  return {
    moves: one.moves + other.moves,
    seconds: one.seconds + other.seconds,
    hints: one.hints + other.hints,
    resets: one.resets + other.resets,
    losses: one.losses + other.losses,
  };
}
