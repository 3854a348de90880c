/** What is drawn when something stops a sliding piece: a small overshoot and a spray of grains. */
import type { Motion } from "../../kernel/motion";
import { progressBetween } from "./easing";
import { drawSpray, type Grain } from "./spray";

/** From this long before the end of a motion to `BUMP_AFTER_MS` after it, a stopped piece is drawn beyond its cell. */
export const BUMP_BEFORE_MS = 30;
const BUMP_AFTER_MS = 60;
const BUMP_PIXELS = 2;

const SPRAY_MS = 90;

/** Returns whether a piece is drawn as hitting something at this moment of a motion. */
export function isBumping({ ending, endMs }: Motion, elapsedMs: number): boolean {
  return ending === "hit" && elapsedMs > endMs - BUMP_BEFORE_MS && elapsedMs < endMs + BUMP_AFTER_MS;
}

/**
 * Returns the distance at which to draw a moving piece, in pixels. While it hits something, it is drawn slightly beyond
 * its end.
 */
export function addBump(travelledPx: number, motion: Motion, elapsedMs: number): number {
  return isBumping(motion, elapsedMs) ? travelledPx + BUMP_PIXELS : travelledPx;
}

/**
 * Draws the grains that fly up where a piece is stopped, at most `reachPx` pixels far. (`left`, `top`) is the top left
 * corner of the piece's last cell.
 */
export function drawBumpSpray(
  grains: readonly Grain[],
  left: number,
  top: number,
  cellPx: number,
  { direction, ending, endMs }: Motion,
  elapsedMs: number,
  reachPx: number,
): void {
  const progress = progressBetween(elapsedMs, endMs - BUMP_BEFORE_MS, endMs - BUMP_BEFORE_MS + SPRAY_MS);
  if (ending !== "hit" || progress <= 0 || progress >= 1) return;
  const half = cellPx / 2;
  drawSpray(grains, left + half, top + half, half, direction, Math.floor(progress * reachPx));
}
