/** Where a sliding piece of Skid is at a moment of a move, and its smear and dust. */
import type { Board } from "../../../kernel/board";
import { STEP_X, STEP_Y } from "../../../kernel/direction";
import type { Motion } from "../../../kernel/motion";
import { BUMP_BEFORE_MS, drawBumpSpray, addBump } from "../../looks/bump";
import type { Grain } from "../../looks/spray";
import { SLIDE_MS_PER_CELL } from "../rules";
import { cellLeft, cellTop, sizeFor } from "./pen";

/** A slide leaves a smear once it is this long, in pixels. */
const SMEAR_FROM_PIXELS = 36;

/** Returns how long a motion is, in pixels. */
function motionPixels(board: Board, { from, to, direction }: Motion): number {
  return ((to - from) / board.steps[direction]) * sizeFor(board).cellPixels;
}

/**
 * Returns how far a piece has travelled, in pixels; a little beyond its end while it bumps. All pieces are equally
 * fast, so that none catches up with a piece ahead of it.
 */
export function pixelsTravelled(board: Board, motion: Motion, elapsedMs: number): number {
  const totalPixels = motionPixels(board, motion);
  const remaining = ((motion.endMs - BUMP_BEFORE_MS - elapsedMs) * sizeFor(board).cellPixels) / SLIDE_MS_PER_CELL;
  const travelled = Math.floor(Math.min(totalPixels, Math.max(0, totalPixels - remaining)) + 0.5);
  return addBump(travelled, motion, elapsedMs);
}

/** Returns how far a piece still is from the end of its motion, in pixels. */
export function pixelsLeft(board: Board, motion: Motion, elapsedMs: number): number {
  return motionPixels(board, motion) - pixelsTravelled(board, motion, elapsedMs);
}

/** How far the middle of a toy in a doorway lies beyond the edge of the floor, in pixels. */
const IN_DOORWAY_PIXELS = 5;

/** Returns how far a doorway's cell lies beyond a toy that stands in it, because the rim is narrower than a cell. */
export function pixelsBeyondDoorway(board: Board): number {
  return sizeFor(board).cellPixels / 2 - IN_DOORWAY_PIXELS;
}

/** Returns how far a toy travels until it stands in the doorway at the end of its motion, in pixels. */
export function pixelsToDoorway(board: Board, motion: Motion): number {
  return motionPixels(board, motion) - pixelsBeyondDoorway(board);
}

/** Returns whether a piece is still sliding and has not bumped yet. */
export function isStillMoving({ endMs }: Motion, elapsedMs: number): boolean {
  return elapsedMs < endMs - BUMP_BEFORE_MS;
}

/** Returns whether a piece leaves a smear. */
export function hasSmear(board: Board, motion: Motion, elapsedMs: number): boolean {
  return isStillMoving(motion, elapsedMs) && pixelsTravelled(board, motion, elapsedMs) > SMEAR_FROM_PIXELS;
}

/**
 * Returns the left edge of a piece that has travelled `pixels`. It moves by steps of two pixels so that half tones lie
 * still.
 */
export function leftWhileMoving(board: Board, { from, direction }: Motion, pixels: number): number {
  return cellLeft(board, from) + 2 * Math.floor((STEP_X[direction] * pixels) / 2);
}

/** Returns the upper edge of a piece that has travelled `pixels`, in steps of two pixels. */
export function topWhileMoving(board: Board, { from, direction }: Motion, pixels: number): number {
  return cellTop(board, from) + 2 * Math.floor((STEP_Y[direction] * pixels) / 2);
}

/** The grains of dust, by their distance in pixels from the middle of the cell's edge. */
const GRAINS: readonly Grain[] = [
  { back: 2, aside: -15 },
  { back: 6, aside: -10 },
  { back: 4, aside: 13 },
  { back: 7, aside: 8 },
  { back: 1, aside: 18 },
];

/** Draws dust that flies up where a piece stops. */
export function drawDust(board: Board, motion: Motion, elapsedMs: number): void {
  const { to } = motion;
  const { cellPixels } = sizeFor(board);
  drawBumpSpray(GRAINS, cellLeft(board, to), cellTop(board, to), cellPixels, motion, elapsedMs, 5);
}
