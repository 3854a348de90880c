/**
 * Draws the scenery of the third chapter of Skid's campaign, the tree house: fireflies in a jar, and an owl in the
 * hollow of the tree's trunk. When the level can no longer be won, the fireflies are dark, and three pairs of eyes look
 * out of the night.
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
  roundedArea,
  shiftArea,
  areaOfStroke,
  areaOfStrokes,
  subtractAreas,
  type Area,
  type ScaledSpot,
  type Spot,
} from "../../areas";
import { createBitmap, joinInColumn, type Bitmap } from "../../bitmap";
import { createDice, HEIGHT, WIDTH } from "../../drawing";
import { drawFilmPictures } from "../../film";

/**
 * Where the owl of Skid's tree house blinks: the box on the screen in pixels. Also the number of pictures of this owl.
 */
export const OWL = { x: 83, y: 121, width: 28, height: 38, pictures: 2 };
/**
 * Where the fireflies of Skid's tree house fly over the garden: the box on the screen in pixels. Also the number of
 * pictures of these fireflies.
 */
export const FLIES = { x: 2, y: 188, width: 76, height: 48, pictures: 6 };

type Light = "lit" | "half" | "out";

const BESIDE: ScaledSpot = { x: 0, y: 0, scale: 1 };
const GARDEN = 172;
const JAR: Spot = [40, 140];
const HOLLOW: Spot = [97, 140];

/**
 * Draws Skid's tree house around the board in three pictures: by the light of all fireflies, of none, and of a few. A
 * few fireflies mean that the level can still be won, but not with a full combo (a win in which all toys of each colour
 * leave in one move).
 */
export function drawTreeHouses(): Bitmap {
  return joinInColumn(
    (["lit", "out", "half"] as const).map((light) => {
      const scene = drawTreeHouse(light);
      if (light === "out") drawEyes(scene);
      else drawFreeFlies(scene, 0);
      return scene;
    }),
  );
}

/** Draws the owl of Skid's tree house in two pictures: with open and with shut eyes. */
export function drawOwls(): Bitmap {
  return drawFilmPictures(drawTreeHouse("lit"), OWL, (scene, picture) => {
    drawOwl(scene, BESIDE, picture === 1);
  });
}

/**
 * Draws the fireflies over the garden of the tree house, a chapter of the puzzle Skid, in six pictures, in which they
 * fly.
 */
export function drawFlies(): Bitmap {
  return drawFilmPictures(drawTreeHouse("lit"), FLIES, drawFreeFlies);
}

/**
 * Draws the opening picture of Skid's tree house, before the chapter's first level: the platform in the tree, with a
 * jar of fireflies that is larger than in the levels.
 */
export function drawTreeHouseOpening(): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "black");
  const at: ScaledSpot = { x: 166, y: -110, scale: 1.7 };
  drawStars(scene, joinAreas(rectangleArea(4, 130, 130, 40), rectangleArea(150, 30, 240, 130)));
  drawHalo(scene, rectangleArea(0, 0, WIDTH, 184), [234, 132], 104);
  drawTrunk(scene, at);
  drawOwl(scene, at, false);
  drawCrown(scene, 236);
  drawBunting(scene, [[300, 36], [340, 50], [380, 46], [420, 26]]); // prettier-ignore
  drawJar(scene, at, "lit");
  drawPlatform(scene);
  for (const [x, y, radius] of [[160, 112, 3], [186, 160, 2], [282, 168, 3], [24, 158, 2]] as const) drawFly(scene, x, y, radius); // prettier-ignore
  return scene;
}

function drawTreeHouse(light: Light): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "black");
  drawStars(scene, joinAreas(rectangleArea(2, 100, 78, 66), rectangleArea(150, 26, 248, 130)));
  if (light !== "out") drawHalo(scene, rectangleArea(0, 62, 150, GARDEN - 62), JAR, light === "lit" ? 75 : 46);
  drawGarden(scene);
  drawLadder(scene);
  drawTrunk(scene, BESIDE);
  if (light === "out") paintTone(scene, rectangleArea(0, 84, WIDTH, HEIGHT), "black", () => 36);
  drawOwl(scene, BESIDE, false);
  drawCrown(scene, 118);
  drawBunting(scene, [[166, 14], [226, 26], [286, 30], [346, 26], [404, 12]]); // prettier-ignore
  drawJar(scene, BESIDE, light);
  return scene;
}

function drawStars(scene: Bitmap, sky: Area): void {
  const roll = createDice(44);
  for (let star = 0; star < 130; star++) {
    const [x, y] = [roll(WIDTH), roll(GARDEN)];
    const area = star % 6 === 0 ? rectangleArea(x, y, 2, 2) : rectangleArea(x, y, 1, 1);
    if (star % 2 === 0) paintArea(scene, intersectAreas(area, sky), "white");
  }
}

function drawHalo(scene: Bitmap, where: Area, [jarX, jarY]: Spot, reach: number): void {
  paintTone(scene, where, "white", (x, y) => clamp((1 - Math.hypot(x - jarX, y - jarY) / reach) * 70, 0, 46));
}

function drawGarden(scene: Bitmap): void {
  const hills = curve([[-6, 178], [36, 172], [80, 180], [130, 172], [190, 180], [260, 174], [406, 182]]); // prettier-ignore
  paintArea(scene, polygonArea([...hills, [406, HEIGHT], [-6, HEIGHT]]), "black"); // prettier-ignore
  paintArea(scene, areaOfStroke(hills), "white");
  for (let y = 186; y < 238; y += 10) {
    for (let tuft = 0; tuft < 12; tuft++) {
      const x = 4 + ((tuft * 37 + y * 5) % 204);
      paintArea(scene, joinAreas(rectangleArea(x, y + 1, 1, 3), rectangleArea(x + 2, y, 1, 4), rectangleArea(x + 4, y + 1, 1, 3)), "white"); // prettier-ignore
    }
  }
}

/**
 * How many of every 64 pixels of the tree house's rope ladder are white. The ladder is dim, so that a small board
 * beside it looks brighter.
 */
const LADDER_TONE = 26;

/** Draws the rope ladder of Skid's tree house. It is visible only beside small boards. */
function drawLadder(scene: Bitmap): void {
  for (let y = 51; y < HEIGHT; y += 15) {
    const rung = rectangleArea(168, y, 22, 4);
    paintArea(scene, growArea(rung), "black");
    paintTone(scene, rung, "white", () => LADDER_TONE);
  }
  for (const x of [170, 186]) {
    const rope = rectangleArea(x, 0, 2, HEIGHT);
    paintArea(scene, growArea(rope), "black");
    paintTone(scene, rope, "white", () => LADDER_TONE);
  }
}

const TRUNK: readonly Spot[] = [[66, 242], [75, 214], [79, 176], [78, 140], [80, 118], [94, 96], [110, 76], [118, 40], [150, 30], [160, 60], [158, 110], [160, 160], [164, 214], [172, 242]]; // prettier-ignore
const BRANCH: readonly Spot[] = [[108, 84], [76, 98], [44, 100], [10, 96], [-8, 92], [-8, 98], [10, 103], [44, 109], [78, 112], [90, 116], [112, 110]]; // prettier-ignore
const LEAVES_OF_BRANCH: readonly Spot[] = [[2, 96], [12, 92], [8, 104], [22, 100], [-4, 102]]; // prettier-ignore

function drawTrunk(scene: Bitmap, at: ScaledSpot): void {
  const trunk = joinAreas(polygonArea(placePoints(at, curve(TRUNK))), polygonArea(placePoints(at, curve(BRANCH))));
  paintArea(scene, growArea(trunk), "black");
  paintOutlined(scene, trunk, "black", "white");
  const edge = subtractAreas(trunk, shiftArea(trunk, 3, 0));
  paintArea(
    scene,
    intersectAreas(edge, rectangleArea(0, at.y + 120 * at.scale, at.x + 100 * at.scale, HEIGHT)),
    "white",
  );
  const bark = [90, 104, 117, 130, 142, 152].map(
    (x, line) =>
    curve([[x + 5, line < 2 ? 112 + line * 3 : 54 + line * 4], [x + 2, 136], [x + 4, 170], [x + 1, 206], [x - 4, 242]]), // prettier-ignore
  );
  const inner = subtractAreas(trunk, rimOf(trunk, 5), growArea(hollowArea(at), Math.round(4 * at.scale)));
  bark.forEach((line, index) => {
    paintTone(scene, intersectAreas(areaOfStroke(placePoints(at, line)), inner), "white", (_, y) =>
      Math.floor((y + index * 11) / 13) % 4 === 0 ? 0 : 64,
    );
  });
  drawLeaves(scene, placePoints(at, LEAVES_OF_BRANCH), 9 * at.scale, 6);
}

function hollowArea(at: ScaledSpot): Area {
  return ellipseArea(at.x + HOLLOW[0] * at.scale, at.y + HOLLOW[1] * at.scale, 13 * at.scale, 18 * at.scale);
}

function drawLeaves(scene: Bitmap, middles: readonly Spot[], radius: number, seed: number): void {
  const roll = createDice(seed);
  const clump = joinAreas(
    ...middles.map(([x, y]) => {
      const reach = radius * (0.85 + roll(30) / 100);
      return ellipseArea(x, y, reach, reach * 0.86);
    }),
  );
  paintArea(scene, growArea(clump), "white");
  paintArea(scene, clump, "black");
  const inner = subtractAreas(clump, rimOf(clump, 3));
  const arcs: Spot[][] = [];
  for (const [middleX, middleY] of middles) {
    const [x, y] = [middleX + roll(7) - 3, middleY + roll(5) - 2];
    arcs.push([[x - 5, y + 3], [x - 3, y + 1], [x, y], [x + 3, y + 1], [x + 5, y + 3]]); // prettier-ignore
  }
  paintArea(scene, intersectAreas(areaOfStrokes(arcs), inner), "white");
}

function drawCrown(scene: Bitmap, left: number): void {
  const middles: Spot[] = [];
  for (let x = left + 4; x < WIDTH + 12; x += 11) middles.push([x, 3 + 6 * Math.sin(x / 23)]);
  const low: readonly Spot[] = [[14, 30], [26, 24], [4, 22], [38, 30], [48, 22], [20, 38], [34, 40], [8, 36]]; // prettier-ignore
  drawLeaves(scene, [...middles, ...low.map(([x, y]): Spot => [left + x, y])], 14, 4); // prettier-ignore
}

function drawBunting(scene: Bitmap, line: readonly Spot[]): void {
  const points = curve(line);
  const rope = areaOfStroke(points);
  paintArea(scene, growArea(rope, 2), "black");
  paintArea(scene, rope, "white");
  const [left, right] = [line[0][0], line[line.length - 1][0]];
  for (let x = left + 14; x < Math.min(WIDTH, right) - 6; x += 22) {
    const [, y] = points.find(([pointX]) => pointX >= x) ?? line[0];
    const flag = polygonArea([[x - 7, y + 1], [x + 8, y + 1], [x + 0.5, y + 11]]); // prettier-ignore
    paintArea(scene, growArea(flag), "black");
    if (Math.round((x - left) / 22) % 2 === 0) paintOutlined(scene, flag, "black", "white");
    else paintArea(scene, flag, "white");
  }
}

function drawOwl(scene: Bitmap, at: ScaledSpot, isBlinking: boolean): void {
  const [middleX, middleY] = HOLLOW;
  const round = (x: number, y: number, radiusX: number, radiusY = radiusX): Area =>
    ellipseArea(at.x + (middleX + x) * at.scale, at.y + (middleY + y) * at.scale, radiusX * at.scale, radiusY * at.scale); // prettier-ignore
  const corner = (points: readonly Spot[]): Area =>
    polygonArea(placePoints(at, points.map(([x, y]): Spot => [middleX + x, middleY + y]))); // prettier-ignore
  const hollow = hollowArea(at);
  paintArea(scene, growArea(hollow, 2), "black");
  paintArea(scene, growArea(hollow), "white");
  paintArea(scene, hollow, "black");
  const ears = joinAreas(corner([[-10, -6], [-9, -14], [-2, -9]]), corner([[10, -6], [9, -14], [2, -9]])); // prettier-ignore
  const owl = intersectAreas(joinAreas(round(0, 8, 10, 12), round(0, -4, 10.5, 8), ears), hollow);
  paintArea(scene, owl, "white");
  for (const side of [-1, 1]) {
    paintArea(scene, round(side * 4.8, -4, 4.4), "black");
    if (isBlinking) paintArea(scene, intersectAreas(round(side * 4.8, -4, 3.4), round(side * 4.8, -7, 5, 4)), "white");
    else {
      paintArea(scene, round(side * 4.8, -4, 3), "white");
      paintArea(scene, round(side * 4.4, -3.6, 1.8), "black");
    }
  }
  paintArea(scene, corner([[-2, -1], [2, -1], [0, 4]]), "black"); // prettier-ignore
  for (const [y, count] of [
    [7, 3],
    [11, 4],
    [15, 3],
  ] as const) {
    for (let feather = 0; feather < count; feather++) paintArea(scene, round(-(count - 1) * 2.5 + feather * 5, y, 1), "black"); // prettier-ignore
  }
}

function drawJar(scene: Bitmap, at: ScaledSpot, light: Light): void {
  const [x, y] = [at.x + JAR[0] * at.scale, at.y + JAR[1] * at.scale];
  const box = (left: number, top: number, width: number, height: number, radius: number): Area =>
    roundedArea(x + left * at.scale, y + top * at.scale, width * at.scale, height * at.scale, radius * at.scale);
  const cord = joinAreas(areaOfStroke(placePoints(at, [[JAR[0], 106], [JAR[0], 112]]), 2), areaOfStroke(placePoints(at, [[JAR[0] - 13, 121], [JAR[0], 111], [JAR[0] + 13, 121]]))); // prettier-ignore
  paintArea(scene, growArea(cord), "black");
  paintArea(scene, cord, "white");
  const glass = box(-18, -18, 36, 42, 9);
  const lid = box(-14, -23, 28, 8, 2);
  paintArea(scene, growArea(joinAreas(glass, lid), 3), "black");
  paintArea(scene, growArea(glass), "white");
  paintArea(scene, glass, light === "lit" ? "white" : "black");
  const [ink, glow] = light === "lit" ? (["black", "black"] as const) : (["white", "white"] as const);
  paintArea(scene, growArea(lid), "black");
  paintArea(scene, lid, "white");
  paintArea(scene, box(-13, -19, 26, 1, 0), "black");
  paintArea(scene, areaOfStroke(placePoints(at, [[JAR[0] - 13, 131], [JAR[0] - 13, 154]]), Math.round(2 * at.scale)), ink); // prettier-ignore
  for (const [left, height, lean] of [
    [-6, 12, -3],
    [-1, 17, 1],
    [5, 11, 3],
  ] as const) {
    paintArea(scene, areaOfStroke(placePoints(at, [[JAR[0] + left, 162], [JAR[0] + left + lean, 162 - height]])), ink); // prettier-ignore
  }
  if (light === "out") return;
  const flies: readonly Spot[] = [[6, -9], [-4, -2], [9, 5], [-1, -13], [2, 9], [-8, 12]]; // prettier-ignore
  for (const [left, top] of light === "lit" ? flies : flies.slice(0, 3)) drawCaught(scene, placePoints({ x, y, scale: at.scale }, [[left, top]])[0], at.scale, glow); // prettier-ignore
}

function drawCaught(scene: Bitmap, [x, y]: Spot, scale: number, ink: "black" | "white"): void {
  paintArea(scene, ellipseArea(x, y, 2.4 * scale), ink);
  paintArea(scene, areaOfStrokes([[[x, y - 1], [x - 4 * scale, y - 4 * scale]], [[x, y - 1], [x + 4 * scale, y - 4 * scale]]]), ink); // prettier-ignore
}

function drawFly(scene: Bitmap, x: number, y: number, radius: number): void {
  paintArea(scene, ellipseArea(x, y, radius + 3), "black");
  paintArea(scene, ellipseArea(x, y, radius), "white");
  for (const [dx, dy] of [[radius + 2, 0], [-radius - 3, 0], [0, radius + 2], [0, -radius - 3]] as const) paintArea(scene, rectangleArea(Math.floor(x) + dx, Math.floor(y) + dy, 1, 1), "white"); // prettier-ignore
}

function drawFreeFlies(scene: Bitmap, drift: number): void {
  for (const [x, y, radius, phase] of [
    [16, 200, 3, 0],
    [46, 212, 2, 2],
    [64, 200, 3, 4],
    [28, 224, 2, 1],
  ] as const) {
    const angle = ((drift + phase) * 2 * Math.PI) / FLIES.pictures;
    drawFly(scene, x + Math.round(3 * Math.cos(angle)), y + Math.round(3 * Math.sin(angle)), radius);
  }
}

function drawEyes(scene: Bitmap): void {
  for (const [x, y] of [
    [18, 200],
    [56, 206],
    [34, 224],
  ] as const) {
    paintArea(scene, ellipseArea(x + 5, y, 12, 7), "black");
    for (const dx of [0, 10]) {
      paintArea(scene, ellipseArea(x + dx, y, 3.4), "white");
      paintArea(scene, ellipseArea(x + dx, y + 0.5, 1.4), "black");
    }
  }
}

function drawPlatform(scene: Bitmap): void {
  const platform = rectangleArea(0, 188, WIDTH, HEIGHT);
  paintArea(scene, platform, "white");
  paintTone(scene, platform, "black", (x, y) => clamp((Math.hypot(x - 180, (y - 190) * 2.4) - 70) * 0.3, 0, 26));
  const seams = [188, 204, 221].map((y) => rectangleArea(0, y, WIDTH, 1));
  const joints = ([[60, 189, 15], [214, 189, 15], [330, 189, 15], [130, 205, 16], [282, 205, 16], [40, 222, 18], [190, 222, 18], [352, 222, 18]] as const).map(([x, y, height]) => rectangleArea(x, y, 1, height)); // prettier-ignore
  paintArea(scene, joinAreas(...seams, ...joints), "black");
  paintArea(scene, rectangleArea(0, 186, WIDTH, 1), "white");
}
