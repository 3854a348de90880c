import { fillBox } from "../../../device/screen";
import { columnOf, rowOf, type Board } from "../../../kernel/board";
import { STEP_X, STEP_Y } from "../../../kernel/direction";
import type { Stretch } from "../../../kernel/motion";
import { gettingGoing, shareOf } from "../../looks/easing";
import { CELL, cellLeft, cellTop } from "./garden";

/** How long before the end of its way a piece is there and shows that something stops it, and for how long after. */
const BUMP_BEFORE_MS = 30;
const BUMP_AFTER_MS = 60;
const BUMP_PIXELS = 2;

/** From here on a slide leaves a smear, in pixels. */
const SMEAR_FROM = 24;

const SPRAY_MS = 90;

/** How many cells a stretch goes. */
export function cellsOf(board: Board, { from, to }: Stretch): number {
  return Math.abs(columnOf(board, to) - columnOf(board, from)) + Math.abs(rowOf(board, to) - rowOf(board, from));
}

/** How far a piece has come on its way, in whole pixels; a little beyond its end while something stops it. */
export function pixelsGone(board: Board, stretch: Stretch, elapsedMs: number): number {
  const whole = cellsOf(board, stretch) * CELL;
  const share = shareOf(elapsedMs, stretch.startMs, stretch.endMs - BUMP_BEFORE_MS);
  const gone = Math.floor(gettingGoing(share) * whole + 0.5);
  return isBumping(stretch, elapsedMs) ? gone + BUMP_PIXELS : gone;
}

/** Whether something has just stopped a piece. */
export function isBumping({ ending, endMs }: Stretch, elapsedMs: number): boolean {
  return ending === "hit" && elapsedMs > endMs - BUMP_BEFORE_MS && elapsedMs < endMs + BUMP_AFTER_MS;
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

/** How far grass flies where something stops, by grain: ahead, and aside. */
const GRAINS = [
  { ahead: 2, aside: -13 },
  { ahead: 6, aside: -9 },
  { ahead: 4, aside: 12 },
  { ahead: 7, aside: 8 },
  { ahead: 1, aside: 16 },
];

/** Cut grass that flies up where a piece stops. */
export function drawSpray(board: Board, stretch: Stretch, elapsedMs: number): void {
  const { to, direction, ending, endMs } = stretch;
  const share = shareOf(elapsedMs, endMs - BUMP_BEFORE_MS, endMs - BUMP_BEFORE_MS + SPRAY_MS);
  if (ending !== "hit" || share <= 0 || share >= 1) return;
  const flown = Math.floor(share * 4);
  const x = cellLeft(board, to) + CELL / 2;
  const y = cellTop(board, to) + CELL / 2;
  for (const { ahead, aside } of GRAINS) {
    const far = CELL / 2 - ahead + flown;
    const wide = aside + (aside > 0 ? flown : -flown);
    const grainX = x + STEP_X[direction] * far + STEP_Y[direction] * wide;
    const grainY = y + STEP_Y[direction] * far + STEP_X[direction] * wide;
    fillBox("white", grainX - 2, grainY - 2, 4, 4);
    fillBox("black", grainX - 1, grainY - 1, 2, 2);
  }
}
