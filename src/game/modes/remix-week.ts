/**
 * The weekly remix (three levels with a changed rule) of each ISO week: its puzzle and its changed rule, which are the
 * same for all players.
 */
import { PUZZLES } from "../../puzzles/index";
import type { Twist } from "../../puzzles/twist";

/** The remix of one week: its puzzle, and what is different in its levels (the twist). */
interface Remix {
  readonly puzzleId: string;
  readonly twist: Twist;
}

/**
 * The twists (changed rules of weekly remixes) in the order of weeks. The number of twists has no factor in common with
 * the number of puzzles.
 */
const TWISTS: readonly Twist[] = ["rewinds", "turned", "fog"];

/** How many levels a remix (levels of a week with a changed rule) has. */
export const REMIX_LEVELS = 3;

/**
 * Returns the puzzle and the twist (changed rule) of a week's remix; see `weekNumber` in save/days.ts. Within as many
 * weeks as there are pairs of a puzzle and a twist, each pair comes once.
 */
export function remixOf(week: number): Remix {
  return { puzzleId: PUZZLES[week % PUZZLES.length].id, twist: TWISTS[week % TWISTS.length] };
}
