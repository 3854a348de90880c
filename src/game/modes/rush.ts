import type { RunStanding } from "../../puzzles/puzzle";

/** Rush: as many levels as you can in three minutes; three losses end it. */
export const RUSH_MS = 180000;
export const RUSH_LOSSES = 3;

const TWELFTHS = 12;

export interface Rush {
  leftMs: number;
  losses: number;
  cleared: number;
}

export function isRushOver(rush: Rush): boolean {
  return rush.leftMs <= 0 || rush.losses >= RUSH_LOSSES;
}

/** How the rush stands, for a place that shows it. */
export function standingOf({ leftMs, losses }: Rush): RunStanding {
  return {
    lamps: Math.max(0, RUSH_LOSSES - losses),
    twelfths: Math.ceil((Math.max(0, leftMs) * TWELFTHS) / RUSH_MS),
  };
}

/** What is left, as `2:05`; the last second counts as one. */
export function clockText(leftMs: number): string {
  const seconds = Math.ceil(Math.max(0, leftMs) / 1000);
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)}:${rest < 10 ? "0" : ""}${rest}`;
}
