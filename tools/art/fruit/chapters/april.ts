/**
 * Draws the scenery of the second chapter of Fruit's campaign, April: a tree in bloom, the sun half behind a rain
 * cloud, a duckling under an umbrella.
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
  type Spot,
} from "../../areas";
import { createBitmap, joinInColumn, type Bitmap } from "../../bitmap";
import { createDice, HEIGHT, WIDTH } from "../../drawing";
import { drawHill, drawTree, drawTufts } from "../orchard";
import { cropToOrchard, drawAside, drawMoving, shiftPoints, paintHaloed } from "./strokes";

export const RAIN = { x: 100, y: 108, width: 58, height: 28, pictures: 4 };
export const RINGS = { x: 4, y: 190, width: 40, height: 14, pictures: 3 };

/**
 * Draws the orchard of Fruit's chapter April in two pictures: with the sun half behind the cloud while the level can be
 * won, and without the sun.
 */
export function drawAprils(): Bitmap {
  return joinInColumn([true, false].map((isLit) => cropToOrchard(drawApril(isLit, 0, 0))));
}

/** Draws the rain that falls in the scenery of Fruit's chapter April, in four pictures. */
export function drawRain(): Bitmap {
  return drawMoving(RAIN, (fallen) => drawApril(true, fallen, 0));
}

/** Draws the puddle in the scenery of Fruit's chapter April in three pictures, in which rings spread on the water. */
export function drawRings(): Bitmap {
  return drawMoving(RINGS, (spread) => drawApril(true, 0, spread));
}

const [CLOUD_X, CLOUD_Y] = [124, 92];

function drawApril(isLit: boolean, fallen: number, spread: number): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "white");
  if (isLit) drawSun(scene, CLOUD_X + 12, CLOUD_Y - 18);
  drawCloud(scene, CLOUD_X, CLOUD_Y);
  drawHill(scene, (x) => 144 - 13 * Math.sin((x + 8) / 42), isLit ? 10 : 34);
  drawHill(scene, (x) => 180 + 4 * Math.sin(x / 30), isLit ? 0 : 14);
  drawTufts(scene);
  drawDrops(scene, RAIN.x, RAIN.y, fallen, isLit ? 1 : 2);
  if (!isLit) drawWideRain(scene);
  drawTree(scene);
  drawBlooms(scene);
  drawPuddle(scene, 24, 197, spread);
  drawUmbrella(scene, 124, 196);
  return scene;
}

function drawSun(scene: Bitmap, x: number, y: number): void {
  const disc = ellipseArea(x, y, 14);
  for (let ray = 0; ray < 12; ray++) {
    const angle = (ray * Math.PI) / 6;
    const end = (radius: number): Spot => [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    paintArea(scene, areaOfStroke([end(18), end(ray % 2 === 0 ? 23 : 21)], 2), "black");
  }
  paintArea(scene, growArea(disc), "white");
  paintOutlined(scene, disc, "white", "black", 2);
}

function drawCloud(scene: Bitmap, x: number, y: number): void {
  const puffs = joinAreas(ellipseArea(x, y, 17, 13), ellipseArea(x - 18, y + 5, 14, 10), ellipseArea(x + 18, y + 5, 14, 10), rectangleArea(x - 24, y + 4, 48, 11)); // prettier-ignore
  const cloud = intersectAreas(puffs, rectangleArea(0, 0, WIDTH, y + 14));
  paintArea(scene, growArea(cloud, 3), "white");
  paintOutlined(scene, cloud, "white", "black", 2);
  paintTone(scene, subtractAreas(cloud, shiftArea(cloud, -3, -9), rimOf(cloud, 2)), "black", () => 34);
}

const DROP_PERIOD = 12;
const DROP_STEP = 3;

function drawDrops(scene: Bitmap, left: number, top: number, fallen: number, density: number): void {
  const box = rectangleArea(left, top, RAIN.width, RAIN.height);
  const drops = areaWhere((x, y) => {
    const along = x + Math.floor((y - top) / 3) - left;
    const lane = Math.floor(along / (8 / density));
    const down = (y - top - fallen * DROP_STEP + (lane % 2) * 6 + 10 * DROP_PERIOD) % DROP_PERIOD;
    return along % (8 / density) === 3 && down < 6;
  });
  paintArea(scene, intersectAreas(drops, box), "black");
}

function drawWideRain(scene: Bitmap): void {
  const roll = createDice(9);
  for (let drop = 0; drop < 46; drop++) {
    const [x, y] = [roll(156), 64 + roll(100)];
    const line = areaOfStroke([[x, y], [x - 2, y + 7]]); // prettier-ignore
    paintArea(scene, growArea(line), "white");
    paintArea(scene, line, "black");
  }
}

const BLOOMS: readonly Spot[] = [[26, 88], [46, 74], [68, 78], [84, 96], [60, 96], [38, 104], [76, 114], [16, 108], [94, 110], [52, 122]]; // prettier-ignore

function drawBlooms(scene: Bitmap): void {
  for (const [x, y] of BLOOMS) {
    const petals = joinAreas(...[0, 1, 2, 3, 4].map((petal) => {
      const angle = (petal * 2 * Math.PI) / 5 - Math.PI / 2;
      return ellipseArea(x + 0.5 + Math.cos(angle) * 3.2, y + 0.5 + Math.sin(angle) * 3.2, 2.4);
    })); // prettier-ignore
    paintHaloed(scene, petals, "white");
    paintArea(scene, ellipseArea(x + 0.5, y + 0.5, 1.5), "black");
  }
}

function drawPuddle(scene: Bitmap, x: number, y: number, spread: number): void {
  const puddle = ellipseArea(x, y, 19, 6);
  paintHaloed(scene, puddle, "black");
  for (const share of [0.28, 0.62].map((from) => from + spread * 0.12)) {
    const ring = ellipseArea(x, y, 19 * share, 6 * share);
    paintArea(scene, intersectAreas(rimOf(ring), puddle), "white");
  }
}

function drawUmbrella(scene: Bitmap, x: number, y: number): void {
  const dome = intersectAreas(ellipseArea(x, y, 30, 27), rectangleArea(0, 0, WIDTH, y));
  paintHaloed(scene, dome, "black", 2);
  const ribs = areaOfStrokes([-1, 0, 1].map((rib) => curve([[x, y - 27], [x + rib * 13, y - 18], [x + rib * 20, y - 1]]))); // prettier-ignore
  paintArea(scene, intersectAreas(ribs, dome), "white");
  for (let scallop = 0; scallop < 4; scallop++) {
    const arch = ellipseArea(x - 22.5 + scallop * 15, y + 1, 8, 5);
    paintArea(scene, arch, "white");
    paintArea(scene, intersectAreas(rimOf(arch), rectangleArea(0, 0, WIDTH, y + 1)), "black");
  }
  const handle = joinAreas(rectangleArea(x - 1, y - 4, 2, 21), areaOfStroke(curve([[x, y + 16], [x - 3, y + 20], [x - 7, y + 17]]), 2), rectangleArea(x - 1, y - 31, 2, 5)); // prettier-ignore
  paintHaloed(scene, handle, "black");
  drawDuckling(scene, x + 12, y + 12);
}

function drawDuckling(scene: Bitmap, x: number, y: number): void {
  const tail = polygonArea(shiftPoints(x, y, [[6, -2], [12, -7], [9, 3]])); // prettier-ignore
  const duckling = joinAreas(ellipseArea(x + 1, y, 8, 6), ellipseArea(x - 5, y - 8, 5), tail);
  paintArea(scene, growArea(duckling), "white");
  paintOutlined(scene, duckling, "white", "black");
  paintArea(scene, subtractAreas(duckling, rimOf(duckling)), "white");
  paintArea(scene, joinAreas(rectangleArea(x - 7, y - 10, 2, 2), polygonArea(shiftPoints(x, y, [[-9, -8], [-13, -6], [-9, -5]])), areaOfStroke(curve(shiftPoints(x, y, [[-1, -1], [3, 2], [6, -1]])))), "black"); // prettier-ignore
}

export function drawAprilOpening(): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "white");
  drawSun(scene, 196, 56);
  drawCloud(scene, 180, 76);
  drawOpeningRain(scene);
  drawHill(scene, (x) => 146 - 15 * Math.sin((x + 8) / 52), 10);
  drawHill(scene, (x) => 178 + 3 * Math.sin(x / 34), 0);
  drawAside(scene, 212, (onto) => {
    drawTree(onto);
    drawBlooms(onto);
  });
  drawUmbrella(scene, 350, 196);
  drawPuddle(scene, 190, 206, 1);
  for (const [x, y] of [[24, 190], [60, 232], [176, 226], [232, 224], [318, 228], [376, 230], [150, 192]]) drawTuft(scene, x, y); // prettier-ignore
  return scene;
}

function drawOpeningRain(scene: Bitmap): void {
  const roll = createDice(21);
  for (let y = 100; y < 172; y += 12) {
    for (let x = 4 + roll(12); x < WIDTH; x += 16 + roll(10)) paintArea(scene, areaOfStroke([[x, y], [x - 2, y + 7]]), "black"); // prettier-ignore
  }
}

function drawTuft(scene: Bitmap, x: number, y: number): void {
  for (const [right, down] of [[0, 0], [4, 0], [1, 1], [3, 1], [1, 2], [3, 2]]) paintArea(scene, rectangleArea(x + right, y + down, 1, 1), "black"); // prettier-ignore
}
