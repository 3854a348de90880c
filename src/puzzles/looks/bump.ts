/**
 * Draws the effects when something stops a sliding piece: for a moment the piece is drawn slightly too far ahead, and
 * grains, for example of ice, fly up.
 */
import type { Motion } from "../../kernel/motion";
import { progressBetween } from "./easing";
import { drawSpray, type CellSquare, type Grain } from "./spray";

/**
 * A piece that hits something is drawn slightly beyond its cell from this many milliseconds before the end of its
 * motion.
 */
export const BUMP_BEFORE_MS = 30;
/**
 * A piece that hits something is drawn slightly beyond its cell until this many milliseconds after the end of its
 * motion.
 */
const BUMP_AFTER_MS = 60;
const BUMP_PIXELS = 2;

const SPRAY_MS = 90;

/**
 * Returns whether a piece is drawn slightly beyond its cell, `elapsedMs` after its move began, because it hits
 * something.
 */
export function isBumping({ ending, endMs }: Motion, elapsedMs: number): boolean {
  return ending === "hit" && elapsedMs > endMs - BUMP_BEFORE_MS && elapsedMs < endMs + BUMP_AFTER_MS;
}

/**
 * Returns the distance in pixels from a piece's start at which the piece is drawn. This is `travelledPx`, or a few
 * pixels more while the piece hits something.
 */
export function addBump(travelledPx: number, motion: Motion, elapsedMs: number): number {
  return isBumping(motion, elapsedMs) ? travelledPx + BUMP_PIXELS : travelledPx;
}

/** The grains, for example of ice, that fly up where a piece is stopped, and how many pixels they fly at most. */
export interface BumpSpray {
  readonly grains: readonly Grain[];
  readonly reachPx: number;
}

/** Draws the grains that fly up where something stops a piece. `square` is the cell in which the piece stops. */
export function drawBumpSpray(
  { grains, reachPx }: BumpSpray,
  square: CellSquare,
  { direction, ending, endMs }: Motion,
  elapsedMs: number,
): void {
  const progress = progressBetween(elapsedMs, endMs - BUMP_BEFORE_MS, endMs - BUMP_BEFORE_MS + SPRAY_MS);
  if (ending !== "hit" || progress <= 0 || progress >= 1) return;
  drawSpray(grains, square, direction, Math.floor(progress * reachPx));
}
