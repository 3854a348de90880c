import { drawClipped } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import type { ScreenLayout } from "./screen-layout";

/** Frames of the balls: at rest, squashed a little and more from side to side, the same from above, and falling. */
export const enum BallFrame {
  Rest = 1,
  Across = 2,
  Down = 4,
  Falling = 6,
}

export const FALLING_FRAMES = 3;

/** Below the lamp a shadow falls towards us; elsewhere it flees from it. */
const LAMP_X = 200;
const LAMP_Y = 120;
const PIXELS_PER_SHADOW_X = 45;
const PIXELS_PER_SHADOW_Y = 40;
const SHADOW_PIXELS_BELOW_LAMP = 3;

/** A ball with its middle there. */
export function drawBall({ look }: ScreenLayout, isBlack: boolean, frame: number, x: number, y: number): void {
  const half = look.ballFrame / 2;
  drawSprite(`images/last-ball/${isBlack ? "black" : "white"}${look.ball}`, frame, x - half, y - half);
}

/** The shadow of a ball whose middle is there. */
export function drawShadow({ look }: ScreenLayout, x: number, y: number): void {
  const half = look.ball / 2;
  const left = x - half + Math.floor((x - LAMP_X) / PIXELS_PER_SHADOW_X + 0.5);
  const top = y - half + SHADOW_PIXELS_BELOW_LAMP + Math.floor((y - LAMP_Y) / PIXELS_PER_SHADOW_Y + 0.5);
  // Half tones lie still on the screen: the picture has a frame for places where x + y is even, and one for the others.
  drawSprite(`images/last-ball/shadow${look.ball}`, 1 + ((left + top) % 2), left, top);
}

/** Has shadows drawn, which stay on the felt. */
export function clipToFelt({ felt }: ScreenLayout, draw: () => void): void {
  drawClipped(felt.x, felt.y, felt.width, felt.height, draw);
}
