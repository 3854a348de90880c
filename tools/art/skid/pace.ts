/**
 * Draws Skid's pictures for the three difficulty paces of endless mode: toy shelves. The calm pace has two toys, the
 * rising pace a stair of toys, and the hard pace as many toys as fit.
 */
import { blit, createBitmap, fill, setInk, type Bitmap } from "../bitmap";
import { rectangle } from "../drawing";
import { box, circle, ellipse, intersection, offset, polygon, roundedBox, union } from "../shapes";
import { SPRITES } from "../titles/sprites";
import { toPoints } from "../titles/scenes";
import {
  drawCone,
  drawContour,
  drawCord,
  drawDarkThing,
  drawLitThing,
  drawPaces,
  MIDDLE,
  type Pace,
} from "../paces/frame";

const LAMP_RIMS: Readonly<Record<Pace, number>> = { calm: 58, rising: 38, hard: 17 };
const LOWEST_BOARD = 117;
const STOREY = 32;

interface Column {
  readonly x: number;
  readonly width: number;
  readonly toys: readonly string[];
}

const SHELVES: Readonly<Record<Pace, readonly Column[]>> = {
  calm: columns(56, ["dark"], ["light"]),
  rising: columns(38, ["dark"], ["light", "ball"], ["dark", "boat", "light"]),
  hard: columns(32, ["dark", "light", "rings"], ["light", "ball", "dark"], ["rings", "dark", "light"], ["light", "boat", "dark"]), // prettier-ignore
};

export const drawShelfPaces = (): Bitmap => drawPaces(paint);

function columns(width: number, ...toys: readonly (readonly string[])[]): Column[] {
  return toys.map((names, index) => ({ x: MIDDLE + (index - (toys.length - 1) / 2) * width, width, toys: names }));
}

function paint(onto: Bitmap, pace: Pace, isLit: boolean): void {
  const rim = LAMP_RIMS[pace];
  if (isLit) drawCone(onto, { top: rim + 2, foot: LOWEST_BOARD, topReach: 16, footReach: 58 });
  drawCase(onto, SHELVES[pace], isLit ? 2 : 1);
  for (const column of SHELVES[pace]) drawToys(onto, column, isLit);
  drawLamp(onto, rim, isLit);
}

function drawCase(onto: Bitmap, shelf: readonly Column[], thickness: number): void {
  let before = LOWEST_BOARD + thickness;
  for (const { x, width, toys } of shelf) {
    const [left, right] = [x - width / 2 - 1, x + width / 2 + 1];
    const top = LOWEST_BOARD - toys.length * STOREY;
    for (let y = top; y <= LOWEST_BOARD; y += STOREY) fill(onto, box(left, y, right, y + thickness), "white");
    fill(onto, box(left, top, left + thickness, before), "white");
    before = top + thickness;
  }
  const [first, last] = [shelf[0], shelf[shelf.length - 1]];
  const [left, right] = [first.x - first.width / 2 - 1, last.x + last.width / 2 + 1];
  fill(onto, box(right - thickness, before - thickness, right, LOWEST_BOARD), "white");
  for (const x of [left + 4, right - 8]) fill(onto, rectangle(x, LOWEST_BOARD, 4, 4), "white");
}

function drawToys(onto: Bitmap, { x, toys }: Column, isLit: boolean): void {
  toys.forEach((name, storey) => {
    const foot = LOWEST_BOARD - storey * STOREY;
    const sprite = isLit || isEyeless(name) ? toyOf(name) : toyOf(`${name}-shut`);
    const left = Math.round(x - sprite.width / 2);
    (isLit ? drawLitThing : drawDarkThing)(onto, sprite, left, foot - sprite.height);
  });
}

function isEyeless(name: string): boolean {
  return name === "ball" || name === "boat" || name === "rings";
}

function toyOf(name: string): Bitmap {
  return TOYS[name] ?? SPRITES[name];
}

const STAR = ["...#...", "..###..", "#######", ".#####.", ".##.##.", ".#...#."];

function drawLamp(onto: Bitmap, rim: number, isLit: boolean): void {
  const shade = polygon(toPoints(MIDDLE - 8, rim - 16, MIDDLE + 8, rim - 16, MIDDLE + 16, rim, MIDDLE - 16, rim));
  fill(onto, offset(shade, 2), "black");
  drawCord(onto, rim - 16);
  if (isLit) {
    fill(onto, shade, "white");
    fill(onto, intersection(ellipse(MIDDLE, rim + 1, 8, 5), rectangle(0, rim + 1, 2 * MIDDLE, 9)), "white");
  } else drawContour(onto, shade, 1.2);
  STAR.forEach((row, dy) => {
    [...row].forEach((pixel, dx) => {
      if (pixel === "#") setInk(onto, MIDDLE - 4 + dx, rim - 11 + dy, isLit ? "black" : "white");
    });
  });
}

const TOYS: Readonly<Record<string, Bitmap | undefined>> = {
  ball: drawBall(),
  boat: drawBoat(),
  rings: drawRings(),
  "light-shut": drawLightAsleep(),
};

function drawLightAsleep(): Bitmap {
  const asleep = createBitmap(SPRITES.light.width, SPRITES.light.height);
  blit(asleep, SPRITES.light, 0, 0);
  for (const left of [3, 19]) {
    fill(asleep, rectangle(left, 10, 8, 8), "white");
    fill(asleep, rectangle(left + 1, 14, 6, 1), "black");
  }
  return asleep;
}

function drawBall(): Bitmap {
  const ball = createBitmap(22, 22);
  fill(ball, circle(11, 11, 11), "black");
  fill(ball, circle(11, 11, 9), "white");
  fill(ball, intersection(circle(11, 11, 9), rectangle(0, 8, 22, 6)), "black");
  return ball;
}

function drawBoat(): Bitmap {
  const boat = createBitmap(30, 28);
  const hull = polygon(toPoints(1, 18, 29, 18, 24, 27, 6, 27));
  const sails = union(polygon(toPoints(17, 2, 17, 15, 27, 15)), polygon(toPoints(13, 4, 13, 15, 4, 15)));
  fill(boat, union(offset(hull, 1), offset(sails, 2), box(14, 0, 16, 20)), "black");
  fill(boat, union(offset(hull, -1), sails), "white");
  return boat;
}

function drawRings(): Bitmap {
  const rings = createBitmap(26, 28);
  [26, 22, 18].forEach((width, index) => {
    const ring = roundedBox(13 - width / 2, 20 - index * 7, 13 + width / 2, 28 - index * 7, 4);
    fill(rings, ring, "black");
    if (index !== 1) fill(rings, offset(ring, -2), "white");
  });
  fill(rings, circle(13, 4, 4), "black");
  fill(rings, circle(13, 4, 2), "white");
  return rings;
}
