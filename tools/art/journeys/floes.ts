/** Draws the campaign map of the puzzle Penguin: six ice floes, one for each part. */
import { journey } from "../../../src/puzzles/penguin/journey";
import { createBitmap, fill, inkAt, joinInColumn, blit, type Bitmap } from "../bitmap";
import { dither } from "../dither";
import { polygon, type Point } from "../shapes";
import { rectangle, createDice, drawStars, HEIGHT, blitWithHalo, ditherFill, WIDTH } from "../drawing";
import { drawFlag } from "./flag";
import { toPoints } from "../titles/scenes";
import { SPRITES } from "../titles/sprites";

const FLOES = 6;
const LEVELS_PER_FLOE = 10;
const HORIZON = 84;
const LAMP = { x: 366, y: 46 };
const FRONT = 6;

/**
 * Draws six floes in a black sea, one behind the other, and the lighthouse, in two pictures: without its light, and in
 * its light.
 */
export function drawFloes(): Bitmap {
  return joinInColumn([drawFloesLit(false), drawFloesLit(true)]);
}

function drawFloesLit(isLit: boolean): Bitmap {
  const picture = createBitmap(WIDTH, HEIGHT, "black");
  drawStars(picture, 100, 26, 290, 50, 16);
  for (const [x, rise, fall] of [
    [0, 6, 32],
    [WIDTH, 10, 0],
  ] as const) {
    const beam = polygon(toPoints(LAMP.x, LAMP.y - 3, LAMP.x, LAMP.y + 3, x, LAMP.y + fall, x, LAMP.y - rise));
    ditherFill(picture, beam, "white", (pixelX) => Math.max(5, 50 - Math.abs(pixelX - LAMP.x) * 0.15));
  }
  drawSea(picture);
  blit(picture, SPRITES.whale, 228, HORIZON - 20);
  drawLighthouse(picture);
  for (let floe = FLOES - 1; floe >= 0; floe--) drawFloe(picture, floe, isLit);
  drawFrame(picture);
  fill(picture, rectangle(0, 0, WIDTH, 24), "black");
  return picture;
}

function drawSea(onto: Bitmap): void {
  fill(onto, rectangle(0, HORIZON, WIDTH, HEIGHT - HORIZON), "black");
  fill(onto, rectangle(0, HORIZON, WIDTH, 1), "white");
  const roll = createDice(5);
  for (let y = HORIZON + 4; y < HEIGHT; y += y < 110 ? 4 : 7) {
    for (let x = roll(20); x < WIDTH; x += 12 + roll(26))
      fill(onto, rectangle(x, y, 3 + roll((y - 60) / 12), 1), "white");
  }
}

function drawLighthouse(onto: Bitmap): void {
  const { lighthouse } = SPRITES;
  const [left, top] = [LAMP.x - Math.floor(lighthouse.width / 2), HORIZON + 8 - lighthouse.height];
  for (let y = 0; y < lighthouse.height; y++) {
    for (let x = 0; x < lighthouse.width; x++) {
      if (inkAt(lighthouse, x, y) !== "clear") fill(onto, rectangle(left + x - 2, top + y - 2, 5, 5), "black");
    }
  }
  blit(onto, lighthouse, left, top);
}

/** Draws a sheet of ice around the ten levels of a part. The ice has a vertical front towards the viewer. */
function drawFloe(onto: Bitmap, floe: number, isLit: boolean): void {
  const spots = Array.from({ length: LEVELS_PER_FLOE }, (_, index) =>
    journey.levelPointOf(floe * LEVELS_PER_FLOE + index),
  );
  const ice = polygon(outlineOf(spots, floe));
  const front = polygon(outlineOf(spots, floe).map(({ x, y }) => ({ x, y: y + FRONT })));
  for (const shape of [front, ice]) fill(onto, (x, y) => shape(x, y) - 2, "black");
  fill(onto, front, "white");
  ditherFill(onto, front, "black", (x) => (Math.floor(x / 5 + Math.sin(x)) % 2 === 0 ? 40 : 4));
  fill(onto, (x, y) => ice(x, y) - 1, "black");
  fill(onto, ice, "white");
  if (isLit) ditherFill(onto, ice, "black", (x) => Math.max(0, Math.min(9, (LAMP.x - x) / 40)));
  else fill(onto, ice, "black", dither(42));
  drawSteps(onto, spots);
  drawFirsAndFlag(onto, floe, spots);
}

function outlineOf(spots: readonly Point[], seed: number): Point[] {
  const sorted = [...spots].sort((one, other) => one.x - other.x);
  const roll = createDice(seed + 3);
  const [first, last] = [sorted[0], sorted[sorted.length - 1]];
  const above = sorted.map(({ x, y }) => ({ x: x + roll(5) - 2, y: y - 12 - roll(4) }));
  const below = sorted.map(({ x, y }) => ({ x: x + roll(5) - 2, y: y + 10 + roll(3) })).reverse();
  return [
    { x: first.x - 11, y: first.y - 4 },
    ...above,
    { x: last.x + 11, y: last.y - 3 },
    { x: last.x + 9, y: last.y + 6 },
    ...below,
    { x: first.x - 9, y: first.y + 6 },
  ];
}

function drawSteps(onto: Bitmap, spots: readonly Point[]): void {
  spots.slice(1).forEach((to, index) => {
    const from = spots[index];
    const [x, y] = [Math.round((from.x + to.x) / 2), Math.round((from.y + to.y) / 2)];
    fill(onto, rectangle(x - 2, y - 2, 4, 4), "white");
    fill(onto, rectangle(x - 1, y - 1, 2, 2), "black");
  });
}

/** The positions of the fir trees: the index of the floe, and the index of the level behind which the tree stands. */
const FIRS: readonly (readonly [number, number])[] = [[0, 6], [1, 7], [2, 2], [3, 6], [4, 7], [5, 6]]; // prettier-ignore

/** Draws the fir trees behind the levels of a floe, and the flag at the last level of the last floe. */
function drawFirsAndFlag(onto: Bitmap, floe: number, spots: readonly Point[]): void {
  for (const [floeOfFir, level] of FIRS) {
    if (floeOfFir !== floe) continue;
    const { fir } = SPRITES;
    blitWithHalo(onto, fir, spots[level].x - Math.floor(fir.width / 2), spots[level].y - 8 - fir.height);
  }
  if (floe < FLOES - 1) return;
  const { x, y } = spots[spots.length - 1];
  drawFlag(onto, x + 9, y);
}

function drawFrame(onto: Bitmap): void {
  const { x, y, width, height } = journey.thumbnailBox;
  fill(onto, rectangle(x - 3, y - 3, width + 6, height + 6), "black");
  fill(onto, rectangle(x - 2, y - 2, width + 4, height + 4), "white");
  fill(onto, rectangle(x - 1, y - 1, width + 2, height + 2), "black");
  fill(onto, rectangle(x, y, width, height), "white");
}
