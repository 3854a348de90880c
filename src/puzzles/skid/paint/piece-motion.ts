import type { Board } from "../../../kernel/board";
import { STEP_X, STEP_Y } from "../../../kernel/direction";
import type { Motion } from "../../../kernel/motion";
import { BUMP_BEFORE_MS, drawBumpSpray, addBump } from "../../looks/bump";
import type { Grain } from "../../looks/spray";
import { SLIDE_MS_PER_CELL } from "../rules";
import { cellLeft, cellTop, sizeFor } from "./pen";

/** From here on a slide leaves a smear, in pixels. */
const SMEAR_FROM_PIXELS = 36;

/** How far a stretch goes, in pixels. */
function stretchPixels(board: Board, { from, to, direction }: Motion): number {
  return ((to - from) / board.steps[direction]) * sizeFor(board).cellPixels;
}

/**
 * How far a piece has come on its way, in pixels; a little beyond its end while something stops it. All go equally fast: none
 * catches up with what slides or is pushed ahead of it.
 */
export function pixelsTravelled(board: Board, motion: Motion, elapsedMs: number): number {
  const totalPixels = stretchPixels(board, motion);
  const ahead = ((motion.endMs - BUMP_BEFORE_MS - elapsedMs) * sizeFor(board).cellPixels) / SLIDE_MS_PER_CELL;
  const travelled = Math.floor(Math.min(totalPixels, Math.max(0, totalPixels - ahead)) + 0.5);
  return addBump(travelled, motion, elapsedMs);
}

/** How far it still is to the end of a stretch, in pixels. */
export function pixelsLeft(board: Board, motion: Motion, elapsedMs: number): number {
  return stretchPixels(board, motion) - pixelsTravelled(board, motion, elapsedMs);
}

/** The middle of who stands in a doorway is so far beyond the floor's edge. */
const IN_DOORWAY_PIXELS = 5;

/** How far the cell of a doorway lies beyond whoever stands in it: the rim is thinner than a cell. */
export function pixelsBeyondDoorway(board: Board): number {
  return sizeFor(board).cellPixels / 2 - IN_DOORWAY_PIXELS;
}

/** How far it is into the doorway that a stretch leads to. */
export function pixelsToDoorway(board: Board, motion: Motion): number {
  return stretchPixels(board, motion) - pixelsBeyondDoorway(board);
}

/** Whether a piece is on its way, and not stopped yet. */
export function isStillMoving({ endMs }: Motion, elapsedMs: number): boolean {
  return elapsedMs < endMs - BUMP_BEFORE_MS;
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
  { back: 2, aside: -15 },
  { back: 6, aside: -10 },
  { back: 4, aside: 13 },
  { back: 7, aside: 8 },
  { back: 1, aside: 18 },
];

/** Dust that flies up where a piece stops. */
export function drawDust(board: Board, motion: Motion, elapsedMs: number): void {
  const { to } = motion;
  const { cellPixels } = sizeFor(board);
  drawBumpSpray(GRAINS, cellLeft(board, to), cellTop(board, to), cellPixels, motion, elapsedMs, 5);
}
