/** Draws the figures (one for each puzzle) that stand on the selected level of the campaign maps. */
import { TRAVELLER_HEIGHT, TRAVELLER_SIZE } from "../../../src/puzzles/looks/journey";
import { createBitmap, fill, joinInRow, blit, type Bitmap } from "../bitmap";
import { circle, difference, ellipse, intersection, polygon, ring } from "../shapes";
import { mirror, withHalo } from "../sprite-text";
import { SPRITES as TOYS } from "../skid/sprites";
import { SPRITES } from "../titles/sprites";

/** The height of the arrow above a figure, in pixels. It is twice as wide. */
const POINTER_HEIGHT = 6;
/** The distance between the arrow and the figure below it, in pixels. */
const POINTER_GAP = 1;

function drawTraveller(right: Bitmap, hasPointer = true): Bitmap {
  return joinInRow([drawFrame(right, hasPointer), drawFrame(mirror(right), hasPointer)]);
}

/**
 * Draws the figure at the foot of its picture. If `hasPointer` is true, an arrow above it points down, so that the
 * selected level is found at once among many marks.
 */
function drawFrame(sprite: Bitmap, hasPointer: boolean): Bitmap {
  const frame = createBitmap(TRAVELLER_SIZE, TRAVELLER_HEIGHT);
  const rimmed = withHalo(sprite);
  const top = TRAVELLER_HEIGHT + 1 - rimmed.height;
  blit(frame, rimmed, Math.floor((TRAVELLER_SIZE - rimmed.width) / 2), top);
  if (hasPointer) {
    const pointer = withHalo(drawPointer());
    blit(frame, pointer, (TRAVELLER_SIZE - pointer.width) / 2, Math.max(0, top - POINTER_GAP - POINTER_HEIGHT));
  }
  return frame;
}

function drawPointer(): Bitmap {
  const pointer = createBitmap(2 * POINTER_HEIGHT, POINTER_HEIGHT);
  const corners = [
    { x: 0, y: 0 },
    { x: 2 * POINTER_HEIGHT, y: 0 },
    { x: POINTER_HEIGHT, y: POINTER_HEIGHT },
  ];
  fill(pointer, polygon(corners), "black");
  return pointer;
}

function drawBall(): Bitmap {
  const side = 26;
  const middle = side / 2;
  const ball = createBitmap(side, side);
  fill(ball, circle(middle, middle, middle), "black");
  fill(ball, ellipse(middle - 4, middle - 5, 3, 2), "white");
  const shine = difference(ring(middle, middle, middle - 3, 1.2), circle(middle - 5, middle - 5, middle + 1));
  fill(ball, intersection(shine, circle(middle, middle, middle)), "white");
  return ball;
}

/** The rows of balls leave no room for an arrow above the ball. */
export const drawBallTraveller = () => drawTraveller(drawBall(), false);
export const drawSealTraveller = () => drawTraveller(SPRITES.seal);
export const drawToyTraveller = () => drawTraveller(TOYS["red-small-38"]);
export const drawPenguinTraveller = () => drawTraveller(SPRITES.front);
export const drawPearTraveller = () => drawTraveller(SPRITES.pear);
