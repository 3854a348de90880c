/**
 * Draws the scenery beside the rooms of a cave, a level of Ice Path with several rooms: a hollow in the rock, with a
 * lantern over a bank of snow.
 */
import { createBitmap, fill, joinInColumn, setInk, type Bitmap } from "../bitmap";
import { dither, passesDither } from "../dither";
import { createDice, ditherFill } from "../drawing";
import { box, capsule, circle, polygon, roundedBox, type Point } from "../shapes";

const WIDTH = 160;
const HEIGHT = 240;

const LANTERN = { x: 137, y: 183, reach: 92 };

/** How many of every 64 pixels are white right beside the lantern of the cave. */
const GLOW = 46;

/** The y of the highest snow on the cave's ground, in pixels. */
const GROUND = 208;
/** How deep the lit snow on the cave's ground is, in pixels. Text stands below the snow. */
const SNOW_DEPTH = 10;

/** The y of the cave's ceiling, in pixels. Text stands above the ceiling. */
const CEILING = 44;

/** Draws the scenery beside the rooms of a cave in two pictures: with the lantern lit, and with the lantern out. */
export function drawCaves(): Bitmap {
  return joinInColumn([drawCave(true), drawCave(false)]);
}

function drawCave(isLit: boolean): Bitmap {
  const cave = createBitmap(WIDTH, HEIGHT, "black");
  if (isLit) ditherFill(cave, box(0, CEILING, WIDTH, HEIGHT), "white", (x, y) => GLOW * lightAt(x, y) ** 1.5);
  drawSnow(cave, isLit);
  drawRocks(cave, isLit);
  drawWall(cave, isLit);
  drawLantern(cave, isLit);
  return cave;
}

function lightAt(x: number, y: number): number {
  return Math.max(0, 1 - Math.hypot(x - LANTERN.x, (y - LANTERN.y) * 1.15) / LANTERN.reach);
}

function drawWall(cave: Bitmap, isLit: boolean): void {
  const corners = toPoints([...OVERHANG, ...wallCorners()]);
  const end = corners[corners.length - 1];
  fill(cave, polygon([...corners, { x: WIDTH, y: end.y }, { x: WIDTH, y: OVERHANG[1] }]), "black");
  corners.slice(1).forEach((corner, index) => {
    drawEdge(cave, corners[index], corner, isLit);
  });
  for (const [x, y, half, length] of ICICLES) {
    fill(cave, polygon(toPoints([x - half - 1, y - 2, x + half + 1, y - 2, x + 0.5, y + length + 2])), "black");
    fill(cave, polygon(toPoints([x - half, y - 1, x + half, y - 1, x + 0.5, y + length])), "white");
    fill(cave, polygon(toPoints([x + 1, y, x + half, y, x + 1, y + length - 3])), "black", dither(isLit ? 26 : 44));
  }
}

/**
 * The corners of a rock that hangs below the cave's ceiling, from its end to the wall: the x and the y of each corner
 * in turn, in pixels.
 */
const OVERHANG = [112, CEILING, 119, 48, 127, 47, 134, 53, 142, 51, 148, 58] as const;

/**
 * The icicles below the overhanging rock of the cave. Each has the x of its middle, the y of its upper end, half its
 * width and its length, in pixels.
 */
const ICICLES = [
  [121, 48, 3, 9],
  [129, 50, 4, 17],
  [144, 54, 3, 11],
  [151, 61, 4, 20],
] as const;

function wallCorners(): number[] {
  const roll = createDice(23);
  const corners: number[] = [];
  for (let y = 70; y < GROUND; y += 9 + roll(8)) corners.push(152 + (corners.length % 4 === 0 ? 0 : 3) + roll(4), y);
  return [...corners, 153, GROUND + 6];
}

function drawEdge(cave: Bitmap, from: Point, to: Point, isLit: boolean): void {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) * 2);
  for (let step = 0; step <= steps; step++) {
    const x = Math.round(from.x + ((to.x - from.x) * step) / steps);
    const y = Math.round(from.y + ((to.y - from.y) * step) / steps);
    const light = isLit ? lightAt(x, y) : 0;
    if (passesDither(x, y, 30 + 60 * light)) setInk(cave, x, y, "white");
    for (let depth = 2; depth < 6; depth++)
      if (passesDither(x + depth, y - 1, (30 - 5 * depth) * light * 2)) setInk(cave, x + depth, y - 1, "white");
  }
}

function drawSnow(cave: Bitmap, isLit: boolean): void {
  for (let x = 0; x < WIDTH; x++) {
    const top = snowTop(x);
    for (let y = top; y < HEIGHT; y++) {
      const depth = y - top;
      const light = isLit ? 1 + 26 * lightAt(x, LANTERN.y) : 0;
      const level = depth < 2 ? 64 : (24 + light) * (1 - depth / SNOW_DEPTH);
      setInk(cave, x, y, passesDither(x, y, isLit || depth < 1 ? level : level / 2) ? "white" : "black");
    }
  }
}

function snowTop(x: number): number {
  return GROUND + 1 + Math.round(2 * Math.sin(x / 19) + 1.2 * Math.sin(x / 7 + 1));
}

/** The rocks on the ground of the cave. Each has the x of its middle, half its width and its height, in pixels. */
const ROCKS = [
  [14, 9, 17],
  [28, 6, 9],
  [84, 5, 7],
  [95, 8, 13],
] as const;

function drawRocks(cave: Bitmap, isLit: boolean): void {
  for (const [x, half, height] of ROCKS) {
    const base = snowTop(x) + 3;
    fill(cave, polygon(toPoints([x - half - 2, base, x, base - height - 3, x + half + 2, base])), "black");
    fill(cave, polygon(toPoints([x - half - 1, base, x, base - height - 2, x + half + 1, base])), "white");
    fill(cave, polygon(toPoints([x - 1, base - 1, x, base - height + 2, x + half - 1, base - 1])), "black");
    if (!isLit) fill(cave, polygon(toPoints([x - half, base, x, base - height, x - 1, base])), "black", dither(40));
  }
}

function drawLantern(cave: Bitmap, isLit: boolean): void {
  const { x, y } = LANTERN;
  fill(cave, box(x, CEILING + 9, x + 1, y - 21), "white");
  fill(cave, roundedBox(x - 13, y - 15, x + 14, y + 21, 2), "black");
  fill(cave, circle(x + 0.5, y - 20, 3), "black");
  fill(cave, circle(x + 0.5, y - 20, 2.4), "white");
  fill(cave, circle(x + 0.5, y - 20, 1.1), "black");
  fill(cave, polygon(toPoints([x - 12, y - 10, x - 5, y - 17, x + 6, y - 17, x + 13, y - 10])), "white");
  fill(cave, polygon(toPoints([x + 2, y - 11, x + 2, y - 16, x + 5, y - 16, x + 10, y - 11])), "black", dither(30));
  fill(cave, box(x - 10, y - 8, x + 11, y + 14), "white");
  fill(cave, box(x - 8, y - 7, x + 9, y + 13), "black");
  if (isLit) {
    fill(cave, box(x - 8, y - 7, x + 9, y + 13), "white", dither(58));
    fill(cave, box(x - 5, y - 7, x - 4, y + 13), "black");
    fill(cave, box(x + 5, y - 7, x + 6, y + 13), "black");
    drawFlame(cave, x + 0.5, y + 5);
  } else {
    fill(cave, box(x - 5, y - 7, x - 4, y + 13), "white", dither(32));
    fill(cave, box(x + 5, y - 7, x + 6, y + 13), "white", dither(32));
    fill(cave, box(x, y + 7, x + 1, y + 11), "white");
  }
  fill(cave, box(x - 12, y + 15, x + 13, y + 19), "white");
  fill(cave, box(x - 10, y + 17, x + 11, y + 18), "black");
}

function drawFlame(cave: Bitmap, x: number, y: number): void {
  fill(cave, circle(x, y, 3.4), "black");
  fill(cave, polygon([{ x: x - 3.2, y: y - 1 }, { x, y: y - 9 }, { x: x + 3.2, y: y - 1 }]), "black"); // prettier-ignore
  fill(cave, capsule({ x, y: y - 3 }, { x, y: y + 1 }, 2.4), "white");
}

function toPoints(numbers: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let index = 0; index < numbers.length; index += 2) points.push({ x: numbers[index], y: numbers[index + 1] });
  return points;
}
