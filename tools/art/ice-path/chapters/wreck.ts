/**
 * Draws the scenery of the third chapter of Ice Path's campaign, the wreck: a ship that lies on its side in the ice,
 * the full moon, and a whale's ribs. When the level can no longer be won, the moon is only a thin ring.
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
  placePoints,
  polygonArea,
  rectangleArea,
  rimOf,
  shiftArea,
  areaOfStroke,
  subtractAreas,
  type Area,
  type ScaledSpot,
  type Spot,
} from "../../areas";
import { createBitmap, crop, joinInColumn, joinInRow, type Bitmap } from "../../bitmap";
import { createDice, HEIGHT, WIDTH } from "../../drawing";
import { drawShard } from "./shards";

export const SAIL = { x: 62, y: 60, width: 48, height: 50, pictures: 3 };
export const STAR = { x: 134, y: 55, width: 7, height: 7, pictures: 2 };

const BESIDE: ScaledSpot = { x: 0, y: 0, scale: 1 };
const IN_OPENING: ScaledSpot = { x: 164, y: -84, scale: 1.72 };
const HORIZON = 150;
/** The y coordinate in pixels below which the scenery is black, so that the text there can be read. */
const TEXT_TOP = 217;

interface Moon {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly disc: Area;
  readonly isLit: boolean;
}

/**
 * Draws the scene beside the board in Ice Path's chapter of the wreck in two pictures: with a full moon while the level
 * can be won, and with a thin ring for a moon.
 */
export function drawWrecks(): Bitmap {
  return joinInColumn([drawWreck(true, 0, 0), drawWreck(false, 0, 0)]);
}

export function drawSails(): Bitmap {
  const { x, y, width, height, pictures } = SAIL;
  return joinInRow(
    Array.from({ length: pictures }, (_, picture) => crop(drawWreck(true, picture, 0), x, y, width, height)),
  );
}

export function drawTwinkles(): Bitmap {
  const { x, y, width, height, pictures } = STAR;
  return joinInRow(
    Array.from({ length: pictures }, (_, picture) => crop(drawWreck(true, 0, picture), x, y, width, height)),
  );
}

/**
 * Draws the opening picture of Ice Path's chapter of the wreck, before the chapter's first level. The ship in front of
 * the moon is larger than in the scenery beside a board.
 */
export function drawWreckOpening(): Bitmap {
  const horizon = 168;
  const scene = createBitmap(WIDTH, HEIGHT, "black");
  drawStars(
    scene,
    joinAreas(rectangleArea(4, 124, 160, 36), rectangleArea(168, 4, 228, 140), rectangleArea(4, 4, 392, 8)),
    120,
  );
  const moon = moonAt(292, 104, 84, true);
  paintTone(scene, rectangleArea(0, 0, WIDTH, horizon), "white", (x, y) =>
    clamp((moon.radius + 56 - Math.hypot(x - moon.x, y - moon.y)) * 0.42, 0, 20),
  );
  drawMoon(scene, moon, [[-36, -34, 22, 15], [24, -48, 13, 9], [38, -6, 15, 12], [-30, 12, 11, 9], [-4, -20, 7, 5], [-54, 0, 7, 7], [14, 34, 12, 7]]); // prettier-ignore
  const ice = rectangleArea(0, horizon, WIDTH, HEIGHT);
  paintArea(scene, ice, "white");
  paintTone(scene, ice, "black", (x, y) =>
    clamp((Math.abs(x - moon.x + (y - horizon) * 0.5) - (y - horizon) * 0.55 - 34) * 0.5, 0, 20),
  );
  paintArea(scene, rectangleArea(0, horizon - 2, WIDTH, 2), "black");
  const hull = drawShip(scene, IN_OPENING, moon, 0, ice);
  drawSnowAtKeel(scene, hull, [[170, 188], [210, 182], [250, 192], [300, 187], [350, 192], [402, 184]]); // prettier-ignore
  paintTone(scene, intersectAreas(polygonArea([[196, 200], [360, 200], [330, 218], [232, 220]]), ice), "black", () => 28); // prettier-ignore
  for (const [x, y, height] of [[18, 180, 18], [36, 176, 12], [150, 178, 16], [168, 182, 10], [384, 226, 26], [364, 230, 14]] as const) drawShard(scene, x, y, height); // prettier-ignore
  return scene;
}

function moonAt(x: number, y: number, radius: number, isLit: boolean): Moon {
  return { x, y, radius, disc: ellipseArea(x, y, radius), isLit };
}

function drawWreck(isLit: boolean, flap: number, twinkle: number): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "black");
  const moon = moonAt(62, 92, 46, isLit);
  drawStars(scene, joinAreas(rectangleArea(112, 48, 56, 70), rectangleArea(170, 3, 224, 130)), 110);
  drawTwinkle(scene, twinkle);
  if (isLit) {
    paintTone(scene, rectangleArea(0, 26, WIDTH, HORIZON - 26), "white", (x, y) =>
      clamp((moon.radius + 34 - Math.hypot(x - moon.x, y - moon.y)) * 0.5, 0, 16),
    );
  }
  drawMoon(scene, moon, [[-18, -18, 12, 8], [14, -26, 7, 5], [18, 0, 9, 7], [-14, 6, 6, 5], [0, -10, 4, 3], [-28, 0, 4, 4]]); // prettier-ignore
  const ice = polygonArea([[-1, HORIZON], [162, HORIZON - 2], [160, 158], [163, 172], [156, 184], [161, 198], [154, 208], [110, 213], [60, 211], [24, 214], [-1, 212]]); // prettier-ignore
  drawWater(scene);
  if (!isLit) paintTone(scene, rectangleArea(160, HORIZON, WIDTH, HEIGHT), "black", () => 32);
  drawIceField(scene, ice, moon);
  const hull = drawShip(scene, BESIDE, moon, flap, ice);
  drawWhale(scene, ice);
  drawSnowAtKeel(scene, hull, [[-4, 162], [20, 158], [40, 166], [66, 163], [96, 168], [124, 162], [146, 158], [160, 160]]); // prettier-ignore
  if (!isLit) {
    paintTone(scene, ice, "black", () => 40);
    drawWhale(scene, ice);
  }
  return scene;
}

function drawStars(scene: Bitmap, sky: Area, count: number): void {
  const roll = createDice(count);
  for (let star = 0; star < count; star++) {
    const [x, y] = [roll(WIDTH), roll(HORIZON)];
    const isLarge = star % 7 === 0;
    const points = isLarge ? [[-2, 0], [-1, 0], [0, -2], [0, -1], [0, 0], [0, 1], [0, 2], [1, 0], [2, 0]] : [[0, 0]]; // prettier-ignore
    const area = joinAreas(...points.map(([dx, dy]) => rectangleArea(x + dx, y + dy, 1, 1)));
    if (intersectAreas(area, sky).some((value) => value === 1)) paintArea(scene, area, "white");
  }
}

function drawTwinkle(scene: Bitmap, twinkle: number): void {
  const [x, y] = [STAR.x + 3, STAR.y + 3];
  paintArea(scene, growArea(rectangleArea(x - 2, y - 2, 5, 5)), "black");
  paintArea(scene, rectangleArea(x, y, 1, 1), "white");
  if (twinkle === 0) return;
  paintArea(scene, joinAreas(rectangleArea(x - 2, y, 5, 1), rectangleArea(x, y - 2, 1, 5)), "white");
}

/**
 * Draws the moon above the wreck. Each entry of `seas` is a dark spot on it: its x and y from the moon's middle, and
 * its two radii. An unlit moon is only a ring.
 */
function drawMoon(scene: Bitmap, moon: Moon, seas: readonly (readonly [number, number, number, number])[]): void {
  paintArea(scene, growArea(moon.disc, 2), "black");
  if (!moon.isLit) {
    paintArea(scene, rimOf(moon.disc), "white");
    return;
  }
  paintArea(scene, moon.disc, "white");
  for (const [x, y, radiusX, radiusY] of seas) {
    paintTone(
      scene,
      intersectAreas(ellipseArea(moon.x + x, moon.y + y, radiusX, radiusY), moon.disc),
      "black",
      () => 9,
    );
  }
}

function drawWater(scene: Bitmap): void {
  paintArea(scene, rectangleArea(0, HORIZON, WIDTH, HEIGHT), "black");
  paintArea(scene, rectangleArea(160, HORIZON - 2, WIDTH, 1), "white");
  const roll = createDice(8);
  for (let y = HORIZON + 3; y < HEIGHT; y += 4 + Math.floor((y - HORIZON) / 12)) {
    for (let x = 164 + roll(18); x < WIDTH; x += 18 + roll(30)) {
      paintArea(scene, rectangleArea(x, y, 4 + roll(4 + Math.floor((y - HORIZON) / 6)), 1), "white");
    }
  }
}

function drawIceField(scene: Bitmap, ice: Area, { x: moonX }: Moon): void {
  paintArea(scene, growArea(ice, 2), "black");
  paintArea(scene, ice, "white");
  paintTone(scene, ice, "black", (x, y) => {
    const down = y - HORIZON;
    return clamp((Math.abs(x - moonX - down * 0.4) - down * 0.34 - 14) * 0.9, 0, 26);
  });
  const front = subtractAreas(shiftArea(ice, 0, 5), ice);
  paintArea(scene, front, "white");
  paintTone(scene, front, "black", (x) => (x % 13 < 2 ? 64 : x % 13 > 7 ? 36 : 10));
  paintArea(scene, subtractAreas(shiftArea(ice, 0, 1), ice), "black");
}

const HULL: readonly Spot[] = [[18, 150], [22, 130], [28, 118], [36, 112], [44, 116], [70, 126], [104, 130], [132, 124], [150, 109], [156, 111], [150, 132], [138, 154], [120, 164], [60, 166], [30, 160]]; // prettier-ignore
const HOLE: readonly Spot[] = [
  [66, 140],
  [84, 134],
  [108, 138],
  [118, 150],
  [104, 160],
  [76, 160],
  [62, 152],
];

function drawShip(scene: Bitmap, at: ScaledSpot, moon: Moon, flap: number, ice: Area): Area {
  const dark = moon.isLit ? moon.disc : ellipseArea(-9, -9, 1);
  const hull = polygonArea(placePoints(at, curve(HULL)));
  paintArea(scene, intersectAreas(growArea(hull), ice), "white");
  drawMasts(scene, at, dark, flap);
  paintArea(scene, hull, "black");
  const [inner, thick] = [subtractAreas(hull, rimOf(hull, 3)), at.scale > 1 ? 2 : 1];
  for (let plank = 0; plank < 5; plank++) {
    const seam = curve([[26 + plank * 2, 124 + plank * 8], [56, 134 + plank * 7], [100, 138 + plank * 6], [142 - plank * 4, 128 + plank * 7]]); // prettier-ignore
    const line = intersectAreas(areaOfStroke(placePoints(at, seam)), inner);
    paintArea(
      scene,
      intersectAreas(
        line,
        areaWhere((x) => (Math.floor(x / 12) + plank) % 4 !== 0),
      ),
      "white",
    );
  }
  const hole = polygonArea(placePoints(at, curve(HOLE, true)));
  paintOutlined(scene, intersectAreas(hole, hull), "black", "white", thick);
  for (const x of [72, 84, 96, 108]) {
    const rib = areaOfStroke(placePoints(at, curve([[x, 134], [x + 5, 147], [x, 162]])), 2 * thick); // prettier-ignore
    paintArea(scene, intersectAreas(rib, subtractAreas(hole, rimOf(hole, thick + 1))), "white");
  }
  const cabin = polygonArea(placePoints(at, [[18, 130], [20, 106], [40, 110], [42, 124]])); // prettier-ignore
  paintArea(scene, cabin, "black");
  for (const [x, y] of [[24, 113], [32, 115]]) paintArea(scene, polygonArea(placePoints(at, [[x, y], [x + 4, y + 1], [x + 4, y + 6], [x, y + 5]])), "white"); // prettier-ignore
  const edge = subtractAreas(joinAreas(hull, cabin), shiftArea(joinAreas(hull, cabin), 0, thick), dark, ice);
  paintArea(scene, edge, "white");
  return hull;
}

function drawMasts(scene: Bitmap, at: ScaledSpot, moon: Area, flap: number): void {
  const thick = at.scale > 1 ? 1.5 : 1;
  for (const [points, width] of MASTS) {
    const mast = areaOfStroke(placePoints(at, points), Math.round(width * thick));
    paintArea(scene, subtractAreas(growArea(mast), moon), "black");
    paintArea(scene, mast, "black");
    paintArea(scene, subtractAreas(mast, shiftArea(mast, Math.round(thick), 0), moon), "white");
  }
  for (const line of RIGGING) {
    const rope = areaOfStroke(placePoints(at, line));
    paintArea(scene, intersectAreas(rope, moon), "black");
    paintArea(scene, subtractAreas(rope, moon), "white");
  }
  const yard = areaOfStroke(placePoints(at, [[63, 69], [106, 63]]), Math.round(2 * thick)); // prettier-ignore
  paintArea(scene, intersectAreas(yard, moon), "black");
  paintArea(scene, subtractAreas(yard, moon), "white");
  drawSail(scene, at, flap);
}

const MASTS: readonly (readonly [readonly Spot[], number])[] = [
  [[[70, 128], [84, 50]], 4], // prettier-ignore
  [[[112, 130], [122, 84]], 4], // prettier-ignore
  [[[34, 112], [40, 66]], 3], // prettier-ignore
  [[[150, 111], [162, 101]], 3], // prettier-ignore
];

const RIGGING: readonly (readonly Spot[])[] = [
  [[84, 52], [34, 112]], // prettier-ignore
  [[84, 52], [150, 110]], // prettier-ignore
  [[122, 86], [156, 106]], // prettier-ignore
  [[40, 68], [20, 104]], // prettier-ignore
];

function drawSail(scene: Bitmap, at: ScaledSpot, flap: number): void {
  const blown = [0, 2, -2][flap];
  const rag = ([x, y]: Spot): Spot => [x + (blown * Math.max(0, y - 70)) / 30, y];
  const sail = polygonArea(
    placePoints(at, [[66, 69], [103, 64], ...curve(([[106, 80], [99, 84], [101, 99], [92, 92], [87, 107], [80, 94], [72, 100], [73, 84]] as Spot[]).map(rag))]), // prettier-ignore
  );
  paintArea(scene, growArea(sail), "black");
  paintArea(scene, sail, "white");
  paintTone(scene, sail, "black", (x, y) => (x + (y - at.y) * 0.3 > at.x + 112 * at.scale ? 20 : 0));
  paintArea(scene, rimOf(sail, at.scale > 1 ? 2 : 1), "black");
}

function drawSnowAtKeel(scene: Bitmap, hull: Area, line: readonly Spot[]): void {
  const edge = curve(line);
  const snow = polygonArea([...edge, [WIDTH, edge[edge.length - 1][1] + 40], [0, edge[0][1] + 40]]);
  paintArea(scene, intersectAreas(snow, hull), "white");
  paintArea(scene, intersectAreas(subtractAreas(growArea(snow), snow), hull), "black");
  paintArea(scene, intersectAreas(areaOfStroke(edge), growArea(hull, 3)), "black");
}

function drawWhale(scene: Bitmap, ice: Area): void {
  for (let rib = 6; rib >= 0; rib--) {
    const size = 1 - rib * 0.085;
    const [x, y, radiusX, radiusY] = [36 + rib * 15, 212 - rib * 3, 32 * size, 38 * size];
    const arch = areaWhere((pixelX, pixelY) => {
      const isOutside = ((pixelX + 0.5 - x) / radiusX) ** 2 + ((pixelY + 0.5 - y) / radiusY) ** 2 > 1;
      const isInside = ((pixelX + 0.5 - x) / (radiusX - 5 * size)) ** 2 + ((pixelY - 0.5 - y) / (radiusY - 3 * size)) ** 2 <= 1; // prettier-ignore
      const isGap = Math.abs(pixelX - x - 2) < 5 * size && pixelY < y - radiusY * 0.6;
      return !isOutside && !isInside && !isGap && pixelY < Math.min(y, TEXT_TOP - 6);
    });
    paintArea(scene, intersectAreas(growArea(arch, 2), ice), "white");
    paintArea(scene, intersectAreas(growArea(arch), ice), "black");
    paintArea(scene, arch, "white");
    paintTone(scene, subtractAreas(arch, rimOf(arch)), "black", (pixelX) => (pixelX > x + radiusX * 0.5 ? 32 : 0));
  }
}
