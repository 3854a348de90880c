/**
 * Draws Ice Path's pictures for the three difficulty paces of endless mode: igloo doors with seals in them. The calm
 * pace has two seals, the rising pace a stair of seals, and the hard pace as many as fit.
 */
import { blit, createBitmap, fill, type Bitmap } from "../bitmap";
import { ditherFill, rectangle } from "../drawing";
import { findSprite } from "./sprites";
import {
  box,
  capsule,
  circle,
  difference,
  intersection,
  offset,
  polygon,
  roundedBox,
  union,
  type Shape,
} from "../shapes";
import { toPoints } from "../titles/scenes";
import {
  drawCone,
  drawContour,
  drawDarkThing,
  drawGlow,
  drawLitThing,
  drawPaces,
  MIDDLE,
  type Pace,
} from "../paces/frame";

const GROUND = 117;
const WALL = 11;

interface Door {
  readonly reach: number;
  readonly sides: number;
}

const DOORS: Readonly<Record<Pace, Door>> = {
  calm: { reach: 36, sides: 8 },
  rising: { reach: 43, sides: 28 },
  hard: { reach: 52, sides: 46 },
};

interface Seal {
  readonly x: number;
  readonly row: number;
}

const PITCH = 26;
/** How much higher a seal that sits on another one is drawn, in pixels. */
const RISE = 17;

/**
 * For each pace (how fast the levels become harder), the seals that are drawn in the igloo's door. The uppermost seal
 * comes first, because the others are drawn in front of it.
 */
const SEALS: Readonly<Record<Pace, readonly Seal[]>> = {
  calm: [-17, 17].map((aside) => ({ x: MIDDLE + aside, row: 0 })),
  rising: [2, 1, 0].flatMap((row) =>
    [-1, 0, 1].filter((column) => column >= row - 1).map((column) => ({ x: MIDDLE + column * PITCH, row })),
  ),
  hard: [3, 2, 1, 0].flatMap((row) =>
    Array.from({ length: 4 - row }, (_, column) => ({ x: MIDDLE + (column - (3 - row) / 2) * PITCH, row })),
  ),
};

const AWAKE = findSprite("down", 19);
const ASLEEP = drawSealAsleep();

/**
 * The stars beside and above the igloo doors that stand for the difficulty paces, as x and y coordinates in pixels. The
 * door of the hard pace is the highest, and hides most of the stars.
 */
const STARS = [[10, 52], [22, 26], [42, 14], [74, 30], [96, 10], [118, 40], [125, 18]] as const; // prettier-ignore

export const drawIglooPaces = (): Bitmap => drawPaces(paint);

function paint(onto: Bitmap, pace: Pace, isLit: boolean): void {
  const door = DOORS[pace];
  const opening = openingOf(door);
  const top = GROUND - door.sides - door.reach;
  for (const [x, y] of STARS) fill(onto, rectangle(x, y, 1, 1), "white");
  fill(onto, offset(opening, WALL + 4), "black");
  if (isLit) {
    drawCone(onto, { top: top + 12, foot: GROUND, topReach: 22, footReach: door.reach + 14 });
    drawGlow(onto, top + 12, 18);
  }
  drawWall(onto, opening, isLit);
  drawJoints(onto, opening, door, isLit);
  drawLantern(onto, top, isLit);
  for (const { x, row } of SEALS[pace]) drawSeal(onto, x, GROUND - row * RISE, isLit);
  fill(onto, rectangle(0, GROUND, 2 * MIDDLE, 20), "black");
  fill(onto, rectangle(2, GROUND, 2 * MIDDLE - 4, isLit ? 2 : 1), "white");
}

function openingOf({ reach, sides }: Door): Shape {
  const round = circle(MIDDLE, GROUND - sides, reach);
  return union(box(MIDDLE - reach, GROUND - sides, MIDDLE + reach, GROUND + 20), round);
}

function drawWall(onto: Bitmap, opening: Shape, isLit: boolean): void {
  const wall = difference(offset(opening, WALL), opening);
  fill(onto, offset(wall, 1), "black");
  if (!isLit) {
    drawContour(onto, wall, 1.2);
    return;
  }
  fill(onto, wall, "white");
  ditherFill(onto, offset(wall, -1), "black", (x, y) => (opening(x, y) - 4) * 4);
}

function drawJoints(onto: Bitmap, opening: Shape, { reach, sides }: Door, isLit: boolean): void {
  const centre = { x: MIDDLE, y: GROUND - sides };
  const radial = Array.from({ length: 10 }, (_, joint) => {
    const angle = Math.PI * (1 + joint / 9);
    const end = { x: centre.x + Math.cos(angle) * (reach + 20), y: centre.y + Math.sin(angle) * (reach + 20) };
    return capsule(centre, end, 1);
  });
  const level = Array.from({ length: Math.floor(sides / 14) }, (_, joint) =>
    rectangle(0, centre.y + 14 * (joint + 1), 2 * MIDDLE, 1),
  );
  const inside = difference(offset(opening, WALL - 1), offset(opening, 1));
  fill(onto, intersection(inside, union(...radial, ...level)), isLit ? "black" : "white");
}

function drawLantern(onto: Bitmap, top: number, isLit: boolean): void {
  const cap = polygon(toPoints(MIDDLE - 7, top + 7, MIDDLE - 2, top + 2, MIDDLE + 2, top + 2, MIDDLE + 7, top + 7));
  const glass = roundedBox(MIDDLE - 6, top + 8, MIDDLE + 6, top + 17, 3);
  const base = box(MIDDLE - 7, top + 18, MIDDLE + 7, top + 20);
  fill(onto, offset(union(cap, glass, base), 1.5), "black");
  fill(onto, rectangle(MIDDLE - 1, top, 2, 3), "white");
  for (const part of [cap, glass, base]) {
    if (isLit) fill(onto, part, "white");
    else drawContour(onto, part, 1.2);
  }
}

function drawSeal(onto: Bitmap, x: number, foot: number, isLit: boolean): void {
  const [left, top] = [x - AWAKE.width / 2, foot - AWAKE.height];
  if (isLit) drawLitThing(onto, AWAKE, left, top);
  else drawDarkThing(onto, ASLEEP, left, top);
}

function drawSealAsleep(): Bitmap {
  const asleep = createBitmap(AWAKE.width, AWAKE.height);
  blit(asleep, AWAKE, 0, 0);
  fill(asleep, rectangle(7, 4, 12, 4), "black");
  for (const left of [8, 15]) fill(asleep, rectangle(left, 6, 3, 1), "white");
  return asleep;
}
