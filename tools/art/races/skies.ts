/**
 * Draws the backgrounds above the lanes of the race that ends a challenge against a friend: for each puzzle, a strip of
 * its scenery by night.
 */
import { createBitmap, fill, type Bitmap } from "../bitmap";
import { ditherFill, drawStars, rectangle, createDice } from "../drawing";
import { fillWithLeaves } from "../fruit/leaves";
import { circle, ellipse, intersection, offset, polygon, roundedBox, union, type Shape } from "../shapes";
import { toPoints } from "../titles/scenes";

const WIDTH = 400;
const HEIGHT = 46;

/**
 * The y coordinate, in pixels, down to which the light of lamps and lanterns reaches. Below the light stands the name
 * of the player or of the friend who races on this lane.
 */
const LIGHT_FOOT = 36;
const MIDDLE = WIDTH / 2;

/**
 * Draws Last Ball's background for the race of two friends that ends a challenge (ten shared levels): three lamps of a
 * billiard room and their light.
 */
export function drawThreeLamps(): Bitmap {
  const onto = createNight();
  for (const x of [76, MIDDLE, WIDTH - 76]) drawShade(onto, x);
  return onto;
}

function drawShade(onto: Bitmap, x: number): void {
  const foot = 22;
  ditherFill(
    onto,
    polygon(toPoints(x - 22, foot, x + 22, foot, x + 46, LIGHT_FOOT, x - 46, LIGHT_FOOT)),
    "white",
    (px, py) => {
      const aside = Math.abs(px - x) / (22 + (py - foot) * 1.5);
      return Math.min(24, (1.02 - aside) * 40) * (1 - (py - foot) / (LIGHT_FOOT - foot));
    },
  );
  const shade = union(
    intersection(ellipse(x, foot, 22, 15), rectangle(0, 0, WIDTH, foot)),
    rectangle(x - 24, foot - 3, 48, 3),
    rectangle(x - 3, 3, 6, 6),
  );
  fill(onto, offset(shade, 2), "black");
  fill(onto, rectangle(x - 1, 0, 2, 6), "white");
  fill(onto, shade, "white");
  for (const aside of [-13, -7, 0, 7, 13]) {
    const rib = toPoints(x + aside * 0.4, 10, x + aside * 0.4 + 1, 10, x + aside + 1, 18, x + aside, 18);
    fill(onto, polygon(rib), "black");
  }
  fill(onto, rectangle(x - 24, foot - 4, 48, 1), "black");
}

/**
 * Draws Ice Path's background for the race of two friends that ends a challenge (ten shared levels): a curtain of the
 * aurora.
 */
export function drawAuroraStrip(): Bitmap {
  const onto = createNight();
  const roll = createDice(7);
  const rays = Array.from({ length: WIDTH }, () => roll(100) / 100);
  drawStars(onto, 0, 34, WIDTH, 12, 7);
  for (let x = 0; x < WIDTH; x++) {
    const share = x / WIDTH;
    const foot = 30 + 8 * Math.sin(share * 7 + 4.1) + 2 * Math.sin(share * 19 + 1);
    const tall = foot * (0.7 + 0.3 * rays[x >> 2]);
    const glow = 0.6 + 0.4 * rays[200 + (x >> 1)];
    ditherFill(onto, rectangle(x, foot - tall, 1, tall), "white", (_x, y) => {
      return 56 * glow * ((y - foot + tall) / tall) ** 1.7;
    });
  }
  return onto;
}

/**
 * Draws Skid's background for the race of two friends that ends a challenge (ten shared levels): the window of the
 * playroom at night, with a string of pennants on each side.
 */
export function drawPennants(): Bitmap {
  const onto = createNight();
  for (const [from, to] of [
    [0, MIDDLE - 30],
    [MIDDLE + 30, WIDTH],
  ] as const)
    drawString(onto, from, to);
  fill(onto, roundedBox(MIDDLE - 28, -8, MIDDLE + 28, 33, 3), "white");
  fill(onto, roundedBox(MIDDLE - 25, -8, MIDDLE + 25, 30, 1), "black");
  drawStars(onto, MIDDLE - 24, 2, 46, 24, 9);
  fill(onto, circle(MIDDLE + 12, 14, 8), "white");
  fill(onto, circle(MIDDLE + 8, 11, 7), "black");
  fill(onto, rectangle(MIDDLE - 1, 0, 2, 31), "white");
  fill(onto, rectangle(MIDDLE - 32, 32, 64, 3), "white");
  return onto;
}

function drawString(onto: Bitmap, from: number, to: number): void {
  const dropAt = (x: number): number => 4 + 13 * (1 - ((2 * (x - from)) / (to - from) - 1) ** 2);
  for (let x = from; x < to; x++) fill(onto, rectangle(x, Math.round(dropAt(x)), 1, 1), "white");
  const pitch = 24;
  const count = Math.floor((to - from) / pitch);
  for (let index = 0; index < count; index++) {
    const x = from + (to - from - count * pitch) / 2 + index * pitch + 4;
    const y = Math.round(dropAt(x + 8));
    const pennant = polygon(toPoints(x, y, x + 16, y, x + 8, y + 17));
    fill(onto, pennant, "white");
    if (index % 2 === 0) continue;
    fill(onto, offset(pennant, -1.6), "black");
    ditherFill(onto, offset(pennant, -1.6), "white", () => 16);
  }
}

/**
 * Draws Penguin's background for the race of two friends that ends a challenge (ten shared levels): a lighthouse, its
 * two beams, and the sea.
 */
export function drawBeams(): Bitmap {
  const onto = createNight();
  const horizon = 36;
  drawStars(onto, 0, 2, WIDTH, 30, 18);
  for (const x of [0, WIDTH]) {
    const beam = polygon(toPoints(MIDDLE, 12, MIDDLE, 18, x, 33, x, 4));
    ditherFill(onto, beam, "white", (px) => 54 - Math.abs(px - MIDDLE) * 0.24);
  }
  fill(onto, rectangle(0, horizon, WIDTH, 1), "white");
  const rock = polygon(toPoints(168, 39, 182, 33, 196, 32, 214, 33, 232, 39));
  const tower = polygon(toPoints(193, 19, 207, 19, 211, 35, 189, 35));
  const roof = polygon(toPoints(190, 9, 200, 1, 210, 9));
  for (const shape of [rock, tower, roof]) drawSolid(onto, shape);
  ditherFill(onto, offset(rock, -1), "black", () => 32);
  fill(onto, tower, "white");
  for (const y of [23, 30]) fill(onto, intersection(tower, rectangle(180, y, 40, 4)), "black");
  fill(onto, rectangle(192, 9, 16, 11), "black");
  fill(onto, rectangle(193, 10, 14, 9), "white");
  for (const x of [197, 202]) fill(onto, rectangle(x, 10, 1, 9), "black");
  return onto;
}

function drawSolid(onto: Bitmap, shape: Shape): void {
  fill(onto, offset(shape, 2), "black");
  fill(onto, shape, "white");
}

/**
 * Draws Fruit's background for the race of two friends that ends a challenge (ten shared levels): lanterns on a cord in
 * front of the leaves of the orchard.
 */
export function drawOrchardLanterns(): Bitmap {
  const onto = createNight();
  const crown = (x: number, y: number): number => y - (13 + 5 * Math.sin(x / 17) + 3 * Math.sin(x / 7.3));
  fillWithLeaves(onto, intersection(crown, rectangle(0, -4, WIDTH, HEIGHT)), 6);
  for (let x = 0; x < WIDTH; x++) fill(onto, rectangle(x, cordY(x) - 1, 1, 3), "black");
  for (let x = 0; x < WIDTH; x++) fill(onto, rectangle(x, cordY(x), 1, 1), "white");
  for (let index = 0; index < 8; index++) drawLantern(onto, 25 + index * 50);
  return onto;
}

function cordY(x: number): number {
  return Math.round(14 + 3 * Math.cos(((x - 25) * Math.PI) / 25));
}

function drawLantern(onto: Bitmap, x: number): void {
  const y = cordY(x) + 11;
  const body = ellipse(x, y, 9, 8);
  ditherFill(
    onto,
    intersection(circle(x, y, 19), rectangle(0, 0, WIDTH, LIGHT_FOOT)),
    "white",
    (px, py) => 22 * (1 - Math.hypot(px - x, py - y) / 19),
  );
  fill(onto, offset(union(body, rectangle(x - 4, y - 10, 8, 20)), 2), "black");
  fill(onto, body, "white");
  for (const aside of [-4, 3]) fill(onto, rectangle(x + aside, y - 7, 1, 14), "black");
  for (const edge of [y - 10, y + 8]) fill(onto, rectangle(x - 4, edge, 8, 2), "white");
}

function createNight(): Bitmap {
  return createBitmap(WIDTH, HEIGHT, "black");
}
