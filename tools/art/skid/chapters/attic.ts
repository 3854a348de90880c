/**
 * Draws the scenery of the second chapter of Skid's campaign, the attic: a lantern on a trunk, rain behind a round
 * window, a leak and its bucket. When the level can no longer be won, the lantern is out and only the window is bright.
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
  areaOfStroke,
  areaOfStrokes,
  subtractAreas,
  type Area,
  type ScaledSpot,
  type Spot,
} from "../../areas";
import { createBitmap, crop, joinInColumn, joinInRow, type Bitmap } from "../../bitmap";
import { createDice, HEIGHT, WIDTH } from "../../drawing";
import { drawFilmPictures } from "../../film";

/**
 * Where the rain in the window of Skid's attic is drawn: the box on the screen in pixels. Also the number of pictures
 * of this rain.
 */
export const RAIN = { x: 63, y: 99, width: 42, height: 42, pictures: 4 };
export const DROP = { x: 87, y: 152, width: 12, height: 60, pictures: 5 };
export const HORSE = { x: 0, y: 184, width: 62, height: 56 };
const HORSE_DEGREES = [0, 5, 9, -5, -9];
const HORSE_AT: ScaledSpot = { x: 10, y: 207, scale: 0.56 };
/**
 * The point around which the rocking horse of Skid's attic turns, in pixels. Its curved rockers are parts of a circle
 * around this point.
 */
const ROCKING_MIDDLE: Spot = [33, -21];

type Flame = "lit" | "half" | "out";

const BESIDE: ScaledSpot = { x: 0, y: 0, scale: 1 };
const FLOOR = 176;
const LANTERN: Spot = [34, 152];
const WINDOW = { x: 84, y: 120, radius: 21 };
const SLOPE: readonly Spot[] = [[-8, 152], [172, -10]]; // prettier-ignore
const OTHER_SLOPE: readonly Spot[] = [[156, -10], [240, 66]]; // prettier-ignore

/**
 * Draws Skid's attic around the board in three pictures: with the lantern lit, without light, and with a low flame. The
 * low flame means that the level can still be won, but not with a full combo (a win in which all toys of each colour
 * leave in one move).
 */
export function drawAttics(): Bitmap {
  return joinInColumn((["lit", "out", "half"] as const).map(drawAttic));
}

export function drawRain(): Bitmap {
  return drawFilmPictures(drawAttic("lit"), RAIN, (scene, rain) => {
    drawWindow(scene, BESIDE, rain);
  });
}

/**
 * Draws the drop that falls from the leak in Skid's attic, in five pictures: no drop, three pictures of its fall, and
 * the splash in the bucket.
 */
export function drawDrops(): Bitmap {
  return drawFilmPictures(drawAttic("lit"), DROP, drawDrop);
}

/**
 * Draws the rocking horse of the attic, a chapter of the puzzle Skid, in five pictures without a background: upright,
 * leaning back a little and far, and leaning forward a little and far.
 */
export function drawHorses(): Bitmap {
  return joinInRow(
    HORSE_DEGREES.map((degrees) => {
      const scene = createBitmap(WIDTH, HEIGHT);
      drawHorse(scene, HORSE_AT, degrees);
      return crop(scene, HORSE.x, HORSE.y, HORSE.width, HORSE.height);
    }),
  );
}

/**
 * Draws the opening picture of Skid's attic, before the chapter's first level: the attic from further back, with a
 * larger window.
 */
export function drawAtticOpening(): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "black");
  const slopes: readonly (readonly Spot[])[] = [[[56, 180], [244, -14]], [[226, -14], [414, 180]]]; // prettier-ignore
  const gable = polygonArea([[60, FLOOR], [235, -8], [410, FLOOR]]); // prettier-ignore
  const trunkX = 290;
  drawGable(scene, gable);
  drawHalo(scene, subtractAreas(gable, rectangleArea(0, FLOOR - 2, WIDTH, HEIGHT)), LANTERN[0] + trunkX, 1.15);
  drawWindow(scene, { x: 59, y: -152, scale: 2.1 }, 0);
  drawRafters(scene, slopes);
  drawFloorboards(scene, "lit", LANTERN[0] + trunkX, 10);
  drawHorse(scene, { x: 186, y: 164, scale: 1 });
  drawTrunk(scene, { x: trunkX, y: 0, scale: 1 });
  drawLantern(scene, { x: trunkX, y: 0, scale: 1 }, "lit");
  return scene;
}

function drawAttic(flame: Flame): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "black");
  const gable = gableArea();
  drawGable(scene, gable);
  drawRoof(scene);
  const wall = subtractAreas(
    intersectAreas(gable, rectangleArea(0, 0, 140, FLOOR - 2)),
    growArea(areaOfStroke(SLOPE, 9), 3),
  );
  if (flame !== "out") drawHalo(scene, wall, LANTERN[0], flame === "lit" ? 1 : 0.56);
  drawWindow(scene, BESIDE, 0);
  drawRafters(scene, [SLOPE, OTHER_SLOPE]);
  drawFloorboards(scene, flame, LANTERN[0]);
  if (flame === "out") paintTone(scene, rectangleArea(0, FLOOR, WIDTH, HEIGHT), "black", () => 40);
  drawBoxes(scene);
  drawTrunk(scene, BESIDE);
  drawBucket(scene);
  if (flame === "out") paintTone(scene, rectangleArea(0, 156, WIDTH, HEIGHT), "black", () => 30);
  drawLantern(scene, BESIDE, flame);
  return scene;
}

function gableArea(): Area {
  return polygonArea([SLOPE[0], SLOPE[1], [164, -2], [240, 66], [240, FLOOR], [WIDTH, FLOOR], [WIDTH, 46], [240, 46], [240, FLOOR], [-8, FLOOR]]); // prettier-ignore
}

function drawGable(scene: Bitmap, gable: Area): void {
  const joints = Array.from({ length: 24 }, (_, joint) => rectangleArea(8 + joint * 17, 0, 1, FLOOR - 4));
  const boards = intersectAreas(joinAreas(...joints), gable);
  paintTone(scene, boards, "white", (x, y) => ((Math.floor(y / 5) + x) % 4 === 3 ? 0 : 64));
}

function drawHalo(scene: Bitmap, wall: Area, lanternX: number, share: number): void {
  const [x, y] = [lanternX, LANTERN[1]];
  const reach = 62 * share;
  paintTone(scene, wall, "white", (pixelX, pixelY) =>
    clamp((1 - Math.hypot(pixelX - x, pixelY - y) / reach) * 64, 0, 42),
  );
}

function drawWindow(scene: Bitmap, at: ScaledSpot, rain: number): void {
  const disc = (radius: number): Area =>
    ellipseArea(at.x + WINDOW.x * at.scale, at.y + WINDOW.y * at.scale, radius * at.scale);
  const glass = disc(WINDOW.radius);
  paintArea(scene, disc(WINDOW.radius + 6), "black");
  paintArea(scene, disc(WINDOW.radius + 4), "white");
  paintArea(scene, disc(WINDOW.radius + 1.5), "black");
  const top = at.y + (WINDOW.y - WINDOW.radius) * at.scale;
  paintTone(scene, glass, "white", (_, y) => clamp(((y - top) / at.scale) * 0.75, 3, 28));
  const town = intersectAreas(polygonArea(placePoints(at, TOWN)), glass);
  paintOutlined(scene, town, "black", "white");
  paintArea(scene, polygonArea(placePoints(at, [[93, 132], [96, 132], [96, 136], [93, 136]])), "white"); // prettier-ignore
  drawRainIn(scene, subtractAreas(glass, town), at, rain);
  const bar = (thickness: number): Area => {
    const [x, y] = [at.x + WINDOW.x * at.scale, at.y + WINDOW.y * at.scale];
    const reach = (WINDOW.radius + 2) * at.scale;
    return joinAreas(rectangleArea(x - thickness / 2, y - reach, thickness, 2 * reach), rectangleArea(x - reach, y - thickness / 2, 2 * reach, thickness)); // prettier-ignore
  };
  paintArea(scene, intersectAreas(bar(4), disc(WINDOW.radius + 2)), "black");
  paintArea(scene, intersectAreas(bar(2), disc(WINDOW.radius + 2)), "white");
  const sill = polygonArea(placePoints(at, [[56, 146], [112, 146], [112, 149], [56, 149]])); // prettier-ignore
  paintArea(scene, growArea(sill), "black");
  paintArea(scene, sill, "white");
}

const TOWN: readonly Spot[] = [[60, 144], [60, 136], [68, 129], [75, 136], [75, 131], [79, 131], [79, 136], [88, 136], [88, 132], [95, 125], [102, 132], [110, 132], [110, 144]]; // prettier-ignore

function drawRainIn(scene: Bitmap, where: Area, at: ScaledSpot, rain: number): void {
  const roll = createDice(3);
  const streaks: Spot[][] = [];
  const period = 48;
  for (let streak = 0; streak < 34; streak++) {
    const [left, top, length] = [60 + roll(60), roll(period), 5 + roll(5)];
    for (const turn of [-1, 0, 1]) {
      const y = 92 + turn * period + ((top + (rain * period) / RAIN.pictures) % period);
      const x = left - (y - 92) * 0.36;
      streaks.push(placePoints(at, [[x, y], [x - length * 0.36, y + length]])); // prettier-ignore
    }
  }
  const lines = intersectAreas(areaOfStrokes(streaks), where);
  const shade = intersectAreas(areaOfStrokes(streaks.map((line) => line.map(([x, y]): Spot => [x + 1, y]))), where);
  paintArea(scene, shade, "black");
  paintArea(scene, lines, "white");
}

function drawRafters(scene: Bitmap, slopes: readonly (readonly Spot[])[]): void {
  for (const [from, to] of slopes) {
    const rafter = areaOfStroke([from, to], 9);
    paintArea(scene, growArea(rafter, 2), "black");
    paintOutlined(scene, rafter, "black", "white");
    for (let nail = 1; nail < 8; nail++) {
      const share = nail / 8;
      paintArea(scene, rectangleArea(Math.round(from[0] + (to[0] - from[0]) * share), Math.round(from[1] + (to[1] - from[1]) * share), 2, 2), "white"); // prettier-ignore
    }
  }
}

function drawRoof(scene: Bitmap): void {
  paintArea(scene, polygonArea([[160, 0], [WIDTH, 0], [WIDTH, 46], [218, 46]]), "black"); // prettier-ignore
  for (let x = 206; x < WIDTH; x += 38) paintArea(scene, rectangleArea(x, 0, 3, 36), "white");
  for (let x = 207; x < WIDTH; x += 38) paintArea(scene, rectangleArea(x, 0, 1, 36), "black");
  const beam = rectangleArea(196, 35, 204, 10);
  paintArea(scene, growArea(beam), "black");
  paintOutlined(scene, beam, "black", "white");
  for (let x = 206; x < WIDTH; x += 26) paintArea(scene, rectangleArea(x, 40, 13, 1), "white");
  const angles = [1.62, 1.95, 2.3, 2.65, 3];
  const thread = (reach: number): Spot[] => angles.map((angle) => [WIDTH - 1 + Math.cos(angle) * reach * 1.3, Math.sin(angle) * reach]); // prettier-ignore
  paintArea(scene, growArea(polygonArea([[WIDTH - 1, 0], ...thread(34)])), "black");
  const rays = thread(34).map((end): Spot[] => [[WIDTH - 1, 0], end]);
  paintArea(scene, areaOfStrokes([...rays, ...[12, 22, 32].map((reach) => curve(thread(reach)))]), "white");
}

/** Draws the floor. Far from the lantern, `darkest` of every 64 pixels are black. */
function drawFloorboards(scene: Bitmap, flame: Flame, lanternX: number, darkest = 26): void {
  const floor = rectangleArea(0, FLOOR, WIDTH, HEIGHT);
  paintArea(scene, floor, "white");
  paintArea(scene, rectangleArea(0, FLOOR - 3, WIDTH, 1), "white");
  paintArea(scene, rectangleArea(0, FLOOR - 2, WIDTH, 1), "black");
  const reach = flame === "half" ? 44 : 78;
  paintTone(scene, floor, "black", (x, y) =>
    clamp((Math.hypot(x - lanternX, (y - 206) * 2) - reach * 0.6) * 0.9, flame === "lit" ? 0 : 8, darkest),
  );
  const seams = [191, 207, 224].map((y) => rectangleArea(0, y, WIDTH, 1));
  const joints = ([[40, 177, 14], [124, 177, 14], [86, 192, 15], [196, 192, 15], [20, 208, 16], [138, 208, 16], [72, 225, 15], [180, 225, 15]] as const).map(([x, y, height]) => rectangleArea(x, y, 1, height)); // prettier-ignore
  paintArea(scene, joinAreas(...seams, ...joints, rectangleArea(0, FLOOR, WIDTH, 1)), "black");
}

function drawBoxes(scene: Bitmap): void {
  for (const [x, y, width, height] of [
    [168, 186, 38, 32],
    [174, 162, 26, 24],
  ] as const) {
    const box = rectangleArea(x, y, width, height);
    paintArea(scene, growArea(box), "white");
    paintOutlined(scene, box, "white", "black", 2);
    paintArea(scene, rectangleArea(x + width / 2 - 3, y + 2, 6, height - 4), "black");
    paintArea(scene, rectangleArea(x + width / 2 - 2, y + 2, 4, height - 4), "white");
    paintTone(scene, rectangleArea(x + width - 9, y + 2, 7, height - 4), "black", () => 20);
  }
}

function drawTrunk(scene: Bitmap, at: ScaledSpot): void {
  const part = (x: number, y: number, width: number, height: number, radius: number): Area =>
    roundedArea(at.x + x, at.y + y, width, height, radius);
  const body = part(6, 184, 64, 40, 3);
  const lid = part(4, 174, 68, 16, 6);
  const whole = joinAreas(body, lid);
  paintArea(scene, growArea(whole, 2), "white");
  paintArea(scene, growArea(whole), "black");
  paintOutlined(scene, body, "black", "black");
  paintOutlined(scene, rimOf(joinAreas(body, lid)), "white", "white");
  paintArea(scene, part(5, 190, 66, 1, 0), "white");
  for (const x of [14, 56]) {
    paintArea(scene, part(x, 175, 6, 48, 0), "white");
    paintArea(scene, part(x + 1, 176, 4, 46, 0), "black");
    for (const y of [180, 196, 208, 217]) paintArea(scene, part(x + 2, y, 2, 2, 0), "white");
  }
  paintArea(scene, part(32, 187, 12, 11, 2), "white");
  paintArea(scene, part(36, 190, 4, 5, 0), "black");
}

function drawLantern(scene: Bitmap, at: ScaledSpot, flame: Flame): void {
  const [x, y] = [LANTERN[0] + at.x, LANTERN[1] + at.y];
  const handle = areaOfStroke(curve([[x - 9, y - 10], [x - 8, y - 24], [x, y - 28], [x + 8, y - 24], [x + 9, y - 10]])); // prettier-ignore
  paintArea(scene, growArea(handle), "black");
  paintArea(scene, handle, "white");
  const foot = roundedArea(x - 12, y + 15, 24, 6, 2);
  const glass = roundedArea(x - 9, y - 9, 18, 24, 4);
  const cap = polygonArea([[x - 11, y - 8], [x - 6, y - 17], [x + 6, y - 17], [x + 11, y - 8]]); // prettier-ignore
  paintArea(scene, growArea(joinAreas(foot, glass, cap), 2), "black");
  paintArea(scene, joinAreas(foot, cap), "white");
  paintOutlined(scene, glass, flame === "lit" ? "white" : "black", "white");
  paintArea(scene, rectangleArea(x - 10, y - 10, 20, 1), "black");
  const wires = joinAreas(rectangleArea(x - 5, y - 7, 1, 21), rectangleArea(x + 4, y - 7, 1, 21));
  paintArea(scene, wires, flame === "lit" ? "black" : "white");
  const tongue = polygonArea(curve([[x, y - 4], [x + 3, y + 3], [x + 2, y + 9], [x - 2, y + 9], [x - 4, y + 3]], true)); // prettier-ignore
  if (flame === "lit") paintArea(scene, rimOf(tongue), "black");
  if (flame === "half") paintArea(scene, ellipseArea(x, y + 9, 3, 4.5), "white");
  if (flame === "out") paintArea(scene, areaOfStroke(curve([[x, y + 8], [x - 2, y + 4], [x + 2, y], [x, y - 4]])), "white"); // prettier-ignore
}

function drawBucket(scene: Bitmap): void {
  const bucket = polygonArea([[80, 206], [106, 206], [102, 226], [84, 226]]); // prettier-ignore
  paintArea(scene, growArea(bucket, 2), "white");
  paintOutlined(scene, bucket, "white", "black", 2);
  paintTone(scene, polygonArea([[96, 208], [104, 208], [100, 224], [94, 224]]), "black", () => 30); // prettier-ignore
  const mouth = ellipseArea(93, 206, 14, 3.4);
  paintArea(scene, growArea(mouth), "black");
  paintArea(scene, mouth, "white");
  paintArea(scene, ellipseArea(93, 207, 11, 2.2), "black");
}

/** Draws the drop from the leak in Skid's attic: none (0), falling (1 to 3), or the splash in the bucket (4). */
function drawDrop(scene: Bitmap, drop: number): void {
  if (drop === 4) {
    for (const [x, y] of [
      [88, 201],
      [97, 201],
      [92, 198],
    ] as const) {
      paintArea(scene, growArea(rectangleArea(x, y, 2, 2)), "black");
      paintArea(scene, rectangleArea(x, y, 2, 2), "white");
    }
  } else if (drop > 0) {
    const y = [0, 158, 174, 194][drop];
    const bead = joinAreas(ellipseArea(93, y, 2.6, 3.4), rectangleArea(92, y - 6, 2, 4));
    paintArea(scene, growArea(bead), "black");
    paintArea(scene, bead, "white");
  }
}

function drawHorse(scene: Bitmap, at: ScaledSpot, degrees = 0): void {
  const place = (points: readonly Spot[]): Spot[] => placePoints(at, points.map((point) => rocked(point, degrees))); // prettier-ignore
  const part = (points: readonly Spot[], isCurved = true): Area =>
    polygonArea(place(isCurved ? curve(points, true) : points));
  const body = part([[14, 16], [22, 10], [40, 11], [50, 10], [54, 16], [53, 26], [44, 29], [24, 28], [15, 25]]); // prettier-ignore
  const neck = part([[16, 24], [10, 6], [10, -8], [16, -10], [22, -6], [26, 8], [30, 16]]); // prettier-ignore
  const head = part([[18, -10], [10, -10], [-1, -1], [-2, 4], [4, 6], [14, 2], [22, -1]]); // prettier-ignore
  const ear = part([[13, -9], [15, -17], [19, -9]], false); // prettier-ignore
  const legs = joinAreas(part([[15, 22], [24, 26], [16, 44], [10, 44]], false), part([[44, 26], [53, 22], [60, 44], [54, 44]], false)); // prettier-ignore
  const tail = part([[52, 12], [60, 12], [64, 22], [62, 32], [58, 24], [52, 18]]); // prettier-ignore
  const rocker = areaOfStroke(place(curve([[-6, 42], [8, 50], [34, 53], [60, 50], [72, 42]])), Math.round(5 * at.scale)); // prettier-ignore
  const horse = joinAreas(body, neck, head, ear, legs, tail, rocker);
  paintArea(scene, growArea(horse, 3), "white");
  paintArea(scene, growArea(horse, 2), "black");
  paintArea(scene, horse, "white");
  const mane = part([[17, -11], [25, -6], [29, 8], [31, 16], [25, 12], [21, -2]]); // prettier-ignore
  const saddle = part([[28, 9], [42, 9], [43, 20], [36, 23], [28, 20]]); // prettier-ignore
  paintArea(scene, joinAreas(mane, tail, saddle), "black");
  const [eyeX, eyeY] = place([[9, -4]])[0];
  paintArea(scene, rectangleArea(Math.round(eyeX), Math.round(eyeY), 2, 2), "black");
}

function rocked([x, y]: Spot, degrees: number): Spot {
  const angle = (degrees * Math.PI) / 180;
  const [right, down] = [x - ROCKING_MIDDLE[0], y - ROCKING_MIDDLE[1]];
  return [
    ROCKING_MIDDLE[0] + right * Math.cos(angle) - down * Math.sin(angle),
    ROCKING_MIDDLE[1] + right * Math.sin(angle) + down * Math.cos(angle),
  ];
}
