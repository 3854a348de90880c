/**
 * Draws the rock around the rooms of a cave, a level of Ice Path with several rooms. The rock is black with a few
 * upright cracks. A crack is a single line, so that nobody takes it for a rock on the ice. The picture covers the part
 * of the screen that shows rooms; the room in the middle of this part hides the picture's centre.
 */
import { createBitmap, fill, joinInColumn, type Bitmap } from "../bitmap";
import { dither } from "../dither";
import { createDice } from "../drawing";
import { capsule, type Point } from "../shapes";

const SIDE = 240;

/**
 * The least distance between the middles of two cracks in the rock, in pixels. Vertical pixels count as three quarters
 * in this distance.
 */
const CRACK_GAP = 52;
/**
 * The least distance of a crack's middle from the edges of the picture, in pixels: `x` from the sides, and `y` from the
 * upper and lower edge.
 */
const MARGIN = { x: 8, y: 12 };
/**
 * The greatest distance of a crack's middle from the edges of the picture, in pixels. Farther in, the edge of a room
 * would cut cracks through.
 */
const BAND = { x: 16, y: 13 };
/**
 * The least length of half a crack in the rock, in pixels (`length`). A random number of pixels below `longer` is added
 * to it.
 */
const HALF_CRACK = { length: 7, longer: 4 };
/**
 * How far the two corners of a crack lie to the left and to the right of its middle, in pixels. A crack has two
 * corners, because one with a single corner looks like a bracket.
 */
const BEND = 3;
const THICKNESS = 1.4;
const DARK_CRACK = 30;

/** Draws two pictures of the rock around the rooms of a cave: beside a lit room, and beside a dark room. */
export function drawCaveRock(): Bitmap {
  const cracks = placeCracks();
  return joinInColumn([drawRock(cracks, true), drawRock(cracks, false)]);
}

function drawRock(cracks: readonly Point[][], isLit: boolean): Bitmap {
  const rock = createBitmap(SIDE, SIDE, "black");
  for (const crack of cracks) {
    for (let index = 1; index < crack.length; index++)
      fill(rock, capsule(crack[index - 1], crack[index], THICKNESS), "white", isLit ? undefined : dither(DARK_CRACK));
  }
  return rock;
}

function distanceToEdge(coordinate: number): number {
  return Math.min(coordinate, SIDE - coordinate);
}

function placeCracks(): Point[][] {
  const roll = createDice(7);
  const middles: Point[] = [];
  for (let tries = 0; tries < 4000; tries++) {
    const middle = { x: MARGIN.x + roll(SIDE - 2 * MARGIN.x), y: MARGIN.y + roll(SIDE - 2 * MARGIN.y) };
    const isInBand = distanceToEdge(middle.x) <= BAND.x || distanceToEdge(middle.y) <= BAND.y;
    if (!isInBand) continue;
    if (middles.every(({ x, y }) => Math.hypot(x - middle.x, (y - middle.y) * 0.75) >= CRACK_GAP)) middles.push(middle);
  }
  return middles.map(({ x, y }) => {
    const bend = roll(2) === 0 ? BEND : -BEND;
    const [above, below] = [HALF_CRACK.length + roll(HALF_CRACK.longer), HALF_CRACK.length + roll(HALF_CRACK.longer)];
    return [
      { x: x + bend / 3 + 0.5, y: y - above },
      { x: x - bend + 0.5, y: y - 2 },
      { x: x + bend + 0.5, y: y + 1 },
      { x: x - bend / 3 + roll(2) - 0.5, y: y + below },
    ];
  });
}
