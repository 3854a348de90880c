/**
 * Draws the caves of Ice Path, levels of several rooms: the rock around the rooms, and the scenery with a lantern
 * beside them.
 */
import { createBitmap, fill, joinInColumn, setInk, type Bitmap } from "../bitmap";
import { dither } from "../dither";
import { createDice, ditherFill } from "../drawing";
import { box, capsule, circle, polygon, type Point, type Shape } from "../shapes";

const WIDTH = 160;
const HEIGHT = 240;

/** The side of the square picture of rock, in pixels. It covers the part of the screen that shows rooms. */
const ROCK_SIDE = 240;

const LANTERN = { x: 128, y: 190, reach: 96 };

/** How many of every 64 pixels right beside the cave's lantern are white. */
const GLOW = 40;

/** The y, in pixels, at which the snow on the cave's ground begins. */
const GROUND = 222;

/**
 * Draws the part of the cave beside the rooms in three pictures: with the lantern lit, with the lantern out, and
 * without a lantern.
 */
export function drawCaves(): Bitmap {
  return joinInColumn([drawCave("lit"), drawCave("out"), drawCave("none")]);
}

function drawCave(lamp: "lit" | "out" | "none"): Bitmap {
  const cave = createBitmap(WIDTH, HEIGHT, "black");
  if (lamp === "lit") {
    const { x, y, reach } = LANTERN;
    ditherFill(cave, box(0, 36, WIDTH, GROUND), "white", (px, py) => {
      const share = Math.hypot(px - x, (py - y) * 1.2) / reach;
      return share >= 1 ? 0 : GLOW * (1 - share) ** 1.5;
    });
  }
  drawIcicles(cave);
  drawRocks(cave);
  if (lamp !== "none") drawLantern(cave, lamp === "lit");
  return cave;
}

/** The icicles below the cave's ceiling: the x of the middle of each, half its width and its length, in pixels. */
const ICICLES = [
  [138, 3, 9],
  [146, 4, 19],
  [154, 4, 13],
] as const;

function drawIcicles(cave: Bitmap): void {
  for (const [x, half, length] of ICICLES) fill(cave, icicle(x, half, length), "white");
  for (const [x, half, length] of ICICLES) fill(cave, icicle(x + 2, half - 2, length - 6), "black", dither(26));
}

function icicle(x: number, half: number, length: number): Shape {
  return polygon(toPoints([x - half, 0, x + half, 0, x + 0.5, length]));
}

/** The rocks on the cave's ground: the x of the middle of each, half its width and its height, in pixels. */
const ROCKS = [
  [16, 11, 16],
  [30, 7, 9],
  [86, 6, 8],
  [98, 9, 14],
] as const;

/** Draws the edge of the cave's ground with its rocks. Below this edge all is black, because text stands there. */
function drawRocks(cave: Bitmap): void {
  for (let x = 0; x < WIDTH; x++) {
    const edge = GROUND - 6 + Math.round(2 * Math.sin(x / 17) + 1.5 * Math.sin(x / 7));
    for (let y = edge; y < HEIGHT; y++) setInk(cave, x, y, y < edge + 2 ? "white" : "black");
  }
  for (const [x, half, height] of ROCKS) {
    const base = GROUND - 3;
    fill(cave, polygon(toPoints([x - half - 1, base, x, base - height - 2, x + half + 1, base])), "white");
    fill(cave, polygon(toPoints([x - 1, base, x, base - height + 3, x + half - 2, base])), "black");
  }
}

function drawLantern(cave: Bitmap, isLit: boolean): void {
  const { x, y } = LANTERN;
  fill(cave, box(x, 0, x + 1, y - 18), "white");
  fill(cave, polygon(toPoints([x - 5, y - 12, x + 0.5, y - 19, x + 6, y - 12])), "white");
  fill(cave, box(x - 9, y - 12, x + 10, y + 16), "black");
  fill(cave, box(x - 8, y - 12, x + 9, y - 9), "white");
  fill(cave, box(x - 7, y - 8, x + 8, y + 11), isLit ? "white" : "black");
  if (isLit) {
    fill(cave, capsule({ x: x + 0.5, y: y - 1 }, { x: x + 0.5, y: y + 4 }, 6), "black");
    fill(cave, circle(x + 0.5, y + 3, 1.6), "white");
  } else {
    for (const side of [x - 7, x + 7]) fill(cave, box(side, y - 8, side + 1, y + 11), "white");
  }
  fill(cave, box(x - 8, y + 12, x + 9, y + 15), "white");
}

/** The distance between the strokes that show the cave's rock, in pixels. */
const STROKE_GAP = 30;
const STROKE = 9;

/** Draws the rock around the rooms of a cave: black, with a few bent strokes. */
export function drawCaveRock(): Bitmap {
  const rock = createBitmap(ROCK_SIDE, ROCK_SIDE, "black");
  const roll = createDice(11);
  for (let y = 6; y < ROCK_SIDE; y += STROKE_GAP) {
    for (let x = 6; x < ROCK_SIDE; x += STROKE_GAP) drawStroke(rock, x + roll(8), y + roll(12));
  }
  return rock;
}

/** Draws a stroke that is bent in its middle, as an edge of the rock that catches some light. */
function drawStroke(rock: Bitmap, x: number, y: number): void {
  for (let step = 0; step < STROKE; step++) {
    const bend = Math.abs(step - (STROKE - 1) / 2);
    setInk(rock, x + Math.round(bend), y + step, "white");
    if (step % 4 !== 0) setInk(rock, x + Math.round(bend) + 1, y + step, "white");
  }
}

function toPoints(numbers: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let index = 0; index < numbers.length; index += 2) points.push({ x: numbers[index], y: numbers[index + 1] });
  return points;
}
