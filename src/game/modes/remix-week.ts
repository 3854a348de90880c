/** The puzzle and the twist of each week's remix, which are the same for all players. */
import { PUZZLES } from "../../puzzles/index";
import type { Twist } from "../../puzzles/twist";

interface Remix {
  readonly puzzleId: string;
  readonly twist: Twist;
}

/** The twists of weekly remixes, in the order of weeks. */
const TWISTS: readonly Twist[] = ["rewinds", "turned", "fog"];

export const REMIX_LEVELS = 3;

/**
 * Returns the puzzle and the twist of a week's remix; see `weekNumber` in save/days.ts. Within as many weeks as there
 * are such pairs, each pair comes once.
 */
export function remixOf(week: number): Remix {
  return { puzzleId: PUZZLES[week % PUZZLES.length].id, twist: twistOf(week, PUZZLES.length) };
}

/**
 * Returns the twist of a week's remix in a game with `puzzleCount` puzzles. If puzzles and twists repeat together before
 * each pair has come, as with six puzzles, the twists move on by one each time, so that no puzzle keeps its twist.
 */
export function twistOf(week: number, puzzleCount: number): Twist {
  let weeksUntilRepeat = puzzleCount;
  while (weeksUntilRepeat % TWISTS.length !== 0) weeksUntilRepeat += puzzleCount;
  const repeats = Math.floor(week / weeksUntilRepeat) % ((puzzleCount * TWISTS.length) / weeksUntilRepeat);
  return TWISTS[(week + repeats) % TWISTS.length];
}
