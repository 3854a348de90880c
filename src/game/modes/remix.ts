/**
 * The weekly remix: the puzzle and the twist of each ISO week, and its three levels, which are the same for all players.
 * Only the tools use them so far.
 */
import type { CertifiedLevel } from "../../kernel/select-level";
import type { Task } from "../../kernel/task";
import { PUZZLES } from "../../puzzles/index";
import type { Puzzle } from "../../puzzles/puzzle";
import { centibitsAt, composeNearest, MAX_TRIES } from "./daily-level";
import { createRun, type Run } from "./run";

/**
 * What is different in the levels of a remix. `rewinds`: only three moves can be taken back. `turned`: the board turns by
 * a quarter after every third move. `fog`: only what is near to the pieces is visible. No twist changes the rules.
 */
export type Twist = "rewinds" | "turned" | "fog";

/** The remix of one week. */
interface Remix {
  readonly puzzleId: string;
  readonly twist: Twist;
}

/** The twists in the order of weeks. Their number has no factor in common with that of the puzzles. */
const TWISTS: readonly Twist[] = ["rewinds", "turned", "fog"];

/** The places among the daily levels of a day whose targets the levels of a remix have, from the first to the last. */
const PLACES: readonly number[] = [1, 3, 5];

export const REMIX_LEVELS = PLACES.length;

/** Far above the seeds of daily levels, so that no level of a remix is a daily level. */
const FIRST_SEED = 12582912;

/**
 * Returns the remix of a week; see `weekNumber` in save/days.ts. Within as many weeks as there are pairs of a puzzle and
 * a twist, each pair comes once.
 */
export function remixOf(week: number): Remix {
  return { puzzleId: PUZZLES[week % PUZZLES.length].id, twist: TWISTS[week % TWISTS.length] };
}

/** Composes a level of the remix of a week. Its `number` is from 1 to `REMIX_LEVELS`; each is harder than the one before. */
export function composeRemixLevel<Level, State, Target>(
  puzzle: Puzzle<Level, State, Target>,
  week: number,
  number: number,
): Task<CertifiedLevel<Level, State>> {
  const place = PLACES[number - 1];
  return composeNearest(puzzle, {
    target: puzzle.plan.daily(place),
    wantedCentibits: centibitsAt(place),
    runOfTry: (givenUp) => runOfRemix(week, number, givenUp),
  });
}

/** Returns the run of a candidate for a level of a remix. Each level of a week has `MAX_TRIES` streams of its own. */
function runOfRemix(week: number, number: number, givenUp: number): Run {
  return { ...createRun(FIRST_SEED + week), levelNumber: (number - 1) * MAX_TRIES + givenUp };
}
