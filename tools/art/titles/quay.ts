/**
 * Draws the quay of the title screen by night and in the morning, and the lamp that hangs over the house of the puzzle
 * that the player has selected.
 */
import { createBitmap, fill, joinInColumn, joinInRow, type Bitmap } from "../bitmap";
import { ditherFill, drawStars, HEIGHT, rectangle, WIDTH } from "../drawing";
import { ellipse, intersection, offset, polygon, type Shape } from "../shapes";
import { toPoints } from "./scenes";
import { drawTitleWord, TITLE_WORD } from "./title-word";

const QUAY = { left: 132, top: 205 };
export const QUAY_TOP = QUAY.top;
/**
 * The y coordinate of the upper edge of the sky, in pixels. The sky lies between the groove below the title and the
 * quay.
 */
const SKY_TOP = 86;
const SUN = { x: 266, y: 176, radiusX: 66, radiusY: 78, rays: 22 };

/**
 * Draws the background of the title screen in two pictures: by night, and in the morning with the sun behind the
 * houses.
 */
export function drawQuay(): Bitmap {
  return joinInColumn([drawBackground(drawNight), drawBackground(drawMorning)]);
}

/** Draws the background of the title screen by night. This is the first picture that the game shows. */
export function drawQuayByNight(): Bitmap {
  return drawBackground(drawNight);
}

function drawBackground(drawSky: (onto: Bitmap) => void): Bitmap {
  const onto = createBitmap(WIDTH, HEIGHT, "black");
  drawStars(onto, 2, 4, 44, 64, 7);
  drawStars(onto, 362, 4, 34, 60, 6);
  drawSky(onto);
  fill(onto, rectangle(QUAY.left, QUAY.top, WIDTH, HEIGHT), "black");
  fill(onto, rectangle(QUAY.left, QUAY.top, WIDTH, 2), "white");
  for (let x = QUAY.left; x < WIDTH; x += 13) fill(onto, rectangle(x, QUAY.top + 3, 11, 2), "white");
  drawTitleWord(onto, TITLE_WORD.left, TITLE_WORD.right, "white");
  return onto;
}

function drawNight(onto: Bitmap): void {
  drawStars(onto, 140, SKY_TOP + 2, 252, 22, 9);
}

function drawMorning(onto: Bitmap): void {
  const sky = rectangle(QUAY.left, SKY_TOP, WIDTH - QUAY.left, QUAY.top - SKY_TOP);
  const distance = (x: number, y: number) => Math.hypot((x - SUN.x) / 1.3, y - SUN.y);
  ditherFill(onto, sky, "white", (x, y) => Math.max(6, 60 - (distance(x, y) - 50) * 0.55));
  const rays: Shape = (x, y) =>
    Math.floor((Math.atan2(SUN.y - y, x - SUN.x) / Math.PI) * SUN.rays) % 2 === 0 ? -1 : 1;
  ditherFill(onto, intersection(sky, rays), "white", (x, y) => 66 - Math.max(0, distance(x, y) - 60) * 0.6);
  const sun = ellipse(SUN.x, SUN.y, SUN.radiusX, SUN.radiusY);
  fill(onto, intersection(offset(sun, 2), sky), "black");
  fill(onto, intersection(sun, sky), "white");
}

/**
 * Draws the title screen's lamp, which hangs from the groove below the title, in two pictures: out, then lit. Its cord
 * is part of the picture.
 */
export function drawTitleLamp(): Bitmap {
  return joinInRow([drawLamp(false), drawLamp(true)]);
}

function drawLamp(isLit: boolean): Bitmap {
  const onto = createBitmap(22, 19);
  const shade = polygon(toPoints(9, 5, 13, 5, 14, 8, 20, 13, 2, 13, 8, 8));
  const bulb = intersection(ellipse(11, 14, 4, 3.5), rectangle(0, 14, 22, 5));
  fill(onto, offset(shade, 1.2), "black");
  fill(onto, offset(bulb, 1), "black");
  fill(onto, rectangle(10, 0, 2, 6), "white");
  fill(onto, shade, "white");
  if (isLit) fill(onto, bulb, "white");
  if (!isLit) fill(onto, offset(shade, -1), "black");
  return onto;
}
