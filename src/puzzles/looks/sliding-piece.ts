/**
 * Computes where a sliding piece is drawn, and draws the grains, for example of dust, that fly up where it stops.
 * Puzzles with many sliding pieces use this file.
 */
import type { Board } from "../../kernel/board";
import { STEP_X, STEP_Y } from "../../kernel/direction";
import type { Motion } from "../../kernel/motion";
import { drawBumpSpray, type BumpSpray } from "./bump";
import { evenShift } from "./even-shift";

/**
 * How a puzzle draws its sliding pieces. All lengths are in pixels, and all times in milliseconds since the move began.
 * @noSelf
 */
export interface SlideLook {
  readonly cellLeft: (board: Board, cell: number) => number;
  readonly cellTop: (board: Board, cell: number) => number;
  readonly cellPixelsOf: (board: Board) => number;
  /** Returns the distance in pixels from the cell where a piece's slide began to the spot where the piece is drawn. */
  readonly pixelsTravelled: (board: Board, motion: Motion, elapsedMs: number) => number;
  readonly isStillMoving: (motion: Motion, elapsedMs: number) => boolean;
  /** How many pixels a piece must have slid before it is drawn with motion blur. */
  readonly smearFromPixels: number;
  /** The grains, for example of dust, that fly up where a piece stops. */
  readonly stopSpray: BumpSpray;
}

/** Returns the left edge of a piece on the screen, in pixels, after it has slid `pixels` pixels. */
export function leftWhileMoving(
  { cellLeft }: SlideLook,
  board: Board,
  { from, direction }: Motion,
  pixels: number,
): number {
  return cellLeft(board, from) + evenShift(STEP_X[direction], pixels);
}

/** Returns the upper edge of a piece on the screen, in pixels, after it has slid `pixels` pixels. */
export function topWhileMoving(
  { cellTop }: SlideLook,
  board: Board,
  { from, direction }: Motion,
  pixels: number,
): number {
  return cellTop(board, from) + evenShift(STEP_Y[direction], pixels);
}

/**
 * Returns whether a piece is drawn with motion blur, `elapsedMs` milliseconds after its move began: while it slides,
 * once it has slid far enough.
 */
export function hasSmear(look: SlideLook, board: Board, motion: Motion, elapsedMs: number): boolean {
  return look.isStillMoving(motion, elapsedMs) && look.pixelsTravelled(board, motion, elapsedMs) > look.smearFromPixels;
}

/** Draws the grains that fly up where something stops a piece. */
export function drawStopSpray(look: SlideLook, board: Board, motion: Motion, elapsedMs: number): void {
  const square = {
    left: look.cellLeft(board, motion.to),
    top: look.cellTop(board, motion.to),
    sidePx: look.cellPixelsOf(board),
  };
  drawBumpSpray(look.stopSpray, square, motion, elapsedMs);
}
