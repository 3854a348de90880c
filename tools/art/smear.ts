import { inkAt, setInk, type Bitmap } from "./bitmap";
import { passesDither } from "./dither";

const STEP_PIXELS = 5;
/** How much of the smear's three steps is black, of 64, the nearest first. */
const STEP_TONES = [34, 18, 8];
/** Up, right, down and left. */
const DIRECTION_STEPS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** How far a smear reaches behind a sprite. */
export const SMEAR_REACH = STEP_PIXELS * STEP_TONES.length;

/** What a long slide leaves behind a sprite at (left, top), on its way up, right, down or left (0 to 3). */
export function drawSmear(onto: Bitmap, sprite: Bitmap, left: number, top: number, direction: number): void {
  for (let at = STEP_TONES.length - 1; at >= 0; at--) {
    const back = STEP_PIXELS * (at + 1);
    drawTone(
      onto,
      sprite,
      left - DIRECTION_STEPS[direction].x * back,
      top - DIRECTION_STEPS[direction].y * back,
      STEP_TONES[at],
    );
  }
}

/** Lays the dark of a sprite's outline over a picture, so many of 64 pixels of it, and clears the rest of it. */
function drawTone(onto: Bitmap, sprite: Bitmap, left: number, top: number, of64: number): void {
  for (let y = 0; y < sprite.height; y++) {
    for (let x = 0; x < sprite.width; x++) {
      if (inkAt(sprite, x, y) === "clear") continue;
      setInk(onto, left + x, top + y, passesDither(left + x, top + y, of64) ? "black" : "white");
    }
  }
}
