/** Draws the figures (one for each puzzle) that stand on the selected level of the campaign maps. */
import { TRAVELLER_SIZE } from "../../../src/puzzles/looks/journey";
import { createBitmap, fill, joinInRow, blit, type Bitmap } from "../bitmap";
import { circle, difference, ellipse, intersection, ring } from "../shapes";
import { mirror, withHalo } from "../sprite-text";
import { SPRITES as TOYS } from "../skid/sprites";
import { SPRITES } from "../titles/sprites";

function drawTraveller(right: Bitmap): Bitmap {
  return joinInRow([drawFrame(right), drawFrame(mirror(right))]);
}

function drawFrame(sprite: Bitmap): Bitmap {
  const frame = createBitmap(TRAVELLER_SIZE, TRAVELLER_SIZE);
  const rimmed = withHalo(sprite);
  blit(frame, rimmed, Math.floor((TRAVELLER_SIZE - rimmed.width) / 2), TRAVELLER_SIZE + 1 - rimmed.height);
  return frame;
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

export const drawBallTraveller = () => drawTraveller(drawBall());
export const drawSealTraveller = () => drawTraveller(SPRITES.seal);
export const drawToyTraveller = () => drawTraveller(TOYS["red-small-38"]);
export const drawPenguinTraveller = () => drawTraveller(SPRITES.front);
export const drawPearTraveller = () => drawTraveller(SPRITES.pear);
