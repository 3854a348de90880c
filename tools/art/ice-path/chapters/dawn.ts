/**
 * Draws the scenery of the fourth chapter of Ice Path's campaign, the dawn: the sun on the horizon, a fishing boat and
 * drifting ice floes. When the level can no longer be won, the sun is behind clouds, and the sea does not reflect it.
 */
import {
  clamp,
  intersectAreas,
  curve,
  ellipseArea,
  growArea,
  joinAreas,
  paintArea,
  paintOutlined,
  paintTone,
  placePoints,
  polygonArea,
  rectangleArea,
  rimOf,
  shiftArea,
  areaOfStroke,
  areaOfStrokes,
  subtractAreas,
  type Area,
  type ScaledSpot,
  type Spot,
} from "../../areas";
import { createBitmap, crop, joinInColumn, joinInRow, type Bitmap } from "../../bitmap";
import { createDice, HEIGHT, WIDTH } from "../../drawing";

/**
 * Where ice floes drift in Ice Path's chapter of the dawn: the box on the screen in pixels. Also the number of pictures
 * in which the floes are drawn.
 */
export const FLOES = { x: 0, y: 160, width: 160, height: 46, pictures: 4 };
export const GULLS = { x: 14, y: 46, width: 30, height: 16, pictures: 3 };

interface View {
  readonly horizon: number;
  readonly sunX: number;
  readonly radius: number;
  readonly boat: ScaledSpot;
}

const BESIDE: View = { horizon: 120, sunX: 88, radius: 36, boat: { x: 0, y: 0, scale: 1 } };
const IN_OPENING: View = { horizon: 150, sunX: 290, radius: 66, boat: { x: 166, y: -92, scale: 1.75 } };

/**
 * Draws the scene beside the board in Ice Path's dawn in two pictures: at sunrise while the level can be won, and with
 * the sun behind clouds.
 */
export function drawDawns(): Bitmap {
  return joinInColumn([drawDawn(true, 0, 0), drawDawn(false, 0, 0)]);
}

/**
 * Draws the drifting ice floes of Ice Path's dawn in several pictures. From one picture to the next, each drifting floe
 * moves by one pixel, some to the right and some to the left.
 */
export function drawFloes(): Bitmap {
  const { x, y, width, height, pictures } = FLOES;
  return joinInRow(
    Array.from({ length: pictures }, (_, picture) => crop(drawDawn(true, picture, 0), x, y, width, height)),
  );
}

export function drawGulls(): Bitmap {
  const { x, y, width, height, pictures } = GULLS;
  return joinInRow(
    Array.from({ length: pictures }, (_, picture) => crop(drawDawn(true, 0, picture), x, y, width, height)),
  );
}

/**
 * Draws the opening picture of Ice Path's dawn, before the chapter's first level. The boat in front of the rising sun
 * is larger here than beside a board.
 */
export function drawDawnOpening(): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "white");
  drawSky(scene, IN_OPENING, true);
  drawCloud(scene, { x: 176, y: 28, scale: 1.6 }, 36);
  drawCloud(scene, { x: 332, y: 30, scale: 1.6 }, 34);
  drawSea(scene, IN_OPENING, true);
  drawBoat(scene, IN_OPENING.boat);
  drawFloe(scene, [[-10, 196], [60, 190], [150, 194], [196, 206], [176, 222], [150, 246], [-10, 246]], true); // prettier-ignore
  drawFloe(scene, [[300, 208], [350, 198], [410, 202], [410, 222], [330, 224]], true); // prettier-ignore
  for (const [x, y] of [[168, 74], [192, 58], [262, 24]]) drawGull(scene, x, y, 1, 14); // prettier-ignore
  return scene;
}

function drawDawn(isLit: boolean, drift: number, wings: number): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "white");
  drawSky(scene, BESIDE, isLit);
  drawFarBergs(scene, isLit);
  drawSea(scene, BESIDE, isLit);
  drawBoat(scene, BESIDE.boat);
  const drifting = (points: readonly Spot[], pixels: number): Spot[] => points.map(([x, y]) => [x + pixels, y]);
  drawFloe(scene, drifting([[92, 168], [118, 163], [142, 167], [138, 176], [108, 179]], drift), isLit); // prettier-ignore
  drawFloe(scene, drifting([[6, 176], [36, 171], [62, 174], [76, 182], [54, 190], [18, 189]], 3 - drift), isLit); // prettier-ignore
  drawFloe(scene, drifting([[104, 192], [130, 186], [150, 189], [154, 197], [136, 202], [110, 201]], 3 - drift), isLit); // prettier-ignore
  drawFloe(scene, [[-6, 212], [30, 208], [80, 210], [128, 215], [152, 224], [158, 244], [-6, 244]], isLit); // prettier-ignore
  if (isLit) {
    drawGull(scene, 28, 55, wings, 10);
    drawGull(scene, 151, 82, 1, 8);
  }
  return scene;
}

function drawSky(scene: Bitmap, { horizon, sunX, radius }: View, isLit: boolean): void {
  const sky = rectangleArea(0, 0, WIDTH, horizon);
  if (isLit) {
    paintTone(scene, sky, "black", (x, y) => {
      const away = Math.hypot(x - sunX, (y - horizon) * 1.1) - radius * 3.4;
      return clamp(away * 0.22, 0, 30) * clamp((x - sunX - 40) / 140, 0, 1);
    });
  } else paintTone(scene, sky, "black", (_, y) => clamp((y - 24) * 0.9, 0, 34));
  const halo = intersectAreas(ellipseArea(sunX, horizon, radius + 8), sky);
  if (isLit) paintArea(scene, halo, "white");
  const sun = intersectAreas(ellipseArea(sunX, horizon, radius), sky);
  if (isLit) {
    paintOutlined(scene, sun, "white", "black", 2);
    paintArea(scene, intersectAreas(areaOfStrokes(raysOf(sunX, horizon, radius), radius > 40 ? 4 : 3), sky), "black");
  }
  drawClouds(scene, isLit, radius);
  if (!isLit) drawBank(scene, sky, horizon, sunX, radius);
}

function raysOf(x: number, y: number, radius: number): Spot[][] {
  return Array.from({ length: 11 }, (_, index) => {
    const angle = (Math.PI * (index + 1)) / 12;
    const [from, to] = [radius * 1.2, radius * (index % 2 === 0 ? 1.66 : 1.44)];
    return [from, to].map((reach): Spot => [x - Math.cos(angle) * reach, y - Math.sin(angle) * reach]);
  });
}

function drawClouds(scene: Bitmap, isLit: boolean, radius: number): void {
  if (radius > 40) return;
  for (const [x, y, width] of [
    [6, 82, 30],
    [118, 56, 36],
    [250, 84, 40],
    [330, 52, 44],
  ]) {
    drawCloud(scene, { x, y, scale: 1 }, width);
    if (!isLit) paintTone(scene, rectangleArea(x - 1, y - 7, width + 2, 14), "black", () => 16);
  }
}

function drawCloud(scene: Bitmap, { x, y, scale }: ScaledSpot, width: number): void {
  const low = rectangleArea(x, y, width * scale, 6 * scale);
  const high = ellipseArea(x + width * scale * 0.45, y, width * scale * 0.26, 6 * scale);
  const cloud = joinAreas(subtractAreas(low, cornersOf(low)), high);
  paintArea(scene, growArea(cloud), "white");
  paintOutlined(scene, cloud, "white", "black", scale > 1 ? 2 : 1);
}

function cornersOf(area: Area): Area {
  const aside = joinAreas(subtractAreas(area, shiftArea(area, 1, 0)), subtractAreas(area, shiftArea(area, -1, 0)));
  const level = joinAreas(subtractAreas(area, shiftArea(area, 0, 1)), subtractAreas(area, shiftArea(area, 0, -1)));
  return intersectAreas(aside, level);
}

function drawBank(scene: Bitmap, sky: Area, horizon: number, sunX: number, radius: number): void {
  const disc = intersectAreas(ellipseArea(sunX, horizon, radius), sky);
  paintArea(scene, rimOf(disc), "white");
  const heaps = [[-90, 18, 40, 22], [-46, 24, 34, 26], [4, 28, 42, 26], [52, 22, 36, 24], [104, 16, 44, 20], [170, 14, 50, 18], [250, 16, 60, 20]]; // prettier-ignore
  const bank = intersectAreas(sky, joinAreas(...heaps.map(([x, up, width, height]) => ellipseArea(sunX + x, horizon - up + 12, width, height)), rectangleArea(0, horizon - 12, WIDTH, 12))); // prettier-ignore
  paintArea(scene, growArea(bank), "white");
  paintArea(scene, bank, "black");
  paintTone(scene, subtractAreas(bank, rimOf(bank, 2)), "white", (_, y) => clamp((horizon - y) * 0.9 - 6, 0, 22));
}

function drawSea(scene: Bitmap, { horizon, sunX }: View, isLit: boolean): void {
  paintArea(scene, rectangleArea(0, horizon, WIDTH, HEIGHT), "black");
  const roll = createDice(6);
  for (let y = horizon + 3; y < HEIGHT; y += 4) {
    const reach = 10 + (y - horizon) * 0.28;
    for (let glint = 0; glint < 3; glint++) {
      const length = 8 + roll(Math.floor(reach) + 1);
      const x = Math.floor(sunX + ((roll(200) - 100) / 100) * reach * 0.8 - length / 2);
      if (isLit) paintArea(scene, rectangleArea(x, y, length, y > horizon + 40 ? 2 : 1), "white");
    }
    for (let glint = 0; glint < 4; glint++) {
      const [x, length] = [roll(WIDTH), 3 + roll(3 + Math.floor((y - horizon) / 9))];
      if (isLit || glint === 0) paintArea(scene, rectangleArea(x, y + 1, length, 1), "white");
    }
  }
}

function drawFarBergs(scene: Bitmap, isLit: boolean): void {
  for (const corners of [
    [
      [136, 120],
      [141, 108],
      [148, 112],
      [154, 101],
      [162, 108],
      [168, 120],
    ],
    [
      [-2, 120],
      [6, 111],
      [15, 106],
      [24, 113],
      [30, 120],
    ],
    [
      [286, 120],
      [296, 104],
      [306, 110],
      [316, 98],
      [330, 110],
      [344, 120],
    ],
  ] as readonly (readonly Spot[])[]) {
    const berg = polygonArea(corners);
    paintArea(scene, intersectAreas(growArea(berg, 2), rectangleArea(0, 0, WIDTH, 120)), "white");
    paintArea(scene, berg, "white");
    paintTone(scene, intersectAreas(berg, shiftArea(berg, 7, 2)), "black", () => (isLit ? 22 : 34));
    paintArea(scene, rimOf(berg), "black");
  }
}

function drawBoat(scene: Bitmap, at: ScaledSpot): void {
  const round = (x: number, y: number, radius: number): Area =>
    ellipseArea(at.x + x * at.scale, at.y + y * at.scale, radius * at.scale);
  const part = (left: number, top: number, width: number, height: number): Area =>
    polygonArea(placePoints(at, [[left, top], [left + width, top], [left + width, top + height], [left, top + height]])); // prettier-ignore
  const pen = Math.round(at.scale);
  const white = (area: Area): void => {
    paintArea(scene, growArea(area, pen), "black");
    paintArea(scene, area, "white");
  };
  const hull = polygonArea(placePoints(at, curve([[12, 140], [20, 142], [50, 143], [66, 138], [71, 136], [66, 152], [58, 157], [22, 157], [15, 150]]))); // prettier-ignore
  white(part(48, 104, 2, 38));
  paintArea(scene, areaOfStrokes([placePoints(at, [[49, 106], [24, 122]]), placePoints(at, [[49, 106], [68, 137]])], pen), "black"); // prettier-ignore
  white(hull);
  paintArea(scene, intersectAreas(hull, part(0, 148, 100, 12)), "black");
  paintArea(scene, rimOf(hull, pen), "white");
  white(part(22, 124, 18, 18));
  for (const x of [26, 33]) paintArea(scene, part(x, 128, 5, 6), "black");
  white(part(20, 122, 22, 2));
  white(round(49, 103, 3.4));
  const man = joinAreas(part(55, 130, 8, 11), round(59, 127, 4));
  paintArea(scene, subtractAreas(growArea(man, pen), hull), "white");
  paintArea(scene, man, "black");
  const line = areaOfStrokes([placePoints(at, curve([[62, 132], [74, 124], [86, 128]])), placePoints(at, [[86, 128], [86, 146]])], pen); // prettier-ignore
  paintArea(scene, growArea(line), "black");
  paintArea(scene, line, "white");
  for (const [x, y, width] of [[8, 159, 66], [2, 162, 40]]) paintArea(scene, areaOfStroke(placePoints(at, [[x, y], [x + width, y]]), pen), "white"); // prettier-ignore
}

function drawFloe(scene: Bitmap, corners: readonly Spot[], isLit: boolean): void {
  const top = polygonArea(corners);
  const whole = joinAreas(top, ...[1, 2, 3, 4, 5, 6].map((down) => shiftArea(top, 0, down)));
  const side = subtractAreas(whole, top);
  paintArea(scene, growArea(whole, 2), "black");
  paintArea(scene, side, "white");
  paintTone(scene, intersectAreas(side, shiftArea(top, 0, 2)), "black", () => (isLit ? 34 : 48));
  paintArea(scene, subtractAreas(shiftArea(top, 0, 1), top), "black");
  paintArea(scene, top, "white");
  const [low] = [Math.max(...corners.map(([, y]) => y))];
  if (!isLit && low < 210) paintTone(scene, subtractAreas(top, rimOf(top)), "black", () => 26);
}

/**
 * Draws a gull. `wings` is the position of its wings: 0 up, 1 level, 2 down. `reach` is half its wingspan, in pixels.
 */
function drawGull(scene: Bitmap, x: number, y: number, wings: number, reach: number): void {
  const tip = [-5, -2, 2][wings];
  const lift = [-4, -5, -3][wings];
  const gull = areaOfStroke(
    curve([[x - reach, y + tip], [x - reach * 0.45, y + lift], [x, y], [x + reach * 0.45, y + lift], [x + reach, y + tip]]), // prettier-ignore
    2,
  );
  paintArea(scene, growArea(gull), "white");
  paintArea(scene, gull, "black");
}
