/**
 * Draws the backgrounds of the end cards, the cards after campaign levels. There is one for each puzzle, such as a
 * slate on a wall or a night sky.
 */
import { blit, createBitmap, crop, fill, type Bitmap } from "../bitmap";
import { ditherFill, rectangle, blitWithHalo, castShadow, createDice } from "../drawing";
import { drawHill } from "../fruit/orchard";
import { drawShores } from "../ice-path/scene";
import { capsule, circle, ellipse, intersection, offset, roundedBox, union, type Shape } from "../shapes";
import { drawFloeScene } from "../penguin/side-scene";
import { drawPlayroom } from "../skid/playroom";
import { drawTuft } from "../titles/scenes";
import { SPRITES } from "../titles/sprites";

const WIDTH = 400;
const HEIGHT = 240;
/**
 * The height in pixels of the strip at the top of the end cards of Last Ball and Penguin. The strip shows the level's
 * name and what the buttons do.
 */
const STRIP = 23;

const SLATE = { left: 12, top: 55, right: 182, bottom: 153 };
const WALL_FOOT = 182;
const BALL = { x: 200, y: 209 };
const RAIL_TOP = 230;

/**
 * Draws the background of Last Ball's end card after a level: the wall of the club with a slate below a lamp, and the
 * table with the black ball in a pool of light.
 */
export function drawSlate(): Bitmap {
  const onto = createPlace();
  const middle = (SLATE.left + SLATE.right) / 2;
  ditherFill(onto, rectangle(0, STRIP + 1, 196, WALL_FOOT - STRIP - 28), "white", (x, y) => {
    return 38 * (1 - Math.hypot((x - middle) / 104, (y - STRIP) / 120));
  });
  const { left, top, right, bottom } = SLATE;
  fill(onto, roundedBox(left - 5, top - 5, right + 5, bottom + 5, 5), "black");
  fill(onto, roundedBox(left - 3, top - 3, right + 3, bottom + 3, 4), "white");
  fill(onto, roundedBox(left, top, right, bottom, 2), "black");
  fill(onto, roundedBox(left + 2, top + 2, right - 2, bottom - 2, 2), "white");
  fill(onto, roundedBox(left + 3, top + 3, right - 3, bottom - 3, 1), "black");
  fill(onto, rectangle(left + 16, top + 27, right - left - 32, 1), "white");
  drawWallLamp(onto, middle);
  drawLastBall(onto);
  return onto;
}

function drawWallLamp(onto: Bitmap, x: number): void {
  const shade = union(capsule({ x, y: STRIP }, { x, y: STRIP + 6 }, 2), (px, py) => {
    return Math.max(STRIP + 6 - py, py - (STRIP + 17), Math.abs(px - x) - 5 - (py - STRIP - 6) * 1.5);
  });
  fill(onto, offset(shade, 2), "black");
  fill(onto, shade, "white");
  fill(onto, rectangle(x - 16, STRIP + 15, 32, 1), "black");
  fill(onto, intersection(circle(x, STRIP + 18, 5), rectangle(0, STRIP + 18, WIDTH, 9)), "white");
}

function drawLastBall(onto: Bitmap): void {
  const { x, y } = BALL;
  fill(onto, rectangle(0, WALL_FOOT, WIDTH, 2), "white");
  ditherFill(onto, rectangle(0, WALL_FOOT + 4, WIDTH, RAIL_TOP - WALL_FOOT - 5), "white", (px, py) => {
    return 92 * (1 - Math.hypot((px - x) / 235, (py - y) / 90)) - 4;
  });
  fill(onto, rectangle(0, RAIL_TOP - 1, WIDTH, 1), "white");
  for (let inlay = 12; inlay < WIDTH; inlay += 34) fill(onto, diamond(inlay, RAIL_TOP + 5, 3), "white");
  ditherFill(onto, ellipse(x + 3, y + 13, 18, 5), "black", () => 34);
  fill(onto, circle(x, y, 17), "white");
  fill(onto, circle(x, y, 15), "black");
  fill(onto, ellipse(x - 5, y - 7, 4, 2.5), "white");
  for (const [sparkX, sparkY] of [
    [x - 62, y - 8],
    [x + 58, y - 12],
    [x - 34, y + 8],
  ] as const)
    drawSpark(onto, sparkX, sparkY);
}

const diamond =
  (x: number, y: number, reach: number): Shape =>
  (px, py) =>
    Math.abs(px - x) + Math.abs(py - y) - reach;

function drawSpark(onto: Bitmap, x: number, y: number): void {
  fill(onto, rectangle(x - 3, y, 7, 1), "black");
  fill(onto, rectangle(x, y - 3, 1, 7), "black");
}

const TOWER_WIDTH = 182;
/**
 * How many columns of pixels at the right end of the lighthouse's picture fade into black. So the beam of the
 * lighthouse fades out there.
 */
const FADE = 44;
const ICE_TOP = 176;

/**
 * Draws the background of Penguin's end card after a level: the lighthouse by night, and in front of it the ice with
 * some penguins.
 */
export function drawFloeEdge(): Bitmap {
  const onto = createPlace();
  blit(onto, crop(drawFloeScene(), 6, 0, TOWER_WIDTH, 124), 0, STRIP + 1);
  const roll = createDice(11);
  for (let y = 146; y < ICE_TOP; y += 6) {
    for (let x = roll(16); x < TOWER_WIDTH; x += 16 + roll(26)) fill(onto, rectangle(x, y, 3 + roll(8), 1), "white");
  }
  ditherFill(onto, rectangle(TOWER_WIDTH - FADE, STRIP + 1, FADE + 12, HEIGHT), "black", (x) => {
    return ((x - TOWER_WIDTH + FADE) * 64) / FADE;
  });
  const edge = (x: number): number => ICE_TOP + 10 - 9 * Math.sin((x * Math.PI) / WIDTH) + 2 * Math.sin(x / 19);
  fill(onto, (x, y) => edge(x) - 3 - y, "black");
  fill(onto, (x, y) => edge(x) - y, "white");
  ditherFill(
    onto,
    (x, y) => Math.max(edge(x) - y, y - HEIGHT),
    "black",
    (_x, y) => Math.max(0, (y - 206) * 0.5),
  );
  for (const [sprite, x, y] of COLONY) {
    castShadow(onto, sprite, x + 3, y + 2);
    blitWithHalo(onto, sprite, x, y);
  }
  return onto;
}

const COLONY = [
  [SPRITES["fir-tall"], 20, 166],
  [SPRITES.fir, 56, 182],
  [SPRITES.side, 140, 186],
  [SPRITES.front, 186, 194],
  [SPRITES["front-shut"], 256, 190],
  [SPRITES.fir, 350, 184],
] as const;

function createPlace(): Bitmap {
  const onto = createBitmap(WIDTH, HEIGHT, "black");
  fill(onto, rectangle(0, STRIP, WIDTH, 1), "white");
  return onto;
}

const SHORE_WIDTH = 161;
const SHORE_TOP = 139;
const SHORE_FOOT = 195;
/** How many pixels lower the igloo stands on Ice Path's end card than beside a board. */
const SHORE_SHIFT = 17;

/** Draws the background of Ice Path's end card after a level: the night sky above the igloo. */
export function drawNightSky(): Bitmap {
  const onto = createBitmap(SHORE_WIDTH, HEIGHT, "black");
  blit(
    onto,
    crop(drawShores(), 0, SHORE_TOP, SHORE_WIDTH, SHORE_FOOT - SHORE_TOP - SHORE_SHIFT),
    0,
    SHORE_TOP + SHORE_SHIFT,
  );
  return onto;
}

const PLAYROOM_WIDTH = 112;
/**
 * The part of Skid's playroom around the lamp that the end card after a level shows, in pixels. Its upper left corner
 * in the picture of the playroom is (`left`, `top`). On the card, it fills the rows from `y` to `bottom`. Its upper and
 * right edges fade into black over `fade` pixels.
 */
const LAMP = { left: 22, top: 129, y: 150, bottom: 196, fade: 18 };

/** Draws the background of Skid's end card after a level: the wall of the playroom with its lamp on the chest. */
export function drawPlayroomWall(): Bitmap {
  const onto = createBitmap(PLAYROOM_WIDTH, HEIGHT, "black");
  const { left, top, y, bottom, fade } = LAMP;
  blit(onto, crop(drawPlayroom(), left, top, PLAYROOM_WIDTH, bottom - y), 0, y);
  ditherFill(onto, rectangle(0, y, 36, fade), "black", (_x, py) => ((y + fade - py) * 64) / fade);
  ditherFill(onto, rectangle(76, y, 36, fade), "black", (_x, py) => ((y + fade - py) * 64) / fade);
  ditherFill(onto, rectangle(36, y, 40, 8), "black", (_x, py) => ((y + 8 - py) * 64) / 8);
  ditherFill(
    onto,
    rectangle(PLAYROOM_WIDTH - fade, y, fade, bottom - y),
    "black",
    (px) => ((px - PLAYROOM_WIDTH + fade) * 64) / fade,
  );
  return onto;
}

/**
 * The width of the meadow on Fruit's end card after a level, in pixels. Right of it, the garden (the board) of the
 * cleared level stays visible. A large garden also hides a part of the meadow.
 */
const ORCHARD_WIDTH = 240;
/**
 * The post of the signpost on Fruit's end card after a level, in pixels: its middle, its top and its foot. The highest
 * board of the signpost hides the top.
 */
const POST = { x: 60, top: 48, foot: 190 };

/**
 * Draws the background of Fruit's end card after a level: the meadow with the post of the signpost and two happy
 * fruits.
 */
export function drawSignpost(): Bitmap {
  const onto = createBitmap(ORCHARD_WIDTH, HEIGHT, "white");
  drawHill(onto, (x) => 160 - 10 * Math.sin((x + 8) / 42), 10);
  drawHill(onto, (x) => 182 + 3 * Math.sin(x / 26), 0);
  const roll = createDice(4);
  for (let tuft = 0; tuft < 12; tuft++) drawTuft(onto, 4 + roll(230), 184 + roll(8));
  const { x, top, foot } = POST;
  fill(onto, rectangle(x - 5, top, 10, foot - top), "white");
  fill(onto, rectangle(x - 4, top, 8, foot - top), "black");
  for (const [sprite, left, height] of [
    [SPRITES["pear-happy"], 88, 169],
    [SPRITES["cherry-happy"], 116, 171],
  ] as const) {
    castShadow(onto, sprite, left + 3, height + 3);
    blitWithHalo(onto, sprite, left, height);
  }
  return onto;
}
