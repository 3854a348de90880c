import { inkAt, setInk, type Bitmap } from "./bitmap";
import { isThrough } from "./dither";

const STEP = 5;
/** How much of the smear's three steps is black, of 64, the nearest first. */
const TONES = [34, 18, 8];
/** Up, right, down and left. */
const WAYS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** How far a smear reaches behind a sprite. */
export const SMEAR_REACH = STEP * TONES.length;

/** What a long slide leaves behind a sprite at (left, top), on its way up, right, down or left (0 to 3). */
export function laySmear(onto: Bitmap, sprite: Bitmap, left: number, top: number, way: number): void {
  for (let at = TONES.length - 1; at >= 0; at--) {
    const back = STEP * (at + 1);
    layTone(onto, sprite, left - WAYS[way].x * back, top - WAYS[way].y * back, TONES[at]);
  }
}

/** Lays the dark of a sprite's outline over a picture, so many of 64 pixels of it, and clears the rest of it. */
function layTone(onto: Bitmap, sprite: Bitmap, left: number, top: number, of64: number): void {
  for (let y = 0; y < sprite.height; y++) {
    for (let x = 0; x < sprite.width; x++) {
      if (inkAt(sprite, x, y) === "clear") continue;
      setInk(onto, left + x, top + y, isThrough(left + x, top + y, of64) ? "black" : "white");
    }
  }
}
