export const MODE_NAMES = ["endless", "campaign", "daily", "rush", "challenge"] as const;
export type ModeName = (typeof MODE_NAMES)[number];

/** What a mode counts beside its run and the level being played. */
export type Tally = EndlessTally | { readonly mode: "campaign" | "daily" } | RushTally | ChallengeTally;

interface EndlessTally {
  readonly mode: "endless";
  /** How many levels before this one the game itself has played: they do not count. */
  readonly watchedLevels: number;
}

interface RushTally {
  readonly mode: "rush";
  /** What is left of the time. */
  readonly remainingMs: number;
  readonly cleared: number;
  /** How often a level before this one was lost. */
  readonly losses: number;
  /** The most levels cleared in a rush before this one. */
  readonly best: number;
}

interface ChallengeTally {
  readonly mode: "challenge";
  readonly size: number;
  /** What was counted in the levels before this one: see modes/challenge-mode, and for a rush modes/rush-challenge-mode. */
  readonly counts: readonly number[];
}

/** More numbers than any tally has. */
export const MAX_COUNTS = 8;

/** A tally as the numbers that are kept of it, in an order that never changes. */
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

/** The tally of a mode from its numbers; those that are missing are 0. */
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
