import { columnOf, rowOf, type Board } from "../../../kernel/board";
import { STEP_X, STEP_Y } from "../../../kernel/direction";
import type { Motion } from "../../../kernel/motion";
import { BUMP_BEFORE_MS, drawBumpSpray, addBump } from "../../looks/bump";
import { easeIn, progressBetween } from "../../looks/easing";
import type { Grain } from "../../looks/spray";
import { cellLeft, cellTop, sizeFor } from "./garden";

/** From here on a slide leaves a smear, in pixels. */
const SMEAR_FROM_PIXELS = 24;

/** How many cells a stretch goes. */
export function cellsInStretch(board: Board, { from, to }: Motion): number {
  return Math.abs(columnOf(board, to) - columnOf(board, from)) + Math.abs(rowOf(board, to) - rowOf(board, from));
}

/** How far a piece has come on its way, in whole pixels; a little beyond its end while something stops it. */
export function pixelsTravelled(board: Board, motion: Motion, elapsedMs: number): number {
  const totalPixels = cellsInStretch(board, motion) * sizeFor(board).cellPixels;
  const share = progressBetween(elapsedMs, motion.startMs, motion.endMs - BUMP_BEFORE_MS);
  const travelled = Math.floor(easeIn(share) * totalPixels + 0.5);
  return addBump(travelled, motion, elapsedMs);
}

/** Whether a piece is on its way, and not stopped yet. */
export function isStillMoving({ startMs, endMs }: Motion, elapsedMs: number): boolean {
  return elapsedMs > startMs && elapsedMs < endMs - BUMP_BEFORE_MS;
}

/** Whether a piece is so fast that it leaves a smear. */
export function hasSmear(board: Board, motion: Motion, elapsedMs: number): boolean {
  return isStillMoving(motion, elapsedMs) && pixelsTravelled(board, motion, elapsedMs) > SMEAR_FROM_PIXELS;
}

/** Where the cell of a piece under way would begin; even, so that half tones lie still. */
export function leftWhileMoving(board: Board, { from, direction }: Motion, pixels: number): number {
  return cellLeft(board, from) + 2 * Math.floor((STEP_X[direction] * pixels) / 2);
}

export function topWhileMoving(board: Board, { from, direction }: Motion, pixels: number): number {
  return cellTop(board, from) + 2 * Math.floor((STEP_Y[direction] * pixels) / 2);
}

const GRAINS: readonly Grain[] = [
  { back: 2, aside: -13 },
  { back: 6, aside: -9 },
  { back: 4, aside: 12 },
  { back: 7, aside: 8 },
  { back: 1, aside: 16 },
];

/** Cut grass that flies up where a piece stops. */
export function drawGrass(board: Board, motion: Motion, elapsedMs: number): void {
  const { to } = motion;
  const { cellPixels } = sizeFor(board);
  drawBumpSpray(GRAINS, cellLeft(board, to), cellTop(board, to), cellPixels, motion, elapsedMs, 4);
}
