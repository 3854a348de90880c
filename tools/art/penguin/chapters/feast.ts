/**
 * Draws the scenery of the fourth chapter of Penguin's campaign, the feast: two strings of light bulbs and paper
 * lanterns, their light on the sea, and paper boats. When the level can no longer be won, the lanterns are out and the
 * sea is black; only the boats still shine.
 */
import {
  clamp,
  intersectAreas,
  curve,
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
  type ScaledSpot,
  type Spot,
} from "../../areas";
import { blit, createBitmap, crop, fill, joinInColumn, type Bitmap } from "../../bitmap";
import { blitWithHalo, createDice, HEIGHT, WIDTH } from "../../drawing";
import { drawFilmPictures } from "../../film";
import { box } from "../../shapes";
import { SPRITES } from "../../titles/sprites";
import { drawLamp } from "../scene";

/**
 * Where the two lanterns of Penguin's feast sway: the box on the screen in pixels. Also the number of pictures in which
 * they are drawn.
 */
export const SWAY = { x: 66, y: 24, width: 268, height: 10, pictures: 3 };
export const BOATS = { x: 112, y: 230, width: 176, height: 10, pictures: 3 };

const PAPER_BOAT = { width: 22, height: 26 };

const SKY_HEIGHT = 40;
/**
 * The y coordinate, in pixels, of the foot of the rock below the lighthouse. It is so small that the rock touches
 * nothing in the board's first row.
 */
const ROCK_FOOT = 32;
const LANTERNS = [66, 94, 122, 150, 178];
/**
 * The distances of the light bulbs from the middle of the screen, in pixels. The bulbs hang on the parts of the strings
 * that rise to the lighthouse.
 */
const BULBS = [11, 20, 31, 43, 54];
/** How far each reflection of a light on the water is from the middle of the screen, in pixels. */
const REFLECTIONS = [10, 38, ...LANTERNS.slice(0, -1), 174, 194];
/**
 * The distance of the swaying lanterns from the middle of the screen, in pixels. On each of the two strings, one
 * lantern sways.
 */
const SWAYING = 122;
const BOATS_X = [128, 164, 236, 272];

/**
 * Draws the sea of Penguin's feast with the paper boats in front of the ice floe. In the first of two pictures, the
 * level can be won and the lanterns give light; the second is without light.
 */
export function drawFeasts(): Bitmap {
  return joinInColumn([drawFeast(true), drawFeast(false)]);
}

/**
 * Draws two pictures of the lighthouse of Penguin's feast with two strings of lanterns: lit, and out. The other pixels
 * are transparent.
 */
export function drawFeastSkies(): Bitmap {
  return joinInColumn([true, false].map((isLit) => drawSky(isLit, 0)));
}

/** Draws the two lanterns of Penguin's feast that sway, in three pictures. The other pixels are transparent. */
export function drawSway(): Bitmap {
  const scene = drawFeast(true);
  const film = drawFilmPictures(scene, SWAY, (onto, picture) => {
    blit(onto, drawSky(true, [0, 2, -2][picture]), 0, 0);
  });
  for (let picture = 0; picture < SWAY.pictures; picture++) {
    fill(film, box(picture * SWAY.width + 24, 0, picture * SWAY.width + SWAY.width - 24, SWAY.height), "clear");
  }
  return film;
}

/** Draws a paper boat of Penguin's feast, which the game draws beside the ice floe. */
export function drawPaperBoat(): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "clear");
  drawBoat(scene, { x: PAPER_BOAT.width / 2, y: 12, scale: 0.9 });
  return crop(scene, 0, 0, PAPER_BOAT.width, PAPER_BOAT.height);
}

/** Draws the paper boats of Penguin's feast in front of the ice floe in three pictures, in which they bob. */
export function drawBoats(): Bitmap {
  return drawFilmPictures(drawSea(true), BOATS, (onto, picture) => {
    BOATS_X.forEach((x, boat) => {
      drawSmallBoat(onto, x, 238 + [0, 1, -1][(picture + boat) % 3]);
    });
  });
}

const GUESTS = [
  [SPRITES.side, 228, 170],
  [SPRITES.front, 304, 172],
  [SPRITES["front-shut"], 372, 171],
] as const;

/**
 * Draws the opening picture of Penguin's feast, before the chapter's first level: lanterns and boats from nearby, and
 * penguins at the edge of the ice.
 */
export function drawFeastOpening(): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "black");
  drawAurora(scene, [150, WIDTH + 30], 104, 84);
  paintArea(scene, rectangleArea(0, 150, WIDTH, 1), "white");
  const rope = curve([[150, -6], [210, 22], [290, 30], [410, 4]]); // prettier-ignore
  paintArea(scene, growArea(areaOfStroke(rope), 1), "black");
  paintArea(scene, areaOfStroke(rope), "white");
  for (const [x, scale] of [
    [184, 1.6],
    [236, 2.4],
    [300, 2],
    [360, 2.6],
  ] as const) {
    const [, y] = rope.find(([pointX]) => pointX >= x) ?? [0, 20];
    drawLantern(scene, { x, y: y + 2, scale }, true, x !== 300);
  }
  drawFarTower(scene);
  for (const [x, y, scale] of [[196, 158, 1.8], [268, 160, 2.2], [330, 156, 1.8]] as const) drawBoat(scene, { x, y, scale }); // prettier-ignore
  paintArea(scene, rectangleArea(0, 190, WIDTH, HEIGHT), "white");
  paintArea(scene, rectangleArea(0, 188, WIDTH, 2), "black");
  for (let x = 20; x < WIDTH; x += 40) for (const y of [200, 224]) paintArea(scene, rectangleArea(x + (y - 200), y, 2, 2), "black"); // prettier-ignore
  for (const [sprite, x, y] of GUESTS) blitWithHalo(scene, sprite, x, y);
  return scene;
}

function drawFarTower(scene: Bitmap): void {
  const tower = joinAreas(polygonArea([[371, 112], [381, 112], [385, 150], [367, 150]]), rectangleArea(369, 101, 14, 12), polygonArea([[367, 102], [376, 92], [385, 102]])); // prettier-ignore
  const rock = polygonArea([[348, 151], [360, 143], [378, 141], [396, 146], [400, 151]]); // prettier-ignore
  paintArea(scene, growArea(joinAreas(tower, rock), 2), "black");
  paintArea(scene, joinAreas(rimOf(rock), rimOf(tower)), "white");
  paintArea(scene, joinAreas(rectangleArea(372, 104, 8, 7), rectangleArea(370, 120, 13, 8), rectangleArea(369, 136, 15, 8)), "white"); // prettier-ignore
}

function drawFeast(isLit: boolean): Bitmap {
  const scene = drawSea(isLit);
  BOATS_X.forEach((x, boat) => {
    drawSmallBoat(scene, x, 238 + [0, 1, -1][boat % 3]);
  });
  return scene;
}

function drawSea(isLit: boolean): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "black");
  if (isLit) {
    drawReflections(scene);
    return scene;
  }
  paintArea(scene, rectangleArea(0, 23, WIDTH, 1), "white");
  const roll = createDice(8);
  for (let y = 44; y < HEIGHT; y += 7) {
    for (let x = roll(20); x < WIDTH; x += 16 + roll(24)) paintArea(scene, rectangleArea(x, y + roll(3), 3 + roll(5), 1), "white"); // prettier-ignore
  }
  return scene;
}

function drawReflections(scene: Bitmap): void {
  const roll = createDice(8);
  for (const side of [-1, 1]) {
    for (const distance of REFLECTIONS) {
      for (let y = 36 + roll(3); y < HEIGHT; y += 4 + roll(3)) {
        const half = 3 + Math.round((3 * y) / HEIGHT) + roll(4);
        const x = 200 + side * distance + roll(5) - 2;
        paintArea(scene, rectangleArea(x - half, y, 2 * half, 2), "white");
      }
    }
  }
}

function drawAurora(scene: Bitmap, [left, right]: Spot, edgeY: number, high: number): void {
  const roll = createDice(7);
  const rays = Array.from({ length: WIDTH }, () => roll(1000) / 1000);
  paintTone(scene, rectangleArea(left, 0, right - left, edgeY + 12), "white", (x, y) => {
    const edge = edgeY + high * (0.07 * Math.sin(x / 33) + 0.03 * Math.sin(x / 12));
    const reach = high * (0.5 + 0.5 * rays[Math.floor(x / 4)]);
    const share = (y - edge + reach) / reach;
    const fade = clamp(Math.min(x - left, right - x) / 30, 0, 1);
    if (y > edge) return fade * clamp(30 - (y - edge) * 10, 0, 30);
    return fade * clamp(share, 0, 1) ** 1.6 * 48 * (0.55 + 0.45 * rays[100 + Math.floor(x / 2)]);
  });
}

function drawSky(isLit: boolean, aside: number): Bitmap {
  const lamp = drawLamp(false);
  const scene = createBitmap(WIDTH, HEIGHT, "clear");
  for (const side of [-1, 1]) {
    const rope = curve([[200 + side * 5, 3], [200 + side * 15, 13], [200 + side * 30, 22], [200 + side * 66, 24], [200 + side * 128, 24], [200 + side * 206, 23]]); // prettier-ignore
    paintArea(scene, areaOfStroke(rope), "white");
    for (const distance of BULBS) drawBulb(scene, rope, 200 + side * distance, isLit);
    LANTERNS.forEach((distance, index) => {
      const sway = distance === SWAYING ? aside : 0;
      drawPaperLantern(scene, 200 + side * distance + sway, index % 2 === 1, isLit);
    });
  }
  blit(scene, crop(lamp, 0, 0, WIDTH, ROCK_FOOT), 0, 0);
  return crop(scene, 0, 0, WIDTH, SKY_HEIGHT);
}

function drawBulb(scene: Bitmap, rope: readonly Spot[], x: number, isLit: boolean): void {
  const [, y] = rope.reduce((best, spot) => (Math.abs(spot[0] - x) < Math.abs(best[0] - x) ? spot : best));
  const bulb = roundedArea(x - 3, Math.round(y) + 1, 6, 6, 2);
  paintArea(scene, growArea(bulb), "black");
  paintOutlined(scene, bulb, isLit ? "white" : "black", "white");
}

function drawPaperLantern(scene: Bitmap, x: number, isRound: boolean, isLit: boolean): void {
  const body = isRound ? roundedArea(x - 7, 25, 14, 8, 4) : rectangleArea(x - 5, 25, 10, 8);
  paintArea(scene, growArea(body), "black");
  paintOutlined(scene, body, isLit ? "white" : "black", "white");
  const ribs = isRound ? [rectangleArea(x - 5, 27, 10, 1), rectangleArea(x - 5, 30, 10, 1)] : [rectangleArea(x - 1, 27, 2, 4)]; // prettier-ignore
  if (isLit) paintArea(scene, joinAreas(...ribs), "black");
  paintArea(scene, rectangleArea(x - 2, 24, 4, 1), "white");
}

function drawLantern(scene: Bitmap, { x, y, scale }: ScaledSpot, isLit: boolean, isRound: boolean): void {
  const [wide, high] = isRound ? [16 * scale, 13 * scale] : [11 * scale, 14 * scale];
  const body = roundedArea(x - wide / 2, y + 3 * scale, wide, high, isRound ? 5 * scale : 1);
  const caps = joinAreas(rectangleArea(x - 3 * scale, y + 1.5 * scale, 6 * scale, 2 * scale), rectangleArea(x - 3 * scale, y + 3 * scale + high, 6 * scale, 2 * scale), rectangleArea(x - 1, y - 2, 2, 2 * scale), rectangleArea(x - 1, y + 5 * scale + high, 2, 4 * scale)); // prettier-ignore
  paintArea(scene, growArea(joinAreas(body, caps), 3), "black");
  paintArea(scene, caps, "white");
  paintOutlined(scene, body, isLit ? "white" : "black", "white");
  const ribs = [0.25, 0.5, 0.75].map((share) => rectangleArea(x - wide / 2 + 3, Math.round(y + 3 * scale + high * share), wide - 6, 1)); // prettier-ignore
  if (isLit) paintArea(scene, intersectAreas(joinAreas(...ribs), body), "black");
}

const HULL: readonly Spot[] = [[-9, 0], [9, 0], [5, 5], [-5, 5]]; // prettier-ignore

function drawBoat(scene: Bitmap, at: ScaledSpot): void {
  const hull = polygonArea(placePoints(at, HULL));
  const sail = polygonArea(placePoints(at, [[-4, 0], [-4, -10], [5, -10], [5, 0]])); // prettier-ignore
  const whole = joinAreas(hull, sail);
  paintArea(scene, growArea(whole, 2), "black");
  paintArea(scene, whole, "white");
  paintArea(scene, areaOfStroke(placePoints(at, [[-9, 0], [9, 0]])), "black"); // prettier-ignore
  const flame = polygonArea(placePoints(at, [[0.5, -8], [3, -5], [2, -2], [-1, -2], [-2, -5]])); // prettier-ignore
  paintArea(scene, flame, "black");
  for (const [down, half] of [
    [8, 5],
    [11, 3],
    [14, 1.5],
  ] as const) {
    paintArea(scene, rectangleArea(Math.round(at.x - half * at.scale), Math.round(at.y + down * at.scale), Math.round(2 * half * at.scale), 1), "white"); // prettier-ignore
  }
}

function drawSmallBoat(scene: Bitmap, x: number, y: number): void {
  const hull = polygonArea([[x - 8, y - 2], [x + 8, y - 2], [x + 5, y + 2], [x - 5, y + 2]]); // prettier-ignore
  const sail = polygonArea([[x - 3, y - 3], [x + 0.5, y - 7], [x + 4, y - 3]]); // prettier-ignore
  paintArea(scene, growArea(joinAreas(hull, sail)), "black");
  paintArea(scene, joinAreas(hull, sail), "white");
}
