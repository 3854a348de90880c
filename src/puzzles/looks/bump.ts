/** What is seen where something stops a piece that slides over a board which is tilted. */
import type { Stretch } from "../../kernel/motion";
import { shareOf } from "./easing";
import { drawSpray, type Grain } from "./spray";

/** How long before the end of its way a piece is there and shows that something stops it, and for how long after. */
export const BUMP_BEFORE_MS = 30;
const BUMP_AFTER_MS = 60;
const BUMP_PIXELS = 2;

const SPRAY_MS = 90;

/** Whether something has just stopped a piece. */
export function isBumping({ ending, endMs }: Stretch, elapsedMs: number): boolean {
  return ending === "hit" && elapsedMs > endMs - BUMP_BEFORE_MS && elapsedMs < endMs + BUMP_AFTER_MS;
}

/** How far a piece is seen that has come so far, in pixels: a little beyond its end while something stops it. */
export function withBump(gone: number, stretch: Stretch, elapsedMs: number): number {
  return isBumping(stretch, elapsedMs) ? gone + BUMP_PIXELS : gone;
}

/**
 * What flies up where a piece is stopped, in a cell with its upper left corner at (`left`, `top`), so many pixels far at the
 * most.
 */
export function drawBumpSpray(
  grains: readonly Grain[],
  left: number,
  top: number,
  cell: number,
  { direction, ending, endMs }: Stretch,
  elapsedMs: number,
  pixelsFar: number,
): void {
  const share = shareOf(elapsedMs, endMs - BUMP_BEFORE_MS, endMs - BUMP_BEFORE_MS + SPRAY_MS);
  if (ending !== "hit" || share <= 0 || share >= 1) return;
  const half = cell / 2;
  drawSpray(grains, left + half, top + half, half, direction, Math.floor(share * pixelsFar));
}
