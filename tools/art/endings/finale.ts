/**
 * Draws the finale, the scene after the endings of all campaigns: the quay at night with all lights, and the sunrise
 * over the sea.
 */
import { drawBlackBall } from "../balls";
import { createBitmap, crop, fill, inkAt, joinInColumn, joinInRow, type Bitmap } from "../bitmap";
import { passesDither } from "../dither";
import { createDice, ditherFill, drawStars, HEIGHT, rectangle, WIDTH } from "../drawing";
import { SPRITES_BY_CELL_SIZE as FRUIT_SPRITES } from "../fruit/sprites";
import { findSprite } from "../ice-path/sprites";
import { SPRITES_BY_CELL_SIZE as PENGUIN_SPRITES } from "../penguin/sprites";
import {
  box,
  circle,
  difference,
  ellipse,
  intersection,
  offset,
  polygon,
  roundedBox,
  union,
  type Shape,
} from "../shapes";
import { SPRITES as TOY_SPRITES } from "../skid/sprites";
import { withHalo } from "../sprite-text";
import { drawIgloo, toPoints } from "../titles/scenes";
import { standIn } from "./enlarge";
import { drawLightCone, drawRoundGlow } from "./light";

const HORIZON = 146;
const QUAY = 208;
const LAND_TOP = 60;
const SUN = { x: 200, y: 122, radius: 52 };

export function drawBackgrounds(): Bitmap {
  const night = createBitmap(WIDTH, HEIGHT, "black");
  drawStars(night, 0, 30, WIDTH, HORIZON - 40, 44);
  drawLightCone(night, { x: 200, top: 34, foot: QUAY, topReach: 20, footReach: 150 }, 30, 0.25);
  drawLand(night, false);
  const dawn = createBitmap(WIDTH, HEIGHT, "black");
  drawStars(dawn, 0, 20, WIDTH, HORIZON - 40, 44);
  return joinInRow([night, dawn]);
}

/**
 * Draws the land in the finale (the scene after all endings) without the sky, in two pictures: before the sunrise, and
 * by day.
 */
export function drawDawnLand(): Bitmap {
  const height = HEIGHT - LAND_TOP;
  return joinInColumn(
    [false, true].map((isUp) => {
      const whole = createBitmap(WIDTH, HEIGHT);
      drawLand(whole, true);
      if (!isUp) {
        const isDark = (x: number, y: number): boolean => inkAt(whole, x, y) !== "clear" && passesDither(x, y, 40);
        fill(whole, rectangle(0, 0, WIDTH, QUAY), "black", isDark);
        drawQuay(whole, false);
      }
      return crop(whole, 0, LAND_TOP, WIDTH, height);
    }),
  );
}

function drawLand(onto: Bitmap, isDay: boolean): void {
  drawSea(onto, isDay);
  drawMountain(onto, isDay);
  drawLighthouse(onto, 134, isDay);
  drawHouses(onto, isDay);
  drawOrchard(onto, isDay);
  drawQuay(onto, isDay);
}

function drawSea(onto: Bitmap, isDay: boolean): void {
  fill(onto, rectangle(0, HORIZON, WIDTH, QUAY - HORIZON), "black");
  fill(onto, rectangle(0, HORIZON, WIDTH, 1), "white");
  const roll = createDice(17);
  for (let y = HORIZON + 5; y < QUAY - 3; y += 5) {
    for (let x = -roll(30); x < WIDTH; x += 26 + roll(50)) fill(onto, rectangle(x, y, 6 + roll(12), 1), "white");
  }
  for (let y = HORIZON + 2; y < QUAY - 2; y += 4) {
    const reach = isDay ? 62 - (y - HORIZON) * 0.4 : 12 + (y - HORIZON) * 0.55;
    const sway = ((y * 7) % 13) - 6;
    fill(onto, rectangle(200 - reach + sway, y, 2 * reach, isDay ? 2 : 1), "white");
  }
}

function drawMountain(onto: Bitmap, isDay: boolean): void {
  const corners = [-10, 96, 12, 80, 26, 92, 46, 66, 60, 80, 72, 100, 88, 118, 102, 146, 112, 152, -10, 152];
  const mountain = polygon(toPoints(...corners));
  const shade = polygon(toPoints(46, 66, 60, 80, 72, 100, 88, 118, 102, 146, 112, 152, 66, 152, 74, 132, 58, 118, 64, 100, 50, 86)); // prettier-ignore
  fill(onto, offset(mountain, 2), isDay ? "black" : "white");
  fill(onto, offset(mountain, isDay ? 0 : 1), "black");
  fill(onto, mountain, isDay ? "white" : "black");
  if (isDay) {
    // Shades the left faces of the mountains, because the sun stands at the right.
    ditherFill(onto, difference(mountain, shade), "black", (_x, y) => 34 - (y - 80) * 0.12);
    ditherFill(onto, intersection(mountain, shade), "black", (_x, y) => 6 + (y - 70) * 0.06);
  } else {
    ditherFill(onto, difference(mountain, shade), "white", (_x, y) => 30 - (y - 66) * 0.16);
    ditherFill(onto, intersection(mountain, shade), "white", () => 8);
  }
  fill(onto, rectangle(0, 152, 108, 2), isDay ? "black" : "white");
  drawIgloo(onto, 10, 152);
  if (!isDay) ditherFill(onto, rectangle(62, 152, 44, 6), "white", (x) => 40 - (x - 62) * 0.9);
}

function drawLighthouse(onto: Bitmap, x: number, isDay: boolean): void {
  const foot = HORIZON + 8;
  if (!isDay) {
    for (const side of [-1, 1]) {
      const beam = polygon(toPoints(x, 92, x, 97, x + side * 150, 112, x + side * 150, 78));
      const sky = intersection(beam, box(0, 0, WIDTH, HORIZON));
      ditherFill(onto, sky, "white", (pixelX) => 46 - Math.abs(pixelX - x) * 0.34);
    }
  }
  const rock = polygon(toPoints(x - 26, foot, x - 16, foot - 9, x + 14, foot - 9, x + 28, foot));
  const tower = polygon(toPoints(x - 5, 102, x + 5, 102, x + 8, foot - 8, x - 8, foot - 8));
  const head = union(rectangle(x - 4, 91, 8, 9), polygon(toPoints(x - 6, 91, x, 83, x + 6, 91)));
  fill(onto, offset(union(rock, tower, head), 1.5), isDay ? "black" : "white");
  fill(onto, union(rock, tower, head), isDay ? "white" : "black");
  ditherFill(onto, rock, isDay ? "black" : "white", () => 24);
  fill(onto, union(tower, head), "white");
  for (const y of [110, 126]) fill(onto, intersection(tower, rectangle(x - 12, y, 24, 8)), "black");
  fill(onto, rectangle(x - 8, 100, 16, 2), isDay ? "black" : "white");
  fill(onto, rectangle(x - 1, 93, 2, 5), "black");
  if (isDay) ditherFill(onto, intersection(tower, box(0, 0, x - 1, HEIGHT)), "black", () => 26);
}

function drawHouses(onto: Bitmap, isDay: boolean): void {
  const ground = HORIZON + 10;
  fill(onto, rectangle(262, ground, 140, 4), "black");
  fill(onto, rectangle(262, ground, 140, 2), "white");
  const tall = union(
    box(270, 102, 300, ground),
    polygon(toPoints(270, 102, 276, 102, 276, 95, 294, 95, 294, 102, 300, 102)),
    rectangle(280, 90, 10, 6),
  );
  const gabled = union(box(302, 112, 334, ground), polygon(toPoints(300, 113, 318, 92, 336, 113)));
  const chimney = rectangle(326, 92, 5, 12);
  for (const house of [tall, union(gabled, chimney)]) {
    fill(onto, offset(house, 2), isDay ? "black" : "white");
    fill(onto, offset(house, isDay ? 0 : 0.6), isDay ? "white" : "black");
    if (isDay) ditherFill(onto, house, "black", (x, y) => 8 + (x % 32) * 0.4 + (y - 90) * 0.1);
  }
  for (const [x, y] of [
    [277, 112],
    [288, 112],
    [277, 132],
    [288, 132],
    [312, 124],
  ]) {
    const side = x === 312 ? 12 : 8;
    const pane = rectangle(x, y, side, side + 3);
    fill(onto, offset(pane, 1.5), isDay ? "white" : "black");
    fill(onto, pane, isDay ? "black" : "white");
    fill(onto, rectangle(x + side / 2 - 0.5, y, 1, side + 3), isDay ? "white" : "black");
    fill(onto, rectangle(x, y + side / 2 + 1, side, 1), isDay ? "white" : "black");
  }
}

function drawOrchard(onto: Bitmap, isDay: boolean): void {
  const hill: Shape = (x, y) => 150 - 8 * Math.sin((x - 336) / 26) - y;
  const right = intersection(hill, box(338, 0, WIDTH, HORIZON + 10));
  fill(onto, offset(right, 1.5), isDay ? "black" : "white");
  fill(onto, right, isDay ? "white" : "black");
  ditherFill(onto, right, isDay ? "black" : "white", () => 16);
  for (const [x, y] of [
    [352, 128],
    [374, 120],
    [394, 126],
  ]) {
    fill(onto, rectangle(x - 1.5, y + 8, 3, 12), isDay ? "black" : "white");
    fill(onto, circle(x, y, 12.5), "white");
    fill(onto, circle(x, y, 11.2), "black");
    for (const [dx, dy] of [[-5, -4], [3, -6], [-1, 2], [6, 1], [-6, 5]]) fill(onto, rectangle(x + dx, y + dy, 2, 2), "white"); // prettier-ignore
  }
  if (isDay) return;
  for (const [x, y] of [
    [363, 138],
    [385, 138],
  ]) {
    drawRoundGlow(onto, circle(x, y, 13), "white", { x, y, radiusX: 13, radiusY: 13, tone: 60 });
    fill(onto, ellipse(x, y, 5.6, 6.6), "black");
    fill(onto, ellipse(x, y, 4.2, 5.2), "white");
    fill(onto, rectangle(x - 4, y, 8, 1), "black");
  }
}

function drawQuay(onto: Bitmap, isDay: boolean): void {
  fill(onto, rectangle(0, QUAY - 2, WIDTH, HEIGHT), "black");
  fill(onto, rectangle(0, QUAY, WIDTH, 4), "white");
  for (const [row, y] of [
    [0, 216],
    [1, 229],
  ]) {
    for (let x = row === 0 ? -14 : -34; x < WIDTH; x += 40) {
      const stone = roundedBox(x, y, x + 36, y + 10, 2);
      if (isDay) ditherFill(onto, stone, "white", (pixelX) => 44 - Math.abs(pixelX - 200) * 0.13);
      else fill(onto, difference(stone, offset(stone, -1)), "white", (pixelX) => pixelX % 4 < 3);
    }
  }
  for (const x of [30, 372]) {
    const bollard = union(roundedBox(x - 6, QUAY - 12, x + 6, QUAY + 2, 2), roundedBox(x - 8, QUAY - 15, x + 8, QUAY - 9, 3)); // prettier-ignore
    fill(onto, offset(bollard, 1.5), "white");
    fill(onto, bollard, "black");
  }
}

function drawBack(sprite: Bitmap): Bitmap {
  return standIn(sprite, 44, 42);
}

export function drawBallFromBehind(): Bitmap {
  const ball = createBitmap(34, 34);
  drawBlackBall(ball, { x: 17, y: 17, radiusX: 15, radiusY: 15 });
  return drawBack(ball);
}

export const drawSealBack = () => drawBack(withHalo(findSprite("up", 28)));

export const drawToyBack = () => drawBack(withHalo(TOY_SPRITES["red-back-38"]));

export const drawPenguinBack = () => drawBack(withHalo(PENGUIN_SPRITES[30].back));

export const drawPearBack = () => drawBack(withHalo(FRUIT_SPRITES[40].pear));

/** How bright the finale's sky is in each of its first four pictures, from 0 to 1. The sun is not up yet in them. */
const SKY_LIGHTS: readonly number[] = [0, 0.3, 0.62, 1];
const RAY_PHASES = 6;
const RAYS = 15;

/**
 * Draws the morning sky of the finale, the scene after all endings. In the first four pictures it grows brighter, and
 * in the next six its rays turn.
 */
export function drawDawnSky(): Bitmap {
  const before = SKY_LIGHTS.map((light) => drawSky(light, undefined));
  const turning = Array.from({ length: RAY_PHASES }, (_, phase) => drawSky(1, phase / RAY_PHASES));
  return joinInColumn([...before, ...turning]);
}

function drawSky(light: number, phase: number | undefined): Bitmap {
  const sky = createBitmap(WIDTH, HORIZON, "black");
  if (light < 0.5) drawStars(sky, 0, 20, WIDTH, HORIZON - 40, 44);
  ditherFill(sky, rectangle(0, 0, WIDTH, HORIZON), "white", (x, y) => {
    const [dx, dy] = [x + 0.5 - SUN.x, y + 0.5 - SUN.y];
    const distance = Math.hypot(dx * 0.86, dy);
    const plain = 70 - distance * (0.62 - 0.36 * light) - 66 * (1 - light);
    if (phase === undefined || distance < SUN.radius) return Math.min(62, plain);
    const turn = ((Math.atan2(dy, dx) / Math.PI) * RAYS + phase) % 1;
    return (turn + 1) % 1 < 0.5 ? 64 : Math.min(48, plain - 8);
  });
  return sky;
}

export function drawRisingSun(): Bitmap {
  const side = 2 * SUN.radius + 6;
  const sun = createBitmap(side, side);
  fill(sun, circle(side / 2, side / 2, SUN.radius + 2), "black");
  fill(sun, circle(side / 2, side / 2, SUN.radius), "white");
  return sun;
}
