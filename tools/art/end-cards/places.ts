/**
 * Draws the backgrounds of the end cards, the cards after campaign levels. There is one for each puzzle, such as a
 * slate on a wall or a night sky.
 */
import { blit, createBitmap, crop, fill, type Bitmap } from "../bitmap";
import { ditherFill, rectangle, blitWithHalo, castShadow, createDice } from "../drawing";
import { drawHill } from "../fruit/orchard";
import { drawShores } from "../ice-path/scene";
import { capsule, circle, ellipse, intersection, offset, polygon, roundedBox, union, type Shape } from "../shapes";
import { drawFloeScene } from "../penguin/side-scene";
import { SPRITES_BY_CELL_SIZE } from "../penguin/sprites";
import { drawTuft } from "../titles/scenes";
import { SPRITES } from "../titles/sprites";

const WIDTH = 400;
const HEIGHT = 240;
/**
 * The height in pixels of the strip at the top of the end cards of Last Ball and Penguin. The strip shows the level's
 * name and what the buttons do.
 */
const STRIP = 23;

const SLATE = { left: 12, top: 55, right: 236, bottom: 155 };
const WALL_FOOT = 188;
const BALL = { x: 200, y: 211 };
const RAIL_TOP = 230;

/**
 * Draws the background of Last Ball's end card after a level: the wall of the club with a slate below a lamp, and the
 * table with the black ball in a pool of light.
 */
export function drawSlate(): Bitmap {
  const onto = createPlace();
  const middle = (SLATE.left + SLATE.right) / 2;
  ditherFill(onto, rectangle(0, STRIP + 1, 248, WALL_FOOT - STRIP - 34), "white", (x, y) => {
    return 38 * (1 - Math.hypot((x - middle) / 102, (y - STRIP) / 120));
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

const TOWER_WIDTH = 150;
/**
 * How many columns of pixels at the right end of the lighthouse's picture fade into black. The lighthouse's beam fades
 * there, too.
 */
const FADE = 44;
const ICE_TOP = 176;
/** The y coordinate, in pixels, of the highest waves on the right part of the sea, below the texts of the card. */
const SEA_TOP = 170;

/**
 * Draws the background of Penguin's end card after a level: the lighthouse by night, and in front of it the ice with
 * some penguins.
 */
export function drawFloeEdge(): Bitmap {
  const onto = createPlace();
  blit(onto, crop(drawFloeScene(), 6, 0, TOWER_WIDTH, 124), 0, STRIP + 1);
  drawTowerFoot(onto);
  ditherFill(onto, rectangle(TOWER_WIDTH - FADE, STRIP + 1, FADE + 12, HEIGHT), "black", (x) => {
    return ((x - TOWER_WIDTH + FADE) * 64) / FADE;
  });
  const roll = createDice(11);
  for (let y = 146; y < ICE_TOP; y += 6) {
    for (let x = roll(16); x < TOWER_WIDTH; x += 16 + roll(26)) fill(onto, rectangle(x, y, 3 + roll(8), 1), "white");
  }
  for (let y = SEA_TOP; y < ICE_TOP + 12; y += 5) {
    for (let x = TOWER_WIDTH + roll(9); x < WIDTH; x += 14 + roll(24))
      fill(onto, rectangle(x, y, 3 + roll(8), 1), "white");
  }
  const edge = (x: number): number => ICE_TOP + 18 - 9 * Math.sin((x * Math.PI) / WIDTH) + 2 * Math.sin(x / 19);
  fill(onto, (x, y) => edge(x) - 3 - y, "black");
  fill(onto, (x, y) => edge(x) - y, "white");
  ditherFill(
    onto,
    (x, y) => Math.max(edge(x) - y, y - HEIGHT),
    "black",
    (_x, y) => Math.max(0, (y - 206) * 0.5),
  );
  drawFinishFlag(onto, 356, 92, 200);
  for (const [sprite, x, y] of [...COLONY, [drawCheeringPenguin(), 300, 184] as const]) {
    castShadow(onto, sprite, x + 3, y + 2);
    blitWithHalo(onto, sprite, x, y);
  }
  return onto;
}

/** Draws the flag of the finish in Penguin's levels: chequered, on a white pole. */
function drawFinishFlag(onto: Bitmap, x: number, top: number, foot: number): void {
  const [columns, rows, size] = [5, 4, 7];
  fill(onto, rectangle(x - 2, top - 4, 7, foot - top + 6), "black");
  fill(onto, rectangle(x, top - 2, 3, foot - top + 2), "white");
  for (let column = 0; column < columns; column++) {
    const sag = Math.round(1.6 * Math.sin(column * 1.5));
    const left = x - 1 - (column + 1) * size;
    fill(onto, rectangle(left - 1, top + sag - 1, size + 1, rows * size + 2), "white");
    for (let row = 0; row < rows; row++)
      if ((row + column) % 2 === 0) fill(onto, rectangle(left, top + sag + row * size, size, size), "black");
  }
}

/**
 * The distance from the left edge of the cheering penguin's picture to the penguin's body, in pixels. The raised
 * flippers reach beyond the body on both sides.
 */
const CHEER_LEFT = 7;
/** The y coordinate, in pixels, of the upper end of the lowered flippers at both sides of the penguin's sprite. */
const FLIPPER_TOP = 17;
const FLIPPER_ROWS = 10;

/** Draws the large penguin that has won: it looks at the player and holds both flippers up. */
function drawCheeringPenguin(): Bitmap {
  const penguin = SPRITES_BY_CELL_SIZE[30].front;
  const onto = createBitmap(penguin.width + 2 * CHEER_LEFT, penguin.height);
  blit(onto, penguin, CHEER_LEFT, 0);
  const last = onto.width - 1;
  for (const x of [CHEER_LEFT + 1, CHEER_LEFT + 3])
    for (const left of [x - 1, last - x]) fill(onto, rectangle(left, FLIPPER_TOP, 2, FLIPPER_ROWS), "clear");
  for (const [shoulder, tip] of [
    [CHEER_LEFT + 5, 2.5],
    [last - CHEER_LEFT - 5, last - 2.5],
  ] as const)
    fill(onto, capsule({ x: shoulder, y: 18 }, { x: tip, y: 5 }, 2.4), "black");
  return onto;
}

function drawTowerFoot(onto: Bitmap): void {
  const foot = rectangle(70, STRIP + 110, 48, 8);
  fill(onto, offset(foot, 2), "black");
  fill(onto, foot, "white");
  ditherFill(onto, rectangle(100, STRIP + 110, 18, 8), "black", () => 26);
}

const COLONY = [
  [SPRITES["fir-tall"], 20, 172],
  [SPRITES.fir, 56, 188],
  [SPRITES.side, 164, 196],
  [SPRITES.front, 214, 204],
  [SPRITES["front-shut"], 254, 196],
] as const;

function createPlace(): Bitmap {
  const onto = createBitmap(WIDTH, HEIGHT, "black");
  fill(onto, rectangle(0, STRIP, WIDTH, 1), "white");
  return onto;
}

const SHORE_WIDTH = 161;
/**
 * The two parts of Ice Path's shore that its end card shows, as y coordinates in pixels. The upper part reaches from
 * above the igloo (`top`) to its `foot`. The lower part, the broken edge of the ice, reaches from `edge` to `bottom`.
 * On the card, both parts stand one below the other, from `y` on.
 */
const SHORE = { top: 139, foot: 183, edge: 209, bottom: 216, y: 162 };

/** Draws the background of Ice Path's end card after a level: the night sky above the igloo. */
export function drawNightSky(): Bitmap {
  const onto = createBitmap(SHORE_WIDTH, HEIGHT, "black");
  const { top, foot, edge, bottom, y } = SHORE;
  const shores = drawShores();
  blit(onto, crop(shores, 0, top, SHORE_WIDTH, foot - top), 0, y);
  blit(onto, crop(shores, 0, edge, SHORE_WIDTH, bottom - edge), 0, y + foot - top);
  return onto;
}

const PLAYROOM_WIDTH = 160;
/** The lamp on Skid's end card after a level, in pixels: the middle of its shade, and its foot on the chest. */
const LAMP = { x: 52, y: 172, foot: 194 };
const CHEST = { left: 8, right: 96, top: 194, bottom: 214 };

/** Draws the background of Skid's end card after a level: the lamp of the playroom on a low chest. */
export function drawPlayroomWall(): Bitmap {
  const onto = createBitmap(PLAYROOM_WIDTH, HEIGHT, "black");
  const { x, y, foot } = LAMP;
  ditherFill(onto, rectangle(0, y - 30, PLAYROOM_WIDTH, CHEST.top - y + 30), "white", (px, py) => {
    return Math.min(40, 58 * (1 - Math.hypot((px - x) / 46, (py - y - 7) / 23)));
  });
  fill(onto, rectangle(0, CHEST.bottom, PLAYROOM_WIDTH, 1), "white");
  drawLowChest(onto);
  const shade: Shape = polygon([{ x: x - 11, y: y - 12 }, { x: x + 11, y: y - 12 }, { x: x + 19, y: y + 14 }, { x: x - 19, y: y + 14 }]); // prettier-ignore
  fill(onto, union(offset(shade, 3), rectangle(x - 8, y + 14, 16, foot - y - 14)), "black");
  fill(onto, offset(shade, 1), "white");
  fill(onto, rectangle(x - 2, y + 16, 4, foot - y - 16), "white");
  fill(onto, rectangle(x - 6, foot - 3, 12, 2), "white");
  return onto;
}

function drawLowChest(onto: Bitmap): void {
  const { left, right, top, bottom } = CHEST;
  fill(onto, rectangle(left - 2, top - 2, right - left + 4, bottom - top + 3), "black");
  fill(onto, rectangle(left, top, right - left, bottom - top - 2), "white");
  fill(onto, rectangle(left + 2, top + 3, right - left - 4, bottom - top - 7), "black");
  for (const x of [left + 5, right - 9]) fill(onto, rectangle(x, bottom - 2, 4, 3), "white");
  const half = (right - left) / 2;
  for (const x of [left + 4, left + half + 2]) {
    fill(onto, rectangle(x, top + 5, half - 6, bottom - top - 11), "white");
    fill(onto, roundedBox(x + half / 2 - 8, top + 7, x + half / 2 + 2, top + 12, 2), "black");
  }
}

/**
 * The width of the meadow on Fruit's end card after a level, in pixels. To the right of the meadow, the board of the
 * cleared level stays visible. A large board also hides a part of the meadow.
 */
const ORCHARD_WIDTH = 240;
/**
 * The post of the signpost on the end card (shown after a level) of the puzzle Fruit, in pixels: the x coordinate of
 * its middle, and the y coordinates of its top and foot. The highest board on the post hides the top.
 */
const POST = { x: 60, top: 48, foot: 208 };

/**
 * Draws the background of Fruit's end card after a level: the meadow with the post of the signpost and two happy
 * fruits.
 */
export function drawSignpost(): Bitmap {
  const onto = createBitmap(ORCHARD_WIDTH, HEIGHT, "white");
  drawHill(onto, (x) => 172 - 8 * Math.sin((x + 8) / 42), 10);
  drawHill(onto, (x) => 193 + 3 * Math.sin(x / 26), 0);
  const roll = createDice(4);
  for (let tuft = 0; tuft < 12; tuft++) drawTuft(onto, 4 + roll(230), 202 + roll(6));
  const { x, top, foot } = POST;
  fill(onto, rectangle(x - 5, top, 10, foot - top), "white");
  fill(onto, rectangle(x - 4, top, 8, foot - top), "black");
  for (const [sprite, left, height] of [
    [SPRITES["pear-happy"], 90, 181],
    [SPRITES["cherry-happy"], 118, 183],
  ] as const) {
    castShadow(onto, sprite, left + 3, height + 3);
    blitWithHalo(onto, sprite, left, height);
  }
  return onto;
}
