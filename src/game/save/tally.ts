/** Defines tallies: the numbers, such as cleared levels, that a mode stores together with an unfinished level. */
import { PACES, type Pace } from "../../puzzles/pace";

/** The names of the modes whose unfinished levels are saved. Endless runs have a mode for each difficulty pace. */
export const MODE_NAMES = [...PACES, "campaign", "daily", "rush", "challenge", "remix"] as const;
export type ModeName = (typeof MODE_NAMES)[number];

export type Tally = EndlessTally | { readonly mode: "campaign" } | DailyTally | RushTally | ChallengeTally;

interface EndlessTally {
  readonly mode: Pace;
  /**
   * How many earlier levels of the endless run (a sequence of levels) the game itself has solved. They do not count as
   * cleared.
   */
  readonly watchedLevels: number;
  /** Whether the level in the save is cleared. The run (a sequence of levels) then goes on with the next level. */
  readonly isCleared: boolean;
}

interface DailyTally {
  readonly mode: "daily" | "remix";
  readonly par: number;
}

interface RushTally {
  readonly mode: "rush";
  readonly remainingMs: number;
  readonly cleared: number;
  /**
   * How many times the player had lost a level in this rush (a game of three minutes) before the level being played.
   */
  readonly losses: number;
  /** The best result in any earlier rush (a game of three minutes): the number of cleared levels. */
  readonly best: number;
}

interface ChallengeTally {
  readonly mode: "challenge";
  readonly size: number;
  /**
   * The totals of the challenge so far, such as rewinds and hints, in the order of modes/challenge-mode.ts or
   * modes/rush-challenge-mode.ts. The count at `CLEARED_COUNT_INDEX` is 1 if the stored level is cleared.
   */
  readonly counts: readonly number[];
}

const CLEARED_COUNT_INDEX = 4;

/** The most numbers that a mode stores for an unfinished level. */
export const MAX_TALLY_NUMBERS = 8;

/**
 * Returns the numbers of a tally, which a mode stores for an unfinished level, in the order of the save. This order
 * must never change.
 */
export function tallyCounts(tally: Tally): readonly number[] {
  switch (tally.mode) {
    case "calm":
    case "rising":
    case "hard":
      return tally.isCleared ? [tally.watchedLevels, 1] : [tally.watchedLevels];
    case "daily":
    case "remix":
      return [tally.par];
    case "rush":
      return [Math.floor(tally.remainingMs), tally.cleared, tally.losses, tally.best];
    case "challenge":
      return [tally.size, ...tally.counts];
    default:
      return [];
  }
}

/**
 * Returns whether the level in the save is cleared. The run (a sequence of levels) then goes on with the next level.
 */
export function isStoredLevelCleared(tally: Tally): boolean {
  if (tally.mode === "challenge")
    return tally.counts.length > CLEARED_COUNT_INDEX && tally.counts[CLEARED_COUNT_INDEX] === 1;
  return "isCleared" in tally && tally.isCleared;
}

/** Creates a mode's tally for an unfinished level from the numbers in the save. Missing numbers are 0. */
export function createTally(mode: ModeName, counts: readonly number[]): Tally {
  const [first = 0, second = 0, third = 0, fourth = 0] = counts;
  switch (mode) {
    case "calm":
    case "rising":
    case "hard":
      return { mode, watchedLevels: first, isCleared: second === 1 };
    case "daily":
    case "remix":
      return { mode, par: first };
    case "rush":
      return { mode, remainingMs: first, cleared: second, losses: third, best: fourth };
    case "challenge":
      return { mode, size: first, counts: counts.slice(1) };
    default:
      return { mode };
  }
}
