/** Draws the end of a lost level: the black ball has broken the rim of the table and lies on it. */

import { fillDisc, type Ink } from "../../../device/screen";
import { STEP_X, STEP_Y } from "../../../kernel/direction";
import type { Motion } from "../../../kernel/motion";
import { BallPicture, drawBall } from "./balls";
import { fillOnLine } from "./trail-strokes";
import { middleX, middleY, pixelsToRim, type ScreenLayout } from "./screen-layout";

const RIM_GAP = 18;
const RIM = 2;
const SPLINTER = 6;

/**
 * The distance in pixels from the rim outwards to the lost black ball, for each direction of its last move (up, right,
 * down, left). After a move up or down, the ball lies inside the rim, because the screen has too little space above and
 * below the table.
 */
const PIXELS_BEYOND_RIM: readonly number[] = [-9, 6, -5, 6];

/**
 * Where the broken pieces of the table's rim lie: how many pixels beside the path of the black ball, and how many
 * pixels beyond the line of the rim.
 */
const CHIPS: readonly { readonly aside: number; readonly beyond: number }[] = [
  { aside: -23, beyond: 5 },
  { aside: 24, beyond: 8 },
  { aside: -21, beyond: 12 },
  { aside: 27, beyond: 13 },
];

/**
 * Returns how many pixels the black ball rolls from its cell, in a move that loses the level, until it tips over the
 * rim of the table.
 */
export function tippingPixels(layout: ScreenLayout, { piece, direction }: Motion): number {
  return pixelsToRim(layout, middleX(layout, piece), middleY(layout, piece), direction) + PIXELS_BEYOND_RIM[direction];
}

/**
 * Draws the gap in the rim of the table where the black ball broke it, and the broken pieces. `behind` is the colour of
 * the scenery behind the rim.
 */
export function drawBrokenRim(layout: ScreenLayout, { piece, direction }: Motion, behind: Ink): void {
  const ink = behind === "black" ? "white" : "black";
  const x = middleX(layout, piece);
  const y = middleY(layout, piece);
  const length = pixelsToRim(layout, x, y, direction);
  const line = { x, y, direction, length };
  fillOnLine(behind, line, { from: length, to: length + RIM, width: 2 * RIM_GAP, aside: 0 });
  for (const side of [-1, 1]) {
    const inner = { from: length - SPLINTER, to: length + 1, width: 2, aside: side * (RIM_GAP - 1) };
    const outer = { from: inner.from + 2, to: length + RIM + 2, width: 2, aside: side * (RIM_GAP + 2) };
    fillOnLine(ink, line, outer);
    fillOnLine(ink, line, inner);
  }
  for (const { aside, beyond } of CHIPS)
    fillOnLine(ink, line, { from: length + beyond, to: length + beyond + 2, width: 2, aside });
}

/**
 * Draws the black ball of a lost level where it lies on the broken rim of the table. `behind` is the colour of the
 * scenery behind the rim.
 */
export function drawTipped(layout: ScreenLayout, motion: Motion, behind: Ink): void {
  drawBrokenRim(layout, motion, behind);
  const tippedPixels = tippingPixels(layout, motion);
  const x = middleX(layout, motion.piece) + STEP_X[motion.direction] * tippedPixels;
  const y = middleY(layout, motion.piece) + STEP_Y[motion.direction] * tippedPixels;
  fillDisc(behind, x, y, Math.floor(layout.ballSize.ball / 2) + 3);
  drawBall(layout, true, BallPicture.Rest, x, y);
}
