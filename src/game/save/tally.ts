/** Tallies: the numbers that a mode stores in a resume point beside its run, and their order in the save. */

export const MODE_NAMES = ["endless", "campaign", "daily", "rush", "challenge"] as const;
export type ModeName = (typeof MODE_NAMES)[number];

/** What a mode counts beside its run and the level being played. */
export type Tally = EndlessTally | { readonly mode: "campaign" | "daily" } | RushTally | ChallengeTally;

interface EndlessTally {
  readonly mode: "endless";
  /** How many earlier levels of the run the game itself has solved; they do not count. */
  readonly watchedLevels: number;
}

interface RushTally {
  readonly mode: "rush";
  /** The time left on the clock, in milliseconds. */
  readonly remainingMs: number;
  readonly cleared: number;
  /** The number of losses in earlier levels of this rush. */
  readonly losses: number;
  /** The most levels cleared in any rush before this one. */
  readonly best: number;
}

interface ChallengeTally {
  readonly mode: "challenge";
  readonly size: number;
  /**
   * The counts of the earlier levels, in the order of modes/challenge-mode.ts, or for a rush of
   * modes/rush-challenge-mode.ts.
   */
  readonly counts: readonly number[];
}

/** An upper limit for the numbers of any tally. */
export const MAX_COUNTS = 8;

/** Returns the numbers of a tally in the order in which they are saved. The order must never change. */
export function tallyCounts(tally: Tally): readonly number[] {
  switch (tally.mode) {
    case "endless":
      return [tally.watchedLevels];
    case "rush":
      return [Math.floor(tally.remainingMs), tally.cleared, tally.losses, tally.best];
    case "challenge":
      return [tally.size, ...tally.counts];
    default:
      return [];
  }
}

/** Creates the tally of a mode from its numbers; missing numbers are 0. */
export function tallyOf(mode: ModeName, counts: readonly number[]): Tally {
  const [first = 0, second = 0, third = 0, fourth = 0] = counts;
  switch (mode) {
    case "endless":
      return { mode, watchedLevels: first };
    case "rush":
      return { mode, remainingMs: first, cleared: second, losses: third, best: fourth };
    case "challenge":
      return { mode, size: first, counts: counts.slice(1) };
    default:
      return { mode };
  }
}
