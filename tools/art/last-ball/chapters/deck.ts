/**
 * Draws the scenery of the third chapter of Last Ball's campaign: the deck of a ship at night, below a lantern that
 * swings.
 */
import {
  areaWhere,
  clamp,
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
  areaOfStroke,
  areaOfStrokes,
  subtractAreas,
  type Area,
  type Spot,
} from "../../areas";
import { createBitmap, crop, joinInColumn, joinInRow, type Bitmap } from "../../bitmap";
import { passesDither } from "../../dither";
import { createDice, HEIGHT, WIDTH } from "../../drawing";
import { CELL, drawFloorLine, type ChapterFloor, type FloorBoard } from "./floor";
import { paintGlow, paintHaloed } from "./strokes";

export const LANTERN = { x: 176, y: 0, width: 48, height: 26, pictures: 3 };
export const GULL = { x: 10, y: 33, width: 11, height: 10, pictures: 2 };

/** The floor below the board in Last Ball's chapter on the deck of a ship. It has a plank for each row of cells. */
export const DECK_FLOOR: ChapterFloor = {
  pool: { x: 212, y: 116, radiusX: 205, radiusY: 132 },
  fadesFrom: 0.5,
  slope: 66,
  most: 40,
  dark: 42,
  drawLines: drawPlanks,
};

/**
 * The joints of the deck's planks: for each row of cells, the columns before which one plank ends and the next begins.
 */
const JOINTS: readonly (readonly number[])[] = [[4, 9], [2, 7], [5, 11], [1, 8], [3, 10], [6], [2, 9]]; // prettier-ignore

/** How many of every 64 pixels are black on every second plank of the unlit deck. */
const DARKER_PLANK = 50;

function drawPlanks(onto: Bitmap, board: FloorBoard, isDark: boolean): void {
  const { left, top, columns, rows } = board;
  if (isDark) darkenPlanks(onto, board);
  for (let row = 0; row < rows; row++) {
    const y = top + row * CELL;
    if (row > 0) drawFloorLine(onto, [left, y - 1], columns * CELL, [1, 0]);
    // Draws a second line below the first if the deck is dark. On a dark plank, a row of pixels may be wholly black; a
    // single line beside it would be invisible.
    if (row > 0 && isDark) drawFloorLine(onto, [left, y], columns * CELL, [1, 0]);
    for (const column of JOINTS[row]) if (column < columns) drawJoint(onto, left + column * CELL, y);
  }
}

function darkenPlanks(onto: Bitmap, { left, top, columns, rows }: FloorBoard): void {
  for (let row = 1; row < rows; row += 2) {
    for (let y = top + row * CELL; y < top + (row + 1) * CELL; y++) {
      drawFloorLine(onto, [left, y], columns * CELL, [1, 0], (step) => passesDither(left + step, y, DARKER_PLANK));
    }
  }
}

function drawJoint(onto: Bitmap, x: number, top: number): void {
  drawFloorLine(onto, [x - 1, top], CELL - 1, [0, 1]);
  for (const aside of [-5, 3]) {
    for (const down of [3, 23]) {
      drawFloorLine(onto, [x + aside, top + down], 2, [1, 0]);
      drawFloorLine(onto, [x + aside, top + down + 1], 2, [1, 0]);
    }
  }
}

/**
 * Draws the sea and the rails of the ship's deck, a chapter of the puzzle Last Ball, in two pictures: with light while
 * the level can be won, and without light.
 */
export function drawDecks(): Bitmap {
  return joinInColumn([drawDeck(false), drawDarkDeck()]);
}

export function drawGullHeads(): Bitmap {
  const { x, y, width, height } = GULL;
  return joinInRow([false, true].map((isBlinking) => crop(drawDeck(isBlinking), x, y, width, height)));
}

function drawDeck(isBlinking: boolean): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "black");
  drawSea(scene, rectangleArea(0, 32, WIDTH, HEIGHT), 4);
  for (const x of [7, 384]) drawRail(scene, x);
  drawLifeRing(scene, 388, 214, 10);
  drawGull(scene, isBlinking);
  return scene;
}

function drawDarkDeck(): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "black");
  for (const x of [7, 384]) drawDarkRail(scene, x);
  const ring = subtractAreas(ellipseArea(388, 214, 10), ellipseArea(388, 214, 4.4));
  paintArea(scene, ellipseArea(388, 214, 12), "black");
  paintArea(scene, rimOf(ring), "white");
  paintArea(scene, growArea(gullArea()), "black");
  drawGull(scene, true);
  for (const [x, y] of [[2, 76], [19, 98], [3, 141], [19, 163], [2, 208], [19, 226], [381, 40], [397, 74], [381, 92], [397, 146], [381, 160], [397, 194]]) drawStar(scene, x, y); // prettier-ignore
  for (const [x, y] of [[19, 76], [2, 106], [19, 138], [3, 170], [19, 202], [397, 46], [381, 76], [398, 100], [381, 136], [397, 166]]) paintArea(scene, rectangleArea(x, y, 1, 1), "white"); // prettier-ignore
  return scene;
}

function drawSea(scene: Bitmap, sea: Area, seed: number): void {
  const roll = createDice(seed);
  for (let y = 30; y < HEIGHT; y += 11) {
    for (let x = -4 + roll(12); x < WIDTH; x += 16 + roll(14)) {
      const wave = areaOfStroke([[x, y + roll(3)], [x + 3, y + 1], [x + 6, y + 1], [x + 9, y]]); // prettier-ignore
      paintArea(scene, intersectAreas(wave, sea), "white");
    }
  }
}

function drawRail(scene: Bitmap, x: number): void {
  const rope = rectangleArea(x, 34, 9, HEIGHT);
  paintHaloed(scene, rope, "white");
  const strands = areaWhere((pixelX, y) => (y - Math.floor((pixelX - x) * 0.8) + 700) % 7 < 2);
  paintArea(scene, intersectAreas(rope, strands), "black");
  for (const y of [54, 118, 182]) {
    const post = joinAreas(rectangleArea(x - 3, y, 15, 12), rectangleArea(x - 2, y - 1, 13, 14));
    paintHaloed(scene, post, "white", 1);
    paintArea(scene, rectangleArea(x - 1, y + 2, 11, 8), "black");
    paintArea(scene, ellipseArea(x + 4.5, y + 6, 2.6), "white");
  }
}

function drawDarkRail(scene: Bitmap, x: number): void {
  const rope = rectangleArea(x, 34, 9, HEIGHT);
  const strands = areaWhere((pixelX, y) => (y - (pixelX - x) + 700) % 9 === 0);
  paintArea(scene, joinAreas(rimOf(rope), intersectAreas(rope, strands)), "white");
  for (const y of [54, 118, 182]) {
    const post = rectangleArea(x - 3, y - 1, 15, 14);
    paintHaloed(scene, post, "black", 1);
    paintArea(scene, rectangleArea(x + 3, y + 4, 3, 3), "white");
  }
}

function drawLifeRing(scene: Bitmap, x: number, y: number, radius: number): void {
  const ring = subtractAreas(ellipseArea(x, y, radius), ellipseArea(x, y, radius * 0.44));
  paintArea(scene, ellipseArea(x, y, radius + 2), "black");
  paintArea(scene, ring, "white");
  const bands = areaWhere((pixelX, pixelY) => {
    const turn = (Math.atan2(pixelY + 0.5 - y, pixelX + 0.5 - x) / (Math.PI / 2) + 8.5) % 1;
    return Math.abs(turn - 0) < 0.24 || Math.abs(turn - 1) < 0.24;
  });
  paintArea(scene, intersectAreas(subtractAreas(ring, rimOf(ring)), bands), "black");
}

function drawGull(scene: Bitmap, isBlinking: boolean): void {
  paintHaloed(scene, gullArea(), "white");
  paintArea(scene, joinAreas(rectangleArea(9, 51, 1, 2), rectangleArea(12, 51, 1, 2)), "white");
  paintArea(scene, areaOfStroke(curve([[5, 48], [8, 46], [12, 47]])), "black"); // prettier-ignore
  paintArea(scene, isBlinking ? rectangleArea(13, 38, 3, 1) : rectangleArea(14, 37, 2, 2), "black");
}

function gullArea(): Area {
  const body = polygonArea(curve([[3, 49], [6, 44], [9, 42], [11, 38], [13, 35], [16, 36], [16, 41], [14, 47], [10, 51], [6, 51]], true)); // prettier-ignore
  return joinAreas(body, polygonArea([[16, 37], [20, 39], [16, 41]])); // prettier-ignore
}

/** The angle by which the lantern on the deck swings to each side, in radians. */
const SWING = 0.2;

/**
 * Draws the swinging lantern of Last Ball's deck in three pictures: hanging straight, swung to the left and swung to
 * the right.
 */
export function drawSwings(): Bitmap {
  return joinInRow([0, -SWING, SWING].map((angle) => drawLantern(angle, true)));
}

/** Draws the lantern of Last Ball's deck, hanging still, in two pictures: lit, and dark with smoke beside it. */
export function drawLanterns(): Bitmap {
  return joinInRow([true, false].map((isLit) => drawLantern(0, isLit)));
}

function drawLantern(angle: number, isLit: boolean): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "black");
  for (const [x, y] of [[180, 20], [185, 5], [219, 9], [215, 21]]) paintArea(scene, rectangleArea(x, y, 1, 1), "white"); // prettier-ignore
  drawStar(scene, 181, 11);
  paintShip(scene, { x: 200, y: -4, scale: 1, angle }, isLit);
  if (!isLit) paintArea(scene, areaOfStroke(curve([[213, 21], [216, 16], [211, 11], [214, 5], [212, 1]])), "white"); // prettier-ignore
  return crop(scene, LANTERN.x, LANTERN.y, LANTERN.width, LANTERN.height);
}

function drawStar(scene: Bitmap, x: number, y: number): void {
  paintArea(scene, joinAreas(rectangleArea(x - 1, y, 3, 1), rectangleArea(x, y - 1, 1, 3)), "white");
}

/** The position of a hanging lantern in pixels, its scale, and the angle by which it swings, in radians. */
interface Hanging {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly angle: number;
}

function paintShip(scene: Bitmap, { x, y, scale, angle }: Hanging, isLit: boolean): void {
  const at = (points: readonly Spot[]): Spot[] =>
    points.map(([right, down]) => [
      x + scale * (right * Math.cos(angle) - down * Math.sin(angle)),
      y + scale * (right * Math.sin(angle) + down * Math.cos(angle)),
    ]);
  const thick = scale > 1 ? 2 : 1;
  const ring = areaOfStroke(at([[0, 0], [0, 9]]), thick); // prettier-ignore
  const cap = polygonArea(at([[-4, 8], [4, 8], [9, 13], [-9, 13]])); // prettier-ignore
  const glass = polygonArea(at([[-7, 14], [7, 14], [7, 25], [-7, 25]])); // prettier-ignore
  const foot = polygonArea(at([[-9, 26], [9, 26], [9, 29], [-9, 29]])); // prettier-ignore
  const all = joinAreas(ring, cap, glass, foot);
  paintArea(scene, growArea(all, 2), "black");
  if (!isLit) {
    paintArea(scene, joinAreas(ring, rimOf(cap, thick), rimOf(glass, thick), rimOf(foot, thick)), "white");
    return;
  }
  paintArea(scene, all, "white");
  for (const bar of [-3, 3]) paintArea(scene, areaOfStroke(at([[bar, 15], [bar, 24]]), thick), "black"); // prettier-ignore
  paintArea(scene, areaOfStrokes([at([[-8, 13.6], [8, 13.6]]), at([[-8, 25.6], [8, 25.6]])], thick), "black"); // prettier-ignore
}

const DECK_TOP = 168;
const HORIZON = 122;

/**
 * Draws the opening picture of Last Ball's deck, before the chapter's first level: the sea behind the rail, and a
 * lantern above the planks.
 */
export function drawDeckOpening(): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "black");
  drawStars(scene);
  const air = rectangleArea(0, 0, WIDTH, DECK_TOP);
  paintGlow(scene, air, 286, 78, 98, 40);
  paintArea(scene, rectangleArea(0, HORIZON, WIDTH, 1), "white");
  drawSea(scene, rectangleArea(0, HORIZON + 4, WIDTH, DECK_TOP - HORIZON - 4), 6);
  drawOpeningPlanks(scene);
  drawOpeningRail(scene);
  const boom = polygonArea([[196, 22], [402, 2], [402, 12], [196, 27]]); // prettier-ignore
  paintHaloed(scene, boom, "white", 1);
  paintArea(scene, subtractAreas(boom, rimOf(boom)), "black");
  paintHaloed(scene, areaOfStroke([[286, 16], [286, 40]], 2), "white", 1); // prettier-ignore
  paintShip(scene, { x: 286, y: 30, scale: 2.6, angle: 0.06 }, true);
  drawLifeRing(scene, 358, 146, 17);
  drawSeatedGull(scene, 214, 133);
  return scene;
}

function drawStars(scene: Bitmap): void {
  const roll = createDice(3);
  for (let star = 0; star < 46; star++) {
    const [x, y] = [164 + roll(234), 4 + roll(HORIZON - 14)];
    if (star % 6 === 0) drawStar(scene, x, y);
    else paintArea(scene, rectangleArea(x, y, 1, 1), "white");
  }
}

function drawOpeningPlanks(scene: Bitmap): void {
  const deck = rectangleArea(0, DECK_TOP, WIDTH, HEIGHT);
  paintArea(scene, deck, "white");
  paintTone(scene, deck, "black", (x, y) => clamp((Math.hypot((x - 286) / 1.7, (y - 206) * 1.4) - 84) * 0.5, 0, 34));
  for (const [index, y] of [182, 199, 220].entries()) {
    paintArea(scene, rectangleArea(0, y, WIDTH, 1), "black");
    for (const x of [
      [176, 336],
      [120, 262],
      [200, 380],
    ][index]) {
      paintArea(scene, joinAreas(rectangleArea(x, y - 16 - index * 3, 1, 16 + index * 3), ...[-6, 4].map((aside) => rectangleArea(x + aside, y - 9, 2, 2))), "black"); // prettier-ignore
    }
  }
  for (const [x, y, width] of [[226, 190, 40], [318, 209, 34], [158, 229, 44]]) paintArea(scene, rectangleArea(x, y, width, 1), "black"); // prettier-ignore
}

function drawOpeningRail(scene: Bitmap): void {
  const posts = [14, 78, 142, 206, 270, 334, 398];
  for (const drop of [14, 26]) {
    const ropes = posts.slice(1).map((x, index) => curve([[posts[index], 132 + drop], [(posts[index] + x) / 2, 137 + drop], [x, 132 + drop]])); // prettier-ignore
    paintHaloed(scene, areaOfStrokes(ropes, 2), "white", 1);
  }
  for (const x of posts) paintHaloed(scene, rectangleArea(x - 3, 136, 7, DECK_TOP - 136), "white");
  const beam = rectangleArea(0, 131, WIDTH, 6);
  paintHaloed(scene, beam, "white");
  paintArea(scene, rectangleArea(0, 134, WIDTH, 1), "black");
  paintArea(scene, rectangleArea(0, DECK_TOP - 4, WIDTH, 4), "white");
  paintArea(scene, rectangleArea(0, DECK_TOP - 1, WIDTH, 2), "black");
}

function drawSeatedGull(scene: Bitmap, x: number, foot: number): void {
  const at = (points: readonly Spot[]): Spot[] => points.map(([right, up]) => [x + right, foot - up]);
  const body = polygonArea(curve(at([[-20, 6], [-10, 17], [0, 20], [6, 27], [12, 32], [19, 30], [20, 22], [14, 9], [4, 3], [-8, 3]]), true)); // prettier-ignore
  const beak = polygonArea(at([[19, 29], [28, 25], [19, 24]])); // prettier-ignore
  paintArea(scene, growArea(joinAreas(body, beak), 2), "black");
  paintOutlined(scene, joinAreas(body, beak), "white", "white");
  paintArea(scene, areaOfStroke(curve(at([[-16, 8], [-4, 13], [6, 9]])), 2), "black"); // prettier-ignore
  paintArea(scene, polygonArea(at([[-20, 9], [-11, 10], [-13, 4], [-22, 5]])), "black"); // prettier-ignore
  paintArea(scene, areaOfStroke(at([[-22, 7], [-12, 8]])), "white"); // prettier-ignore
  paintArea(scene, ellipseArea(x + 14, foot - 27, 1.6), "black");
  for (const aside of [-2, 4]) paintArea(scene, rectangleArea(x + aside, foot - 3, 2, 4), "white");
}
