import { fillDisc } from "../../../device/screen";
import { STEP_X, STEP_Y } from "../../../kernel/direction";
import type { Motion } from "../../../kernel/motion";
import { BallFrame, drawBall } from "./balls";
import { fillOnLine } from "./trail-strokes";
import { middleX, middleY, pixelsToRim, type ScreenLayout } from "./screen-layout";

/** How far the gap in the rim reaches to either side of a ball that broke it, and the rim's thickness. */
const RIM_GAP = 18;
const RIM = 2;
const SPLINTER = 6;

/** How far beyond the rim a lost ball lies, by direction: at the far and at the near edge there is little room. */
const PIXELS_BEYOND_RIM: readonly number[] = [-9, 6, -5, 6];

/** Where chips lie that broke off: beside the ball's way, and beyond the rim. */
const CHIPS: readonly { readonly aside: number; readonly beyond: number }[] = [
  { aside: -23, beyond: 5 },
  { aside: 24, beyond: 8 },
  { aside: -21, beyond: 12 },
  { aside: 27, beyond: 13 },
];

/** How far a ball that tips over the rim goes from where it stood, in pixels. */
export function tippingPixels(layout: ScreenLayout, { piece, direction }: Motion): number {
  return pixelsToRim(layout, middleX(layout, piece), middleY(layout, piece), direction) + PIXELS_BEYOND_RIM[direction];
}

/** The rim, broken by the ball that comes to it, and the chips. */
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

/** The black ball where it tips over the rim that it broke. */
export function drawTipped(layout: ScreenLayout, motion: Motion): void {
  drawBrokenRim(layout, motion);
  const tippedPixels = tippingPixels(layout, motion);
  const x = middleX(layout, motion.piece) + STEP_X[motion.direction] * tippedPixels;
  const y = middleY(layout, motion.piece) + STEP_Y[motion.direction] * tippedPixels;
  fillDisc("black", x, y, Math.floor(layout.look.ball / 2) + 3);
  drawBall(layout, true, BallFrame.Rest, x, y);
}
