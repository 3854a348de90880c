/**
 * Draws the orchard beside the board of the puzzle Fruit. The sun over the orchard shines while the level can be won.
 * In levels without dead ends (states from which no win can be reached), a balloon takes the place of the sun.
 */
import { createBitmap, fill, joinInColumn, setInk, blit, type Bitmap } from "../bitmap";
import { passesDither } from "../dither";
import {
  box,
  capsule,
  circle,
  ellipse,
  intersection,
  offset,
  polygon,
  union,
  difference,
  type Point,
  type Shape,
} from "../shapes";
import { withHalo } from "../sprite-text";
import { createDice } from "../drawing";
import { fillWithLeaves } from "./leaves";
import { SPRITES } from "./sprites";

export const ORCHARD_WIDTH = 164;
const HEIGHT = 240;

const SUN = { x: 133, y: 84 };

/** How many of every 64 pixels are black on the orchard's sky, far hill and meadow while the sun shines. */
const LIT = { sky: 0, far: 6, meadow: 0 };
/** How many of every 64 pixels are black on the orchard's sky, far hill and meadow while a cloud hides the sun. */
const OUT = { sky: 10, far: 30, meadow: 18 };

/**
 * Draws the orchard beside the board of the puzzle Fruit in four pictures of 164 by 240 pixels. The first has the sun,
 * and the second a cloud before the sun. The last two have a balloon instead of the sun, by day and in the dark.
 */
export function drawOrchard(): Bitmap {
  return joinInColumn([
    drawScene(LIT, drawSun),
    drawScene(OUT, drawCloud),
    drawScene(LIT, drawBalloon),
    drawScene(OUT, drawBalloon),
  ]);
}

function drawScene({ sky, far, meadow }: typeof LIT, drawInSky: (scene: Bitmap) => void): Bitmap {
  const scene = createBitmap(ORCHARD_WIDTH, HEIGHT, "white");
  shade(scene, () => -1, sky);
  drawInSky(scene);
  drawHill(scene, (x) => 140 - 15 * Math.sin((x + 8) / 42), far);
  drawTreeRows(scene);
  drawHill(scene, (x) => 178 + 5 * Math.sin(x / 30), meadow);
  drawTufts(scene);
  drawTree(scene);
  for (const [x, y] of APPLES) drawApple(scene, x, y);
  drawLadder(scene);
  drawBasket(scene);
  return scene;
}

function shade(onto: Bitmap, shape: Shape, of64: number): void {
  fill(onto, shape, "black", (x, y) => passesDither(x, y, of64));
}

function drawSun(scene: Bitmap): void {
  const disc = circle(SUN.x, SUN.y, 12);
  fill(scene, disc, "black");
  fill(scene, offset(disc, -2), "white");
  for (let ray = 0; ray < 12; ray++) {
    const angle = (ray * Math.PI) / 6;
    const rayPoint = (radius: number): Point => ({
      x: SUN.x + Math.cos(angle) * radius,
      y: SUN.y + Math.sin(angle) * radius,
    });
    fill(scene, capsule(rayPoint(16), rayPoint(ray % 2 === 0 ? 22 : 19), 2), "black");
  }
}

/**
 * Draws the balloon of the orchard, with stripes and a basket. It replaces the sun in levels without dead ends (states
 * from which no win can be reached).
 */
function drawBalloon(scene: Bitmap): void {
  const { x } = SUN;
  const top = SUN.y - 22;
  const neck = polygon([
    { x: x - 15, y: top + 22 },
    { x: x + 15, y: top + 22 },
    { x: x + 4, y: top + 38 },
    { x: x - 4, y: top + 38 },
  ]);
  const envelope = union(circle(x, top + 16, 16), neck);
  fill(scene, offset(envelope, 1), "white");
  fill(scene, envelope, "black");
  fill(scene, offset(envelope, -2), "white");
  const inner = offset(envelope, -2);
  fill(scene, difference(intersection(inner, ellipse(x, top + 18, 11, 26)), ellipse(x, top + 18, 5, 26)), "black");
  shade(scene, difference(inner, ellipse(x - 4, top + 14, 17, 30)), 24);
  for (const side of [-1, 1]) fill(scene, box(x + side * 3, top + 38, x + side * 3 + 1, top + 44), "black");
  fill(scene, box(x - 4, top + 43, x + 5, top + 50), "black");
  fill(scene, box(x - 2, top + 46, x + 3, top + 47), "white");
}

function drawCloud(scene: Bitmap): void {
  const { x, y } = SUN;
  fill(scene, circle(x + 5, y - 7, 12), "black");
  fill(scene, circle(x + 5, y - 7, 10), "white");
  const cloud = union(
    ellipse(x - 10, y + 4, 11, 9),
    ellipse(x + 2, y - 1, 13, 12),
    ellipse(x + 15, y + 5, 10, 8),
    box(x - 14, y + 3, x + 18, y + 13),
  );
  const whole = difference(cloud, box(0, y + 13, ORCHARD_WIDTH, HEIGHT));
  fill(scene, offset(whole, 1), "white");
  fill(scene, whole, "black");
  fill(scene, offset(whole, -2), "white");
  const lower = difference(offset(whole, -2), union(ellipse(x - 4, y - 3, 16, 9), ellipse(x + 13, y + 1, 8, 6)));
  shade(scene, lower, 30);
}

/**
 * Draws a hill. The y coordinate of its upper edge at x is `heightAt(x)`, and `of64` of every 64 of its pixels are
 * black.
 */
export function drawHill(scene: Bitmap, heightAt: (x: number) => number, of64: number): void {
  const hill: Shape = (x, y) => Math.round(heightAt(x)) - y;
  fill(scene, hill, "white");
  shade(scene, hill, of64);
  fill(
    scene,
    difference(hill, (x, y) => Math.round(heightAt(x)) + 2 - y),
    "black",
  );
}

function drawTreeRows(scene: Bitmap): void {
  const rows = [
    [104, 148],
    [120, 150],
    [136, 153],
    [152, 157],
    [112, 162],
    [130, 165],
    [148, 169],
  ];
  for (const [x, y] of rows) {
    fill(scene, circle(x, y, 7.2), "white");
    fill(scene, union(circle(x, y, 6), box(x - 1, y + 5, x + 1, y + 10)), "black");
    fill(scene, ellipse(x - 2, y - 2, 2, 1.6), "white");
  }
}

export function drawTufts(scene: Bitmap): void {
  const roll = createDice(3);
  for (let tuft = 0; tuft < 22; tuft++) {
    const x = 2 + roll(150);
    const y = 188 + roll(46);
    for (const [dx, dy] of [
      [0, 0],
      [4, 0],
      [1, 1],
      [3, 1],
      [1, 2],
      [3, 2],
    ])
      setInk(scene, x + dx, y + dy, "black");
  }
}

const CROWN: readonly (readonly [number, number, number, number])[] = [
  [50, 99, 34, 30],
  [24, 115, 22, 20],
  [78, 113, 24, 20],
  [38, 81, 24, 18],
  [66, 83, 22, 17],
  [50, 123, 32, 16],
  [15, 103, 14, 12],
  [90, 101, 14, 12],
];
const APPLES = [
  [28, 94],
  [55, 82],
  [71, 107],
  [43, 114],
  [16, 116],
  [86, 101],
  [58, 127],
];

export function drawTree(scene: Bitmap): void {
  const trunk = polygon(
    [32, 214, 41, 197, 42, 150, 39, 108, 65, 108, 59, 140, 57, 170, 60, 197, 72, 214, 57, 209, 51, 216, 43, 209].reduce<
      Point[]
    >((points, x, index, all) => (index % 2 === 0 ? [...points, { x, y: all[index + 1] }] : points), []),
  );
  const crown = union(...CROWN.map(([x, y, radiusX, radiusY]) => ellipse(x, y, radiusX, radiusY)));
  fill(scene, union(offset(trunk, 1.5), offset(crown, 2)), "white");
  fill(scene, trunk, "black");
  for (const [x, y, length] of [
    [47, 146, 22],
    [52, 152, 36],
    [49, 176, 24],
  ])
    fill(scene, box(x, y, x + 1, y + length), "white");
  fillWithLeaves(scene, crown, 7);
}

function drawApple(scene: Bitmap, x: number, y: number): void {
  fill(scene, circle(x, y, 7), "black");
  fill(scene, circle(x, y, 5.5), "white");
  shade(scene, difference(circle(x, y, 5.5), circle(x - 2, y - 2, 5)), 32);
  fill(scene, box(x, y - 8, x + 2, y - 5), "black");
}

function drawLadder(scene: Bitmap): void {
  const left = (y: number): number => Math.round(94 - (214 - y) * 0.3);
  for (let y = 132; y < 214; y++) {
    const x = left(y);
    for (const railX of [x, x + 16]) {
      fill(scene, box(railX - 1, y, railX + 3, y + 1), "white");
      fill(scene, box(railX, y, railX + 2, y + 1), "black");
    }
  }
  for (let y = 206; y > 134; y -= 11) {
    const x = left(y);
    fill(scene, box(x + 2, y - 1, x + 16, y + 3), "white");
    fill(scene, box(x, y, x + 18, y + 2), "black");
  }
}

function drawBasket(scene: Bitmap): void {
  for (const [x, y] of [
    [117, 203],
    [136, 203],
    [127, 200],
  ]) {
    fill(scene, circle(x, y, 8), "white");
    drawApple(scene, x, y);
  }
  blit(scene, withHalo(SPRITES.basket), 106, 204);
}
