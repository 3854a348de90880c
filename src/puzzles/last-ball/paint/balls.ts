/** Draws a single ball or its shadow. pieces.ts decides where the balls are during a move. */

import { drawClipped } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import type { ScreenLayout } from "./screen-layout";

/** The first frames of a ball: at rest, squashed in a row (a little, then more), squashed in a column, and falling. */
export const enum BallFrame {
  Rest = 1,
  Across = 2,
  Down = 4,
  Falling = 6,
}

export const FALLING_FRAMES = 3;

/** The lamp's place on the screen, in pixels. Shadows fall away from the lamp, and always a little downwards. */
const LAMP_X = 200;
const LAMP_Y = 120;
const PIXELS_PER_SHADOW_X = 45;
const PIXELS_PER_SHADOW_Y = 40;
const SHADOW_PIXELS_BELOW_LAMP = 3;

/** Draws a ball around a point. */
export function drawBall({ look }: ScreenLayout, isBlack: boolean, frame: number, x: number, y: number): void {
  const half = look.ballFrame / 2;
  drawSprite(`images/last-ball/${isBlack ? "black" : "white"}${look.ball}`, frame, x - half, y - half);
}

/** Draws the shadow of a ball around a point. */
export function drawShadow({ look }: ScreenLayout, x: number, y: number): void {
  const half = look.ball / 2;
  const left = x - half + Math.floor((x - LAMP_X) / PIXELS_PER_SHADOW_X + 0.5);
  const top = y - half + SHADOW_PIXELS_BELOW_LAMP + Math.floor((y - LAMP_Y) / PIXELS_PER_SHADOW_Y + 0.5);
  // A dither pattern must not move on the screen, so there is a frame for even x + y and another one for odd.
  drawSprite(`images/last-ball/shadow${look.ball}`, 1 + ((left + top) % 2), left, top);
}

/** Calls `draw` with drawing clipped to the felt, so that shadows do not fall beyond it. */
export function clipToFelt({ felt }: ScreenLayout, draw: () => void): void {
  drawClipped(felt.x, felt.y, felt.width, felt.height, draw);
}
