/** Draws a single ball or its shadow. The positions of the balls during a move are computed in pieces.ts. */

import { drawClipped } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import type { ScreenLayout } from "./screen-layout";

/**
 * The numbers of a ball's pictures. A ball is at rest, squashed while it rolls sideways (a little, then more), squashed
 * while it rolls up or down, or falling. Each entry is the number of the first picture of such a pose.
 */
export const enum BallPicture {
  Rest = 1,
  Across = 2,
  Down = 4,
  Falling = 6,
}

export const FALLING_PICTURE_COUNT = 3;

/** The x coordinate of the lamp above the table, in pixels. Shadows of balls fall away from the lamp. */
const LAMP_X = 200;
const LAMP_Y = 120;
const PIXELS_PER_SHADOW_X = 45;
const PIXELS_PER_SHADOW_Y = 40;
const SHADOW_PIXELS_BELOW_LAMP = 3;

export function drawBall(
  { ballSize }: ScreenLayout,
  isBlack: boolean,
  pictureNumber: number,
  x: number,
  y: number,
): void {
  const half = ballSize.ballPictureSide / 2;
  drawSprite(`images/last-ball/${isBlack ? "black" : "white"}${ballSize.ball}`, pictureNumber, x - half, y - half);
}

export function drawShadow({ ballSize }: ScreenLayout, x: number, y: number): void {
  const half = ballSize.ball / 2;
  const left = x - half + Math.floor((x - LAMP_X) / PIXELS_PER_SHADOW_X + 0.5);
  const top = y - half + SHADOW_PIXELS_BELOW_LAMP + Math.floor((y - LAMP_Y) / PIXELS_PER_SHADOW_Y + 0.5);
  // There are two pictures of the shadow, one for an even x + y and the other for an odd x + y, because the dots of a
  // dither pattern must keep their positions on the screen.
  drawSprite(`images/last-ball/shadow${ballSize.ball}`, 1 + ((left + top) % 2), left, top);
}

/**
 * Calls the drawing function `draw`, but shows only what it draws on the cloth of the billiard table. So no shadow
 * falls beyond the cloth.
 */
export function clipToFelt({ felt }: ScreenLayout, draw: () => void): void {
  drawClipped(felt.x, felt.y, felt.width, felt.height, draw);
}
