/**
 * Draws the ending of Skid's campaign in two scenes: toys that hop to their bed, and the sleeping toys when the lamp is
 * turned down.
 */
import { blit, createBitmap, fill, joinInColumn, joinInRow, setInk, type Bitmap } from "../bitmap";
import { dither } from "../dither";
import { ditherFill, drawStars, HEIGHT, rectangle, WIDTH } from "../drawing";
import {
  box,
  capsule,
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
import { SPRITES } from "./sprites";
import { withHalo } from "../sprite-text";
import { toPoints } from "../titles/scenes";
import { standIn } from "../endings/enlarge";
import { drawRoundGlow } from "../endings/light";

const FRIEZE = 26;
const SKIRTING = 168;
/**
 * The brightness of the lamp in the four pictures of the second scene of Skid's ending, from 1 (full) to nearly 0
 * (out).
 */
const LIGHTS: readonly number[] = [1, 0.66, 0.36, 0.12];

export function drawBackgrounds(): Bitmap {
  return joinInRow([drawBedroom(), drawBedside(1)]);
}

function drawBedroom(): Bitmap {
  const room = createBitmap(WIDTH, HEIGHT, "black");
  drawWall(room, { x: 58, y: 96 }, 1);
  drawFloor(room, { x: 110, y: 190 }, 1);
  drawWindow(room, 146, 44, 70, 62);
  drawChest(room, 22, 134, 72, 58);
  drawLamp(room, 58, 134, 1);
  drawBed(room);
  return room;
}

function drawWall(onto: Bitmap, lamp: { readonly x: number; readonly y: number }, light: number): void {
  const wall = rectangle(0, FRIEZE, WIDTH, SKIRTING - FRIEZE);
  const reach = 70 + 70 * light;
  drawRoundGlow(onto, wall, "white", { ...lamp, radiusX: reach * 1.25, radiusY: reach, tone: 58 * Math.sqrt(light) });
  for (let row = 0; row < 9; row++) {
    for (let x = row % 2 === 0 ? 8 : 20; x < WIDTH; x += 24) {
      const y = FRIEZE + 10 + row * 16;
      // Where the lamp's light falls, the wall has no pattern but the light's own.
      if (Math.hypot((x - lamp.x) / (reach * 1.25), (y - lamp.y) / reach) > 1) drawWallStar(onto, x, y);
    }
  }
  fill(onto, rectangle(0, FRIEZE - 1, WIDTH, 1), "white");
  fill(onto, rectangle(0, FRIEZE + 1, WIDTH, 1), "white");
  fill(onto, rectangle(0, SKIRTING - 5, WIDTH, 6), "black");
  fill(onto, rectangle(0, SKIRTING - 4, WIDTH, 1), "white");
  fill(onto, rectangle(0, SKIRTING, WIDTH, 1), "white");
}

function drawWallStar(onto: Bitmap, x: number, y: number): void {
  fill(onto, rectangle(x - 1, y - 1, 4, 4), "black");
  fill(onto, rectangle(x, y, 2, 2), "white");
}

function drawFloor(onto: Bitmap, pool: { readonly x: number; readonly y: number }, light: number): void {
  const floor = rectangle(0, SKIRTING + 1, WIDTH, HEIGHT - SKIRTING);
  ditherFill(onto, floor, "white", (x, y) => {
    return Math.max(10, 104 - Math.hypot((x - pool.x) / 2.4, y - pool.y) * 0.62) * Math.sqrt(light);
  });
  for (const [row, y] of [
    [0, 180],
    [1, 196],
    [2, 217],
  ]) {
    fill(onto, rectangle(0, y, WIDTH, 1), "black");
    for (let x = row % 2 === 0 ? 60 : 130; x < WIDTH; x += 140) fill(onto, rectangle(x, y, 1, 21), "black");
  }
}

function drawWindow(onto: Bitmap, x: number, y: number, width: number, height: number): void {
  const frame = box(x, y, x + width, y + height);
  fill(onto, offset(frame, 7), "black");
  fill(onto, offset(frame, 5), "white");
  fill(onto, frame, "black");
  const sky = createBitmap(width, height, "black");
  drawStars(sky, 0, 0, width, height - 20, 11);
  const moon = difference(circle(width * 0.68, height * 0.34, 15), circle(width * 0.68 - 8, height * 0.34 - 4, 14));
  fill(sky, offset(moon, 1.5), "black");
  fill(sky, moon, "white");
  const hill = ellipse(width * 0.35, height + 20, width * 0.8, 42);
  ditherFill(sky, hill, "white", () => 14);
  blit(onto, sky, x, y);
  fill(onto, rectangle(x + width / 2 - 2, y, 4, height), "white");
  fill(onto, rectangle(x, y + height / 2 - 2, width, 4), "white");
  fill(onto, offset(roundedBox(x - 16, y + height + 4, x + width + 16, y + height + 12, 2), 1.5), "black");
  fill(onto, roundedBox(x - 16, y + height + 4, x + width + 16, y + height + 12, 2), "white");
  drawCurtains(onto, x, y, width, height);
}

function drawCurtains(onto: Bitmap, x: number, y: number, width: number, height: number): void {
  for (const side of [-1, 1]) {
    const outer = side < 0 ? x - 14 : x + width + 14;
    const inner = outer - side * 26;
    const tie = outer - side * 14;
    const curtain = polygon(
      toPoints(
        outer,
        y - 8,
        inner,
        y - 8,
        tie,
        y + height * 0.55,
        tie + side * -4,
        y + height + 4,
        outer,
        y + height + 4,
      ),
    );
    fill(onto, offset(curtain, 1.5), "black");
    fill(onto, curtain, "white");
    for (const fold of [6, 11, 16]) {
      const top = { x: outer - side * fold, y: y - 6 };
      const line = capsule(top, { x: outer - side * fold * 0.6, y: y + height + 2 }, 1.2);
      fill(onto, intersection(line, curtain), "black");
    }
  }
  const rod = roundedBox(x - 22, y - 13, x + width + 22, y - 9, 2);
  fill(onto, offset(rod, 1.5), "black");
  fill(onto, rod, "white");
}

function drawChest(onto: Bitmap, x: number, y: number, width: number, height: number): void {
  const chest = roundedBox(x, y, x + width, y + height, 3);
  fill(onto, offset(union(chest, box(x - 4, y, x + width + 4, y + 6)), 2), "black");
  fill(onto, union(chest, box(x - 4, y, x + width + 4, y + 6)), "white");
  fill(onto, rectangle(x - 4, y + 6, width + 8, 1), "black");
  for (const row of [0, 1]) {
    const drawer = roundedBox(x + 6, y + 11 + row * 23, x + width - 6, y + 30 + row * 23, 2);
    fill(onto, difference(drawer, offset(drawer, -1.5)), "black");
    ditherFill(onto, offset(drawer, -2), "black", () => 12);
    fill(onto, roundedBox(x + width / 2 - 8, y + 18 + row * 23, x + width / 2 + 8, y + 23 + row * 23, 2), "black");
  }
}

function drawLamp(onto: Bitmap, x: number, foot: number, light: number): void {
  const shade = polygon(toPoints(x - 15, foot - 52, x + 15, foot - 52, x + 27, foot - 16, x - 27, foot - 16));
  const stand = union(rectangle(x - 3, foot - 16, 6, 12), roundedBox(x - 12, foot - 5, x + 12, foot, 2));
  fill(onto, offset(union(shade, stand), 2.2), "black");
  fill(onto, union(shade, stand), "white");
  ditherFill(onto, offset(shade, -2), "black", () => 52 * (1 - light) - 4);
  for (const aside of [-16, -8, 0, 8, 16]) {
    fill(onto, capsule({ x: x + aside * 0.62, y: foot - 49 }, { x: x + aside, y: foot - 18 }, 1.2), "black");
  }
}

function drawBed(onto: Bitmap): void {
  const head = roundedBox(384, 104, 420, 226, 10);
  const foot = roundedBox(184, 146, 198, 226, 5);
  const mattress = roundedBox(194, 158, 410, 178, 5);
  const pillow = roundedBox(340, 140, 384, 160, 9);
  for (const part of [head, foot, mattress]) fill(onto, offset(part, 2.2), "black");
  for (const part of [head, foot, mattress]) fill(onto, part, "white");
  fill(onto, difference(offset(head, -3), offset(head, -5)), "black");
  fill(onto, difference(offset(foot, -3), offset(foot, -4.5)), "black");
  fill(onto, offset(pillow, 2), "black");
  fill(onto, pillow, "white");
  drawQuilt(onto, box(198, 172, 384, 222), 1);
}

function drawQuilt(onto: Bitmap, shape: Shape, light: number): void {
  fill(onto, offset(shape, 2), "black");
  fill(onto, shape, "white");
  ditherFill(onto, shape, "black", (x, y) => {
    const isDark = (Math.floor((x + 2) / 24) + Math.floor((y - 4) / 24)) % 2 === 0;
    // Only the dark squares follow the light, so that the white ones stay clean.
    return isDark ? 32 + (1 - light) * 36 : 0;
  });
}

/** Draws the toys that hop to their bed in Skid's ending: a red one and a yellow one. */
export function drawHoppers(): Bitmap {
  return joinInRow(
    ["red-38", "yellow-38"].map((name) => {
      const frame = standIn(withHalo(SPRITES[name]), 40, 42);
      return frame;
    }),
  );
}

/**
 * Where the five sleeping toys lie in Skid's ending: the x of the left edge of each, and the y of their heads, in
 * pixels.
 */
const SLEEPERS = { xs: [118, 172, 226, 280, 334], y: 124 };
const TOY_SIDE = 46;

/**
 * Draws the second picture of Skid's ending, the room with the sleeping toys, in four steps from full light to nearly
 * dark.
 */
export function drawBedsides(): Bitmap {
  return joinInColumn(LIGHTS.map(drawBedside));
}

function drawBedside(light: number): Bitmap {
  const room = createBitmap(WIDTH, HEIGHT, "black");
  drawWall(room, { x: 50, y: 108 }, light);
  drawFloor(room, { x: 60, y: 190 }, light);
  drawWindow(room, 264, 50, 84, 46);
  drawChest(room, 16, 146, 68, 58);
  drawLamp(room, 50, 146, light);
  const head = roundedBox(100, 130, 398, 216, 16);
  fill(room, offset(head, 2.4), "black");
  fill(room, head, "white");
  fill(room, offset(head, -4), "black");
  for (let x = 116; x < 392; x += 12) fill(room, intersection(rectangle(x, 130, 3, 90), offset(head, -2)), "white");
  SLEEPERS.xs.forEach((x, index) => drawSleeper(room, x, index, light));
  drawQuilt(room, roundedBox(92, 176, 410, 260, 8), light);
  drawHem(room);
  SLEEPERS.xs.forEach((x, index) => drawPaws(room, x, index));
  return room;
}

function drawSleeper(onto: Bitmap, x: number, index: number, light: number): void {
  const pillow = roundedBox(x - 5, SLEEPERS.y + 18, x + TOY_SIDE + 5, SLEEPERS.y + 60, 10);
  fill(onto, offset(pillow, 2), "black");
  fill(onto, pillow, "white");
  ditherFill(onto, pillow, "black", () => (1 - light) * 22);
  blit(onto, withHalo(sleeperSprite(index)), x - 1, SLEEPERS.y - 1);
}

function sleeperSprite(index: number): Bitmap {
  return SPRITES[index % 2 === 0 ? "red-48" : "yellow-48"];
}

function drawHem(onto: Bitmap): void {
  fill(onto, roundedBox(88, 170, 412, 188, 6), "black");
  fill(onto, roundedBox(90, 172, 410, 186, 5), "white");
  for (let x = 98; x < WIDTH; x += 9) fill(onto, rectangle(x, 182, 4, 1), "black");
}

function drawPaws(onto: Bitmap, x: number, index: number): void {
  for (const side of [8, 38]) {
    const paw = ellipse(x + side, 173, 6, 5);
    fill(onto, offset(paw, 1.6), index % 2 === 0 ? "white" : "black");
    fill(onto, paw, index % 2 === 0 ? "black" : "white");
  }
}

/**
 * Draws the shut eyes that Skid's ending puts over the eyes of the sleeping toys: for a red toy, then for a yellow toy.
 */
export function drawShutEyes(): Bitmap {
  return joinInRow(
    [0, 1].map((kind) => {
      const patch = createBitmap(TOY_SIDE, 18);
      const [skin, line] = kind === 0 ? (["black", "white"] as const) : (["white", "black"] as const);
      const eyes = kind === 0 ? [11, 34] : [11, 35];
      for (const x of eyes) fill(patch, ellipse(x, 8.5, kind === 0 ? 8.5 : 8, 9.4), skin);
      for (const x of eyes) fill(patch, arcBelow(x, 5, 7), line);
      if (kind === 1) for (const x of eyes) setInk(patch, x - 1, 0, skin);
      return patch;
    }),
  );
}

function arcBelow(x: number, y: number, radius: number): Shape {
  return intersection(difference(circle(x, y, radius), circle(x, y - 1, radius - 1.6)), box(0, y + 1.6, WIDTH, HEIGHT));
}

/** Draws the letters Z that rise from the sleeping toys in Skid's ending, in three sizes. */
export function drawSnores(): Bitmap {
  return joinInRow(
    [7, 10, 14].map((size) => {
      const frame = createBitmap(20, 20);
      const [left, top] = [2, 2];
      const letter = union(
        box(left, top, left + size, top + 2.4),
        box(left, top + size - 2.4, left + size, top + size),
        capsule({ x: left + size - 2, y: top + 1.5 }, { x: left + 2, y: top + size - 1.5 }, 2.4),
      );
      fill(frame, offset(letter, 1.4), "black");
      fill(frame, letter, "white", dither(64));
      return frame;
    }),
  );
}
