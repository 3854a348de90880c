/**
 * Draws the scenery of the second chapter of Ice Path's campaign, the blizzard: an igloo at dusk, almost buried in
 * snow, and a wind sock that stands stiff in the gale. The snow leaves only a slit of the igloo's door free, through
 * which light shows.
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
import { drawShard } from "./shards";

/**
 * Where snow flies in Ice Path's chapter of the blizzard: the box on the screen in pixels. Also the number of pictures
 * in which the flying snow is drawn.
 */
export const GUSTS = { x: 0, y: 46, width: 160, height: 54, pictures: 8 };
export const SOCK = { x: 112, y: 98, width: 46, height: 24, pictures: 3 };

const BESIDE: ScaledSpot = { x: 0, y: 0, scale: 1 };
const IN_OPENING: ScaledSpot = { x: 168, y: -96, scale: 1.6 };

/** The y coordinate in pixels below which the snow has no grey shade, so that the text there can be read. */
const TEXT_TOP = 216;

/**
 * Draws the scene beside the board in Ice Path's blizzard in two pictures: with light in the igloo's door while the
 * level can be won, and with the door buried in snow.
 */
export function drawBlizzards(): Bitmap {
  return joinInColumn([drawBlizzard(true, 0, 0), drawBlizzard(false, 0, 0)]);
}

/**
 * Draws the snow that flies through Ice Path's blizzard in several pictures. They follow each other without a jump,
 * also from the last to the first.
 */
export function drawGusts(): Bitmap {
  const { x, y, width, height, pictures } = GUSTS;
  return joinInRow(
    Array.from({ length: pictures }, (_, picture) => crop(drawBlizzard(true, picture, 0), x, y, width, height)),
  );
}

export function drawSocks(): Bitmap {
  const { x, y, width, height, pictures } = SOCK;
  return joinInRow(
    Array.from({ length: pictures }, (_, picture) => crop(drawBlizzard(true, 0, picture), x, y, width, height)),
  );
}

/**
 * Draws the opening picture of Ice Path's blizzard, before the chapter's first level. The igloo is larger than beside a
 * board.
 */
export function drawBlizzardOpening(): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "black");
  paintTone(scene, areaAbove(HEIGHT), "white", (x, y) => {
    const dusk = clamp((y - 30) * 0.5, 0, 40);
    return y > 128 ? dusk : dusk * clamp((x - 160) / 120, clamp((y - 112) / 16, 0, 1), 1);
  });
  drawHills(scene, { x: 0, y: 22, scale: 1.15 }, true);
  const field = polygonArea([...curve([[-6, 172], [90, 162], [200, 172], [300, 156], [406, 168]]), [406, 240], [-6, 240]]); // prettier-ignore
  paintArea(scene, field, "white");
  drawStreaks(scene, subtractAreas(rectangleArea(0, 118, WIDTH, 50), field), { count: 16, seed: 5 });
  drawStreaks(scene, rectangleArea(176, 4, 224, 114), { count: 26, seed: 9 });
  drawSock(scene, { x: -30, y: -50, scale: 1.6 }, 0);
  drawIgloo(scene, IN_OPENING, true);
  for (const [x, y, height] of [[26, 190, 18], [62, 184, 12], [386, 222, 22]] as const) drawShard(scene, x, y, height); // prettier-ignore
  return scene;
}

function drawBlizzard(isLit: boolean, gust: number, flap: number): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "black");
  drawDusk(scene, isLit ? 34 : 60, isLit ? 40 : 16);
  drawHills(scene, BESIDE, isLit);
  const field = drawField(scene);
  const sky = subtractAreas(areaAbove(136), field);
  const flying = rectangleArea(GUSTS.x, GUSTS.y, GUSTS.width, GUSTS.height);
  const count = isLit ? 26 : 14;
  drawStreaks(scene, intersectAreas(sky, flying), { count, seed: 13 }, gust);
  drawStreaks(scene, intersectAreas(sky, rectangleArea(0, 27, WIDTH, GUSTS.y - 27)), { count, seed: 9 });
  drawStreaks(scene, intersectAreas(sky, rectangleArea(GUSTS.width, 2, WIDTH, 120)), { count, seed: 21 });
  const hut = drawIgloo(scene, BESIDE, isLit);
  drawSock(scene, { x: -18, y: 0, scale: 1 }, flap);
  if (!isLit) darkenSnow(scene, joinAreas(field, hut));
  return scene;
}

function areaAbove(bottom: number): Area {
  return rectangleArea(0, 0, WIDTH, bottom);
}

function drawDusk(scene: Bitmap, top: number, most: number): void {
  paintTone(scene, areaAbove(HEIGHT), "white", (_, y) => clamp((y - top) * 0.52, 0, most));
}

const HILLS: readonly Spot[] = [[-10, 118], [34, 98], [62, 112], [104, 88], [150, 112], [190, 96], [230, 116], [300, 92], [360, 114], [410, 100], [410, 170], [-10, 170]]; // prettier-ignore

function drawHills(scene: Bitmap, at: ScaledSpot, isLit: boolean): void {
  const hills = polygonArea(placePoints(at, HILLS));
  paintArea(scene, hills, "black");
  paintTone(scene, hills, "white", (_, y) => clamp((y - at.y - 92 * at.scale) * 0.9, 0, isLit ? 34 : 14));
}

function drawField(scene: Bitmap): Area {
  const edge = curve([[-6, 148], [40, 136], [96, 146], [140, 132], [188, 146], [260, 138], [330, 150], [410, 136]]); // prettier-ignore
  const field = polygonArea([...edge, [410, 240], [-6, 240]]);
  paintArea(scene, field, "white");
  paintTone(scene, field, "black", (_, y) => clamp((y - 132) * 0.5, 0, 14));
  for (const [x, y, width] of [[206, 160, 70], [310, 166, 80], [150, 158, 40]]) drawRidge(scene, x, y, width); // prettier-ignore
  return field;
}

function drawRidge(scene: Bitmap, x: number, y: number, width: number): void {
  const ridge = curve([[x, y + 4], [x + width * 0.3, y], [x + width * 0.7, y + 1], [x + width, y + 5]]); // prettier-ignore
  const shade = polygonArea([...ridge, [x + width * 0.7, y + 9], [x + width * 0.3, y + 8]]);
  paintTone(scene, shade, "black", () => 14);
  paintArea(scene, areaOfStroke(ridge), "black");
}

const [MIDDLE, FOOT] = [66, 186];

function drawIgloo(scene: Bitmap, at: ScaledSpot, isLit: boolean): Area {
  const below = rectangleArea(0, at.y + FOOT * at.scale, WIDTH, HEIGHT);
  const round = (x: number, y: number, radiusX: number, radiusY: number): Area =>
    ellipseArea(at.x + x * at.scale, at.y + y * at.scale, radiusX * at.scale, radiusY * at.scale);
  const dome = subtractAreas(round(MIDDLE, FOOT, 44, 54), below);
  paintArea(scene, subtractAreas(growArea(dome, 3), below), "white");
  paintOutlined(scene, dome, "white", "black", 2);
  drawBlocks(scene, intersectAreas(dome, subtractAreas(dome, rimOf(dome, 2))), at);
  const cap = intersectAreas(
    joinAreas(round(MIDDLE - 14, FOOT - 50, 38, 21), round(MIDDLE - 40, FOOT - 22, 20, 32)),
    dome,
  );
  paintArea(scene, cap, "white");
  paintArea(scene, intersectAreas(rimOf(cap), subtractAreas(dome, rimOf(dome, 3))), "black");
  paintArea(scene, rimOf(dome, 2), "black");
  const porch = subtractAreas(round(MIDDLE + 14, FOOT + 2, 23, 29), below);
  paintOutlined(scene, porch, "white", "black", 2);
  const door = subtractAreas(round(MIDDLE + 14, FOOT + 2, 15, 21), below);
  paintArea(scene, growArea(door), "black");
  if (isLit) paintArea(scene, door, "white");
  const drift = drawDrift(scene, at, isLit);
  return joinAreas(subtractAreas(growArea(dome, 3), below), porch, drift);
}

function drawBlocks(scene: Bitmap, inner: Area, at: ScaledSpot): void {
  const line = (points: readonly Spot[]): void => {
    paintArea(scene, intersectAreas(areaOfStroke(placePoints(at, points)), inner), "black");
  };
  for (const y of [147, 162, 175]) line([[10, y], [122, y]]); // prettier-ignore
  for (const [top, bottom, first] of [
    [133, 147, 9],
    [147, 162, 0],
    [162, 175, 10],
    [175, 186, 3],
  ]) {
    for (let x = 18 + first; x < 116; x += 19) line([[x, top], [x, bottom]]); // prettier-ignore
  }
  const far = intersectAreas(inner, rectangleArea(at.x + (MIDDLE + 26) * at.scale, 0, WIDTH, HEIGHT));
  paintTone(scene, far, "black", (x) => clamp((x - at.x - (MIDDLE + 24) * at.scale) * 0.9, 0, 22));
}

const DRIFT: readonly Spot[] = [[-140, 172], [-80, 182], [-6, 176], [20, 168], [44, 181], [64, 184], [82, 178], [98, 180], [116, 184], [140, 172], [172, 182], [230, 192], [300, 184], [410, 196]]; // prettier-ignore
const HIGH_DRIFT: readonly Spot[] = [[-140, 172], [-80, 182], [-6, 176], [20, 168], [44, 180], [62, 176], [80, 171], [98, 173], [118, 182], [140, 172], [172, 182], [230, 192], [300, 184], [410, 196]]; // prettier-ignore

function drawDrift(scene: Bitmap, at: ScaledSpot, isLit: boolean): Area {
  const edge = placePoints(at, curve(isLit ? DRIFT : HIGH_DRIFT));
  const drift = polygonArea([...edge, [WIDTH + 40, HEIGHT], [-40, HEIGHT]]);
  paintArea(scene, drift, "white");
  const top = at.y + 176 * at.scale;
  const fan = polygonArea(placePoints(at, [[62, 180], [100, 176], [186, 240], [88, 240]])); // prettier-ignore
  const shaded = isLit ? subtractAreas(drift, fan) : drift;
  paintTone(scene, shaded, "black", (_, y) =>
    Math.min(clamp((y - top) * 0.62 + 6, 4, 24), clamp((TEXT_TOP + 2 - y) * 2, at.scale > 1 ? 10 : 0, 30)),
  );
  paintArea(scene, intersectAreas(areaOfStroke(edge), shaded), "black");
  return drift;
}

function drawSock(scene: Bitmap, at: ScaledSpot, flap: number): void {
  const pole = areaOfStroke(placePoints(at, [[142, 104], [137, 182]]), Math.round(3 * at.scale)); // prettier-ignore
  paintArea(scene, growArea(pole), "white");
  paintArea(scene, pole, "black");
  const tip = [0, 3, -2][flap];
  const edge = (share: number, isTop: boolean): Spot => {
    const x = 143 + 27 * share;
    const wave = tip * share * share;
    return isTop ? [x, 100 + 4 * share + wave] : [x, 118 - 6 * share + wave];
  };
  const part = (from: number, to: number): Area =>
    polygonArea(placePoints(at, [edge(from, true), edge(to, true), edge(to, false), edge(from, false)]));
  const sock = part(0, 1);
  paintArea(scene, growArea(sock), "white");
  paintOutlined(scene, sock, "white", "black", 2);
  for (const from of [0.15, 0.5]) paintArea(scene, part(from, from + 0.2), "black");
}

/** The width, in pixels, after which the streaks of flying snow repeat, so that they can move without a jump. */
const STREAK_PERIOD = 160;

interface Streaks {
  readonly count: number;
  readonly seed: number;
}

/**
 * Draws streaks of flying snow in a part of the sky. The pattern of streaks repeats from left to right. `gust` is the
 * number of the picture: from one to the next, the pattern moves to the right by an eighth of its width.
 */
function drawStreaks(scene: Bitmap, where: Area, { count, seed }: Streaks, gust = 0): void {
  const roll = createDice(seed);
  const [thin, thick]: [Spot[][], Spot[][]] = [[], []];
  for (let streak = 0; streak < count; streak++) {
    const [left, y, length] = [roll(STREAK_PERIOD), 4 + roll(150), 34 + roll(44)];
    const moved = (left + (gust * STREAK_PERIOD) / GUSTS.pictures) % STREAK_PERIOD;
    for (let x = moved - 2 * STREAK_PERIOD; x < WIDTH; x += STREAK_PERIOD) {
      const line = curve([[x, y], [x + length * 0.4, y - length * 0.03], [x + length, y - length * 0.12]]); // prettier-ignore
      thin.push(line);
      if (streak % 3 === 0) thick.push(line.slice(Math.floor(line.length / 4), Math.floor((3 * line.length) / 4)));
    }
  }
  const streaks = joinAreas(areaOfStrokes(thin), areaOfStrokes(thick, 2));
  paintArea(scene, intersectAreas(where, shiftArea(streaks, 0, 1)), "black");
  paintArea(scene, intersectAreas(where, streaks), "white");
}

function darkenSnow(scene: Bitmap, snow: Area): void {
  paintTone(scene, snow, "black", (_, y) => clamp((TEXT_TOP - y) * 3, 0, 24));
}
