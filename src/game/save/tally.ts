export const MODES = ["endless", "campaign", "daily", "rush", "challenge"] as const;
export type ModeName = (typeof MODES)[number];

/** What a mode counts beside its run and the level being played. */
export type Tally = EndlessTally | { readonly mode: "campaign" | "daily" } | RushTally | ChallengeTally;

interface EndlessTally {
  readonly mode: "endless";
  /** How many levels before this one the game itself has played: they do not count. */
  readonly watched: number;
}

interface RushTally {
  readonly mode: "rush";
  /** What is left of the time. */
  readonly leftMs: number;
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
export const MOST_COUNTS = 8;

/** A tally as the numbers that are kept of it, in an order that never changes. */
export function countsOf(tally: Tally): readonly number[] {
  switch (tally.mode) {
    case "endless":
      return [tally.watched];
    case "rush":
      return [Math.floor(tally.leftMs), tally.cleared, tally.losses, tally.best];
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
      return { mode, watched: first };
    case "rush":
      return { mode, leftMs: first, cleared: second, losses: third, best: fourth };
    case "challenge":
      return { mode, size: first, counts: counts.slice(1) };
    default:
      return { mode };
  }
}
