/**
 * Computes how far a sliding piece of the puzzle Skid has travelled at a given time, and defines how a sliding piece is
 * drawn.
 */
import type { Board } from "../../../kernel/board";
import type { Motion } from "../../../kernel/motion";
import { BUMP_BEFORE_MS, addBump, type BumpSpray } from "../../looks/bump";
import type { SlideLook } from "../../looks/sliding-piece";
import { msPerCellOf } from "../rules";
import { cellLeft, cellTop, sizeFor } from "./pen";

const SMEAR_FROM_PIXELS = 36;

function motionPixels(board: Board, { from, to, direction }: Motion): number {
  return ((to - from) / board.steps[direction]) * sizeFor(board).cellPixels;
}

/**
 * Returns how many pixels a piece has travelled, `elapsedMs` after its move began. While the piece bumps against an
 * obstacle, the result is a little larger than the length of its slide. All pieces are equally fast, so that no piece
 * catches up with the piece ahead of it.
 */
export function pixelsTravelled(board: Board, motion: Motion, elapsedMs: number): number {
  const totalPixels = motionPixels(board, motion);
  const remaining = ((motion.endMs - BUMP_BEFORE_MS - elapsedMs) * sizeFor(board).cellPixels) / msPerCellOf(board);
  const travelled = Math.floor(Math.min(totalPixels, Math.max(0, totalPixels - remaining)) + 0.5);
  return addBump(travelled, motion, elapsedMs);
}

export function pixelsLeft(board: Board, motion: Motion, elapsedMs: number): number {
  return motionPixels(board, motion) - pixelsTravelled(board, motion, elapsedMs);
}

/** How many pixels beyond the edge of the floor the middle of a toy is drawn while the toy stands in a goal. */
const IN_GOAL_PIXELS = 5;

/**
 * Returns how many pixels the middle of a goal's cell lies beyond a toy in the goal. The cell is wider than the
 * board's rim, so a toy cannot be drawn in its middle.
 */
export function pixelsBeyondGoal(board: Board): number {
  return sizeFor(board).cellPixels / 2 - IN_GOAL_PIXELS;
}

/** Returns how many pixels a toy travels until it stands in the goal where its motion ends. */
export function pixelsToGoal(board: Board, motion: Motion): number {
  return motionPixels(board, motion) - pixelsBeyondGoal(board);
}

/**
 * Returns whether a piece is still sliding `elapsedMs` after its move began, and has not yet bumped against an
 * obstacle.
 */
export function isStillMoving({ endMs }: Motion, elapsedMs: number): boolean {
  return elapsedMs < endMs - BUMP_BEFORE_MS;
}

/**
 * The grains of dust that fly up where a piece stops. Each distance is in pixels from the middle of that edge of the
 * cell against which the piece bumps.
 */
const DUST: BumpSpray = {
  grains: [
    { back: 2, aside: -15 },
    { back: 6, aside: -10 },
    { back: 4, aside: 13 },
    { back: 7, aside: 8 },
    { back: 1, aside: 18 },
  ],
  reachPx: 5,
};

/**
 * How the sliding pieces of Skid are drawn: their position on the screen, their motion blur and the dust that flies up.
 */
export const SLIDE_LOOK: SlideLook = {
  cellLeft,
  cellTop,
  cellPixelsOf: (board) => sizeFor(board).cellPixels,
  pixelsTravelled,
  isStillMoving,
  smearFromPixels: SMEAR_FROM_PIXELS,
  stopSpray: DUST,
};
