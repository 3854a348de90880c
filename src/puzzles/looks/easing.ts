/** Functions for the timing of animations. They express times and distances as shares from 0 to 1. */

/**
 * Returns how far a time is between two other times: 0 up to `fromMs`, 1 from `toMs` on, and a fraction between them.
 */
export function progressBetween(ms: number, fromMs: number, toMs: number): number {
  if (ms >= toMs) return 1;
  return ms <= fromMs ? 0 : (ms - fromMs) / (toMs - fromMs);
}

/**
 * Returns the share of its way that a piece has covered after a share of the time of its motion. Both shares are from 0
 * to 1. The piece starts slowly.
 */
export function easeIn(share: number): number {
  return share * share * (1.6 - 0.6 * share);
}

const DROP_PIXELS = 54;
const LANDING_PROGRESS = 0.8;

/** How long a piece takes to drop onto the board at the start of a level, in milliseconds. */
export const DROP_MS = 260;

/**
 * Returns how far a piece has dropped, as a share of its whole drop from 0 to 1. The piece begins to drop `delayMs`
 * milliseconds after the first piece.
 */
export function dropShare(elapsedMs: number, delayMs: number): number {
  return progressBetween(elapsedMs, delayMs, delayMs + DROP_MS);
}

/**
 * Returns the height in pixels of a piece above its cell while it drops onto the board. `share` is the share of the
 * drop's time that has passed.
 */
export function dropHeight(share: number): number {
  return DROP_PIXELS * (1 - share * share);
}

/** Returns the height of a dropping piece above its cell, as `dropHeight` does, but rounded to whole pixels. */
export function wholeDropHeight(share: number): number {
  return Math.floor(dropHeight(share) + 0.5);
}

/**
 * Returns whether a dropping piece has touched the board and is drawn squashed. `share` is the share of the drop's time
 * that has passed.
 */
export function isLanding(share: number): boolean {
  return share > LANDING_PROGRESS && share < 1;
}
