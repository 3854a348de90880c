import type { Board } from "../../../kernel/board";
import { STEP_X, STEP_Y } from "../../../kernel/direction";
import type { Stretch } from "../../../kernel/motion";
import { BUMP_BEFORE_MS, drawBumpSpray, withBump } from "../../looks/bump";
import type { Grain } from "../../looks/spray";
import { SLIDE_MS_PER_CELL } from "../rules";
import { cellLeft, cellTop, sizeFor } from "./pen";

/** From here on a slide leaves a smear, in pixels. */
const SMEAR_FROM = 36;

/** How far a stretch goes, in pixels. */
function wholeOf(board: Board, { from, to, direction }: Stretch): number {
  return ((to - from) / board.steps[direction]) * sizeFor(board).cell;
}

/**
 * How far a piece has come on its way, in pixels; a little beyond its end while something stops it. All go equally fast: none
 * catches up with what slides or is pushed ahead of it.
 */
export function pixelsGone(board: Board, stretch: Stretch, elapsedMs: number): number {
  const whole = wholeOf(board, stretch);
  const ahead = ((stretch.endMs - BUMP_BEFORE_MS - elapsedMs) * sizeFor(board).cell) / SLIDE_MS_PER_CELL;
  const gone = Math.floor(Math.min(whole, Math.max(0, whole - ahead)) + 0.5);
  return withBump(gone, stretch, elapsedMs);
}

/** How far it still is to the end of a stretch, in pixels. */
export function pixelsLeft(board: Board, stretch: Stretch, elapsedMs: number): number {
  return wholeOf(board, stretch) - pixelsGone(board, stretch, elapsedMs);
}

/** The middle of who stands in a doorway is so far beyond the floor's edge. */
const IN_DOORWAY = 5;

/** How far the cell of a doorway lies beyond whoever stands in it: the rim is thinner than a cell. */
export function pixelsBeyondDoorway(board: Board): number {
  return sizeFor(board).cell / 2 - IN_DOORWAY;
}

/** How far it is into the doorway that a stretch leads to. */
export function pixelsToDoorway(board: Board, stretch: Stretch): number {
  return wholeOf(board, stretch) - pixelsBeyondDoorway(board);
}

/** Whether a piece is on its way, and not stopped yet. */
export function isUnderWay({ endMs }: Stretch, elapsedMs: number): boolean {
  return elapsedMs < endMs - BUMP_BEFORE_MS;
}

/** Whether a piece is so fast that it leaves a smear. */
export function isSmeared(board: Board, stretch: Stretch, elapsedMs: number): boolean {
  return isUnderWay(stretch, elapsedMs) && pixelsGone(board, stretch, elapsedMs) > SMEAR_FROM;
}

/** Where the cell of a piece under way would begin; even, so that half tones lie still. */
export function leftAt(board: Board, { from, direction }: Stretch, pixels: number): number {
  return cellLeft(board, from) + 2 * Math.floor((STEP_X[direction] * pixels) / 2);
}

export function topAt(board: Board, { from, direction }: Stretch, pixels: number): number {
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
export function drawDust(board: Board, stretch: Stretch, elapsedMs: number): void {
  const { to } = stretch;
  const { cell } = sizeFor(board);
  drawBumpSpray(GRAINS, cellLeft(board, to), cellTop(board, to), cell, stretch, elapsedMs, 5);
}
