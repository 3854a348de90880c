/** Draws the campaign map of the puzzle Last Ball: a rail for billiard balls that runs through five halls. */
import { journey } from "../../../src/puzzles/last-ball/journey";
import type { Point } from "../shapes";
import { createBitmap, fill, inkAt, joinInColumn, setInk, blit, type Bitmap } from "../bitmap";
import { rectangle, HEIGHT, ditherFill, WIDTH } from "../drawing";
import { SPRITES } from "./sprites";

const HALLS = 5;
const LEVELS_PER_HALL = 20;
/** Half the height of the rail for balls, in pixels, including its border. */
const RAIL = 11;
/** The width of the border of the rail for balls, in pixels. */
const BORDER = 2;
const LAMPS = [104, 296];
/** How far the upper edge of a lamp is above the middle of the rail below it, in pixels. */
const LAMP_ABOVE = 24;

/** Draws the background of Last Ball's campaign map, five halls, in two pictures: dark, and with the lamps lit. */
export function drawHalls(): Bitmap {
  return joinInColumn([drawHallsLit(false), drawHallsLit(true)]);
}

function drawHallsLit(isLit: boolean): Bitmap {
  const halls = createBitmap(WIDTH, HEIGHT, "black");
  for (let hall = 0; hall < HALLS; hall++) if (isLit) drawLight(halls, levelSpotAtEnd(hall, 0).y);
  drawRails(halls);
  for (let hall = 0; hall < HALLS; hall++) for (const x of LAMPS) drawLamp(halls, x, levelSpotAtEnd(hall, 0).y, isLit);
  drawTable(halls);
  return halls;
}

/** Returns the position of the first level (0) or of the last level (1) of a hall. */
function levelSpotAtEnd(hall: number, end: 0 | 1): Point {
  return journey.levelPointOf(hall * LEVELS_PER_HALL + end * (LEVELS_PER_HALL - 1));
}

/** Draws two areas of light on the wall of a hall, brightest below their lamps. */
function drawLight(onto: Bitmap, y: number): void {
  const wall = rectangle(0, y - LAMP_ABOVE - 3, WIDTH, LAMP_ABOVE + 3 - RAIL);
  for (const lamp of LAMPS) {
    const top = y - LAMP_ABOVE + 4;
    ditherFill(onto, wall, "white", (x, pixelY) => {
      const reach = 12 + (pixelY - top) * 9;
      return pixelY < top ? 0 : Math.min(60, (1.1 - Math.abs(x - lamp) / reach) * 70);
    });
  }
}

/** Draws one rail through all halls of the campaign map, with a black groove for the balls. */
function drawRails(onto: Bitmap): void {
  for (const [ink, reach] of [
    ["black", RAIL + 2],
    ["white", RAIL],
    ["black", RAIL - BORDER],
  ] as const) {
    // Draws the rail in every hall, and a vertical piece of the rail down to the next hall.
    // prettier-ignore
    for (let hall = 0; hall < HALLS; hall++) {
      const [from, to] = [levelSpotAtEnd(hall, 0), levelSpotAtEnd(hall, 1)];
      const left = Math.min(from.x, to.x);
      const right = Math.max(from.x, to.x);
      fill(onto, rectangle(left - reach, from.y - reach, right - left + 2 * reach, 2 * reach), ink);
      if (hall + 1 < HALLS) fill(onto, rectangle(to.x - reach, to.y, 2 * reach, levelSpotAtEnd(hall + 1, 0).y - to.y), ink);
    }
  }
}

function drawLamp(onto: Bitmap, x: number, railY: number, isLit: boolean): void {
  const lamp = SPRITES.lamp;
  const [left, top] = [x - lamp.width / 2, railY - LAMP_ABOVE];
  fill(onto, rectangle(x - 1, top - 3, 2, 4), "white");
  if (isLit) {
    fill(onto, rectangle(left - 1, top + 2, lamp.width + 2, lamp.height - 3), "black", (pixelX, pixelY) => Math.abs(pixelX + 0.5 - x) < 4 + (pixelY - top) * 1.2); // prettier-ignore
    blit(onto, lamp, left, top);
    return;
  }
  for (let y = 0; y < lamp.height; y++) {
    for (let pixelX = 0; pixelX < lamp.width; pixelX++)
      if (isEdge(lamp, pixelX, y)) setInk(onto, left + pixelX, top + y, "white");
  }
}

/** Returns whether a pixel of a sprite belongs to the sprite's outline. */
function isEdge(sprite: Bitmap, x: number, y: number): boolean {
  if (inkAt(sprite, x, y) === "clear" || y === sprite.height - 1) return false;
  const sides = [inkAt(sprite, x - 1, y), inkAt(sprite, x + 1, y), inkAt(sprite, x, y - 1)];
  return sides.includes("clear") || y === sprite.height - 2;
}

/** Draws the billiard table that carries a small picture of the selected level. */
function drawTable(onto: Bitmap): void {
  const { x, y, width, height } = journey.thumbnailBox;
  fill(onto, rectangle(x - 4, y - 2, width + 8, height + 4), "black");
  fill(onto, rectangle(x - 2, y - 2, width + 4, height + 4), "white");
  fill(onto, rectangle(x - 1, y - 1, width + 2, height + 2), "black");
  fill(onto, rectangle(x, y, width, height), "white");
}
