/** Timing functions for animations: shares from 0 to 1 and the heights of falling pieces. */

/** Returns how far a time lies between two others: 0 up to the first, 1 from the second on. */
export function progressBetween(ms: number, fromMs: number, toMs: number): number {
  if (ms >= toMs) return 1;
  return ms <= fromMs ? 0 : (ms - fromMs) / (toMs - fromMs);
}

/** Returns the share of the distance that a piece has covered after a share of the time. It starts slowly. */
export function easeIn(share: number): number {
  return share * share * (1.6 - 0.6 * share);
}

const DROP_PIXELS = 54;
const LANDING_PROGRESS = 0.8;

/** How long a piece takes to drop when it enters the board. */
export const DROP_MS = 260;

/** Returns the height of a piece above its cell while it enters the board, in pixels, after a share of its drop. */
export function dropHeight(share: number): number {
  return DROP_PIXELS * (1 - share * share);
}

/** Returns whether a piece that enters the board touches it at this share of its drop. It is drawn squashed then. */
export function isLanding(share: number): boolean {
  return share > LANDING_PROGRESS && share < 1;
}
