/** Draws the rim that the black ball breaks when it is lost, and the ball lying there. */

import { fillDisc } from "../../../device/screen";
import { STEP_X, STEP_Y } from "../../../kernel/direction";
import type { Motion } from "../../../kernel/motion";
import { BallFrame, drawBall } from "./balls";
import { fillOnLine } from "./trail-strokes";
import { middleX, middleY, pixelsToRim, type ScreenLayout } from "./screen-layout";

/** How far the gap in the rim reaches to either side of the ball that broke it. */
const RIM_GAP = 18;
/** The thickness of the rim. */
const RIM = 2;
const SPLINTER = 6;

/** How far beyond the rim the lost ball lies, by direction. Above and below the felt there is too little room. */
const PIXELS_BEYOND_RIM: readonly number[] = [-9, 6, -5, 6];

/** Where the chips of the rim lie: how far beside the ball's path, and how far beyond the rim. */
const CHIPS: readonly { readonly aside: number; readonly beyond: number }[] = [
  { aside: -23, beyond: 5 },
  { aside: 24, beyond: 8 },
  { aside: -21, beyond: 12 },
  { aside: 27, beyond: 13 },
];

/** Returns how far a ball goes from its cell until it tips over the rim, in pixels. */
export function tippingPixels(layout: ScreenLayout, { piece, direction }: Motion): number {
  return pixelsToRim(layout, middleX(layout, piece), middleY(layout, piece), direction) + PIXELS_BEYOND_RIM[direction];
}

/** Draws the gap that the black ball has broken into the rim, and the chips. */
export function drawBrokenRim(layout: ScreenLayout, { piece, direction }: Motion): void {
  const x = middleX(layout, piece);
  const y = middleY(layout, piece);
  const length = pixelsToRim(layout, x, y, direction);
  const line = { x, y, direction, length };
  fillOnLine("black", line, length, length + RIM, 2 * RIM_GAP);
  for (const side of [-1, 1]) {
    fillOnLine("white", line, length - SPLINTER + 2, length + RIM + 2, 2, side * (RIM_GAP + 2));
    fillOnLine("white", line, length - SPLINTER, length + 1, 2, side * (RIM_GAP - 1));
  }
  for (const { aside, beyond } of CHIPS) fillOnLine("white", line, length + beyond, length + beyond + 2, 2, aside);
}

/** Draws the black ball where it lies on the rim that it has broken. */
export function drawTipped(layout: ScreenLayout, motion: Motion): void {
  drawBrokenRim(layout, motion);
  const tippedPixels = tippingPixels(layout, motion);
  const x = middleX(layout, motion.piece) + STEP_X[motion.direction] * tippedPixels;
  const y = middleY(layout, motion.piece) + STEP_Y[motion.direction] * tippedPixels;
  fillDisc("black", x, y, Math.floor(layout.look.ball / 2) + 3);
  drawBall(layout, true, BallFrame.Rest, x, y);
}
