import { createBitmap, fill, joinInRow, rotateClockwise, blit, type Bitmap } from "../bitmap";
import { circle, intersection, ring, sector, union, type Shape } from "../shapes";
import { withHalo } from "../sprite-text";
import type { Diameter } from "./balls";
import { SPRITES } from "./sprites";

/** How many strokes the ring has that stands where a ball lay or will lie. */
const STROKES = 14;

/** The round end of a lane of light, and a ring of strokes as large as a ball: squares 7 or 8 pixels wider than the ball. */
export function drawMarksTable(diameter: Diameter): Bitmap {
  const side = diameter === 28 ? 35 : 46;
  const middle = side / 2;
  const trailEnd = createBitmap(side, side);
  fill(trailEnd, circle(middle, middle, middle), "white");
  const ballRing = createBitmap(side, side);
  const radius = diameter / 2 - 1.5;
  fill(ballRing, ring(middle, middle, radius, 4), "white");
  fill(ballRing, intersection(ring(middle, middle, radius, 2), ringStrokes(middle)), "black");
  return joinInRow([trailEnd, ballRing]);
}

function ringStrokes(middle: number): Shape {
  const turn = 360 / STROKES;
  return union(...Array.from({ length: STROKES }, (_, at) => sector(middle, middle, at * turn, (at + 0.5) * turn)));
}

/** Small chevrons that point up, right, down and left, 11 by 11 pixels. */
export function drawChevronTable(): Bitmap {
  const right = withHalo(SPRITES.chevron);
  const down = rotateClockwise(right);
  const left = rotateClockwise(down);
  return joinInRow([rotateClockwise(left), right, down, left]);
}

/** A ball on the table and one that is sunk, as the strip shows them: 12 pixels wide, then 8; each in its frame's corner. */
export function drawRowTable(): Bitmap {
  return joinInRow(
    ["there", "sunk", "there-small", "sunk-small"].map((name) => {
      const frame = createBitmap(12, 12);
      blit(frame, SPRITES[name], 0, 0);
      return frame;
    }),
  );
}

/** The lamp above the table, lit and out: 40 by 23 pixels. */
export function drawLampTable(): Bitmap {
  return joinInRow([SPRITES.lamp, SPRITES["lamp-out"]]);
}

/** The three lamps of a rush: lit, out with all of them, and out for good: 30 by 18 pixels. */
export function drawRushLampTable(): Bitmap {
  return joinInRow([SPRITES["rush-lamp"], SPRITES["rush-lamp-out"], SPRITES["rush-lamp-lost"]]);
}

/** The inlays of the rail, large and small, and one whose time has passed: 7 by 7 pixels. */
export function drawInlayTable(): Bitmap {
  return joinInRow([SPRITES.inlay, centred(SPRITES["inlay-small"], 7), SPRITES["inlay-passed"]]);
}

/** Sparks over a cleared level, large and small: 11 by 11 pixels. */
export function drawStarTable(): Bitmap {
  return joinInRow([withHalo(SPRITES.star), centred(withHalo(SPRITES["star-small"]), 11)]);
}

function centred(sprite: Bitmap, side: number): Bitmap {
  const onto = createBitmap(side, side);
  blit(onto, sprite, Math.floor((side - sprite.width) / 2), Math.floor((side - sprite.height) / 2));
  return onto;
}
