/**
 * Draws the lanes of the race that ends a challenge (ten levels that two friends play). In this race, the figures of
 * the player and of the friend run past marks for the ten levels, each on a lane. A lane is a strip of the puzzle's
 * floor, seen from the side.
 */
import { createBitmap, fill, type Bitmap } from "../bitmap";
import { createDice, ditherFill, rectangle } from "../drawing";
import { fillWithLeaves } from "../fruit/leaves";
import { intersection, polygon, roundedBox, type Shape } from "../shapes";
import { drawTuft, toPoints } from "../titles/scenes";

const WIDTH = 400;
const HEIGHT = 34;
/** The y, in pixels, of the front edge of a lane. Above it is the upper surface of the lane, below it the front. */
const EDGE = 26;
/**
 * The upper and lower edge of the part of a lane that stays nearly white, in pixels. The times of the levels stand
 * there in small digits.
 */
const CLEAR = { top: 4, bottom: 25 };

const surface: Shape = polygon(toPoints(9, 0, WIDTH - 9, 0, WIDTH - 2, EDGE, 2, EDGE));
const front: Shape = rectangle(2, EDGE, WIDTH - 4, HEIGHT - EDGE - 1);

/**
 * Draws Last Ball's lane for the race of two friends that ends a challenge (ten shared levels): the rail of a billiard
 * table, lined with felt.
 */
export function drawFeltLane(): Bitmap {
  const onto = createLane();
  shadeEnds(onto, 30);
  fill(onto, front, "black");
  fill(onto, rectangle(2, EDGE + 1, WIDTH - 4, 1), "white");
  fill(onto, rectangle(2, HEIGHT - 2, WIDTH - 4, 1), "white");
  for (let x = 22; x < WIDTH; x += 31) fill(onto, polygon(toPoints(x - 2, 30, x, 28, x + 2, 30, x, 32)), "white");
  return onto;
}

/**
 * Draws Ice Path's lane for the race of two friends that ends a challenge (ten shared levels): a bar of ice with bands
 * of reflected light.
 */
export function drawIceLane(): Bitmap {
  const onto = createLane();
  for (const x of [30, 140, 262, 372]) drawGloss(onto, x, 26);
  ditherFill(onto, front, "white", (_x, y) => 40 - (y - EDGE) * 4);
  return onto;
}

function drawGloss(onto: Bitmap, x: number, width: number): void {
  const band = polygon(toPoints(x, 0, x + width, 0, x + width - 20, EDGE, x - 20, EDGE));
  ditherFill(onto, intersection(surface, band), "black", (_x, y) => (y < CLEAR.top || y > CLEAR.bottom - 2 ? 10 : 5));
}

/**
 * Draws Skid's lane for the race of two friends that ends a challenge (ten shared levels): the chequered floor of the
 * playroom behind its rim of beads.
 */
export function drawChequeredLane(): Bitmap {
  const onto = createLane();
  for (let column = 0; column * 31 < WIDTH; column += 2) {
    const square = rectangle(7 + column * 31, 0, 31, EDGE);
    ditherFill(onto, intersection(surface, square), "black", () => 6);
  }
  fill(onto, front, "black");
  for (let x = 10; x < WIDTH - 20; x += 31) {
    fill(onto, roundedBox(x, EDGE + 1, x + 24, HEIGHT - 1, 3), "white");
    fill(onto, roundedBox(x + 1, EDGE + 2, x + 23, HEIGHT - 2, 2), "black");
    fill(onto, rectangle(x + 5, EDGE + 3, 12, 1), "white");
  }
  return onto;
}

/**
 * Draws Penguin's lane for the race of two friends that ends a challenge (ten shared levels): a long ice floe with torn
 * ends.
 */
export function drawFloeLane(): Bitmap {
  const onto = createBitmap(WIDTH, HEIGHT, "black");
  const torn = polygon(toPoints(9, 0, 391, 0, 388, 6, 395, 11, 392, 17, 398, EDGE, 2, EDGE, 8, 18, 4, 11, 12, 6));
  fill(onto, torn, "white");
  ditherFill(onto, torn, "black", (x) => Math.min(14, Math.abs(x - WIDTH / 2) * 0.1 - 12));
  for (let x = 6; x < WIDTH - 6; x += 4) fill(onto, rectangle(x, EDGE + 1, 2, 5 + ((x * 7) % 3)), "white");
  return onto;
}

/**
 * Draws Fruit's lane for the race of two friends that ends a challenge (ten shared levels): a strip of lawn in front of
 * a hedge.
 */
export function drawLawnLane(): Bitmap {
  const onto = createLane();
  const roll = createDice(9);
  for (let column = 0; column * 31 < WIDTH; column += 2) {
    const strip = polygon(
      toPoints(7 + column * 31, 0, 38 + column * 31, 0, 38 + column * 31, EDGE, 7 + column * 31, EDGE),
    );
    ditherFill(onto, intersection(surface, strip), "black", () => 4);
  }
  for (let tuft = 0; tuft < 12; tuft++) drawTuft(onto, 18 + roll(360), 1);
  fillWithLeaves(onto, front, 3);
  return onto;
}

function createLane(): Bitmap {
  const onto = createBitmap(WIDTH, HEIGHT, "black");
  fill(onto, surface, "white");
  return onto;
}

function shadeEnds(onto: Bitmap, most: number): void {
  ditherFill(onto, surface, "black", (x) => Math.min(most, Math.abs(x + 0.5 - WIDTH / 2) - 166));
}
