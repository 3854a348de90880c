/**
 * Draws the scenery of the third chapter of Penguin's campaign, a storm at night: wave crests around the ice floe, rain
 * and lightning. When the level can no longer be won, the lighthouse is dark and only the crests are visible.
 */
import {
  clamp,
  intersectAreas,
  curve,
  growArea,
  joinAreas,
  paintArea,
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
import { blit, createBitmap, crop, fill, joinInColumn, joinInRow, setInk, type Bitmap } from "../../bitmap";
import { createDice, HEIGHT, WIDTH } from "../../drawing";
import { drawFilmPictures } from "../../film";
import { box } from "../../shapes";
import { drawLamp } from "../scene";

export const LIGHTNING = { x: 210, y: 0, width: 12, height: 23, pictures: 3 };
export const CRESTS = { x: 0, y: 24, width: WIDTH, height: 10, pictures: 4 };

const EDGE_WIDTH = 18;
const CALM_WIDTH = 20;
const SKY_HEIGHT = 40;
const CREST_PERIOD = 32;

/**
 * Draws the sea of Penguin's storm around the ice floe in two pictures: with light on its foam while the level can be
 * won, and without light.
 */
export function drawStorms(): Bitmap {
  return joinInColumn([drawStorm(true), drawStorm(false)]);
}

/**
 * Draws the lighthouse of Penguin's storm in the rain in two pictures: with its beams, and without light. The other
 * pixels are transparent.
 */
export function drawStormSkies(): Bitmap {
  return joinInColumn([drawLamp(true), drawLamp(false)].map((lamp) => crop(lamp, 0, 0, WIDTH, SKY_HEIGHT)));
}

/** Draws the lightning of Penguin's storm in three pictures: none, a thin flash and a thick one. */
export function drawLightning(): Bitmap {
  const scene = drawStorm(true);
  blit(scene, drawLamp(true), 0, 0);
  return drawFilmPictures(scene, LIGHTNING, (onto, picture) => {
    if (picture === 0) return;
    const bolt = areaOfStroke([[219, -2], [214, 8], [218, 10], [212, 22]], picture === 2 ? 3 : 1); // prettier-ignore
    paintArea(onto, intersectAreas(growArea(bolt), rectangleArea(0, 0, WIDTH, 23)), "black");
    paintArea(onto, intersectAreas(bolt, rectangleArea(0, 0, WIDTH, 23)), "white");
  });
}

/**
 * Draws the wave crests at the horizon of Penguin's storm in four pictures, in which they run to the right. The middle
 * of each picture is transparent.
 */
export function drawCrests(): Bitmap {
  const film = drawFilmPictures(createBitmap(WIDTH, HEIGHT, "black"), CRESTS, (onto, picture) => {
    drawHorizon(onto, (picture * CREST_PERIOD) / CRESTS.pictures, true);
  });
  for (let picture = 0; picture < CRESTS.pictures; picture++) {
    fill(film, box(picture * WIDTH + 166, 0, picture * WIDTH + 236, CRESTS.height), "clear");
  }
  return film;
}

/**
 * Draws the sea over the torn edges of the ice floe in Penguin's storm. The four pictures are left and right with
 * light, then left and right without.
 */
export function drawStormEdges(): Bitmap {
  return joinInRow([true, false].flatMap((isLit) => [drawEdge(19, isLit, false), drawEdge(28, isLit, true)]));
}

/**
 * Draws the opening picture of Penguin's storm, before the chapter's first level: the lighthouse from nearby, in a high
 * sea.
 */
export function drawStormOpening(): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "black");
  drawRain(scene, joinAreas(rectangleArea(170, 0, WIDTH, 170), rectangleArea(4, 116, 170, 60)), 170, 210);
  const bolt = areaOfStroke([[214, -2], [196, 34], [210, 38], [184, 84], [196, 88], [170, 136]], 5); // prettier-ignore
  const branch = areaOfStroke([[196, 34], [172, 52], [164, 74]], 2); // prettier-ignore
  paintArea(scene, growArea(joinAreas(bolt, branch), 3), "black");
  paintArea(scene, joinAreas(bolt, branch), "white");
  drawTower(scene, 300);
  for (const [y, radius, from] of [
    [158, 26, -10],
    [172, 30, 12],
    [186, 34, -22],
  ] as const) {
    for (let x: number = from; x < WIDTH + 30; x += Math.round(radius * 1.35)) drawCrest(scene, [x, y, radius], rectangleArea(0, 0, WIDTH, 194), true); // prettier-ignore
  }
  paintArea(scene, rectangleArea(0, 190, WIDTH, HEIGHT), "white");
  paintArea(scene, rectangleArea(0, 188, WIDTH, 2), "black");
  for (let x = 20; x < WIDTH; x += 40) for (const y of [200, 224]) paintArea(scene, rectangleArea(x + (y - 200), y, 2, 2), "black"); // prettier-ignore
  return scene;
}

function drawTower(scene: Bitmap, x: number): void {
  const lampY = 47;
  paintTone(scene, rectangleArea(172, 0, WIDTH, 110), "white", (pixelX, pixelY) => {
    const distance = Math.abs(pixelX - x);
    return Math.abs(pixelY - lampY) > 6 + distance * 0.12 ? 0 : 52 - distance * 0.34;
  });
  const tower = polygonArea([[x - 20, 156], [x - 13, 60], [x + 13, 60], [x + 20, 156]]); // prettier-ignore
  const head = joinAreas(rectangleArea(x - 20, 56, 40, 6), rectangleArea(x - 11, 36, 22, 20), polygonArea([[x - 15, 37], [x, 17], [x + 15, 37]]), rectangleArea(x - 1, 9, 2, 9)); // prettier-ignore
  paintArea(scene, growArea(joinAreas(tower, head), 3), "black");
  paintArea(scene, joinAreas(tower, head), "white");
  for (const y of [78, 108, 138]) paintArea(scene, intersectAreas(tower, rectangleArea(0, y, WIDTH, 15)), "black");
  paintArea(scene, rimOf(tower), "white");
  for (const left of [-8, -1, 6]) paintArea(scene, rectangleArea(x + left, 39, 2, 15), "black");
  paintArea(scene, joinAreas(rectangleArea(x - 20, 54, 40, 2), rectangleArea(x - 14, 36, 28, 1)), "black");
  paintTone(scene, intersectAreas(tower, rectangleArea(x + 6, 60, 16, 100)), "black", () => 22);
}

function drawStorm(isLit: boolean): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "black");
  drawRain(scene, joinAreas(rectangleArea(0, 0, 166, 23), rectangleArea(234, 0, WIDTH, 23)), isLit ? 70 : 30, 24);
  const roll = createDice(6);
  for (let y = 58; y < HEIGHT + 24; y += 26) {
    for (let x = ((y - 58) / 26) % 2 === 0 ? -2 : 24; x < WIDTH + 20; x += 52) {
      drawCrest(scene, [x, y + roll(5), 17 + roll(4)], rectangleArea(0, 34, WIDTH, HEIGHT), isLit);
    }
  }
  if (isLit) drawDroplets(scene, rectangleArea(0, 40, WIDTH, HEIGHT), 40);
  drawHorizon(scene, 0, isLit);
  return scene;
}

function drawRain(scene: Bitmap, where: Area, count: number, height: number): void {
  const roll = createDice(5);
  const drops: Spot[][] = [];
  for (let drop = 0; drop < count; drop++) {
    const [x, y] = [roll(WIDTH + 20), roll(height) - 6];
    drops.push([[x, y], [x - 4, y + 8]]); // prettier-ignore
  }
  paintArea(scene, intersectAreas(areaOfStrokes(drops), where), "white");
}

function drawHorizon(scene: Bitmap, moved: number, isLit: boolean): void {
  const where = rectangleArea(0, 24, WIDTH, 10);
  for (let x = -40; x < WIDTH + 40; x += CREST_PERIOD) {
    const left = x + moved;
    const crest = polygonArea(curve([[left - 22, 40], [left - 10, 32], [left, 25], [left + 9, 27], [left + 12, 33], [left + 6, 32], [left + 4, 40]])); // prettier-ignore
    paintArea(scene, intersectAreas(growArea(crest), where), "black");
    paintArea(scene, intersectAreas(subtractAreas(crest, shiftArea(crest, 1, isLit ? 2 : 1)), where), "white");
  }
}

function drawCrest(
  scene: Bitmap,
  [middleX, middleY, radius]: readonly [number, number, number],
  where: Area,
  isLit: boolean,
): void {
  // prettier-ignore
  const thickness = isLit ? 2 : 1;
  for (let y = Math.max(0, middleY - radius - 2); y < Math.min(HEIGHT, middleY + 4); y++) {
    for (let x = Math.max(0, middleX - radius - 2); x < Math.min(WIDTH, middleX + radius + 2); x++) {
      const distance = radius - Math.hypot(x + 0.5 - middleX, y + 0.5 - middleY);
      if (where[y * WIDTH + x] === 0 || distance < -1.5) continue;
      const isOuter = distance >= 0 && distance < thickness && y < middleY;
      const isInner = isLit && distance >= 6 && distance < 7 && y < middleY - 1;
      setInk(scene, x, y, isOuter || isInner ? "white" : "black");
    }
  }
}

function drawDroplets(scene: Bitmap, where: Area, count: number): void {
  const roll = createDice(17);
  for (let droplet = 0; droplet < count; droplet++) {
    const [x, y, side] = [roll(WIDTH), roll(HEIGHT), droplet % 3 === 0 ? 2 : 1];
    if (where[y * WIDTH + x] === 0) continue;
    for (let dy = 0; dy < side; dy++) for (let dx = 0; dx < side; dx++) setInk(scene, x + dx, y + dy, "white");
  }
}

/**
 * How torn the edges of the ice floe are in the storm, in pixels. The sea reaches `least` to `most` pixels into an
 * edge, and two corners of the edge are `height` pixels apart. `most` is less than `EDGE_WIDTH`, the width of the ice
 * between the sea and the board's cells.
 */
const TEAR = { least: 5, most: 12, height: 12 };

function drawEdge(seed: number, isLit: boolean, isRight: boolean): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "clear");
  const roll = createDice(seed);
  const mirrored = (x: number): number => (isRight ? EDGE_WIDTH - x : x);
  const tears = Array.from({ length: HEIGHT / TEAR.height + 2 }, (_, tear): Spot => [mirrored(TEAR.least + roll(TEAR.most - TEAR.least)), tear * TEAR.height - 4]); // prettier-ignore
  const outside = mirrored(-4);
  const water = intersectAreas(polygonArea([[outside, -4], ...tears, [outside, HEIGHT + 8]]), rectangleArea(0, 0, EDGE_WIDTH, HEIGHT)); // prettier-ignore
  paintArea(scene, intersectAreas(growArea(water), rectangleArea(0, 0, EDGE_WIDTH, HEIGHT)), "white");
  paintArea(scene, water, "black");
  if (!isLit) return crop(scene, 0, 0, EDGE_WIDTH, HEIGHT);
  const inside = subtractAreas(water, growArea(subtractAreas(rectangleArea(0, 0, EDGE_WIDTH, HEIGHT), water), 2));
  for (let y = 14; y < HEIGHT; y += 24 + roll(8)) paintArea(scene, intersectAreas(areaOfStroke(curve([[mirrored(-2), y + 3], [mirrored(2), y], [mirrored(6), y + 3]])), inside), "white"); // prettier-ignore
  return crop(scene, 0, 0, EDGE_WIDTH, HEIGHT);
}

/**
 * Draws the calm water at both sides of the ice floe in Penguin's storm. It hides wave crests: all of them beside the
 * floe, and fewer farther out.
 */
export function drawStormCalms(): Bitmap {
  return joinInRow([false, true].map(drawCalm));
}

function drawCalm(isRight: boolean): Bitmap {
  const scene = createBitmap(WIDTH, HEIGHT, "clear");
  paintTone(scene, rectangleArea(0, 34, CALM_WIDTH, HEIGHT), "black", (x) => {
    const distance = isRight ? x : CALM_WIDTH - 1 - x;
    return clamp(64 - (distance - 8) * 5, 0, 64);
  });
  return crop(scene, 0, 0, CALM_WIDTH, HEIGHT);
}
