/** The remix of each ISO week: its puzzle and its twist, which are the same for all players. */
import { PUZZLES } from "../../puzzles/index";
import type { Twist } from "../../puzzles/twist";

/** The remix of one week. */
interface Remix {
  readonly puzzleId: string;
  readonly twist: Twist;
}

/** The twists in the order of weeks. Their number has no factor in common with that of the puzzles. */
const TWISTS: readonly Twist[] = ["rewinds", "turned", "fog"];

/** How many levels a remix has. */
export const REMIX_LEVELS = 3;

/**
 * Returns the remix of a week; see `weekNumber` in save/days.ts. Within as many weeks as there are pairs of a puzzle and
 * a twist, each pair comes once.
 */
export function remixOf(week: number): Remix {
  return { puzzleId: PUZZLES[week % PUZZLES.length].id, twist: TWISTS[week % TWISTS.length] };
}
