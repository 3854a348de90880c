/**
 * Draws the scenery of the title screen, one picture for each puzzle.
 * Campaign maps and other pictures reuse parts of it.
 */
import { createBitmap, fill, setInk, blit, type Bitmap } from "../bitmap";
import { dither } from "../dither";
import { circle, intersection, ellipse, offset, polygon, roundedBox, union, difference, type Shape } from "../shapes";
import { rectangle, castShadow, createDice, drawStars, HEIGHT, blitWithHalo, ditherFill, WIDTH } from "../drawing";
import { SPRITES } from "./sprites";
import { drawTitleWord } from "./title-word";

const NIGHT_WORD = { left: 46, right: 396 };
const DAY_WORD = { left: 28, right: 372 };

/** The y, in pixels, of the upper edge of the row of five puzzle windows on the title screen. */
const WINDOWS_TOP = 188;

/**
 * Draws the billiard room on the title screen: a lamp that hangs from the groove below the title, and its light on the
 * table.
 */
export function drawBilliardRoom(): Bitmap {
  const room = createBitmap(WIDTH, HEIGHT, "black");
  const felt = rectangle(126, 92, 274, 96);
  fill(room, felt, "white");
  for (let x = 152; x < WIDTH; x += 29) {
    for (let y = 100; y < WINDOWS_TOP; y += 29) fill(room, rectangle(x - 1, y - 1, 2, 2), "black");
  }
  ditherFill(room, felt, "black", (x, y) => (Math.hypot((x - 282) / 148, (y - 140) / 54) - 0.56) * 150);
  fill(room, rectangle(281, 80, 2, 13), "white");
  fill(room, rectangle(260, 92, 44, 17), "black", (x, y) => y < 108 && Math.abs(x - 281.5) < 8 + (y - 92) * 1.1);
  blit(room, SPRITES.shade, 262, 92);
  darkenTextAreas(room);
  drawTitleWord(room, NIGHT_WORD.left, NIGHT_WORD.right, "white");
  return room;
}

/**
 * Draws the shore of Ice Path on the title screen: an aurora above the mountains, and an igloo whose door throws light
 * on the ice.
 */
export function drawShore(): Bitmap {
  const shore = createBitmap(WIDTH, HEIGHT, "black");
  drawStars(shore, 0, 0, WIDTH, 86, 14);
  drawAurora(shore);
  drawMountains(shore);
  const ice = rectangle(0, 146, WIDTH, HEIGHT - 146);
  fill(shore, ice, "white");
  ditherFill(shore, ice, "black", (_x, y) => Math.max(14, 34 - (y - 146) * 0.5));
  fill(shore, polygon(toPoints(362, 168, 380, 168, 336, WINDOWS_TOP, 200, WINDOWS_TOP)), "white");
  for (const y of [177, 182]) fill(shore, rectangle(130, y, 90, 1), "black");
  fill(shore, rectangle(130, 178, 90, 4), "white");
  drawIgloo(shore, 322, 168);
  darkenTextAreas(shore);
  drawTitleWord(shore, NIGHT_WORD.left, NIGHT_WORD.right, "white");
  return shore;
}

/** Draws two curtains of the aurora over the whole width of the screen. */
export function drawAurora(onto: Bitmap): void {
  const roll = createDice(7);
  const rays = Array.from({ length: 200 }, () => roll(100) / 100);
  for (const { base, height, phase } of [
    { base: 60, height: 52, phase: 0.6 },
    { base: 108, height: 58, phase: 2.4 },
  ]) {
    for (let x = 0; x < WIDTH; x++) {
      const share = x / WIDTH;
      const foot = base + 8 * Math.sin(share * 5.2 + phase) + 3 * Math.sin(share * 13 + phase);
      const tall = height * (0.55 + 0.45 * rays[(x >> 2) + 30]);
      const glow = 0.5 + 0.5 * rays[(x >> 1) % 200];
      ditherFill(
        onto,
        rectangle(x, foot - tall, 1, tall),
        "white",
        (_x, y) => 58 * glow * ((y - foot + tall) / tall) ** 1.8,
      );
    }
  }
}

function drawMountains(onto: Bitmap): void {
  const tops = [0, 138, 40, 120, 70, 134, 110, 112, 150, 138, 190, 122, 220, 136, 262, 112, 300, 132, 350, 116, 400, 138]; // prettier-ignore
  const ridge = polygon(toPoints(...tops, 400, 150, 0, 150));
  fill(onto, offset(ridge, 1.5), "white");
  fill(onto, offset(ridge, -0.5), "black");
  for (const [x, y, size] of [
    [110, 112, 14],
    [262, 112, 14],
    [350, 116, 11],
    [40, 120, 10],
  ]) {
    const snow = toPoints(x, y, x - size * 0.9, y + size * 0.9, x - size * 0.3, y + size * 0.6, x, y + size, x + size * 0.4, y + size * 0.5, x + size * 0.8, y + size * 0.8); // prettier-ignore
    fill(onto, intersection(polygon(snow), offset(ridge, 1)), "white");
  }
}

/** Draws an igloo: a dome of blocks with a door at the right. (left, groundY) is the lower left corner of the igloo. */
export function drawIgloo(onto: Bitmap, left: number, groundY: number): void {
  const above = rectangle(0, 0, WIDTH, groundY);
  const dome = intersection(ellipse(left + 30, groundY, 30, 36), above);
  fill(onto, intersection(offset(ellipse(left + 30, groundY, 30, 36), 2), above), "black");
  fill(onto, dome, "white");
  for (const [course, joints] of [
    [0, [5, 19, 34]],
    [1, [12, 26, 41]],
    [2, [18, 32, 46]],
    [3, [26, 37]],
  ] as const) {
    const y = groundY - 9 * (course + 1);
    fill(onto, intersection(dome, rectangle(0, y, WIDTH, 1)), "black");
    for (const joint of joints) fill(onto, intersection(dome, rectangle(left + joint, y + 1, 1, 8)), "black");
  }
  ditherFill(onto, intersection(dome, ellipse(left + 56, groundY, 22, 40)), "black", () => 18);
  const porch = intersection(ellipse(left + 48, groundY, 14, 20), above);
  fill(onto, intersection(offset(ellipse(left + 48, groundY, 14, 20), 2), above), "black");
  fill(onto, porch, "white");
  fill(onto, intersection(ellipse(left + 50, groundY, 10, 15), above), "black");
  fill(onto, intersection(ellipse(left + 50, groundY, 8, 13), above), "white");
}

/**
 * Draws the playroom of Skid on the title screen: a lamp on the chest, its light on the wall, and the chequered floor.
 */
export function drawPlayroom(): Bitmap {
  const room = createBitmap(WIDTH, HEIGHT, "black");
  const wall = rectangle(0, 0, WIDTH, 126);
  ditherFill(room, wall, "white", (x, y) => 58 - Math.hypot((x - 346) / 1.5, y - 104) * 0.62);
  const floor = rectangle(0, 128, WIDTH, HEIGHT - 128);
  fill(room, floor, "white");
  for (let row = 0; row < 2; row++) {
    for (let column = 0; column < 13; column++) {
      if ((row + column) % 2 === 0) fill(room, rectangle(column * 32, 134 + row * 32, 32, 32), "black", dither(10));
    }
  }
  fill(room, rectangle(0, 126, WIDTH, 8), "black");
  for (let x = 4; x < WIDTH; x += 9) fill(room, circle(x + 0.5, 130, 2), "white");
  ditherFill(room, floor, "black", (x, y) => (Math.hypot((x - 300) / 190, (y - 150) / 80) - 0.8) * 130);
  drawChest(room);
  darkenTextAreas(room);
  drawTitleWord(room, NIGHT_WORD.left, NIGHT_WORD.right, "white");
  return room;
}

function drawChest(onto: Bitmap): void {
  fill(onto, offset(roundedBox(316, 114, 388, 142, 3), 2), "black");
  fill(onto, roundedBox(316, 114, 388, 142, 3), "white");
  fill(onto, rectangle(316, 123, 72, 2), "black");
  fill(onto, roundedBox(346, 120, 358, 129, 2), "black");
  fill(onto, rectangle(350, 122, 4, 4), "white");
  for (const x of [320, 381]) fill(onto, rectangle(x, 114, 3, 28), "black", dither(32));
  const lampshade = polygon(toPoints(338, 93, 354, 93, 361, 106, 331, 106));
  fill(onto, offset(lampshade, 2), "black");
  fill(onto, lampshade, "white");
  fill(onto, rectangle(344, 108, 4, 4), "black");
  fill(onto, rectangle(340, 111, 12, 3), "black");
}

/**
 * Draws the ice floe of Penguin on the title screen: a lighthouse over the sea, its beams to both sides, and the ice in
 * front.
 */
export function drawFloe(): Bitmap {
  const floe = createBitmap(WIDTH, HEIGHT, "black");
  drawStars(floe, 0, 0, WIDTH, 90, 17);
  const lamp = { x: 344, y: 104 };
  for (const isLeft of [true, false]) {
    const x = isLeft ? 0 : WIDTH;
    const beam = polygon(toPoints(lamp.x, lamp.y - 3, lamp.x, lamp.y + 3, x, lamp.y + 20, x, lamp.y - 22));
    ditherFill(floe, beam, "white", (pixelX) => Math.max(6, 50 - Math.abs(pixelX - lamp.x) * 0.16));
  }
  drawSea(floe);
  const lighthouse = SPRITES.lighthouse;
  fill(floe, rectangle(lamp.x - 26, 132, 52, 8), "black");
  blit(floe, lighthouse, lamp.x - 25, 139 - lighthouse.height);
  drawIce(floe);
  darkenTextAreas(floe);
  drawTitleWord(floe, NIGHT_WORD.left, NIGHT_WORD.right, "white");
  return floe;
}

function drawSea(onto: Bitmap): void {
  const sea = rectangle(0, 134, WIDTH, HEIGHT);
  fill(onto, sea, "black");
  fill(onto, rectangle(0, 134, WIDTH, 1), "white");
  const roll = createDice(5);
  for (let y = 138; y < 152; y += 3) {
    for (let x = roll(20); x < WIDTH; x += 14 + roll(24)) fill(onto, rectangle(x, y, 3 + roll(8), 1), "white");
  }
}

function drawIce(onto: Bitmap): void {
  const roll = createDice(8);
  const shoreline = Array.from({ length: 29 }, (_, index) => [136 + index * 10, 150 + roll(3)]).flat();
  const ice = polygon(toPoints(124, WINDOWS_TOP + 10, 130, 158, ...shoreline, 420, WINDOWS_TOP + 10));
  fill(onto, offset(ice, 2), "black");
  fill(onto, ice, "white");
  ditherFill(onto, ice, "black", (x) => Math.max(2, 22 - (x - 124) * 0.2));
  for (let x = 132; x < WIDTH; x += 22) fill(onto, rectangle(x, 180, 2, 2), "black");
  castShadow(onto, SPRITES["fir-tall"], 376, 150);
  blitWithHalo(onto, SPRITES["fir-tall"], 366, 142);
}

/**
 * Draws the orchard of Fruit on the title screen: a hill, a tree at the right edge, and the sun where the title ends.
 */
export function drawOrchard(): Bitmap {
  const orchard = createBitmap(WIDTH, HEIGHT, "white");
  drawSun(orchard, 368, 32);
  drawHill(orchard, (x) => 190 - 70 * Math.exp(-(((x - 250) / 86) ** 2)), 14);
  drawBushes(orchard);
  drawHill(orchard, (x) => 160 + 13 / (1 + Math.exp((x - 150) / 14)) - 2 * Math.sin(x / 30), 0);
  const roll = createDice(6);
  for (let tuft = 0; tuft < 22; tuft++) drawTuft(orchard, 132 + roll(250), 166 + roll(16));
  drawTree(orchard);
  fill(orchard, rectangle(0, WINDOWS_TOP, WIDTH, HEIGHT - WINDOWS_TOP), "black");
  drawTitleWord(orchard, DAY_WORD.left, DAY_WORD.right, "black");
  return orchard;
}

/** Draws the sun with twelve rays around the point (x, y). */
export function drawSun(onto: Bitmap, x: number, y: number): void {
  fill(onto, circle(x, y, 16), "black");
  fill(onto, circle(x, y, 14), "white");
  for (let ray = 0; ray < 12; ray++) {
    const angle = (ray * Math.PI) / 6;
    const pointOnRay = (distance: number) => ({ x: x + distance * Math.cos(angle), y: y + distance * Math.sin(angle) });
    for (let distance = 20; distance < (ray % 2 === 0 ? 27 : 24); distance += 0.5) {
      const dot = pointOnRay(distance);
      fill(onto, rectangle(Math.floor(dot.x), Math.floor(dot.y), 2, 2), "black");
    }
  }
}

/** Draws a hill whose upper edge is at `topAt(x)`. `of64` of every 64 pixels of the hill are black. */
export function drawHill(onto: Bitmap, topAt: (x: number) => number, of64: number): void {
  const hill: Shape = (x, y) => topAt(x) - y;
  fill(onto, hill, "white");
  ditherFill(onto, hill, "black", () => of64);
  fill(
    onto,
    difference(hill, (x, y) => topAt(x) + 2 - y),
    "black",
  );
}

function drawBushes(onto: Bitmap): void {
  for (const [x, y] of [
    [202, 132],
    [220, 124],
    [238, 120],
    [256, 119],
    [274, 122],
    [212, 145],
    [230, 137],
    [248, 133],
    [266, 134],
  ]) {
    fill(onto, rectangle(x - 1, y + 5, 2, 6), "black");
    fill(onto, circle(x, y, 7.4), "white");
    fill(onto, circle(x, y, 6.4), "black");
    fill(onto, ellipse(x - 2, y - 2, 2, 1.6), "white");
  }
}

/** Draws a tuft of grass whose upper left corner is at (x, y). */
export function drawTuft(onto: Bitmap, x: number, y: number): void {
  for (const [dx, dy] of [[0, 0], [1, 1], [1, 2], [4, 0], [3, 1], [3, 2]]) setInk(onto, x + dx, y + dy, "black"); // prettier-ignore
}

function drawTree(onto: Bitmap): void {
  const crown = union(ellipse(352, 112, 30, 20), ellipse(390, 104, 26, 24), ellipse(334, 120, 16, 13), ellipse(376, 126, 34, 16)); // prettier-ignore
  const trunk = polygon(toPoints(360, 130, 382, 130, 380, 160, 390, 180, 350, 180, 362, 160));
  fill(onto, offset(union(trunk, crown), 2), "white");
  fill(onto, union(trunk, crown), "black");
  drawLeaves(onto, offset(crown, -2));
  for (const [x, y] of [
    [348, 112],
    [374, 102],
    [391, 118],
    [336, 122],
  ]) {
    fill(onto, circle(x, y, 7), "black");
    fill(onto, circle(x, y, 5.5), "white");
    ditherFill(onto, circle(x + 2, y + 2, 3), "black", () => 26);
  }
}

/** Draws the glints on the leaves of a tree: strokes of three pixels that do not touch one another. */
function drawLeaves(onto: Bitmap, crown: Shape): void {
  const roll = createDice(9);
  for (let y = 80; y < 146; y += 4) {
    for (let x = 314 + (y % 8 === 0 ? 3 : 0); x < WIDTH; x += 6) {
      const [dx, dy] = [x + roll(2), y + roll(2)];
      if (crown(dx, dy) > 0 || roll(10) < 2) continue;
      const isRising = roll(2) === 0;
      for (let step = 0; step < 3; step++) setInk(onto, dx + step, dy + (isRising ? 2 - step : step), "white");
    }
  }
}

/** Blackens the areas of the title screen behind its texts and behind the puzzle windows. */
function darkenTextAreas(onto: Bitmap): void {
  fill(onto, rectangle(0, WINDOWS_TOP, WIDTH, HEIGHT - WINDOWS_TOP), "black");
  fill(onto, roundedBox(-8, 84, 148, 174, 8), "black");
}

/** Returns the corners of a polygon as points, from a list of x and y in turn. */
export function toPoints(...coordinates: readonly number[]): { x: number; y: number }[] {
  return Array.from({ length: coordinates.length / 2 }, (_, index) => ({
    x: coordinates[2 * index],
    y: coordinates[2 * index + 1],
  }));
}
