/**
 * Draws the motion smear behind a fast piece: three faint copies of the piece's outline. last-ball/balls.ts draws the
 * motion smears of balls in another way.
 */
import { inkAt, setInk, type Bitmap } from "./bitmap";
import { passesDither } from "./dither";

const STEP_PIXELS = 5;
/** How many of every 64 pixels are black in the three faint copies behind a fast piece, the nearest copy first. */
const STEP_TONES = [34, 18, 8];
/** One step of a pixel in each direction, as x and y: up, right, down and left. */
const DIRECTION_STEPS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** How far the faint copies behind a fast piece reach beyond the piece, in pixels. */
export const SMEAR_REACH = STEP_PIXELS * STEP_TONES.length;

/** Draws faint copies behind a sprite at (left, top) that slides up, right, down or left (0 to 3). */
export function drawSmear(onto: Bitmap, sprite: Bitmap, left: number, top: number, direction: number): void {
  for (let copy = STEP_TONES.length - 1; copy >= 0; copy--) {
    const back = STEP_PIXELS * (copy + 1);
    drawTone(
      onto,
      sprite,
      left - DIRECTION_STEPS[direction].x * back,
      top - DIRECTION_STEPS[direction].y * back,
      STEP_TONES[copy],
    );
  }
}

function drawTone(onto: Bitmap, sprite: Bitmap, left: number, top: number, of64: number): void {
  for (let y = 0; y < sprite.height; y++) {
    for (let x = 0; x < sprite.width; x++) {
      if (inkAt(sprite, x, y) === "clear") continue;
      setInk(onto, left + x, top + y, passesDither(left + x, top + y, of64) ? "black" : "white");
    }
  }
}
