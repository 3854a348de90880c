/**
 * Draws the scenery of the third chapter of Fruit's campaign, the harvest: a field at sunset, a tree with paper
 * lanterns, sheaves and pumpkins.
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
  shiftArea,
  areaOfStroke,
  areaOfStrokes,
  subtractAreas,
  type Area,
  type Spot,
} from "../../areas";
import { createBitmap, joinInColumn, type Bitmap } from "../../bitmap";
import { HEIGHT, WIDTH } from "../../drawing";
import { drawTree } from "../orchard";
import { cropToOrchard, drawAside, drawMoving, shiftPoints, paintHaloed, shadeBelow } from "./strokes";

export const LEFT_LANTERN = { x: 6, y: 112, width: 28, height: 40, pictures: 3 };
export const RIGHT_LANTERN = { x: 74, y: 118, width: 28, height: 40, pictures: 3 };

const HORIZON = 152;

interface Sun {
  readonly x: number;
  readonly radius: number;
}

/**
 * Draws the orchard of Fruit's chapter of the harvest in two pictures: with the sun and lit lanterns while the level
 * can be won, and without them.
 */
export function drawHarvests(): Bitmap {
  return joinInColumn([true, false].map((isLit) => cropToOrchard(drawHarvest(isLit, 0, 0))));
}

export function drawLeftLanterns(): Bitmap {
  return drawMoving(LEFT_LANTERN, (sway) => drawHarvest(true, sway, 0));
}

export function drawRightLanterns(): Bitmap {
  return drawMoving(RIGHT_LANTERN, (sway) => drawHarvest(true, 0, sway));
}

function drawHarvest(isLit: boolean, leftSway: number, rightSway: number): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "black");
  const sun = { x: 122, radius: isLit ? 28 : 0 };
  drawDusk(scene, isLit ? 0.76 : 0.3);
  if (isLit) drawSun(scene, sun);
  drawGeese(scene, 133, 73);
  const field = drawField(scene, sun);
  const sheaves = [drawSheaf(scene, 104, 180, 0.8, field), drawSheaf(scene, 146, 190, 1, field)];
  if (!isLit) shadeBelow(scene, HORIZON, "white", 26);
  if (!isLit) for (const sheaf of sheaves) paintArea(scene, rimOf(growArea(sheaf, 2)), "white");
  drawTree(scene);
  drawLantern(scene, { x: 20, y: 116, length: 8, sway: leftSway, isLit });
  drawLantern(scene, { x: 56, y: 124, length: 14, sway: 0, isLit });
  drawLantern(scene, { x: 88, y: 122, length: 8, sway: rightSway, isLit });
  drawPumpkin(scene, 98, 212, 24, isLit);
  drawPumpkin(scene, 124, 216, 32, isLit);
  drawPumpkin(scene, 147, 206, 18, isLit);
  return scene;
}

function drawDusk(scene: Bitmap, slope: number): void {
  paintTone(scene, rectangleArea(0, 0, WIDTH, HORIZON), "white", (_, y) => clamp((y - 64) * slope, 0, 58));
}

function drawSun(scene: Bitmap, { x, radius }: Sun): void {
  const sky = rectangleArea(0, 0, WIDTH, HORIZON);
  const disc = intersectAreas(ellipseArea(x, HORIZON, radius), sky);
  paintArea(scene, intersectAreas(ellipseArea(x, HORIZON, radius + 4), sky), "white");
  paintArea(scene, intersectAreas(rimOf(ellipseArea(x, HORIZON, radius), 2), disc), "black");
  for (const [share, reach] of [
    [0.76, 1.2],
    [0.48, 0.9],
    [0.24, 1.3],
  ]) {
    const bar = rectangleArea(x - radius * reach, HORIZON - radius * share, radius * reach * (1 + share), 3);
    paintArea(scene, intersectAreas(bar, sky), "black");
  }
}

function drawGeese(scene: Bitmap, x: number, y: number): void {
  const geese = ([[0, 0], [-12, 7], [-24, 14], [12, 7], [24, 14]] as Spot[]).map(([right, down]) => shiftPoints(x + right, y + down, [[-6, -4], [0, 0], [6, -4]])); // prettier-ignore
  paintHaloed(scene, areaOfStrokes(geese, 2), "white");
}

function drawField(scene: Bitmap, { x }: Sun): Area {
  const field = rectangleArea(0, HORIZON, WIDTH, HEIGHT);
  paintArea(scene, field, "white");
  paintArea(scene, rectangleArea(0, HORIZON, WIDTH, 2), "black");
  const lines = Array.from({ length: 41 }, (_, index): Spot[] => [[x + (index - 20) * 6, HORIZON + 4], [x + (index - 20) * 27, HEIGHT]]); // prettier-ignore
  const dashes = areaWhere((pixelX, y) => (Math.floor(y / 6) + Math.floor(pixelX / 9)) % 3 !== 0);
  paintArea(scene, intersectAreas(areaOfStrokes(lines), dashes, field), "black");
  return field;
}

function drawSheaf(scene: Bitmap, x: number, foot: number, scale: number, field: Area): Area {
  const at = (points: readonly Spot[]): Spot[] => points.map(([right, up]) => [x + right * scale, foot - up * scale]);
  paintTone(scene, intersectAreas(polygonArea(at([[-6, 0], [6, 0], [14, -20], [-6, -20]])), field), "black", () => 34); // prettier-ignore
  const sheaf = polygonArea(at([[-10, 0], [-5, 15], [-14, 30], [-8, 34], [0, 36], [8, 34], [14, 30], [5, 15], [10, 0]])); // prettier-ignore
  paintArea(scene, growArea(sheaf, 2), "white");
  paintOutlined(scene, sheaf, "white", "black", 1);
  const straws = areaOfStrokes([-9, -4, 0, 4, 9].flatMap((straw) => [at([[straw * 0.35, 18], [straw, 31]]), at([[straw * 0.4, 12], [straw * 0.9, 2]])])); // prettier-ignore
  paintArea(scene, intersectAreas(straws, sheaf), "black");
  for (const ear of [-9, -4, 1, 5, 10]) paintArea(scene, intersectAreas(ellipseArea(x + ear * scale, foot - 29 * scale, 1.6, 3), sheaf), "black"); // prettier-ignore
  paintArea(scene, rectangleArea(Math.round(x - 5 * scale), Math.round(foot - 16 * scale), Math.round(10 * scale), 3), "black"); // prettier-ignore
  return sheaf;
}

interface Lantern {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  /** How a paper lantern hangs: 0 is straight down, 1 is swung to the left, 2 is swung to the right. */
  readonly sway: number;
  readonly isLit: boolean;
}

function drawLantern(scene: Bitmap, { x, y, length, sway, isLit }: Lantern): void {
  const aside = [0, -2, 2][sway];
  const [middle, top] = [x + aside, y + length];
  paintHaloed(scene, areaOfStroke([[x, y], [middle, top]]), "white"); // prettier-ignore
  const body = joinAreas(ellipseArea(middle + 0.5, top + 9, 8, 9), rectangleArea(middle - 5, top + 3, 11, 12));
  const ends = joinAreas(rectangleArea(middle - 3, top, 7, 2), rectangleArea(middle - 3, top + 17, 7, 2));
  paintArea(scene, growArea(joinAreas(body, ends), 2), "black");
  paintArea(scene, isLit ? joinAreas(body, ends) : joinAreas(rimOf(body), ends), "white");
  if (isLit) paintArea(scene, areaOfStrokes([[[middle - 3, top + 4], [middle - 3, top + 14]], [[middle + 3, top + 4], [middle + 3, top + 14]]]), "black"); // prettier-ignore
}

function drawPumpkin(scene: Bitmap, x: number, foot: number, width: number, isLit = true): void {
  const height = Math.round(width * 0.74);
  const middle = foot - height / 2;
  const pumpkin = joinAreas(...[-1, 1].map((side) => ellipseArea(x + side * width * 0.26, middle, width * 0.3, height / 2)), ellipseArea(x, middle, width * 0.34, height / 2 + 1)); // prettier-ignore
  paintArea(scene, growArea(pumpkin, isLit ? 2 : 1), "white");
  paintOutlined(scene, pumpkin, "white", "black", 2);
  for (const side of [-1, 1]) {
    const groove = rimOf(ellipseArea(x + side * width * 0.05, middle, width * 0.24, height / 2));
    paintArea(scene, intersectAreas(groove, pumpkin, areaWhere((pixelX) => (pixelX - x) * side > 1)), "black"); // prettier-ignore
  }
  paintTone(scene, subtractAreas(pumpkin, shiftArea(pumpkin, -3, -2), rimOf(pumpkin, 2)), "black", () => 28);
  if (!isLit) paintTone(scene, subtractAreas(pumpkin, rimOf(pumpkin, 2)), "black", () => 34);
  paintArea(scene, areaOfStroke(curve([[x, foot - height], [x + 1, foot - height - 4], [x + 4, foot - height - 5]]), 3), "black"); // prettier-ignore
}

/** Draws the picture that opens Fruit's chapter of the harvest, before the chapter's first level. */
export function drawHarvestOpening(): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "black");
  paintTone(scene, rectangleArea(0, 0, WIDTH, HORIZON), "white", (x, y) =>
    clamp((y - 64) * 0.76 * clamp((x - 140) / 90, clamp((y - 108) / 40, 0, 1), 1), 0, 58),
  );
  const sun = { x: 210, radius: 52 };
  drawSun(scene, sun);
  drawGeese(scene, 190, 60);
  const field = drawField(scene, sun);
  paintArea(scene, rectangleArea(0, 194, 160, HEIGHT), "white");
  drawSheaf(scene, 150, 178, 0.7, field);
  drawSheaf(scene, 176, 182, 0.9, field);
  drawSheaf(scene, 366, 184, 1.1, field);
  drawAside(scene, 232, (onto) => {
    drawTree(onto);
    drawLantern(onto, { x: 20, y: 116, length: 8, sway: 1, isLit: true });
    drawLantern(onto, { x: 56, y: 124, length: 14, sway: 0, isLit: true });
    drawLantern(onto, { x: 88, y: 122, length: 8, sway: 2, isLit: true });
  });
  drawPumpkin(scene, 206, 218, 30);
  drawPumpkin(scene, 238, 224, 40);
  drawPumpkin(scene, 342, 222, 34);
  drawPumpkin(scene, 374, 230, 46);
  return scene;
}
