/**
 * Draws the scenery of the fourth chapter of Skid's campaign, the toyshop on Christmas Eve: a tree with a star and
 * candles. The star goes dark when a full combo (a win in which all toys of each colour leave in one move) is no longer
 * possible. The candles go out when the level can no longer be won. The train is drawn in train.ts.
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
  subtractAreas,
  type Area,
  type ScaledSpot,
  type Spot,
} from "../../areas";
import { createBitmap, joinInColumn, type Bitmap } from "../../bitmap";
import { createDice, HEIGHT, WIDTH } from "../../drawing";
import { drawFilmPictures } from "../../film";

/**
 * Where the flickering candles of the toyshop's tree are drawn: the box on the screen in pixels. Also the number of
 * pictures of these candles.
 */
export const CANDLE_BOX = { x: 16, y: 158, width: 76, height: 14, pictures: 3 };

type Light = "lit" | "half" | "out";

const BESIDE: ScaledSpot = { x: 0, y: 0, scale: 1 };
const FLOOR = 192;
const RAIL = 234;
const TREE_X = 54;
const STAR_Y = 100;

/**
 * Draws Skid's toyshop around the board in three pictures: candles and star of the Christmas tree lit, nothing lit, and
 * only the candles lit.
 */
export function drawShops(): Bitmap {
  return joinInColumn((["lit", "out", "half"] as const).map(drawToyshop));
}

/**
 * Draws three candles of the toyshop's tree in three pictures, in which they flicker. In the first, all flames are
 * upright; in the others, some lean.
 */
export function drawCandles(): Bitmap {
  return drawFilmPictures(drawToyshop("lit"), CANDLE_BOX, (scene, picture) => {
    CANDLES.filter(([, y]) => y === 166 || y === 168).forEach(([x, y], index) => {
      if (picture > 0 && index !== picture) drawLeaningFlame(scene, x, y);
    });
  });
}

function drawLeaningFlame(scene: Bitmap, x: number, y: number): void {
  paintArea(scene, ellipseArea(x, y - 3, 2.7, 3.8), "black");
  paintArea(scene, polygonArea([[x - 1, y], [x - 1, y - 3], [x + 3, y - 6], [x + 2, y - 1], [x + 1, y]]), "white"); // prettier-ignore
}

/**
 * Draws the opening picture of Skid's toyshop, before the chapter's first level: the tree from nearby, and the train in
 * front of it.
 */
export function drawToyshopOpening(): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "black");
  const at: ScaledSpot = { x: 226, y: -118, scale: 1.52 };
  for (let x = 168; x < WIDTH; x += 16) paintArea(scene, rectangleArea(x, 0, 1, 184), "white");
  drawHalo(scene, rectangleArea(0, 0, WIDTH, 184), [308, 34], 92);
  drawShopWindow(scene, { x: 154, y: 96, width: 92, height: 62 }, [184, 214]);
  drawShopFloor(scene, 186);
  drawTree(scene, at, "lit");
  drawGift(scene, 222, 184, 30, 28, "white");
  drawGift(scene, 366, 180, 34, 32, "white");
  drawGift(scene, 344, 196, 26, 20, "black");
  drawRail(scene);
  drawTrain(scene, { x: 244, y: RAIL, scale: 1 }, 1);
  return scene;
}

function drawToyshop(light: Light): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "black");
  for (let x = 4; x < WIDTH; x += 16) paintArea(scene, rectangleArea(x, 84, 1, FLOOR - 84), "white");
  drawShopWindow(scene, { x: 168, y: 4, width: 228, height: 36 }, [226, 282, 338]);
  if (light === "lit") drawHalo(scene, rectangleArea(0, 60, 140, FLOOR - 60), [TREE_X, STAR_Y], 58);
  drawShelf(scene);
  drawShopFloor(scene, FLOOR);
  if (light === "out") paintTone(scene, rectangleArea(0, 84, WIDTH, HEIGHT), "black", () => 40);
  drawTree(scene, BESIDE, light);
  drawGifts(scene);
  if (light === "out")
    paintTone(
      scene,
      joinAreas(rectangleArea(0, FLOOR - 6, WIDTH, HEIGHT), rectangleArea(112, 168, WIDTH, 20)),
      "black",
      () => 28,
    );
  return scene;
}

/**
 * Draws the light around the star on the toyshop's tree. The light reaches less far upwards than to the sides, because
 * texts stand above.
 */
function drawHalo(scene: Bitmap, where: Area, [starX, starY]: Spot, reach: number): void {
  paintTone(scene, where, "white", (x, y) =>
    clamp((1 - Math.hypot(x - starX, (y - starY) * (y < starY ? 2.1 : 1)) / reach) * 66, 0, 44),
  );
}

function drawShopWindow(
  scene: Bitmap,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  bars: readonly number[],
): void {
  // prettier-ignore
  const { x, y, width, height } = box;
  const glass = rectangleArea(x, y, width, height);
  paintArea(scene, growArea(glass, 5), "black");
  paintArea(scene, growArea(glass, 3), "white");
  paintArea(scene, growArea(glass), "black");
  const town = intersectAreas(polygonArea([[x, y + height], [x, y + height - 14], ...ROOFS.map(([right, up]): Spot => [x + right, y + height - up]), [x + 240, y + height]]), glass); // prettier-ignore
  paintArea(scene, joinAreas(rimOf(town), subtractAreas(town, shiftArea(town, 0, 3))), "white");
  for (const [right, up] of [[10, 10], [64, 14], [71, 14], [108, 18], [108, 9], [116, 18], [148, 14], [155, 14], [190, 12]] as const) paintArea(scene, intersectAreas(rectangleArea(x + right, y + height - up, 4, 5), glass), "white"); // prettier-ignore
  const roll = createDice(2);
  const sky = subtractAreas(glass, growArea(town));
  for (let flake = 0; flake < width / 3; flake++) {
    const side = flake % 3 === 0 ? 2 : 1;
    paintArea(scene, intersectAreas(rectangleArea(x + roll(width), y + roll(height - 8), side, side), sky), "white");
  }
  for (const bar of bars) {
    paintArea(scene, rectangleArea(bar - 1, y, 3, height), "black");
    paintArea(scene, rectangleArea(bar, y, 1, height), "white");
  }
  paintArea(scene, rectangleArea(x - 6, y + height + 3, width + 12, 3), "white");
  paintArea(scene, rectangleArea(x - 6, y + height + 6, width + 12, 2), "black");
}

/**
 * The line of the roofs behind the toyshop's window. Each point is given by its distance in pixels to the right of the
 * window's left edge and above its lower edge.
 */
const ROOFS: readonly Spot[] = [[12, 22], [24, 14], [24, 18], [38, 18], [38, 10], [54, 10], [54, 20], [68, 30], [82, 20], [82, 12], [100, 12], [100, 24], [122, 24], [122, 10], [138, 10], [138, 18], [152, 28], [166, 18], [166, 10], [184, 10], [184, 22], [198, 22], [198, 14], [240, 14]]; // prettier-ignore

/** Draws a shelf of the toyshop with a drum, blocks and a boat. It is visible only beside small boards. */
function drawShelf(scene: Bitmap): void {
  paintArea(scene, rectangleArea(118, 98, 86, 62), "black");
  for (const y of [128, 158]) paintArea(scene, rectangleArea(120, y, 82, 4), "white");
  const drum = polygonArea([[126, 110], [150, 110], [150, 127], [126, 127]]); // prettier-ignore
  paintOutlined(scene, drum, "black", "white");
  paintArea(scene, areaOfStroke([[126, 126], [132, 111], [138, 126], [144, 111], [150, 126]]), "white"); // prettier-ignore
  paintArea(scene, rectangleArea(124, 109, 28, 2), "white");
  for (const [x, y, side] of [
    [160, 112, 15],
    [178, 112, 15],
    [169, 97, 14],
    [124, 141, 17],
  ] as const) {
    const block = rectangleArea(x, y, side, side);
    paintOutlined(scene, block, "black", "white");
    paintOutlined(scene, rectangleArea(x + 4, y + 4, side - 8, side - 8), "black", "white");
  }
  const boat = polygonArea([[152, 150], [186, 150], [180, 157], [158, 157]]); // prettier-ignore
  paintArea(scene, boat, "white");
  paintArea(scene, joinAreas(rectangleArea(168, 134, 1, 16), polygonArea([[170, 136], [182, 148], [170, 148]])), "white"); // prettier-ignore
}

function drawShopFloor(scene: Bitmap, top: number): void {
  const floor = rectangleArea(0, top, WIDTH, HEIGHT);
  paintArea(scene, floor, "white");
  paintArea(scene, rectangleArea(0, top - 3, WIDTH, 1), "white");
  paintArea(scene, rectangleArea(0, top - 2, WIDTH, 2), "black");
  paintTone(scene, floor, "black", () => 18);
  for (const y of [top + 14, top + 29]) paintArea(scene, rectangleArea(0, y, WIDTH, 1), "black");
}

/**
 * The layers of branches of the toyshop's Christmas tree, in pixels: the y of the top and of the foot of each, and half
 * its width.
 */
const SKIRTS = [
  { top: 104, foot: 128, half: 20 },
  { top: 114, foot: 150, half: 29 },
  { top: 134, foot: 174, half: 38 },
  { top: 156, foot: 200, half: 46 },
] as const;
const BAUBLES: readonly Spot[] = [[48, 124], [64, 138], [40, 146], [56, 156], [74, 162], [30, 170], [46, 176], [66, 182], [86, 190], [24, 190], [50, 194]]; // prettier-ignore
const CANDLES: readonly Spot[] = [[60, 118], [34, 142], [72, 144], [22, 166], [52, 166], [84, 168], [14, 190], [36, 190], [72, 192], [94, 192]]; // prettier-ignore

function drawTree(scene: Bitmap, at: ScaledSpot, light: Light): void {
  const place = (points: readonly Spot[]): Spot[] => placePoints(at, points);
  const pot = polygonArea(place([[44, 198], [64, 198], [61, 212], [47, 212]])); // prettier-ignore
  paintArea(scene, growArea(pot, 2), "white");
  paintArea(scene, pot, "black");
  const tree = joinAreas(...SKIRTS.map((skirt) => polygonArea(place(skirtOutline(skirt)))));
  paintArea(scene, growArea(tree, 2), "white");
  paintArea(scene, tree, "black");
  for (const { foot, half } of SKIRTS) {
    const garland = curve([[TREE_X - half + 6, foot - 9], [TREE_X - half * 0.4, foot - 3], [TREE_X + half * 0.3, foot - 8], [TREE_X + half - 6, foot - 15]]); // prettier-ignore
    paintTone(scene, intersectAreas(areaOfStroke(place(garland)), tree), "white", (x) =>
      Math.floor(x / 2) % 3 === 0 ? 0 : 64,
    );
  }
  const round = ([x, y]: Spot, radius: number): Area => {
    const [middleX, middleY] = place([[x, y]])[0];
    return ellipseArea(middleX, middleY, radius * at.scale);
  };
  for (const spot of BAUBLES) {
    paintArea(scene, intersectAreas(round(spot, 5), tree), "black");
    paintArea(scene, round(spot, 3.4), "white");
    paintArea(scene, round([spot[0] + 0.8, spot[1] + 0.8], 1.8), "black");
  }
  for (const spot of CANDLES) drawCandle(scene, place([spot])[0], at.scale, light !== "out");
  if (light === "out") paintTone(scene, growArea(joinAreas(tree, pot), 2), "black", () => 32);
  drawStar(scene, place([[TREE_X, STAR_Y]])[0], at.scale, light === "lit"); // prettier-ignore
}

function skirtOutline({ top, foot, half }: (typeof SKIRTS)[number]): Spot[] {
  const side = curve([[TREE_X, top], [TREE_X + half * 0.45, top + (foot - top) * 0.55], [TREE_X + half, foot]]); // prettier-ignore
  const scallops = Array.from({ length: 13 }, (_, index): Spot => [TREE_X + half - (index * half) / 6, foot + (index % 2 === 0 ? -1 : 4)]); // prettier-ignore
  return [...side, ...scallops, ...side.map(([x, y]): Spot => [2 * TREE_X - x, y]).reverse()];
}

function drawCandle(scene: Bitmap, [x, y]: Spot, scale: number, isLit: boolean): void {
  paintArea(scene, ellipseArea(x, y - 2 * scale, 3.4 * scale, 5 * scale), "black");
  paintArea(scene, rectangleArea(Math.round(x - scale), Math.round(y), Math.round(2 * scale), Math.round(4 * scale)), "white"); // prettier-ignore
  if (isLit) paintArea(scene, ellipseArea(x, y - 3 * scale, 1.7 * scale, 2.8 * scale), "white");
}

function drawStar(scene: Bitmap, [x, y]: Spot, scale: number, isLit: boolean): void {
  const points = Array.from({ length: 10 }, (_, corner): Spot => {
    const angle = -Math.PI / 2 + (corner * Math.PI) / 5;
    const reach = scale * (corner % 2 === 0 ? 14 : 6);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  const star = polygonArea(points);
  paintArea(scene, growArea(star, 2), isLit ? "white" : "black");
  paintArea(scene, growArea(star), "black");
  paintOutlined(scene, star, isLit ? "white" : "black", "white");
}

/** Draws the gifts below the toyshop's Christmas tree. Two more gifts are visible only beside small boards. */
function drawGifts(scene: Bitmap): void {
  drawGift(scene, 2, 183, 26, 20, "white");
  drawGift(scene, 84, 179, 24, 24, "white");
  drawGift(scene, 66, 189, 20, 14, "black");
  drawGift(scene, 132, 180, 30, 34, "white");
  drawGift(scene, 170, 186, 34, 28, "black");
}

function drawGift(scene: Bitmap, x: number, y: number, width: number, height: number, paper: "black" | "white"): void {
  const box = rectangleArea(x, y, width, height);
  const ribbon = paper === "white" ? "black" : "white";
  paintArea(scene, growArea(box, 2), "white");
  paintOutlined(scene, box, paper, "black", 2);
  const middle = x + Math.floor(width / 2);
  paintArea(scene, rectangleArea(middle - 2, y + 2, 4, height - 4), ribbon);
  if (paper === "white") paintArea(scene, rectangleArea(middle - 1, y + 2, 2, height - 4), "white");
  else paintArea(scene, rectangleArea(x + 2, y + Math.floor(height / 2) - 1, width - 4, 3), ribbon);
  for (const side of [-1, 1]) {
    const loop = ellipseArea(middle + side * 5, y - 3, 5, 3.4);
    paintArea(scene, growArea(loop), "white");
    paintOutlined(scene, loop, "white", "black");
  }
  paintArea(scene, rectangleArea(middle - 2, y - 4, 4, 4), "black");
}

function drawRail(scene: Bitmap): void {
  paintArea(scene, rectangleArea(0, RAIL - 1, WIDTH, HEIGHT), "black");
  paintArea(scene, rectangleArea(0, RAIL, WIDTH, 2), "white");
  for (let x = 1; x < WIDTH; x += 8) paintArea(scene, rectangleArea(x, RAIL + 3, 4, 3), "white");
}

function drawTrain(scene: Bitmap, at: ScaledSpot, turn: number): void {
  drawWagon(scene, at, 0);
  drawWagon(scene, at, 28);
  const [x, y] = [at.x + 56, at.y];
  const boiler = joinAreas(rectangleArea(x + 9, y - 17, 22, 11), rectangleArea(x, y - 25, 12, 20), rectangleArea(x - 2, y - 27, 16, 3)); // prettier-ignore
  const chimney = joinAreas(rectangleArea(x + 23, y - 24, 5, 8), rectangleArea(x + 21, y - 26, 9, 3));
  const buffer = polygonArea([[x, y - 7], [x + 31, y - 7], [x + 37, y - 1], [x + 29, y - 2], [x, y - 2]]); // prettier-ignore
  const engine = joinAreas(boiler, chimney, buffer);
  paintArea(scene, growArea(engine, 2), "black");
  paintArea(scene, engine, "white");
  paintArea(scene, rectangleArea(x + 3, y - 22, 6, 7), "black");
  paintArea(scene, joinAreas(rectangleArea(x + 17, y - 16, 1, 9), rectangleArea(x + 24, y - 16, 1, 9)), "black");
  for (const [left, radius] of [
    [5, 5],
    [17, 4],
    [26, 4],
  ] as const)
    drawWheel(scene, x + left, y - radius, radius);
  const puff = turn % 4;
  for (const [dx, dy, radius] of [
    [22, -30, 2],
    [15 - puff, -31, 3],
  ] as const) {
    paintArea(scene, ellipseArea(x + dx - puff, y + dy, radius + 1), "black");
    paintArea(scene, ellipseArea(x + dx - puff, y + dy, radius), "white");
  }
}

function drawWagon(scene: Bitmap, at: ScaledSpot, right: number): void {
  const [x, y] = [at.x + right, at.y];
  const load = right === 0 ? polygonArea([[x + 4, y - 15], [x + 12, y - 25], [x + 20, y - 15]]) : rectangleArea(x + 5, y - 25, 14, 10); // prettier-ignore
  const wagon = rectangleArea(x, y - 16, 24, 11);
  const hook = rectangleArea(x + 24, y - 8, 4, 2);
  paintArea(scene, growArea(joinAreas(load, wagon, hook), 2), "black");
  paintArea(scene, joinAreas(wagon, hook), "white");
  paintOutlined(scene, load, "black", "white");
  if (right > 0) paintArea(scene, rectangleArea(x + 11, y - 25, 2, 10), "white");
  paintArea(scene, rectangleArea(x + 2, y - 13, 20, 1), "black");
  paintArea(scene, rimOf(wagon), "white");
  for (const left of [5, 18]) drawWheel(scene, x + left, y - 4, 4);
}

function drawWheel(scene: Bitmap, x: number, y: number, radius: number): void {
  paintArea(scene, ellipseArea(x, y, radius + 1), "black");
  paintArea(scene, ellipseArea(x, y, radius), "white");
  paintArea(scene, ellipseArea(x, y, radius - 1.5), "black");
  paintArea(scene, ellipseArea(x, y, 1), "white");
}
