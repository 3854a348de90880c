/**
 * Computes how far a piece has moved, and defines how it is drawn. record-motions.ts decides how long a motion lasts.
 */
import { columnOf, rowOf, type Board } from "../../../kernel/board";
import type { Motion } from "../../../kernel/motion";
import { BUMP_BEFORE_MS, addBump, type BumpSpray } from "../../looks/bump";
import { easeIn, progressBetween } from "../../looks/easing";
import type { SlideLook } from "../../looks/sliding-piece";
import { cellLeft, cellTop, sizeFor } from "./garden";

const SMEAR_FROM_PIXELS = 24;

export function cellsInMotion(board: Board, { from, to }: Motion): number {
  return Math.abs(columnOf(board, to) - columnOf(board, from)) + Math.abs(rowOf(board, to) - rowOf(board, from));
}

/**
 * Returns how far a piece has moved since the start of a motion, in whole pixels. If something stops the piece, it is
 * drawn a little beyond the end of its slide for a moment.
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

/**
 * How the sliding pieces of Fruit are drawn: their position on the screen, their motion blur and the grass that flies
 * up.
 */
export const SLIDE_LOOK: SlideLook = {
  cellLeft,
  cellTop,
  cellPixelsOf: (board) => sizeFor(board).cellPixels,
  pixelsTravelled,
  isStillMoving,
  smearFromPixels: SMEAR_FROM_PIXELS,
  stopSpray: GRASS,
};
