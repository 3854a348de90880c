/**
 * Draws the pictures of the credits: a stage with a light, into which a puzzle's main character slides, and the main
 * characters themselves.
 */
import { drawBlackBall } from "../balls";
import { blit, createBitmap, crop, fill, joinInRow, type Bitmap } from "../bitmap";
import { ditherFill, HEIGHT, rectangle, WIDTH } from "../drawing";
import { drawFruitsTable } from "../fruit/fruits";
import { frameSide } from "../fruit/sprites";
import { findSprite } from "../ice-path/sprites";
import { SPRITES } from "../last-ball/sprites";
import { SPRITES_BY_CELL_SIZE } from "../penguin/sprites";
import { circle } from "../shapes";
import { withHalo } from "../sprite-text";
import { SPRITES as CAST } from "../titles/sprites";
import { enlarge, standIn } from "./enlarge";
import { drawLightCone } from "./light";

const LAMP = { x: 300, top: 22 };
/**
 * The lamp on the page of the credits that lists all names, in pixels. The upper part of the lamp lies above the
 * screen.
 */
const WALL_LAMP = { x: 362, top: -4 };
const FLOOR = 176;
/**
 * The y coordinate, in pixels, of a groove in the floor of the stage. It looks as if the main character had left it
 * behind while sliding in.
 */
const GROOVE = 206;

/**
 * Draws the stage of the credits in two pictures. The first has a floor for one puzzle's main character. The second is
 * a black wall with a lamp, for the page that lists all names.
 */
export function drawStage(): Bitmap {
  return joinInRow([drawHeroStage(), drawWall()]);
}

function drawHeroStage(): Bitmap {
  const stage = createBitmap(WIDTH, HEIGHT, "black");
  drawLightCone(stage, { x: LAMP.x, top: LAMP.top + 20, foot: GROOVE, topReach: 16, footReach: 120 }, 44, 0.55);
  fill(stage, rectangle(0, FLOOR, WIDTH, 64), "black");
  ditherFill(stage, rectangle(0, FLOOR + 1, WIDTH, 64), "white", (x, y) => {
    return (1.15 - Math.hypot((x - LAMP.x) / 190, (y - GROOVE) / 46)) * 74;
  });
  fill(stage, rectangle(0, FLOOR, WIDTH, 1), "white");
  drawLamp(stage, LAMP.x, LAMP.top);
  return stage;
}

function drawWall(): Bitmap {
  const wall = createBitmap(WIDTH, HEIGHT, "black");
  drawLightCone(wall, { x: WALL_LAMP.x, top: WALL_LAMP.top + 20, foot: HEIGHT, topReach: 14, footReach: 96 }, 22, 0.3);
  drawLamp(wall, WALL_LAMP.x, WALL_LAMP.top);
  return wall;
}

function drawLamp(onto: Bitmap, x: number, top: number): void {
  const lamp = SPRITES.lamp;
  fill(onto, rectangle(x - 1, 0, 2, Math.max(0, top)), "white");
  fill(onto, circle(x, top + 17, 9), "white");
  blit(onto, lamp, x - lamp.width / 2, top);
}

export function drawBall(): Bitmap {
  const ball = createBitmap(62, 62);
  drawBlackBall(ball, { x: 31, y: 31, radiusX: 29, radiusY: 29 });
  return inFrame(ball);
}

export const drawSeal = (): Bitmap => inFrame(withHalo(enlarge(findSprite("right", 19))));
export const drawToy = (): Bitmap => inFrame(withHalo(enlarge(CAST.dark)));
export const drawPenguin = (): Bitmap => inFrame(withHalo(enlarge(SPRITES_BY_CELL_SIZE[30].side)));

export function drawPear(): Bitmap {
  const side = frameSide(40);
  const pear = crop(drawFruitsTable(40), 12 * side + 7, 0, 34, side - 3);
  return inFrame(enlarge(pear));
}

function inFrame(sprite: Bitmap): Bitmap {
  return standIn(sprite, 72, 68);
}
