/** The puzzle and the twist of each week's remix, which are the same for all players. */
import { PUZZLES } from "../../puzzles/index";
import type { Twist } from "../../puzzles/twist";

interface Remix {
  readonly puzzleId: string;
  readonly twist: Twist;
}

/**
 * The twists of weekly remixes, in the order of weeks. Their number has no factor in common with the number of puzzles,
 * so that each pair of puzzle and twist comes up.
 */
const TWISTS: readonly Twist[] = ["rewinds", "turned", "fog"];

export const REMIX_LEVELS = 3;

/**
 * Returns the puzzle and the twist of a week's remix; see `weekNumber` in save/days.ts. Within as many weeks as there
 * are such pairs, each pair comes once.
 */
export function remixOf(week: number): Remix {
  return { puzzleId: PUZZLES[week % PUZZLES.length].id, twist: TWISTS[week % TWISTS.length] };
}
