/** What is seen where something stops a piece that slides over a board which is tilted. */
import type { Motion } from "../../kernel/motion";
import { progressBetween } from "./easing";
import { drawSpray, type Grain } from "./spray";

/** How long before the end of its way a piece is there and shows that something stops it, and for how long after. */
export const BUMP_BEFORE_MS = 30;
const BUMP_AFTER_MS = 60;
const BUMP_PIXELS = 2;

const SPRAY_MS = 90;

/** Whether something has just stopped a piece. */
export function isBumping({ ending, endMs }: Motion, elapsedMs: number): boolean {
  return ending === "hit" && elapsedMs > endMs - BUMP_BEFORE_MS && elapsedMs < endMs + BUMP_AFTER_MS;
}

/** How far a piece is seen that has come so far, in pixels: a little beyond its end while something stops it. */
export function addBump(travelledPx: number, motion: Motion, elapsedMs: number): number {
  return isBumping(motion, elapsedMs) ? travelledPx + BUMP_PIXELS : travelledPx;
}

/**
 * What flies up where a piece is stopped, in a cell with its upper left corner at (`left`, `top`), so many pixels far at the
 * most.
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
