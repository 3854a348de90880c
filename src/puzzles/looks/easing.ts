/** How far a time lies between two others: 0 up to the first, 1 from the second on. */
export function progressBetween(ms: number, fromMs: number, toMs: number): number {
  if (ms >= toMs) return 1;
  return ms <= fromMs ? 0 : (ms - fromMs) / (toMs - fromMs);
}

/** A piece needs a moment to get going: the share of its way that it has gone after a share of its time. */
export function easeIn(share: number): number {
  return share * share * (1.6 - 0.6 * share);
}

const DROP_PIXELS = 54;
const LANDING_PROGRESS = 0.8;

/** How long a piece that comes in takes to drop. */
export const DROP_MS = 260;

/** How high a piece that comes in still is above its cell, in pixels, after a share of its drop. */
export function dropHeight(share: number): number {
  return DROP_PIXELS * (1 - share * share);
}

/** Whether a piece that comes in touches the board and is squashed for a moment. */
export function isLanding(share: number): boolean {
  return share > LANDING_PROGRESS && share < 1;
}
