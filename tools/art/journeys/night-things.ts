/**
 * Draws things for the row "After hours" of the campaign maps, such as the moon that this row shows for each of the
 * five puzzles. The row leads to optional levels. It lies in the dark, so its things are white on black.
 */
import type { Bitmap } from "../bitmap";
import { ditherFill, rectangle } from "../drawing";
import { circle, difference, intersection, type Shape } from "../shapes";
import { createPencil, polygonOf } from "./pencil";
import type { DrawThing } from "./things";

/** Draws a crescent moon, 20 pixels high. */
export const drawCrescent: DrawThing = (onto, spot) => {
  createPencil(onto, spot).white(difference(circle(0, -10, 10), circle(5, -13, 9)));
};

/** Draws a round clock, 28 pixels high, that shows five past twelve. */
export const drawLateClock: DrawThing = (onto, spot) => {
  const { black, white, stroke } = createPencil(onto, spot);
  white(circle(0, -14, 14));
  black(circle(0, -14, 12));
  for (let hour = 0; hour < 12; hour += 3) {
    const [x, y] = [Math.sin((hour * Math.PI) / 6), -Math.cos((hour * Math.PI) / 6)];
    white(circle(9.6 * x, -14 + 9.6 * y, 0.9));
  }
  stroke("white", 2, 0, -14, 0, -20);
  stroke("white", 1.6, 0, -14, 4, -22);
};

/** Draws a few stars as crosses of five pixels. The points are measured from the upper left corner of the picture. */
export function drawCrosses(onto: Bitmap, ...points: readonly (readonly [x: number, y: number])[]): void {
  for (const [x, y] of points) {
    const { white } = createPencil(onto, { x, foot: y, scale: 1 });
    white(rectangle(-1, 0, 3, 1), rectangle(0, -1, 1, 3));
  }
}

/** Draws light from a lamp or an open door within a shape. The light becomes weaker from `top` to `foot`. */
export function drawLight(onto: Bitmap, shape: Shape, top: number, foot: number): void {
  ditherFill(onto, shape, "white", (_x, y) => 40 - Math.floor((30 * (y - top)) / (foot - top)));
}

/**
 * Returns the shape of the light below a hanging lamp: a cone around the middle `x`, from the y `top` to the y `foot`.
 * At its foot, the cone reaches `reach` pixels to each side.
 */
export function coneOf(x: number, top: number, foot: number, reach: number): Shape {
  return intersection(
    polygonOf(x - 8, top, x + 8, top, x + reach, foot, x - reach, foot),
    rectangle(0, top, 400, foot - top),
  );
}
