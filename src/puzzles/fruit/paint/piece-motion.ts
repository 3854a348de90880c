/**
 * Computes where a moving piece is drawn, and draws the smears and cut grass that show its speed. record-motions.ts
 * decides how long each motion lasts.
 */
import { columnOf, rowOf, type Board } from "../../../kernel/board";
import { STEP_X, STEP_Y } from "../../../kernel/direction";
import type { Motion } from "../../../kernel/motion";
import { BUMP_BEFORE_MS, drawBumpSpray, addBump, type BumpSpray } from "../../looks/bump";
import { easeIn, progressBetween } from "../../looks/easing";
import { evenShift } from "../../looks/even-shift";
import { cellLeft, cellTop, sizeFor } from "./garden";

/** A piece that slides farther than this leaves a smear of faint copies behind, in pixels. */
const SMEAR_FROM_PIXELS = 24;

export function cellsInMotion(board: Board, { from, to }: Motion): number {
  return Math.abs(columnOf(board, to) - columnOf(board, from)) + Math.abs(rowOf(board, to) - rowOf(board, from));
}

/**
 * Returns how far a piece has moved, in whole pixels. While something stops the piece, it is drawn a little beyond the
 * end of its slide.
 */
export function pixelsTravelled(board: Board, motion: Motion, elapsedMs: number): number {
  const totalPixels = cellsInMotion(board, motion) * sizeFor(board).cellPixels;
  const share = progressBetween(elapsedMs, motion.startMs, motion.endMs - BUMP_BEFORE_MS);
  const travelled = Math.floor(easeIn(share) * totalPixels + 0.5);
  return addBump(travelled, motion, elapsedMs);
}

/** Returns whether a piece moves and has not been stopped yet. */
export function isStillMoving({ startMs, endMs }: Motion, elapsedMs: number): boolean {
  return elapsedMs > startMs && elapsedMs < endMs - BUMP_BEFORE_MS;
}

export function hasSmear(board: Board, motion: Motion, elapsedMs: number): boolean {
  return isStillMoving(motion, elapsedMs) && pixelsTravelled(board, motion, elapsedMs) > SMEAR_FROM_PIXELS;
}

export function leftWhileMoving(board: Board, { from, direction }: Motion, pixels: number): number {
  return cellLeft(board, from) + evenShift(STEP_X[direction], pixels);
}

export function topWhileMoving(board: Board, { from, direction }: Motion, pixels: number): number {
  return cellTop(board, from) + evenShift(STEP_Y[direction], pixels);
}

/**
 * The blades of cut grass that fly up around a stopped piece: how far behind the piece and to its side they appear, in
 * pixels.
 */
const GRASS: BumpSpray = {
  grains: [
    { back: 2, aside: -13 },
    { back: 6, aside: -9 },
    { back: 4, aside: 12 },
    { back: 7, aside: 8 },
    { back: 1, aside: 16 },
  ],
  reachPx: 4,
};

/** Draws the cut grass that flies up where a piece is stopped. */
export function drawGrass(board: Board, motion: Motion, elapsedMs: number): void {
  const square = {
    left: cellLeft(board, motion.to),
    top: cellTop(board, motion.to),
    sidePx: sizeFor(board).cellPixels,
  };
  drawBumpSpray(GRASS, square, motion, elapsedMs);
}
