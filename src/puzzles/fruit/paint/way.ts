import { columnOf, rowOf, type Board } from "../../../kernel/board";
import { STEP_X, STEP_Y } from "../../../kernel/direction";
import type { Stretch } from "../../../kernel/motion";
import { BUMP_BEFORE_MS, drawBumpSpray, withBump } from "../../looks/bump";
import { gettingGoing, shareOf } from "../../looks/easing";
import type { Grain } from "../../looks/spray";
import { cellLeft, cellTop, sizeFor } from "./garden";

/** From here on a slide leaves a smear, in pixels. */
const SMEAR_FROM = 24;

/** How many cells a stretch goes. */
export function cellsOf(board: Board, { from, to }: Stretch): number {
  return Math.abs(columnOf(board, to) - columnOf(board, from)) + Math.abs(rowOf(board, to) - rowOf(board, from));
}

/** How far a piece has come on its way, in whole pixels; a little beyond its end while something stops it. */
export function pixelsGone(board: Board, stretch: Stretch, elapsedMs: number): number {
  const whole = cellsOf(board, stretch) * sizeFor(board).cell;
  const share = shareOf(elapsedMs, stretch.startMs, stretch.endMs - BUMP_BEFORE_MS);
  const gone = Math.floor(gettingGoing(share) * whole + 0.5);
  return withBump(gone, stretch, elapsedMs);
}

/** Whether a piece is on its way, and not stopped yet. */
export function isUnderWay({ startMs, endMs }: Stretch, elapsedMs: number): boolean {
  return elapsedMs > startMs && elapsedMs < endMs - BUMP_BEFORE_MS;
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
  { back: 2, aside: -13 },
  { back: 6, aside: -9 },
  { back: 4, aside: 12 },
  { back: 7, aside: 8 },
  { back: 1, aside: 16 },
];

/** Cut grass that flies up where a piece stops. */
export function drawGrass(board: Board, stretch: Stretch, elapsedMs: number): void {
  const { to } = stretch;
  const { cell } = sizeFor(board);
  drawBumpSpray(GRAINS, cellLeft(board, to), cellTop(board, to), cell, stretch, elapsedMs, 4);
}
