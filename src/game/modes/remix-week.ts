/**
 * Computes the puzzle and the twist (a special rule, such as fog) of each weekly remix, which are the same for all
 * players.
 */
import { PUZZLES } from "../../puzzles/index";
import type { Twist } from "../../puzzles/twist";

interface Remix {
  readonly puzzleId: string;
  readonly twist: Twist;
}

const TWISTS: readonly Twist[] = ["rewinds", "turned", "fog"];

export const REMIX_LEVELS = 3;

/**
 * Returns the puzzle and the twist (a special rule) of a week's remix. Each pair of puzzle and twist occurs once before
 * any pair occurs again. `weekNumber` in save/days.ts counts the weeks.
 */
export function remixOf(week: number): Remix {
  return { puzzleId: PUZZLES[week % PUZZLES.length].id, twist: twistOf(week, PUZZLES.length) };
}

/**
 * Returns the twist (a special rule) of a week's remix in a game with `puzzleCount` puzzles. Each week takes the next
 * twist and the next puzzle. If three divides the number of puzzles, a twist is sometimes skipped. Otherwise a pair of
 * puzzle and twist would return before all other pairs have occurred.
 */
export function twistOf(week: number, puzzleCount: number): Twist {
  let weeksUntilRepeat = puzzleCount;
  while (weeksUntilRepeat % TWISTS.length !== 0) weeksUntilRepeat += puzzleCount;
  const repeats = Math.floor(week / weeksUntilRepeat) % ((puzzleCount * TWISTS.length) / weeksUntilRepeat);
  return TWISTS[(week + repeats) % TWISTS.length];
}
