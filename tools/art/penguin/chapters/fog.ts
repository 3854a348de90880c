/**
 * Draws the scenery of the second chapter of Penguin's campaign: fog in the morning. A foghorn stands in the place of
 * the lighthouse. When the level can no longer be won, the rings of sound around the horn are gone and the fog is grey.
 */
import {
  areaWhere,
  intersectAreas,
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
  areaOfStrokes,
  subtractAreas,
  type Area,
  type ScaledSpot,
  type Spot,
} from "../../areas";
import { createBitmap, crop, fill, joinInColumn, joinInRow, setInk, type Bitmap } from "../../bitmap";
import { passesDither } from "../../dither";
import { createDice, HEIGHT, WIDTH } from "../../drawing";
import { drawFilmPictures } from "../../film";
import { box } from "../../shapes";

/**
 * Where the rings of sound around the foghorn are drawn: the box on the screen in pixels. Also the number of pictures
 * of these rings.
 */
export const RINGS = { x: 156, y: 0, width: 88, height: 24, pictures: 4 };
export const BREATH = { x: 0, y: 24, width: WIDTH, height: 10, pictures: 3 };

const EDGE_WIDTH = 18;
const SKY_HEIGHT = 40;
const BESIDE: ScaledSpot = { x: 200, y: 39, scale: 1 };

type Head = readonly [x: number, y: number, radius: number];

/**
 * Draws the fog around the ice floe in Penguin's chapter of fog, in two pictures: white while the level can be won,
 * otherwise grey.
 */
export function drawFogs(): Bitmap {
  return joinInColumn([drawFog(true), drawFog(false)]);
}

/**
 * Draws the foghorn on its rock in two pictures of the whole sky: while it sounds, and while it is silent. All other
 * pixels are transparent.
 */
export function drawHorns(): Bitmap {
  return joinInColumn([drawHornPicture(true), drawHornPicture(false)]);
}

/** Draws the rings of sound around the foghorn in four pictures, each with one ring more than the picture before. */
export function drawHornRings(): Bitmap {
  const scene = drawFog(true);
  drawHorn(scene, BESIDE);
  return drawFilmPictures(scene, RINGS, (onto, picture) => {
    drawRings(onto, BESIDE, 1 + picture);
    drawHorn(onto, BESIDE);
  });
}

/**
 * Draws the fog at the horizon in three pictures. From one to the next, it rises by one pixel. The foghorn stands in a
 * gap in the middle.
 */
export function drawBreath(): Bitmap {
  const film = drawFilmPictures(createBitmap(WIDTH, HEIGHT, "white"), BREATH, (onto, picture) => {
    drawHorizon(onto, picture, true);
  });
  for (let picture = 0; picture < BREATH.pictures; picture++) {
    const left = picture * WIDTH;
    fill(film, box(left + 150, 0, left + 250, BREATH.height), "clear");
  }
  return film;
}

/**
 * Draws the fog over the edges of the ice floe in four pictures: the left and the right edge in white, then the left
 * and the right edge in grey.
 */
export function drawFogEdges(): Bitmap {
  return joinInRow([true, false].flatMap((isLit) => [drawEdge(21, isLit, false), drawEdge(34, isLit, true)]));
}

/**
 * Draws the opening picture of Penguin's chapter of fog, before the chapter's first level: the foghorn from nearby,
 * above banks of fog.
 */
export function drawFogOpening(): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "white");
  const at: ScaledSpot = { x: 260, y: 150, scale: 3 };
  drawRings(scene, at, 3);
  drawHorn(scene, at);
  for (const [top, width, seed] of [[136, 58, 2], [152, 78, 9], [168, 104, 4]] as const) drawBank(scene, top, width, seed); // prettier-ignore
  paintArea(scene, rectangleArea(0, 186, WIDTH, HEIGHT), "white");
  paintArea(scene, rectangleArea(0, 186, WIDTH, 2), "black");
  for (let x = 20; x < WIDTH; x += 40) for (const y of [198, 222]) paintArea(scene, rectangleArea(x + (y - 198), y, 2, 2), "black"); // prettier-ignore
  return scene;
}

function drawBank(scene: Bitmap, top: number, width: number, seed: number): void {
  const roll = createDice(seed);
  const scallops: Area[] = [];
  for (let x = -roll(width); x < WIDTH + width;) {
    const half = (width * (70 + roll(50))) / 200;
    scallops.push(ellipseArea(x + half, top + 16, half + 3, 9 + roll(7)));
    x += 2 * half - 4;
  }
  const bank = joinAreas(...scallops, rectangleArea(0, top + 16, WIDTH, HEIGHT));
  paintArea(scene, bank, "white");
  paintArea(scene, intersectAreas(rimOf(bank, 2), rectangleArea(0, 0, WIDTH, top + 16)), "black");
}

function drawFog(isLit: boolean): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "white");
  if (!isLit) paintTone(scene, rectangleArea(0, 0, WIDTH, HEIGHT), "black", () => 4);
  const heads: Head[] = [];
  const roll = createDice(14);
  for (let y = 54; y < HEIGHT + 20; y += 24) {
    for (let x = ((y - 54) / 24) % 2 === 0 ? -6 : 16; x < WIDTH + 24; x += 44) {
      heads.push([x, y + roll(5) - 2, 23 + roll(5)]);
    }
  }
  drawHeads(scene, rectangleArea(0, 36, WIDTH, HEIGHT), heads, isLit);
  drawHorizon(scene, 0, isLit);
  return scene;
}

function drawHorizon(scene: Bitmap, lift: number, isLit: boolean): void {
  const heads: Head[] = [];
  const roll = createDice(5);
  for (let x = -4; x < WIDTH + 12; x += 22 + roll(10)) heads.push([x, 38 - lift + roll(2), 14 + roll(3)]);
  drawHeads(scene, rectangleArea(0, 24, WIDTH, 12), heads, isLit);
}

function drawHeads(scene: Bitmap, where: Area, heads: readonly Head[], isLit: boolean): void {
  for (const head of heads) {
    const [middleX, middleY, radius] = head;
    for (let y = Math.max(0, middleY - radius); y < Math.min(HEIGHT, middleY + radius); y++) {
      for (let x = Math.max(0, middleX - radius); x < Math.min(WIDTH, middleX + radius); x++) {
        if (where[y * WIDTH + x] === 1 && isInHead(head, x, y)) setInk(scene, x, y, isBlackInHead(head, x, y, isLit) ? "black" : "white"); // prettier-ignore
      }
    }
  }
}

function isInHead([middleX, middleY, radius]: Head, x: number, y: number): boolean {
  return ((x + 0.5 - middleX) / radius) ** 2 + ((y + 0.5 - middleY) / (radius * 0.8)) ** 2 <= 1;
}

function isBlackInHead(head: Head, x: number, y: number, isLit: boolean): boolean {
  const [, middleY, radius] = head;
  const isRim = !(isInHead(head, x - 1, y) && isInHead(head, x + 1, y) && isInHead(head, x, y - 1) && isInHead(head, x, y + 1)); // prettier-ignore
  if (!isLit) return passesDither(x, y, isRim ? 30 : 8);
  return isRim && y < middleY + radius * 0.2;
}

function drawEdge(seed: number, isLit: boolean, isRight: boolean): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "clear");
  const roll = createDice(seed);
  const heads: Head[] = [];
  for (let y = 0; y < HEIGHT + 20; y += 17) {
    const x = (y / 17) % 2 === 0 ? 3 : -1;
    heads.push([isRight ? EDGE_WIDTH - x : x, y + roll(4), 12 + roll(3)]);
  }
  // One outline runs around all heads of an edge, so that the end of the ice is a single line.
  const fog = joinAreas(...heads.map(([x, y, radius]) => ellipseArea(x, y, radius, radius * 0.8)));
  const gap = isRight ? rectangleArea(0, 0, 1, HEIGHT) : rectangleArea(EDGE_WIDTH - 1, 0, 1, HEIGHT);
  const visible = subtractAreas(fog, gap);
  paintArea(scene, visible, "white");
  if (isLit) paintArea(scene, rimOf(fog), "black");
  else paintTone(scene, visible, "black", () => 8);
  if (!isLit) paintTone(scene, rimOf(fog), "black", () => 30);
  return crop(scene, 0, 0, EDGE_WIDTH, HEIGHT);
}

function drawHornPicture(isSounding: boolean): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "clear");
  if (isSounding) drawRings(scene, BESIDE, 1);
  drawHorn(scene, BESIDE);
  return crop(scene, 0, 0, WIDTH, SKY_HEIGHT);
}

const ROCK: readonly Spot[] = [[-30, 0], [-22, -7], [-10, -9], [12, -9], [23, -6], [31, 0]]; // prettier-ignore

function drawHorn(scene: Bitmap, at: ScaledSpot): void {
  const part = (points: readonly Spot[]): Area => polygonArea(placePoints(at, points));
  const thick = Math.max(1, Math.round(at.scale));
  const rock = part(ROCK);
  const house = part([[-9, -24], [9, -24], [9, -8], [-9, -8]]); // prettier-ignore
  const reach = at.scale === 1 ? NARROW_REACH : REACH;
  const roof = part([[-12, -23], [-1, -32], [1, -32], [12, -23]]); // prettier-ignore
  const trumpets = joinAreas(...[-1, 1].map((side) => part(trumpetOutline(side, reach))));
  paintArea(scene, growArea(joinAreas(rock, house, roof, trumpets), thick), "white");
  paintArea(scene, joinAreas(rock, roof, trumpets), "black");
  paintArea(scene, areaOfStrokes([placePoints(at, [[-20, -4], [-12, -6]]), placePoints(at, [[6, -6], [18, -4]])], thick), "white"); // prettier-ignore
  paintOutlined(scene, house, "white", "black", 2 * thick);
  paintArea(scene, part([[-3, -17], [3, -17], [3, -8], [-3, -8]]), "black"); // prettier-ignore
  paintArea(scene, part([[-1, -38], [1, -38], [1, -31], [-1, -31]]), "black"); // prettier-ignore
  for (const side of [-1, 1]) paintArea(scene, areaOfStrokes([placePoints(at, [[side * (reach - 2), -26], [side * (reach - 2), -13]])], thick), "white"); // prettier-ignore
}

const REACH = 30;
/**
 * The distance from the middle of the foghorn to the end of a trumpet, in pixels. It is short, because texts stand
 * beside the horn during a level.
 */
const NARROW_REACH = 20;

function trumpetOutline(side: number, reach: number): Spot[] {
  const points: readonly Spot[] = [[9, -21], [18, -22], [26, -29], [30, -30], [30, -9], [26, -10], [18, -17], [9, -18]]; // prettier-ignore
  return points.map(([x, y]) => [side * (9 + ((x - 9) * (reach - 9)) / (REACH - 9)), y]);
}

function drawRings(scene: Bitmap, at: ScaledSpot, count: number): void {
  for (let ring = 0; ring < count; ring++) {
    const radius = (14 + ring * 4) * at.scale;
    for (const side of [-1, 1]) {
      const [x, y] = [at.x + side * 20 * at.scale, at.y - 19.5 * at.scale];
      const band = subtractAreas(ellipseArea(x, y, radius + 1.3 * at.scale, radius * 0.9 + 1.3 * at.scale), ellipseArea(x, y, radius, radius * 0.9)); // prettier-ignore
      const isAhead = areaWhere((pixelX, pixelY) => (pixelX - x) * side > radius * 0.72 && Math.abs(pixelY - y) < 12 * at.scale); // prettier-ignore
      paintArea(scene, intersectAreas(band, isAhead), "black");
    }
  }
}
