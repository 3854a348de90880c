/**
 * Draws the scenery of the fourth chapter of Fruit's campaign, the first snow: a garden at night, a bird-house with a
 * lit window, a snowman and a robin.
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
  polygonArea,
  rectangleArea,
  rimOf,
  shiftArea,
  areaOfStroke,
  subtractAreas,
  type Area,
  type Spot,
} from "../../areas";
import { createBitmap, joinInColumn, setInk, type Bitmap } from "../../bitmap";
import { createDice, HEIGHT, WIDTH } from "../../drawing";
import { cropToOrchard, drawMoving, shiftPoints, paintHaloed, shadeBelow } from "./strokes";

export const FLAKES = { x: 0, y: 62, width: 158, height: 66, pictures: 6 };
export const ROBIN = { x: 8, y: 136, width: 34, height: 26, pictures: 2 };

/**
 * Draws the orchard of Fruit's chapter of the first snow in two pictures: with light in the bird-house while the level
 * can be won, and without light.
 */
export function drawFirstSnows(): Bitmap {
  return joinInColumn([true, false].map((isLit) => cropToOrchard(drawFirstSnow(isLit, 0, 0))));
}

/**
 * Draws the falling snowflakes of Fruit's first snow in several pictures. When the pictures are shown again and again,
 * the flakes fall without a jump.
 */
export function drawFlakePictures(): Bitmap {
  return drawMoving(FLAKES, (fallen) => drawFirstSnow(true, fallen, 0));
}

export function drawRobins(): Bitmap {
  return drawMoving(ROBIN, (hop) => drawFirstSnow(true, 0, hop));
}

function drawFirstSnow(isLit: boolean, fallen: number, hop: number): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "black");
  if (isLit) drawGlow(scene, 106, 118, 46);
  drawGround(scene);
  const tree = areaOfTree(0);
  const house = houseArea(106, 90);
  drawFlakes(
    scene,
    subtractAreas(rectangleArea(FLAKES.x, FLAKES.y, FLAKES.width, FLAKES.height), growArea(house, 3)),
    fallen,
  );
  drawTree(scene, tree);
  drawBirdHouse(scene, 106, 90, isLit);
  drawSnowman(scene, 130, 210);
  if (!isLit) shadeBelow(scene, 130, "white", 26);
  drawRobin(scene, 26, 158 - 3 * hop);
  return scene;
}

function drawGlow(scene: Bitmap, x: number, y: number, radius: number): void {
  paintTone(scene, rectangleArea(0, 62, WIDTH, 130), "white", (pixelX, pixelY) =>
    clamp((1 - Math.hypot(pixelX - x, pixelY - y) / radius) * 60, 0, 44),
  );
}

function drawGround(scene: Bitmap): void {
  drawDrift(scene, [[-6, 150], [40, 138], [90, 148], [140, 136], [200, 148], [270, 136], [340, 148], [406, 138]]); // prettier-ignore
  for (let x = 4; x < WIDTH; x += 22) {
    const post = rectangleArea(x, 160, 5, 28);
    paintHaloed(scene, post, "black");
    paintHaloed(scene, ellipseArea(x + 2.5, 160, 4, 2), "white");
  }
  for (const y of [168, 178]) paintArea(scene, rectangleArea(0, y, WIDTH, 3), "black");
  drawDrift(scene, [[-6, 190], [40, 184], [90, 190], [140, 185], [200, 191], [260, 184], [330, 190], [406, 184]]); // prettier-ignore
}

function drawDrift(scene: Bitmap, ridge: readonly Spot[]): void {
  const drift = polygonArea([...curve(ridge), [WIDTH + 6, HEIGHT], [-6, HEIGHT]]);
  paintArea(scene, drift, "white");
  paintArea(scene, subtractAreas(drift, shiftArea(drift, 0, 1)), "black");
}

/**
 * The trunk and the branches of the bare tree in Fruit's first snow: the points of each, and its thickness at the root,
 * in pixels.
 */
const BRANCHES: readonly (readonly [readonly Spot[], number])[] = [
  [[[50, 214], [50, 180], [46, 140], [50, 108]], 16], // prettier-ignore
  [[[48, 140], [32, 118], [16, 104], [4, 84]], 9], // prettier-ignore
  [[[50, 120], [56, 96], [50, 78], [54, 66]], 9], // prettier-ignore
  [[[48, 130], [70, 106], [86, 94], [104, 88]], 9], // prettier-ignore
  [[[28, 114], [26, 96], [18, 78]], 5], // prettier-ignore
  [[[16, 104], [6, 106], [0, 102]], 4], // prettier-ignore
  [[[55, 96], [42, 80], [36, 68]], 5], // prettier-ignore
  [[[52, 80], [64, 70], [70, 66]], 4], // prettier-ignore
  [[[72, 105], [80, 86], [78, 70]], 5], // prettier-ignore
];

function areaOfTree(right: number): Area {
  const branches = BRANCHES.map(([points, thick]) => branchArea(shiftPoints(right, 0, points), thick));
  return joinAreas(...branches, polygonArea(shiftPoints(right, 0, [[40, 206], [60, 206], [70, 215], [50, 212], [32, 216]]))); // prettier-ignore
}

function branchArea(points: readonly Spot[], thick: number): Area {
  const path = curve(points);
  const half = (index: number): number => Math.max(1, (thick / 2) * (1 - (0.76 * index) / path.length));
  const side = (sign: number): Spot[] =>
    path.map(([x, y], index) => {
      const [fromX, fromY] = path[Math.max(0, index - 1)];
      const [toX, toY] = path[Math.min(path.length - 1, index + 1)];
      const length = Math.hypot(toX - fromX, toY - fromY);
      return [x - (sign * half(index) * (toY - fromY)) / length, y + (sign * half(index) * (toX - fromX)) / length];
    });
  return joinAreas(polygonArea([...side(1), ...side(-1).reverse()]), areaOfStroke(path, 2));
}

function drawTree(scene: Bitmap, tree: Area): void {
  paintArea(scene, growArea(tree, 2), "black");
  paintArea(scene, intersectAreas(growArea(tree, 2), rectangleArea(0, 190, WIDTH, HEIGHT)), "white");
  paintArea(scene, growArea(tree, 1), "white");
  paintArea(scene, tree, "black");
  paintArea(scene, subtractAreas(tree, shiftArea(tree, 0, 3)), "white");
}

function houseArea(x: number, y: number): Area {
  return joinAreas(rectangleArea(x - 14, y + 18, 29, 30), polygonArea(shiftPoints(x, y, [[-21, 20], [0, 2], [21, 20]]))); // prettier-ignore
}

function drawBirdHouse(scene: Bitmap, x: number, y: number, isLit: boolean): void {
  paintHaloed(scene, rectangleArea(x - 1, y - 4, 2, 10), "white");
  const wall = rectangleArea(x - 14, y + 18, 29, 30);
  paintArea(scene, growArea(wall, 3), "black");
  paintArea(scene, growArea(wall), "white");
  paintOutlined(scene, wall, "white", "black", 2);
  for (const down of [28, 38]) paintArea(scene, rectangleArea(x - 12, y + down, 25, 1), "black");
  const hole = ellipseArea(x + 0.5, y + 32, 6.5);
  paintArea(scene, ellipseArea(x + 0.5, y + 32, 8.5), "white");
  paintArea(scene, hole, "black");
  if (isLit) paintArea(scene, ellipseArea(x + 0.5, y + 32, 4.5), "white");
  paintArea(scene, rectangleArea(x - 5, y + 44, 11, 2), "black");
  const roof = polygonArea(shiftPoints(x, y, [[-21, 20], [0, 2], [21, 20]])); // prettier-ignore
  paintArea(scene, growArea(roof, 2), "black");
  paintArea(scene, roof, "white");
  paintArea(scene, rectangleArea(x - 20, y + 20, 41, 2), "black");
}

function drawSnowman(scene: Bitmap, x: number, foot: number): void {
  for (const [up, radius] of [
    [14, 15],
    [36, 11],
    [52, 8],
  ]) {
    const ball = ellipseArea(x, foot - up, radius);
    paintArea(scene, growArea(ball), "black");
    paintArea(scene, ball, "white");
    paintTone(scene, subtractAreas(ball, shiftArea(ball, -4, -3)), "black", () => 18);
  }
  const hat = joinAreas(rectangleArea(x - 6, foot - 70, 13, 12), rectangleArea(x - 10, foot - 60, 21, 3));
  paintHaloed(scene, hat, "black");
  paintArea(scene, rectangleArea(x - 6, foot - 64, 13, 2), "white");
  paintArea(scene, joinAreas(rectangleArea(x - 4, foot - 55, 2, 3), rectangleArea(x + 3, foot - 55, 2, 3), polygonArea(shiftPoints(x, foot, [[0, -52], [-9, -49], [0, -48]]))), "black"); // prettier-ignore
  for (const up of [38, 32, 18]) paintArea(scene, rectangleArea(x - 1, foot - up, 3, 3), "black");
  paintArea(scene, joinAreas(rectangleArea(x - 8, foot - 45, 17, 4), rectangleArea(x + 4, foot - 43, 4, 11)), "black");
  paintHaloed(scene, joinAreas(areaOfStroke(shiftPoints(x, foot, [[9, -36], [22, -48]]), 2), areaOfStroke(shiftPoints(x, foot, [[-9, -36], [-22, -32]]), 2)), "black"); // prettier-ignore
}

function drawRobin(scene: Bitmap, x: number, y: number): void {
  const body = joinAreas(ellipseArea(x, y - 9, 9, 7), ellipseArea(x + 6, y - 15, 5.5), polygonArea(shiftPoints(x, y, [[-6, -11], [-14, -7], [-14, -4], [-6, -5]]))); // prettier-ignore
  const beak = polygonArea(shiftPoints(x, y, [[11, -16], [16, -14], [11, -12]])); // prettier-ignore
  const legs = joinAreas(...[-2, 3].map((right) => rectangleArea(x + right, y - 3, 2, 5)));
  paintArea(scene, growArea(joinAreas(body, beak, legs), 2), "white");
  paintArea(scene, joinAreas(growArea(body), beak, legs), "black");
  const breast = subtractAreas(intersectAreas(body, joinAreas(ellipseArea(x + 5, y - 9, 7, 7), ellipseArea(x + 8, y - 15, 5))), rimOf(body)); // prettier-ignore
  paintArea(scene, breast, "white");
  paintArea(scene, rectangleArea(x + 7, y - 17, 2, 2), "black");
}

const FALL = 3;
const PERIOD = FALL * FLAKES.pictures;

function drawFlakes(scene: Bitmap, sky: Area, fallen: number): void {
  const roll = createDice(12);
  for (let column = 0; column < WIDTH; column += 13) {
    const [x, start] = [column + roll(9), roll(PERIOD)];
    for (let y = start + fallen * FALL - PERIOD; y < HEIGHT; y += PERIOD)
      drawFlake(scene, sky, x + swayAt(y + column * 5), y);
  }
}

function swayAt(y: number): number {
  return Math.round(4 * Math.sin(y / 11) + 2 * Math.sin(y / 5));
}

function drawFlake(scene: Bitmap, sky: Area, left: number, top: number): void {
  for (const x of [left, left + 1]) {
    for (const y of [top, top + 1]) if (y >= 0 && sky[y * WIDTH + x] === 1) setInk(scene, x, y, "white");
  }
}

/** Draws the picture that opens Fruit's chapter of the first snow, before the chapter's first level. */
export function drawFirstSnowOpening(): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "black");
  drawGlow(scene, 296, 118, 74);
  drawGround(scene);
  drawFlakes(scene, joinAreas(rectangleArea(176, 4, 220, 130), rectangleArea(4, 126, 172, 8)), 0);
  drawTree(scene, areaOfTree(190));
  drawBirdHouse(scene, 296, 90, true);
  drawSnowman(scene, 352, 222);
  drawRobin(scene, 196, 158);
  for (const [x, y] of [[160, 206], [176, 210], [192, 206], [208, 211]]) drawFootprint(scene, x, y); // prettier-ignore
  return scene;
}

function drawFootprint(scene: Bitmap, x: number, y: number): void {
  for (const [right, down] of [[0, 0], [-1, -1], [0, -1], [1, -1], [-2, -2], [0, -2], [2, -2]]) paintArea(scene, rectangleArea(x + right, y + down, 1, 1), "black"); // prettier-ignore
}

/**
 * Returns a function that says whether a pixel of Fruit's snowy lawn is black. On this lawn, only the corners of the
 * board's cells are marked in black.
 */
export function isSnowCorner(cellSize: number): (x: number, y: number) => boolean {
  const isEdge = (at: number): boolean => at === 0 || at === cellSize - 1;
  return (x, y) => isEdge(x) && isEdge(y);
}
