import type { Stage } from "../puzzles/puzzle";

/** Rush: as many levels as you can in three minutes; three falls end it. */
export const RUSH_MS = 180000;
export const RUSH_FALLS = 3;

export interface Rush {
  leftMs: number;
  falls: number;
  cleared: number;
}

export function startRush(): Rush {
  return { leftMs: RUSH_MS, falls: 0, cleared: 0 };
}

export function isRushOver(rush: Rush): boolean {
  return rush.leftMs <= 0 || rush.falls >= RUSH_FALLS;
}

/** What is left, as `2:05`; the last second counts as one. */
export function clockText(leftMs: number): string {
  const seconds = Math.ceil(Math.max(0, leftMs) / 1000);
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)}:${rest < 10 ? "0" : ""}${rest}`;
}

/** The size of a rush's levels after so many were cleared: small ones, growing slowly. */
export function rushStage(cleared: number): Stage {
  const pieces = Math.min(9, 3 + Math.floor(cleared / 3));
  return { levels: 1, pieces, difficultyCentibits: (pieces - 3) * 40 + (cleared % 3) * 20 };
}
