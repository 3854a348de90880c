/**
 * Draws the small signs of Last Ball: the ends of a ball's drawn trail, arrowheads, lamps, the dots on the table's
 * rail, and the small balls that count the white balls.
 */
import { createBitmap, fill, joinInRow, rotateClockwise, blit, type Bitmap } from "../bitmap";
import { box, circle, difference, intersection, ring, sector, union, type Shape } from "../shapes";
import { withHalo } from "../sprite-text";
import type { Diameter } from "./balls";
import { SPRITES } from "./sprites";

/** The number of dashes in the ring that marks where a ball lay or will lie. */
const STROKES = 14;

/**
 * Draws the two marks at the ends of a ball's drawn trail: a round end, and a dashed ring as large as a ball. The
 * pictures are squares and 7 or 8 pixels wider than the ball.
 */
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
  return union(
    ...Array.from({ length: STROKES }, (_, stroke) => sector(middle, middle, stroke * turn, (stroke + 0.5) * turn)),
  );
}

/**
 * Draws four small arrowheads for the directions of Last Ball's moves: up, right, down and left. Each is 11 by 11
 * pixels.
 */
export function drawChevronTable(): Bitmap {
  const right = withHalo(SPRITES.chevron);
  const down = rotateClockwise(right);
  const left = rotateClockwise(down);
  return joinInRow([rotateClockwise(left), right, down, left]);
}

/**
 * Draws the small balls above the billiard table that count the white balls. The four pictures show a ball on the table
 * and a sunk ball, first 12 and then 8 pixels wide. Each ball is in the upper left corner of its picture.
 */
export function drawBallCountTable(): Bitmap {
  return joinInRow(
    ["there", "sunk", "there-small", "sunk-small"].map((name) => {
      const frame = createBitmap(12, 12);
      blit(frame, SPRITES[name], 0, 0);
      return frame;
    }),
  );
}

/**
 * Draws the same small balls as `drawBallCountTable`, but with black instead of white pixels. In the chapter with the
 * roof, they stand on the white sky.
 */
export function drawBlackBallCountTable(): Bitmap {
  const white = drawBallCountTable();
  return { ...white, pixels: white.pixels.map((ink) => (ink === "white" ? "black" : ink)) };
}

/**
 * Draws the three pictures that can hang above the billiard table, each 40 by 23 pixels: the lamp lit, the lamp out,
 * and a window with the moon. The window is for levels without dead ends (states from which no win can be reached).
 */
export function drawLampTable(): Bitmap {
  return joinInRow([SPRITES.lamp, SPRITES["lamp-out"], drawWindow()]);
}

/**
 * Draws a window with two panes, a crescent moon and stars. It hangs above the billiard table in levels without dead
 * ends (states from which no win can be reached).
 */
function drawWindow(): Bitmap {
  const window = createBitmap(40, 23, "black");
  fill(window, box(3, 0, 37, 20), "white");
  for (const left of [5, 21]) fill(window, box(left, 2, left + 14, 18), "black");
  const moon = difference(circle(28.5, 9.5, 5.5), circle(31, 7.5, 5));
  fill(window, moon, "white");
  for (const [x, y] of [[8, 5], [14, 9], [9, 13], [16, 15], [33, 14]]) fill(window, box(x, y, x + 1, y + 1), "white"); // prettier-ignore
  fill(window, box(0, 20, 40, 22), "white");
  return window;
}

/**
 * Draws three pictures of a lamp, each 30 by 18 pixels. Such lamps stand for the player's lives in a rush (a timed
 * run). The lamp is lit, out because the level cannot be won, or out because the life is lost.
 */
export function drawRushLampTable(): Bitmap {
  return joinInRow([SPRITES["rush-lamp"], SPRITES["rush-lamp-out"], SPRITES["rush-lamp-lost"]]);
}

/**
 * Draws three pictures of dots, each 7 by 7 pixels: a large dot, a small one, and a dot for time that has passed. Such
 * dots on the billiard table's rail show the time left in a rush (a timed run).
 */
export function drawInlayTable(): Bitmap {
  return joinInRow([SPRITES.inlay, centred(SPRITES["inlay-small"], 7), SPRITES["inlay-passed"]]);
}

/**
 * Draws two pictures of a spark, a large and a small one, each 11 by 11 pixels. Sparks appear on the billiard table
 * when a level of Last Ball is won.
 */
export function drawStarTable(): Bitmap {
  return joinInRow([withHalo(SPRITES.star), centred(withHalo(SPRITES["star-small"]), 11)]);
}

function centred(sprite: Bitmap, side: number): Bitmap {
  const onto = createBitmap(side, side);
  blit(onto, sprite, Math.floor((side - sprite.width) / 2), Math.floor((side - sprite.height) / 2));
  return onto;
}
