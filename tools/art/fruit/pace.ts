/**
 * Draws Fruit's pictures for the three difficulty paces of endless mode: baskets in sunlight. The calm pace has two
 * fruits, the rising pace a stair of fruits, and the hard pace a heap.
 */
import { fill, type Bitmap } from "../bitmap";
import { ditherFill, rectangle } from "../drawing";
import { drawSleepingFruits, drawStandingFruits } from "./fruits";
import { box, capsule, circle, ellipse, intersection, offset, polygon, roundedBox, union } from "../shapes";
import { toPoints } from "../titles/scenes";
import {
  drawCone,
  drawContour,
  drawDarkThing,
  drawGlow,
  drawLitThing,
  drawPaces,
  FLOOR,
  MIDDLE,
  type Pace,
} from "../paces/frame";

const SUNS: Readonly<Record<Pace, number>> = { calm: 52, rising: 34, hard: 15 };
const SUN_RADIUS = 9;
const BASKET_TOP = 97;
/**
 * The y coordinate, in pixels, at which the lowest fruits in a basket end. The front of the basket, whose top is
 * `BASKET_TOP`, hides their lower edges.
 */
const FRUIT_FOOT = 99;
const FRUIT_RISE = 21;

const [CHERRIES, PEAR, BANANA, MELON] = [0, 1, 2, 3];

interface Fruit {
  readonly kind: number;
  readonly x: number;
  readonly row: number;
}

const FRUITS: Readonly<Record<Pace, readonly Fruit[]>> = {
  calm: heap([[PEAR, CHERRIES]], 40),
  rising: [
    { kind: PEAR, x: MIDDLE - 34, row: 0 },
    { kind: MELON, x: MIDDLE, row: 0 },
    { kind: CHERRIES, x: MIDDLE, row: 1 },
    { kind: CHERRIES, x: MIDDLE + 34, row: 0 },
    { kind: BANANA, x: MIDDLE + 34, row: 1 },
    { kind: PEAR, x: MIDDLE + 34, row: 2 },
  ],
  hard: heap(
    [
      [MELON, PEAR, CHERRIES, BANANA],
      [CHERRIES, MELON, PEAR],
      [PEAR, CHERRIES],
    ],
    29,
  ),
};

const LIT_FRUITS = drawStandingFruits(32);
const DARK_FRUITS = drawSleepingFruits(32);

export const drawBasketPaces = (): Bitmap => drawPaces(paint);

function heap(rows: readonly (readonly number[])[], pitch: number): Fruit[] {
  return rows.flatMap((kinds, row) =>
    kinds.map((kind, column) => ({ kind, x: MIDDLE + (column - (kinds.length - 1) / 2) * pitch, row })),
  );
}

function paint(onto: Bitmap, pace: Pace, isLit: boolean): void {
  const sun = SUNS[pace];
  if (isLit) {
    drawCone(onto, { top: sun, foot: BASKET_TOP, topReach: 14, footReach: 60 });
    drawGlow(onto, sun, 24);
    drawSun(onto, sun);
  } else drawHiddenSun(onto, sun);
  for (const { kind, x, row } of FRUITS[pace]) {
    const sprite = (isLit ? LIT_FRUITS : DARK_FRUITS)[kind];
    const top = FRUIT_FOOT - row * FRUIT_RISE - sprite.height;
    (isLit ? drawLitThing : drawDarkThing)(onto, sprite, Math.round(x - sprite.width / 2), top);
  }
  drawBasket(onto, isLit);
}

function drawSun(onto: Bitmap, y: number): void {
  const rays = Array.from({ length: 12 }, (_, ray) => {
    const [dx, dy] = [Math.cos((ray * Math.PI) / 6), Math.sin((ray * Math.PI) / 6)];
    const [from, to] = [SUN_RADIUS + 4, SUN_RADIUS + (ray % 2 === 0 ? 8 : 6)];
    return capsule({ x: MIDDLE + dx * from, y: y + dy * from }, { x: MIDDLE + dx * to, y: y + dy * to }, 2);
  });
  const sun = union(circle(MIDDLE, y, SUN_RADIUS), ...rays);
  fill(onto, offset(sun, 1.5), "black");
  fill(onto, sun, "white");
}

function drawHiddenSun(onto: Bitmap, y: number): void {
  drawContour(onto, circle(MIDDLE + 3, y - 2, SUN_RADIUS), 1.2);
  const round = union(circle(MIDDLE - 8, y + 4, 6), circle(MIDDLE + 1, y + 1, 8), circle(MIDDLE + 11, y + 4, 6), ellipse(MIDDLE + 1, y + 7, 20, 5)); // prettier-ignore
  const cloud = intersection(round, box(0, 0, 2 * MIDDLE, y + 10));
  fill(onto, offset(cloud, 1), "black");
  drawContour(onto, cloud, 1.2);
}

function drawBasket(onto: Bitmap, isLit: boolean): void {
  const body = polygon(toPoints(MIDDLE - 57, BASKET_TOP + 3, MIDDLE + 57, BASKET_TOP + 3, MIDDLE + 48, FLOOR - 1, MIDDLE - 48, FLOOR - 1)); // prettier-ignore
  const rim = roundedBox(MIDDLE - 60, BASKET_TOP, MIDDLE + 60, BASKET_TOP + 7, 3.5);
  fill(onto, offset(union(body, rim), 1), "black");
  if (isLit) {
    fill(onto, body, "white", isStrand);
    fill(onto, rim, "white");
    ditherFill(onto, intersection(rim, box(0, BASKET_TOP + 4, 2 * MIDDLE, FLOOR)), "black", () => 24);
    fill(onto, rectangle(MIDDLE - 57, BASKET_TOP + 7, 114, 1), "black");
  } else {
    drawContour(onto, body, 1.2);
    ditherFill(onto, offset(body, -2), "white", (x, y) => (isStrand(x, y) ? 10 : 0));
    drawContour(onto, rim, 1.2);
  }
}

function isStrand(x: number, y: number): boolean {
  const [column, row] = [Math.floor(x / 8), Math.floor((y - BASKET_TOP) / 6)];
  return (column + row) % 2 === 0 ? (y - BASKET_TOP) % 3 !== 0 : x % 4 !== 0;
}
