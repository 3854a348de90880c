/**
 * Draws the large white numerals with round corners and a black rim. They show, for example, how many moves a player
 * made in a level or how many levels a player cleared in a timed rush.
 */
import { createBitmap, fill, inkAt, joinInRow, setInk, type Bitmap, type Mask } from "./bitmap";
import { toPoints } from "./titles/scenes";
import { box, circle, difference, intersection, polygon, roundedBox, translated, union, type Shape } from "./shapes";

const WIDTH = 40;
const HEIGHT = 60;
const RIM = 2;
const CORNER = 3;
const STROKE = 12;

const zero = difference(roundedBox(0, 0, WIDTH, HEIGHT, 16), hole(STROKE, HEIGHT - STROKE));
const upperBowl = difference(roundedBox(1, 0, WIDTH - 1, 35, 15), hole(STROKE, 24));
const lowerBowl = difference(roundedBox(0, 24, WIDTH, HEIGHT, 15), hole(35, HEIGHT - STROKE));
const one: Shape = union(box(6, 0, 33, 14), box(20, 0, 33, HEIGHT));
const two: Shape = union(
  intersection(zero, box(-1, -1, WIDTH + 1, 20)),
  polygon(toPoints(28, 19, 40, 19, 39, 26, 36, 31, 19, 48, 0, 48, 0, 46, 27, 24)),
  box(0, 47, WIDTH, HEIGHT),
);
const three: Shape = difference(union(upperBowl, lowerBowl), openingLeft(18, 42));
const four: Shape = union(
  difference(
    polygon(toPoints(17, 0, 34, 0, 34, HEIGHT, 21, HEIGHT, 21, 50, 0, 50, 0, 37)),
    polygon(toPoints(21, 14, 21, 38, 10, 38)),
  ),
  box(30, 38, WIDTH, 50),
);
const fiveBowl = difference(roundedBox(0, 21, WIDTH, HEIGHT, 15), hole(33, HEIGHT - STROKE));
const five: Shape = union(
  box(2, 0, WIDTH - 2, STROKE),
  box(2, 0, 2 + STROKE, 33),
  difference(fiveBowl, openingLeft(33, 42)),
);
const six: Shape = union(
  difference(intersection(zero, box(-1, -1, WIDTH + 1, 44)), box(STROKE, 17, WIDTH + 1, 44)),
  lowerBowl,
);
const seven: Shape = union(box(0, 0, WIDTH, STROKE), polygon(toPoints(27, 11, 40, 11, 40, 17, 22, HEIGHT, 8, HEIGHT)));
const nine: Shape = (x, y) => six(WIDTH - x, HEIGHT - y);

const NUMERALS: readonly Shape[] = [zero, one, two, three, four, five, six, seven, union(upperBowl, lowerBowl), nine];

/** Draws the large numerals from 0 to 9 in ten pictures of 44 by 64 pixels. */
export function drawNumerals(): Bitmap {
  return joinInRow(NUMERALS.map(drawNumeral));
}

function drawNumeral(numeral: Shape): Bitmap {
  const frame = createBitmap(WIDTH + 2 * RIM, HEIGHT + 2 * RIM);
  const raw = createBitmap(frame.width, frame.height);
  fill(raw, translated(numeral, RIM, RIM), "white");
  const round = dilated(eroded(raw, CORNER), CORNER);
  fill(frame, () => -1, "black", maskOf(dilated(round, RIM)));
  fill(frame, () => -1, "white", maskOf(round));
  return frame;
}

function hole(top: number, bottom: number): Shape {
  return roundedBox(STROKE, top, WIDTH - STROKE, bottom, 5);
}

function openingLeft(top: number, bottom: number): Shape {
  return box(-1, top, STROKE + 1, bottom);
}

function maskOf(bitmap: Bitmap): Mask {
  return (x, y) => inkAt(bitmap, x, y) === "white";
}

function eroded(bitmap: Bitmap, radius: number): Bitmap {
  return mapNeighbours(bitmap, radius, (whites, all) => whites === all);
}

function dilated(bitmap: Bitmap, radius: number): Bitmap {
  return mapNeighbours(bitmap, radius, (whites) => whites > 0);
}

function mapNeighbours(bitmap: Bitmap, radius: number, isWhite: (whites: number, all: number) => boolean): Bitmap {
  const mapped = createBitmap(bitmap.width, bitmap.height);
  const offsets = offsetsWithin(radius);
  for (let y = 0; y < bitmap.height; y++) {
    for (let x = 0; x < bitmap.width; x++) {
      const whites = offsets.filter(([dx, dy]) => inkAt(bitmap, x + dx, y + dy) === "white").length;
      if (isWhite(whites, offsets.length)) setInk(mapped, x, y, "white");
    }
  }
  return mapped;
}

function offsetsWithin(radius: number): [number, number][] {
  const side = Array.from({ length: 2 * radius + 1 }, (_, index) => index - radius);
  const disc = circle(0, 0, radius + 0.3);
  return side.flatMap((dx) => side.filter((dy) => disc(dx, dy) < 0).map((dy): [number, number] => [dx, dy]));
}
