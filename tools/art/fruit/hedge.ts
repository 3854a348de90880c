/**
 * Draws Fruit's hedge, which stands around the lawn and on cells of the board, for all chapters: black, with sprigs
 * (short twigs) of three leaves each.
 */
import { createBitmap, fill, setInk, type Bitmap } from "../bitmap";
import { createDice } from "../drawing";
import { box } from "../shapes";
import { drawInAllLights } from "./garden";

const SIDE = 240;

export const SPRIG = ["....o....", "...ooo...", "...ooo...", ".o..o..o.", "ooo...ooo", ".ooo.ooo.", "...o.o..."]; // prettier-ignore

/**
 * The distance between neighbouring sprigs (short twigs) in a row of the hedge, and the distance between neighbouring
 * rows, in pixels.
 */
const PITCH = { x: 22, y: 15 };

/**
 * In a hedge with ornaments, such as blossoms, each sprig (a twig with leaves) lies at least this far from every
 * ornament, either horizontally or vertically. The distances are measured between their middles, in pixels.
 */
const NEAREST = { x: 13, y: 14 };

/**
 * Draws a hedge over the whole area of Fruit's board, 240 by 240 pixels, with a thin white line at its left edge. The
 * three pictures show it in the sun, without the sun, and with black and white exchanged. `percent` of the possible
 * spots have a sprig (a twig with leaves). With `hasOrnaments`, no sprig is near an ornament of the hedge.
 */
export function drawHedge(percent: number, seed: number, hasOrnaments = true): Bitmap {
  const hedge = createBitmap(SIDE, SIDE);
  fill(hedge, box(0, 0, 1, SIDE), "white");
  fill(hedge, box(1, 0, SIDE, SIDE), "black");
  const roll = createDice(seed);
  for (let row = 0; row * PITCH.y + 4 < SIDE - 6; row++) {
    for (let column = 0; column * PITCH.x < SIDE - 14; column++) {
      const x = 8 + column * PITCH.x + (row % 2) * (PITCH.x / 2) + roll(3) - 1;
      const y = 4 + row * PITCH.y + roll(3) - 1;
      if (roll(100) < percent && x + 9 < SIDE - 1 && (!hasOrnaments || isFreeOfOrnaments(x + 4, y + 3)))
        drawSprig(hedge, x, y);
    }
  }
  return drawInAllLights(hedge);
}

/**
 * Returns whether a point of the hedge is far enough from all ornaments, such as blossoms, for a sprig of leaves: at
 * least as far as `NEAREST` says. The spots of the ornaments are computed as in src/puzzles/fruit/paint/background.ts.
 */
function isFreeOfOrnaments(x: number, y: number): boolean {
  for (let row = 0; row < 9; row++) {
    for (let column = row % 2; column < 9; column += 2) {
      const ornamentX = 12 + column * 27 + ((7 * row + 3 * column) % 5) - 2;
      const ornamentY = 12 + row * 27 + ((3 * row + 7 * column) % 7) - 3;
      if (Math.abs(x - ornamentX) < NEAREST.x && Math.abs(y - ornamentY) < NEAREST.y) return false;
    }
  }
  return true;
}

function drawSprig(hedge: Bitmap, left: number, top: number): void {
  SPRIG.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      if (letter === "o") setInk(hedge, left + x, top + y, "white");
    });
  });
}
