/**
 * Draws the scenery of the fifth chapter of Last Ball's campaign: a roof at daybreak. In this chapter, the texts beside
 * the boards are black on a white sky.
 */
import {
  areaWhere,
  intersectAreas,
  curve,
  ellipseArea,
  growArea,
  joinAreas,
  paintArea,
  paintOutlined,
  paintTone,
  polygonArea,
  rectangleArea,
  rimOf,
  shiftArea,
  areaOfStroke,
  areaOfStrokes,
  subtractAreas,
  type Area,
  type Spot,
} from "../../areas";
import { createBitmap, crop, joinInColumn, joinInRow, type Bitmap } from "../../bitmap";
import { createDice, HEIGHT, WIDTH } from "../../drawing";
import { CELL, drawFloorLine, type ChapterFloor, type FloorBoard } from "./floor";
import { paintHaloed } from "./strokes";

export const SUN = { x: 176, y: 0, width: 48, height: 26, pictures: 2 };
export const SMOKE = { x: 0, y: 28, width: 22, height: 30, pictures: 3 };
export const PIGEON = { x: 379, y: 180, width: 21, height: 22, pictures: 2 };

/** The floor below the board on Last Ball's roof: flagstones two cells wide. Only its lower end lies in the shade. */
export const ROOF_FLOOR: ChapterFloor = {
  pool: { x: 200, y: 10, radiusX: 260, radiusY: 236 },
  fadesFrom: 0.74,
  slope: 46,
  most: 18,
  drawLines: drawFlagstones,
};

function drawFlagstones(onto: Bitmap, { left, top, columns, rows }: FloorBoard): void {
  const isDotted = (step: number): boolean => step % 4 < 2;
  for (let row = 0; row < rows; row++) {
    const y = top + row * CELL;
    if (row > 0) drawFloorLine(onto, [left, y - 1], columns * CELL, [1, 0], isDotted);
    for (let column = 1 + (row % 2); column < columns; column += 2) drawFloorLine(onto, [left + column * CELL - 1, y], CELL - 1, [0, 1], isDotted); // prettier-ignore
  }
  for (const [column, row] of [[2, 1], [columns - 3, 2], [5, 4], [1, rows - 2]]) drawMoss(onto, left + column * CELL, top + row * CELL); // prettier-ignore
}

function drawMoss(onto: Bitmap, x: number, y: number): void {
  for (const [aside, up] of [[-5, 3], [-2, 5], [2, 4], [5, 3]]) drawFloorLine(onto, [x + aside, y - 2 - up], up, [0, 1]); // prettier-ignore
}

/**
 * Draws Last Ball's roof: the tiles around the terrace on which the board lies. The first of two pictures shows the
 * roof in the sun, while the level can be won. The second shows it below a cloud. The sky is white in both pictures.
 */
export function drawRoofs(): Bitmap {
  return joinInColumn([drawRoof(0, 0, 0), drawRoof(0, 0, SHADE)]);
}

export function drawSmokes(): Bitmap {
  const { x, y, width, height, pictures } = SMOKE;
  return joinInRow(Array.from({ length: pictures }, (_, risen) => crop(drawRoof(risen, 0, 0), x, y, width, height)));
}

/** Draws the pigeon on Last Ball's roof, which nods, in two pictures: upright, and with its head forward. */
export function drawPigeons(): Bitmap {
  const { x, y, width, height } = PIGEON;
  return joinInRow([0, 1].map((nod) => crop(drawRoof(0, nod, 0), x, y, width, height)));
}

/** How many of every 64 pixels of the roof's tiles are black below a cloud. */
const SHADE = 8;

function drawRoof(risen: number, nod: number, shade: number): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "white");
  drawTiles(scene, 28);
  paintArea(scene, rectangleArea(0, 28, 22, 27), "white");
  paintTone(scene, rectangleArea(0, 28, WIDTH, HEIGHT - 28), "black", () => shade);
  drawChimney(scene, risen);
  drawVane(scene);
  drawPigeon(scene, 11, 178, 1, 0);
  drawPigeon(scene, 388, 160, -1, 0);
  drawPigeon(scene, 389, 200, -1, nod);
  return scene;
}

const TILE = { width: 16, pitch: 11 };

function drawTiles(scene: Bitmap, top: number): void {
  const isInTile = (x: number, down: number): boolean => (x / 8) ** 2 + (down / 10) ** 2 <= 1;
  const arcs = areaWhere((x, y) => {
    if (y < top) return false;
    const row = Math.floor((y - top + 4) / TILE.pitch);
    const right = ((x + (row % 2) * 8) % TILE.width) + 0.5 - 8;
    const down = ((y - top + 4) % TILE.pitch) + 0.5;
    return isInTile(right, down) && !(isInTile(right - 1, down) && isInTile(right + 1, down) && isInTile(right, down + 1)); // prettier-ignore
  });
  paintArea(scene, arcs, "black");
}

function drawChimney(scene: Bitmap, risen: number): void {
  const chimney = joinAreas(rectangleArea(5, 62, 13, 24), rectangleArea(3, 58, 17, 5));
  paintHaloed(scene, chimney, "black", 3);
  for (const [x, y, width] of [[7, 66, 4], [13, 66, 3], [7, 71, 2], [11, 71, 5], [7, 76, 4], [13, 76, 3], [7, 81, 2], [11, 81, 5]]) paintArea(scene, rectangleArea(x, y, width, 2), "white"); // prettier-ignore
  for (const [index, radius] of [2.5, 3.5, 4.5].entries()) {
    const aside = [0, 1, -1][(index + risen) % 3];
    paintOutlined(scene, ellipseArea(11.5 + aside + [1, -2, 2][index], 51.5 - index * 8, radius), "white", "black");
  }
}

const COCK: readonly string[] = [
  "..........##...",
  ".#.......####..",
  "##......######.",
  "###.....####.##",
  "####...#####...",
  ".####.#####....",
  "..#########....",
  "..########.....",
  "...######......",
  ".....##........",
];

function drawVane(scene: Bitmap): void {
  const cock = areaWhere((x, y) => COCK[y - 76]?.[x - 382] === "#");
  const vane = joinAreas(rectangleArea(387, 85, 2, 32), rectangleArea(381, 94, 14, 2), ellipseArea(388, 90, 2.4), cock);
  paintHaloed(scene, vane, "black", 3);
}

/**
 * Draws a pigeon at the edge of the board's frame. `side` is 1 if it looks to the right, −1 if to the left. With `nod`
 * 0 its head is upright; with 1 it is forward and down.
 */
function drawPigeon(scene: Bitmap, x: number, y: number, side: number, nod: number): void {
  const at = (points: readonly Spot[]): Spot[] => points.map(([right, down]) => [x + side * right, y + down]);
  const head: Spot[] = ([[1, -9], [3, -14], [6, -14], [7, -10]] as Spot[]).map(([right, down]) => [right + 2 * nod, down + 3 * nod]); // prettier-ignore
  const body = polygonArea(curve(at([[-8, 0], [-5, -7], ...head, [6, -4], [2, 0]]), true)); // prettier-ignore
  const beak = polygonArea(at([[6 + 2 * nod, -12 + 3 * nod], [9 + 2 * nod, -10 + 3 * nod], [6 + 2 * nod, -10 + 3 * nod]])); // prettier-ignore
  const tail = polygonArea(at([[-6, -4], [-11, 1], [-5, 0]])); // prettier-ignore
  const legs = joinAreas(...[-1, 2].map((leg) => rectangleArea(x + side * leg, y, 1, 3)));
  paintHaloed(scene, joinAreas(body, beak, tail, legs), "black", 2);
  paintArea(scene, areaOfStroke(curve(at([[-5, -2], [0, -3], [3, -6]]))), "white"); // prettier-ignore
  const [eye] = at([[5 + 2 * nod, -12 + 3 * nod]]); // prettier-ignore
  paintArea(scene, rectangleArea(Math.round(eye[0]), Math.round(eye[1]), 1, 1), "white");
}

/** Draws the sun behind the terrace of Last Ball's roof in two pictures: with its rays, and behind a cloud. */
export function drawSuns(): Bitmap {
  return joinInRow(
    [true, false].map((isShining) => {
      const scene = createBitmap(WIDTH, HEIGHT, "white");
      if (isShining) drawSun(scene, 200, 27, 14);
      else drawClouded(scene);
      return crop(scene, SUN.x, SUN.y, SUN.width, SUN.height);
    }),
  );
}

function drawClouded(scene: Bitmap): void {
  drawSun(scene, 200, 19, 11);
  drawCloud(scene, 200, 20, 0.95);
}

function drawSun(scene: Bitmap, x: number, y: number, radius: number): void {
  const above = rectangleArea(0, 0, WIDTH, y);
  for (let ray = 1; ray < 12; ray++) {
    const angle = Math.PI + (Math.PI * ray) / 12;
    const end = (share: number): Spot => [x + Math.cos(angle) * radius * share, y + Math.sin(angle) * radius * share];
    paintArea(scene, intersectAreas(areaOfStroke([end(1.26), end(ray % 2 === 0 ? 1.55 : 1.42)], radius > 20 ? 3 : 2), above), "black"); // prettier-ignore
  }
  const disc = ellipseArea(x, y, radius);
  paintArea(scene, intersectAreas(disc, above), "white");
  paintArea(scene, intersectAreas(rimOf(disc, radius > 20 ? 3 : 2), above), "black");
}

function drawCloud(scene: Bitmap, x: number, y: number, scale: number): void {
  const puffs = ([[0, -3, 9, 8], [-11, 1, 8, 6], [11, 1, 9, 6], [-2, 3, 18, 5]] as const).map(([right, down, radiusX, radiusY]) => ellipseArea(x + right * scale, y + down * scale, radiusX * scale, radiusY * scale)); // prettier-ignore
  const cloud = joinAreas(...puffs);
  paintArea(scene, growArea(cloud, 2), "white");
  paintOutlined(scene, cloud, "white", "black", 2);
  paintTone(scene, subtractAreas(cloud, shiftArea(cloud, -2 * scale, -4 * scale), rimOf(cloud, 2)), "black", () => 30);
}

const TERRACE_TOP = 172;

/**
 * Draws the opening picture of Last Ball's roof, before the chapter's first level: the sun above the roofs of the town,
 * seen across the terrace.
 */
export function drawRoofOpening(): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "white");
  drawSun(scene, 272, 136, 52);
  drawBirds(scene);
  drawSkyline(scene);
  drawTerrace(scene);
  drawLargeChimney(scene, 352, TERRACE_TOP + 4);
  drawLargePigeon(scene, 196, TERRACE_TOP - 6);
  return scene;
}

function drawBirds(scene: Bitmap): void {
  for (const [x, y] of [
    [180, 34],
    [200, 24],
    [214, 44],
    [384, 70],
  ]) {
    paintArea(scene, areaOfStrokes([[[x - 6, y - 3], [x - 2, y - 3], [x, y]], [[x, y], [x + 2, y - 3], [x + 6, y - 3]]], 2), "black"); // prettier-ignore
  }
}

function drawSkyline(scene: Bitmap): void {
  const roofs: Area[] = [];
  const roll = createDice(17);
  for (let x = -10; x < WIDTH; x += 34 + roll(14)) {
    const [width, height] = [44 + roll(16), 18 + roll(16)];
    const top = 156 - height;
    roofs.push(polygonArea([[x, 176], [x, top + 12], [x + width / 2, top], [x + width, top + 12], [x + width, 176]])); // prettier-ignore
    if (roll(2) === 0) roofs.push(rectangleArea(x + width * 0.66, top - 6, 6, 20));
  }
  const town = joinAreas(...roofs);
  paintArea(scene, growArea(town, 2), "white");
  paintArea(scene, town, "black");
  for (const roof of roofs)
    paintArea(scene, intersectAreas(subtractAreas(rimOf(roof), rectangleArea(0, 170, WIDTH, 9)), town), "white");
  const windows = createDice(5);
  for (let window = 0; window < 20; window++) {
    const area = rectangleArea(windows(WIDTH), 152 + windows(2) * 9, 3, 4);
    if (intersectAreas(growArea(area, 2), town).filter((value) => value === 1).length === 56)
      paintArea(scene, area, "white");
  }
}

function drawTerrace(scene: Bitmap): void {
  paintArea(scene, rectangleArea(0, TERRACE_TOP - 6, WIDTH, HEIGHT), "white");
  for (const y of [TERRACE_TOP - 6, TERRACE_TOP + 2]) paintArea(scene, rectangleArea(0, y, WIDTH, 2), "black");
  const floor = rectangleArea(0, TERRACE_TOP + 4, WIDTH, HEIGHT);
  paintTone(scene, floor, "black", (_, y) => Math.max(0, (y - 214) * 0.5));
  for (const [index, y] of [TERRACE_TOP + 10, 192, 212, 238].entries()) {
    for (let x = 0; x < WIDTH; x += 4) paintArea(scene, rectangleArea(x, y, 2, 1), "black");
    if (index === 0) continue;
    const before = [0, TERRACE_TOP + 10, 192, 212][index];
    for (let stone = -6; stone <= 6; stone++) {
      const spread = 30 + index * 10;
      const at = (height: number): Spot => [272 + (stone + (index % 2) / 2) * spread * 2 * ((height - 90) / (y - 90)), height]; // prettier-ignore
      const joint = areaOfStroke([at(before), at(y)]);
      paintArea(scene, intersectAreas(joint, joinAreas(...Array.from({ length: 8 }, (_, dash) => rectangleArea(0, before + dash * 4, WIDTH, 2)))), "black"); // prettier-ignore
    }
  }
}

function drawLargeChimney(scene: Bitmap, x: number, foot: number): void {
  const chimney = joinAreas(rectangleArea(x - 18, foot - 62, 36, 62), rectangleArea(x - 22, foot - 70, 44, 9), rectangleArea(x - 12, foot - 80, 9, 11), rectangleArea(x + 3, foot - 80, 9, 11)); // prettier-ignore
  paintHaloed(scene, chimney, "black", 3);
  for (let row = 0; row < 7; row++) {
    for (let brick = 0; brick < 3; brick++) paintArea(scene, rectangleArea(x - 15 + brick * 11 + (row % 2 === 0 ? 0 : 4), foot - 56 + row * 8, 7, 4), "white"); // prettier-ignore
  }
  for (const [right, up, radius] of [
    [-8, 90, 6],
    [-2, 104, 9],
    [8, 122, 12],
  ]) {
    paintArea(scene, ellipseArea(x + right, foot - up, radius + 2), "white");
    paintOutlined(scene, ellipseArea(x + right, foot - up, radius), "white", "black", 2);
  }
}

function drawLargePigeon(scene: Bitmap, x: number, foot: number): void {
  const at = (points: readonly Spot[]): Spot[] => points.map(([right, up]) => [x + right, foot - up]);
  const body = polygonArea(curve(at([[-18, 4], [-10, 17], [4, 20], [9, 31], [16, 32], [18, 24], [14, 10], [4, 3]]), true)); // prettier-ignore
  const parts = joinAreas(body, polygonArea(at([[17, 29], [23, 25], [17, 25]])), polygonArea(at([[-12, 12], [-26, 2], [-12, 4]])), ...[-1, 5].map((leg) => rectangleArea(x + leg, foot - 4, 2, 5))); // prettier-ignore
  paintHaloed(scene, parts, "black", 3);
  paintArea(scene, areaOfStroke(curve(at([[-12, 8], [0, 7], [7, 15]])), 2), "white"); // prettier-ignore
  paintArea(scene, ellipseArea(x + 13, foot - 28, 1.6), "white");
}
