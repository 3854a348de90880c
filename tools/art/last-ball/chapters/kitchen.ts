/**
 * Draws the scenery of the second chapter of Last Ball's campaign: a kitchen table late in the evening, in the light of
 * an oil lamp.
 */
import {
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
import { createBitmap, crop, joinInColumn, joinInRow, setInk, type Bitmap } from "../../bitmap";
import { createDice, HEIGHT, WIDTH } from "../../drawing";
import { CELL, drawFloorLine, type ChapterFloor, type FloorBoard } from "./floor";
import { darken, paintGlow, paintHaloed } from "./strokes";

export const LAMP = { x: 176, y: 0, width: 48, height: 26, pictures: 2 };
export const FLAME = { x: 195, y: 9, width: 10, height: 13, pictures: 3 };
export const MOUSE = { x: 1, y: 204, width: 20, height: 33, pictures: 2 };

/** The floor below the board in Last Ball's kitchen: the top of a table, made of planks that are two cells deep. */
export const KITCHEN_FLOOR: ChapterFloor = {
  pool: { x: 200, y: 108, radiusX: 190, radiusY: 130 },
  fadesFrom: 0.66,
  slope: 64,
  most: 36,
  drawLines: drawBoards,
};

function drawBoards(onto: Bitmap, { left, top, columns, rows }: FloorBoard, isDark: boolean): void {
  const width = columns * CELL;
  const roll = createDice(columns);
  for (let row = 0; row < rows; row += 2) {
    const y = top + row * CELL;
    if (row > 0) drawFloorLine(onto, [left, y - 1], width, [1, 0]);
    const depth = Math.min(2, rows - row) * CELL;
    for (let grain = 0; grain < columns / 3; grain++) drawGrain(onto, left + 4 + roll(width - 60), y + 5 + roll(depth - 10), 20 + roll(34)); // prettier-ignore
  }
  if (isDark) return;
  drawKnot(onto, left + 3 * CELL, top + 6);
  drawKnot(onto, left + (columns - 3) * CELL, top + rows * CELL - 7);
}

function drawGrain(onto: Bitmap, x: number, y: number, length: number): void {
  for (let step = 0; step < length; step++) {
    if (Math.floor(step / 9) % 3 < 2) setInk(onto, x + step, y + (step > length / 2 ? 1 : 0), "black");
  }
}

/**
 * Draws a knot in the wood of the kitchen table: lines of the grain that run around a small dark spot. It is flat, so
 * that it does not look like a ball.
 */
function drawKnot(onto: Bitmap, x: number, y: number): void {
  for (let dx = -12; dx <= 12; dx++) {
    const aside = Math.round(3 * Math.cos((dx * Math.PI) / 24));
    for (const dy of [-aside, aside]) setInk(onto, x + dx, y + dy, "black");
  }
  drawFloorLine(onto, [x - 2, y], 5, [1, 0]);
}

/**
 * Draws Last Ball's kitchen around the table in two pictures: with light while the level can be won, and without light.
 */
export function drawKitchens(): Bitmap {
  const dark = drawKitchen(0);
  darken(dark, 34);
  return joinInColumn([drawKitchen(0), dark]);
}

/** Draws the mouse of Last Ball's kitchen, which waits for crumbs, in two pictures: with its whiskers up and down. */
export function drawMice(): Bitmap {
  const { x, y, width, height } = MOUSE;
  return joinInRow([0, 1].map((twitch) => crop(drawKitchen(twitch), x, y, width, height)));
}

function drawKitchen(twitch: number): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "black");
  drawTiles(scene);
  drawFork(scene);
  drawKnife(scene);
  for (const [x, y] of [[4, 196], [10, 193], [15, 197]]) paintArea(scene, rectangleArea(x, y, 2, 2), "white"); // prettier-ignore
  drawMouse(scene, twitch);
  drawCheese(scene);
  return scene;
}

function drawTiles(scene: Bitmap): void {
  for (let y = 32; y < HEIGHT; y += 16) {
    for (let x = 0; x < WIDTH; x += 16) {
      if (((x + y) / 16) % 2 === 0) paintTone(scene, rectangleArea(x, y, 16, 16), "white", () => 7);
    }
  }
}

function drawFork(scene: Bitmap): void {
  const tines = [3, 7, 11, 15].map((x) => rectangleArea(x, 76, 2, 24));
  const head = polygonArea([[3, 98], [17, 98], [17, 102], [14, 111], [12, 116], [8, 116], [6, 111], [3, 102]]); // prettier-ignore
  const handle = polygonArea([[8.5, 114], [11.5, 114], [12, 148], [13.5, 174], [12, 180], [8, 180], [6.5, 174], [8, 148]]); // prettier-ignore
  paintHaloed(scene, joinAreas(...tines, head, handle), "white");
  paintArea(scene, rectangleArea(9, 150, 2, 22), "black");
}

function drawKnife(scene: Bitmap): void {
  const blade = polygonArea([[385, 74], [389, 79], [392, 94], [392, 128], [385, 128]]); // prettier-ignore
  const handle = polygonArea([[385, 132], [392, 132], [393, 174], [391, 180], [386, 180], [384, 174]]); // prettier-ignore
  paintHaloed(scene, joinAreas(blade, rectangleArea(386, 127, 5, 6), handle), "white");
  paintArea(scene, rectangleArea(387, 84, 1, 40), "black");
  for (const y of [140, 152, 164]) paintArea(scene, rectangleArea(388, y, 2, 3), "black");
}

function drawMouse(scene: Bitmap, twitch: number): void {
  const ears = joinAreas(ellipseArea(5.5, 213, 4.5), ellipseArea(16.5, 213, 4.5));
  const face = joinAreas(ellipseArea(11, 221, 7.5, 7), polygonArea([[5, 222], [17, 222], [12, 232], [10, 232]])); // prettier-ignore
  paintHaloed(scene, joinAreas(ears, face), "white");
  paintArea(scene, joinAreas(ellipseArea(5.5, 213, 2.3), ellipseArea(16.5, 213, 2.3)), "black");
  paintArea(scene, joinAreas(rectangleArea(6, 218, 3, 4), rectangleArea(13, 218, 3, 4), rectangleArea(10, 230, 2, 3)), "black"); // prettier-ignore
  for (const x of [7, 14]) paintArea(scene, rectangleArea(x, 218, 1, 1), "white");
  const rise = twitch === 0 ? 0 : -3;
  for (const side of [-1, 1]) {
    const at = (aside: number): number => 10.5 + side * aside;
    paintArea(scene, areaOfStrokes([[[at(3), 227], [at(9), 226 + rise]], [[at(3), 229], [at(9), 231 + rise]]]), "black"); // prettier-ignore
    paintArea(scene, joinAreas(rectangleArea(Math.round(at(8)), 226 + rise, 1, 1), rectangleArea(Math.round(at(8)), 231 + rise, 1, 1)), "white"); // prettier-ignore
  }
}

function drawCheese(scene: Bitmap): void {
  const cheese = polygonArea([[379, 216], [397, 206], [399, 206], [399, 227], [379, 227]]); // prettier-ignore
  paintHaloed(scene, cheese, "white");
  paintArea(scene, rectangleArea(380, 216, 19, 1), "black");
  for (const [x, y, radius] of [[385, 222, 2.2], [393, 221, 2.6], [390, 225, 1.4]]) paintArea(scene, ellipseArea(x, y, radius), "black"); // prettier-ignore
}

/** Draws the oil lamp above the kitchen table in two pictures: lit, and out with a thread of smoke. */
export function drawOilLamps(): Bitmap {
  return joinInRow([drawOilLamp(0), drawOilLamp("out")]);
}

export function drawFlames(): Bitmap {
  const { x, y, width, height, pictures } = FLAME;
  return joinInRow(
    Array.from({ length: pictures }, (_, lean) => crop(drawOilLamp(lean), x - LAMP.x, y - LAMP.y, width, height)),
  );
}

const MIDDLE = 200;

function drawOilLamp(flame: number | "out"): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT);
  const cap = polygonArea([[182, 6], [191, 0], [209, 0], [218, 6]]); // prettier-ignore
  const hooks = areaOfStrokes([[[183, 6], [187, 21]], [[216, 6], [212, 21]]]); // prettier-ignore
  const glass = polygonArea([[196, 7], [204, 7], [205, 9], [208, 13], [208, 18], [204, 22], [196, 22], [192, 18], [192, 13], [195, 9]]); // prettier-ignore
  const font = polygonArea([[188, 21], [212, 21], [215, 23], [215, 25], [185, 25], [185, 23]]); // prettier-ignore
  paintArea(scene, growArea(joinAreas(cap, hooks, glass, font), 2), "black");
  paintArea(scene, joinAreas(hooks, font), "white");
  if (flame === "out") {
    const base = joinAreas(cap, font);
    paintArea(scene, joinAreas(rimOf(base), rimOf(glass)), "white");
    paintArea(scene, joinAreas(subtractAreas(base, rimOf(base)), subtractAreas(glass, rimOf(glass))), "black");
    paintArea(scene, rectangleArea(MIDDLE - 1, 17, 2, 4), "white");
    paintHaloed(scene, areaOfStroke(curve([[204, 9], [207, 6], [212, 6], [214, 10], [219, 9], [221, 5], [219, 1], [221, -2]])), "white", 1); // prettier-ignore
    return crop(scene, LAMP.x, LAMP.y, LAMP.width, LAMP.height);
  }
  paintArea(scene, cap, "white");
  paintArea(scene, rectangleArea(186, 4, 28, 1), "black");
  paintOutlined(scene, glass, "white", "white");
  paintArea(scene, subtractAreas(glass, rimOf(glass)), "white");
  const lean = [0, 1, -1][flame];
  const tongue = polygonArea(curve([[MIDDLE + 2 * lean, 9], [203 + lean, 15], [203, 19], [200, 21], [197, 19], [197 + lean, 15]], true)); // prettier-ignore
  paintArea(scene, intersectAreas(rimOf(growArea(tongue)), glass), "black");
  paintArea(scene, rectangleArea(MIDDLE - 1, 18, 2, 4), "black");
  return crop(scene, LAMP.x, LAMP.y, LAMP.width, LAMP.height);
}

const TABLE_TOP = 168;

/**
 * Draws the opening picture of Last Ball's kitchen, before the chapter's first level: the kitchen, seen across its
 * table.
 */
export function drawKitchenOpening(): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "black");
  const wall = rectangleArea(0, 0, WIDTH, TABLE_TOP);
  paintGlow(scene, wall, 276, 118, 150, 44);
  drawWindow(scene, 176, 42);
  drawPots(scene);
  paintArea(scene, rectangleArea(0, TABLE_TOP, WIDTH, HEIGHT), "white");
  paintArea(scene, rectangleArea(0, TABLE_TOP - 2, WIDTH, 2), "black");
  for (const [y, gap] of [[178, 5], [196, 7], [222, 11]]) paintArea(scene, brokenLine(y, gap), "black"); // prettier-ignore
  paintTone(scene, rectangleArea(0, TABLE_TOP, WIDTH, HEIGHT), "black", (x, y) =>
    Math.min(30, Math.max(0, (Math.hypot((x - 262) / 1.6, (y - 200) * 1.5) - 92) * 0.4)),
  );
  drawTableLamp(scene, 276, 206);
  drawLoaf(scene, 348, 214);
  drawSalt(scene, 222, 200);
  return scene;
}

function brokenLine(y: number, gap: number): Area {
  return subtractAreas(
    rectangleArea(0, y, WIDTH, 1),
    rectangleArea(150 - y, y, gap, 1),
    rectangleArea(y + 20, y, gap, 1),
  );
}

function drawWindow(scene: Bitmap, x: number, y: number): void {
  const frame = rectangleArea(x, y, 46, 58);
  paintHaloed(scene, frame, "white");
  for (const [left, top] of [[3, 3], [25, 3], [3, 30], [25, 30]]) paintArea(scene, rectangleArea(x + left, y + top, 18, 24), "black"); // prettier-ignore
  paintArea(scene, subtractAreas(ellipseArea(x + 33, y + 14, 6.5), ellipseArea(x + 30, y + 12, 5.8)), "white");
  for (const [left, top] of [[8, 9], [15, 20], [9, 40], [16, 48], [30, 44]]) paintArea(scene, rectangleArea(x + left, y + top, 1, 1), "white"); // prettier-ignore
  paintHaloed(scene, rectangleArea(x - 4, y + 58, 54, 4), "white", 1);
}

function drawPots(scene: Bitmap): void {
  paintHaloed(scene, rectangleArea(250, 20, 142, 3), "black", 1);
  for (const [x, width, depth] of [
    [272, 30, 18],
    [318, 38, 22],
    [364, 26, 14],
  ]) {
    const hook = rectangleArea(x - 1, 22, 2, 12);
    const bowl = intersectAreas(ellipseArea(x, 34, width / 2, depth), rectangleArea(0, 34, WIDTH, depth));
    const pot = joinAreas(hook, bowl, rectangleArea(x - width / 2 - 2, 33, width + 4, 3));
    paintHaloed(scene, pot, "black", 1);
    paintArea(scene, intersectAreas(areaOfStroke(curve([[x - width * 0.36, 39], [x - width * 0.3, 34 + depth * 0.6], [x - width * 0.1, 32 + depth * 0.85]]), 2), bowl), "white"); // prettier-ignore
  }
}

function drawTableLamp(scene: Bitmap, x: number, foot: number): void {
  const at = (points: readonly Spot[]): Spot[] => points.map(([right, up]) => [x + right, foot - up]);
  const glass = polygonArea(curve(at([[-7, 98], [7, 98], [9, 88], [20, 72], [20, 56], [9, 44], [-9, 44], [-20, 56], [-20, 72], [-9, 88]]), true)); // prettier-ignore
  const burner = polygonArea(at([[-12, 45], [12, 45], [10, 36], [-10, 36]])); // prettier-ignore
  const font = joinAreas(ellipseArea(x, foot - 26, 24, 12), rectangleArea(x - 5, foot - 20, 10, 16));
  const base = polygonArea(curve(at([[-8, 12], [8, 12], [22, 4], [24, 0], [0, -3], [-24, 0], [-22, 4]]), true)); // prettier-ignore
  const body = joinAreas(burner, font, base);
  paintTone(scene, ellipseArea(x + 22, foot + 3, 44, 6), "black", () => 30);
  paintHaloed(scene, joinAreas(glass, body), "white", 3);
  paintArea(scene, rimOf(glass), "black");
  paintArea(scene, body, "black");
  const shine = intersectAreas(areaOfStroke(curve(at([[-17, 30], [-10, 34], [0, 35]])), 2), font); // prettier-ignore
  paintArea(scene, shine, "white");
  paintArea(scene, intersectAreas(rectangleArea(x - 16, foot - 3, 14, 2), base), "white");
  const flame = polygonArea(curve(at([[1, 84], [7, 66], [8, 56], [0, 48], [-8, 56], [-5, 66]]), true)); // prettier-ignore
  paintArea(scene, rimOf(flame, 2), "black");
  paintArea(scene, subtractAreas(flame, shiftArea(flame, 0, -8)), "black");
  for (let ray = -3; ray <= 3; ray++) {
    const angle = (ray * 24 - 90) * (Math.PI / 180);
    const end = (radius: number): Spot => [x + Math.cos(angle) * radius, foot - 66 + Math.sin(angle) * radius];
    paintHaloed(scene, areaOfStroke([end(44), end(ray % 2 === 0 ? 58 : 52)], 2), "white", 1);
  }
}

function drawLoaf(scene: Bitmap, x: number, foot: number): void {
  paintTone(scene, ellipseArea(x + 8, foot, 40, 6), "black", () => 30);
  const loaf = intersectAreas(ellipseArea(x, foot - 8, 36, 24), rectangleArea(0, 0, WIDTH, foot));
  paintArea(scene, growArea(loaf, 2), "white");
  paintOutlined(scene, loaf, "white", "black", 2);
  paintTone(scene, subtractAreas(loaf, shiftArea(loaf, -9, -5), rimOf(loaf, 2)), "black", () => 24);
  for (const aside of [-18, -2, 14]) paintArea(scene, intersectAreas(areaOfStroke(curve([[x + aside - 5, foot - 22], [x + aside + 2, foot - 19], [x + aside + 6, foot - 12]]), 2), loaf), "black"); // prettier-ignore
}

function drawSalt(scene: Bitmap, x: number, foot: number): void {
  const jar = joinAreas(polygonArea([[x - 9, foot], [x - 7, foot - 22], [x + 7, foot - 22], [x + 9, foot]]), ellipseArea(x, foot - 22, 8, 7)); // prettier-ignore
  paintTone(scene, ellipseArea(x - 14, foot, 16, 4), "black", () => 30);
  paintArea(scene, growArea(jar, 2), "white");
  paintOutlined(scene, jar, "white", "black", 2);
  paintArea(scene, rectangleArea(x - 7, foot - 22, 14, 2), "black");
  for (const aside of [-3, 0, 3]) paintArea(scene, rectangleArea(x + aside, foot - 26, 1, 1), "black");
}
