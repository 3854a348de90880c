/**
 * Draws the scenery of the puzzle Ice Path: the shore with the igloo, the aurora, and the ice on which the board lies.
 */
import { createBitmap, fill, joinInColumn, setInk, type Bitmap, type Ink } from "../bitmap";
import { dither, passesDither } from "../dither";
import { createDice } from "../drawing";
import {
  box,
  capsule,
  circle,
  intersection,
  ellipse,
  offset,
  polygon,
  translated,
  union,
  difference,
  type Point,
  type Shape,
} from "../shapes";

const WIDTH = 400;
const HEIGHT = 240;

/** How many of every 64 white pixels of Ice Path's scenery turn black when the level can no longer be won. */
const NIGHT_OF_64 = 45;

/** The share of the aurora's light in Ice Path's scenery that remains when the level can no longer be won. */
const NIGHT_AURORA_SHARE = 0.36;

const WATERLINE = 140;

/**
 * Draws Ice Path's scenery without the ice in three pictures of 400 by 240 pixels: with light in the igloo's door,
 * without light, and with a snowman instead of the igloo.
 */
export function drawShores(): Bitmap {
  return joinInColumn([drawShore("lit"), drawShore("out"), drawShore("none")]);
}

function drawShore(lamp: "lit" | "out" | "none"): Bitmap {
  const isLit = lamp !== "out";
  const scene = createBitmap(WIDTH, HEIGHT, "black");
  drawStars(scene);
  const light = isLit ? 1 : NIGHT_AURORA_SHARE;
  drawAurora(scene, { top: 40, height: 48, swing: 8, phase: 0.6, seed: 7 }, light);
  drawAurora(scene, { top: 84, height: 58, swing: 9, phase: 2.4, seed: 12 }, light);
  drawMountains(scene, isLit);
  drawBay(scene);
  drawSnow(scene, lamp);
  if (!isLit) fill(scene, box(0, WATERLINE, WIDTH, HEIGHT), "black", dither(NIGHT_OF_64));
  if (lamp === "none") drawSnowman(scene);
  else drawIgloo(scene, isLit);
  return scene;
}

function darken(scene: Bitmap): Bitmap {
  const dark = { ...scene, pixels: [...scene.pixels] };
  fill(dark, () => -1, "black", dither(NIGHT_OF_64));
  return dark;
}

function drawStars(scene: Bitmap): void {
  const roll = createDice(4);
  for (let star = 0; star < 34; star++) {
    const [x, y] = [6 + roll(388), 2 + roll(52)];
    drawLine(scene, x, y, star % 4 === 0 ? 2 : 1, "white");
    if (star % 9 !== 0) continue;
    drawLine(scene, x - 2, y, 5, "white");
    for (let dy = -2; dy <= 2; dy++) drawLine(scene, x, y + dy, 1, "white");
  }
}

/**
 * A curtain of light of the aurora. Its lower edge waves around the y coordinate `top` + 34. `swing` is how far the
 * edge waves up and down, in pixels; `phase` shifts the waves, in radians; `seed` decides the rays.
 */
interface Curtain {
  readonly top: number;
  readonly height: number;
  readonly swing: number;
  readonly phase: number;
  readonly seed: number;
}

const SWAY_PERIOD = 166;

function drawAurora(scene: Bitmap, { top, height, swing, phase, seed }: Curtain, light: number): void {
  const roll = createDice(seed);
  const rays = Array.from({ length: WIDTH }, () => roll(1000) / 1000);
  for (let x = 0; x < WIDTH; x++) {
    const along = x / SWAY_PERIOD;
    const edge = top + 34 + swing * Math.sin(along * 5.2 + phase) + swing * 0.4 * Math.sin(along * 13 + phase);
    const sway = 0.6 + 0.4 * Math.sin(along * 9 + phase);
    const high = height * (0.5 + 0.5 * rays[Math.floor(x / 4)] * sway);
    const bright = 0.55 + 0.45 * rays[100 + Math.floor(x / 2)];
    for (let y = Math.floor(edge - high); y < edge + 4; y++) {
      const share = (y - edge + high) / high;
      const fade = y < edge ? Math.max(0, share) ** 1.7 : 0.8 * (1 - (y - edge) / 4);
      if (passesDither(x, y, 62 * fade * bright * light)) setInk(scene, x, y, "white");
    }
  }
}

/** The points of the mountain ridge on the far side of the bay, from left to right: x and y in turn. */
const RIDGE = [
  0, 116, 14, 106, 26, 115, 44, 90, 60, 110, 76, 100, 96, 120, 112, 106, 134, 123, 158, 108, 176, 117, 200, 96, 222,
  113, 244, 103, 262, 119, 286, 92, 306, 111, 330, 101, 352, 121, 374, 98, 400, 115,
];

function drawMountains(scene: Bitmap, isLit: boolean): void {
  const ridge = toPoints(RIDGE);
  for (let x = 0; x < WIDTH; x++) {
    const top = Math.round(heightAt(ridge, x));
    for (let y = top; y < WATERLINE; y++) setInk(scene, x, y, y < top + (isLit ? 2 : 1) ? "white" : "black");
  }
  ridge.forEach(({ x, y }, index) => {
    const isPeak = index > 0 && index < ridge.length - 1 && y < ridge[index - 1].y && y < ridge[index + 1].y;
    if (isPeak) fill(scene, snowOn(x, y, y < 100 ? 20 : 13), "white", isLit ? undefined : dither(64 - NIGHT_OF_64));
  });
}

function snowOn(x: number, y: number, length: number): Shape {
  return polygon(
    toPoints([
      ...[
        x,
        y - 1,
        x - length * 0.72,
        y + length * 0.95,
        x - length * 0.34,
        y + length * 0.66,
        x - 2,
        y + length * 1.15,
      ],
      ...[x + 1, y + length * 0.6, x + length * 0.4, y + length * 0.74],
    ]),
  );
}

function drawBay(scene: Bitmap): void {
  const roll = createDice(21);
  drawLine(scene, 0, WATERLINE, WIDTH, "black");
  for (let y = WATERLINE + 2; y < HEIGHT; y += y < 160 ? 3 : 7) {
    const longest = 3 + Math.floor((y - WATERLINE) / 8);
    for (let x = roll(14); x < WIDTH; x += 12 + roll(22)) {
      const length = 2 + roll(longest);
      if (roll(10) < (y < 160 ? 7 : 4)) drawLine(scene, x, y, length, "white");
      x += length;
    }
  }
}

/** The points of the far edge of the snow on the near shore, from left to right: x and y in turn. */
const SNOW_EDGE = toPoints([0, 148, 30, 143, 70, 146, 110, 141, 136, 147, 152, 157, 160, 170]);
/** The points of the right end of the snow on the near shore, from top to bottom: x and y in turn. */
const SNOW_END = toPoints([161, 184, 157, 196, 160, 206]);
/** The points of the near edge of the snow on the near shore, from right to left: x and y in turn. */
const SNOW_FRONT = toPoints([140, 210, 104, 211, 70, 209, 34, 211, 0, 210]);
const SNOW_FRONT_HEIGHT = 6;
const SNOW_FRONT_WIDTH = 160;

const IGLOO = { x: 34, foot: 181 };
const DOOR = { x: IGLOO.x + 49, reachX: 8, reachY: 14 };

/**
 * How many of every 64 pixels of the snow on the shore are black. `near` and `far` are for snow near the igloo's lit
 * door and far from it. `out` is for a dark door, and `none` for a shore without an igloo.
 */
const SHADE = { near: 12, far: 30, out: 22, none: 18 };

function drawSnow(scene: Bitmap, lamp: "lit" | "out" | "none"): void {
  const snow = polygon([...SNOW_EDGE, ...SNOW_END, ...SNOW_FRONT]);
  fill(scene, offset(snow, 2), "black");
  drawSnowFront(scene);
  fill(scene, snow, "white");
  const inner = [...SNOW_EDGE.map(movedDown(2)), ...SNOW_END.map(movedLeft(2)), ...SNOW_FRONT.map(movedDown(-1))];
  fill(scene, polygon(inner), "black", (x, y) => passesDither(x, y, lamp === "lit" ? shadeAt(x, y) : SHADE[lamp]));
  drawDrifts(scene);
  if (lamp === "lit") fill(scene, intersection(snow, fanOfLight()), "white");
  if (lamp !== "none") drawTracks(scene);
}

function drawSnowFront(scene: Bitmap): void {
  const roll = createDice(31);
  const edge = [...SNOW_FRONT.toReversed(), SNOW_END[SNOW_END.length - 1]];
  let turn = 6;
  for (let x = 0; x < SNOW_FRONT_WIDTH; x++) {
    const top = Math.round(heightAt(edge, x)) + 1;
    const high = Math.min(SNOW_FRONT_HEIGHT, SNOW_FRONT_WIDTH - x);
    const isCrack = --turn === 0;
    if (isCrack) turn = 5 + roll(9);
    for (let y = top; y < top + high; y++) {
      const isDark = isCrack || (turn > 4 && y > top && passesDither(x, y, 30));
      setInk(scene, x, y, isDark ? "black" : "white");
    }
  }
}

function movedDown(pixels: number): (point: Point) => Point {
  return ({ x, y }) => ({ x, y: y + pixels });
}

function movedLeft(pixels: number): (point: Point) => Point {
  return ({ x, y }) => ({ x: x - pixels, y });
}

function shadeAt(x: number, y: number): number {
  const distance = Math.hypot(x - DOOR.x - 14, (y - IGLOO.foot - 12) * 1.3);
  return Math.max(SHADE.near, Math.min(SHADE.far, SHADE.near + (distance - 34) * 0.45));
}

function fanOfLight(): Shape {
  return polygon(toPoints([DOOR.x - 8, IGLOO.foot, DOOR.x + 8, IGLOO.foot, 164, 200, 164, 240, DOOR.x + 4, 240]));
}

function drawDrifts(scene: Bitmap): void {
  for (const [x, y, width] of [
    [4, 164, 22],
    [112, 166, 26],
    [4, 190, 26],
    [30, 200, 34],
    [40, 152, 18],
  ]) {
    const drift = polygon(toPoints([x, y + 2, x + 5, y, x + width - 8, y, x + width, y + 2, x + width - 12, y + 4]));
    fill(scene, drift, "white");
    drawLine(scene, x + 4, y, width - 11, "black");
    drawLine(scene, x, y + 1, 4, "black");
    drawLine(scene, x + width - 7, y + 1, 5, "black");
  }
}

function drawTracks(scene: Bitmap): void {
  for (let step = 0; step < 4; step++) {
    const x = DOOR.x + 8 + step * 13;
    const y = IGLOO.foot + 9 + step * 4 + (step % 2) * 5;
    drawLine(scene, x, y, 4, "black");
    drawLine(scene, x + 4, y + 1, 2, "black");
  }
}

function drawIgloo(scene: Bitmap, isLit: boolean): void {
  const { x, foot } = IGLOO;
  const above = box(0, 0, WIDTH, foot);
  const dome = intersection(ellipse(x + 30, foot, 30, 37), above);
  fill(scene, intersection(offset(dome, 2), above), "black");
  fill(scene, dome, "white");
  drawBlocks(scene, dome, isLit);
  const porch = intersection(union(ellipse(DOOR.x - 1, foot, 16, 21)), above);
  fill(scene, intersection(offset(porch, 2), above), "black");
  fill(scene, porch, "white");
  const door = intersection(ellipse(DOOR.x, foot, DOOR.reachX, DOOR.reachY), above);
  fill(
    scene,
    intersection(difference(porch, offset(door, 2)), box(0, 0, WIDTH, HEIGHT)),
    "black",
    dither(isLit ? 6 : 40),
  );
  fill(scene, intersection(offset(door, 2), above), "black");
  fill(scene, door, isLit ? "white" : "black");
  drawLine(scene, x, foot, 33, "black");
  drawLine(scene, DOOR.x + 9, foot, 9, "black");
  if (isLit) drawWarmth(scene, x + 30, foot);
}

const SNOWMAN = { x: 62, foot: 186 };

/**
 * Draws a snowman with hat, scarf and two arms. It replaces the igloo in levels without dead ends (states from which no
 * win can be reached).
 */
function drawSnowman(scene: Bitmap): void {
  const { x, foot } = SNOWMAN;
  const balls = [circle(x, foot - 13, 14), circle(x, foot - 34, 10.5), circle(x, foot - 50, 7.5)];
  const whole = intersection(union(...balls), box(0, 0, WIDTH, foot));
  const shadow = intersection(ellipse(x + 16, foot - 1, 24, 4), box(0, 0, WIDTH, HEIGHT));
  fill(scene, shadow, "black", dither(40));
  for (const side of [-1, 1]) {
    const [hand, elbow] = [{ x: x + side * 22, y: foot - 43 }, { x: x + side * 8, y: foot - 35 }]; // prettier-ignore
    fill(scene, capsule(elbow, hand, 4), "white");
    fill(scene, capsule(elbow, hand, 2), "black");
  }
  fill(scene, offset(whole, 2), "black");
  for (const ball of balls) {
    fill(scene, intersection(offset(ball, 1), whole), "black");
    const snow = intersection(ball, whole);
    fill(scene, snow, "white");
    fill(scene, difference(snow, translated(offset(ball, 1), 4, -3)), "black", dither(30));
  }
  for (const dx of [-3, 2]) fill(scene, box(x + dx, foot - 52, x + dx + 2, foot - 50), "black");
  fill(scene, polygon(toPoints([x, foot - 49, x + 9, foot - 47, x, foot - 46])), "black");
  for (const up of [38, 32, 22, 14]) fill(scene, box(x - 1, foot - up, x + 1, foot - up + 2), "black");
  fill(scene, box(x - 7, foot - 44, x + 8, foot - 41), "black");
  fill(scene, box(x + 2, foot - 43, x + 6, foot - 34), "black");
  const hat = union(box(x - 9, foot - 57, x + 10, foot - 55), box(x - 5, foot - 67, x + 6, foot - 56));
  fill(scene, offset(hat, 1), "white");
  fill(scene, hat, "black");
  fill(scene, box(x - 5, foot - 60, x + 6, foot - 58), "white");
}

function drawBlocks(scene: Bitmap, dome: Shape, isLit: boolean): void {
  const { x, foot } = IGLOO;
  const away = difference(dome, ellipse(DOOR.x + 4, foot + 4, 46, 40));
  fill(scene, away, "black", dither(isLit ? 26 : 52));
  if (!isLit) fill(scene, intersection(dome, ellipse(DOOR.x + 4, foot + 4, 46, 40)), "black", dither(40));
  const courses: readonly (readonly number[])[] = [
    [9, 2, 18, 33, 47],
    [18, 10, 25, 40, 54],
    [27, 17, 31, 45],
    [37, 24, 37],
  ];
  for (const [up, ...joints] of courses) {
    fill(scene, intersection(dome, box(0, foot - up, WIDTH, foot - up + 1)), "black");
    for (const joint of joints) {
      fill(scene, intersection(dome, box(x + joint, foot - up, x + joint + 1, foot - up + 9)), "black");
    }
  }
}

function drawWarmth(scene: Bitmap, x: number, foot: number): void {
  for (const [dx, dy] of [
    [0, 42],
    [1, 45],
    [0, 48],
    [-1, 52],
    [1, 56],
  ]) {
    drawLine(scene, x + dx, foot - dy, 2, foot - dy > 143 ? "black" : "white");
  }
}

const ICE_SIDE = 240;

/**
 * The diagonal lines on which the gloss (reflected light) of Ice Path's ice lies. Each consists of the pixels whose sum
 * x + y is near the middle of two numbers. The wider it is, the longer are the strokes on it.
 */
type Gloss = readonly (readonly [from: number, to: number])[];
const SHORE_GLOSS: Gloss = [
  [64, 108],
  [118, 126],
  [262, 322],
  [332, 342],
];
/** Strokes of gloss on one diagonal are this many pixels apart, measured as x. */
const GLOSS_EVERY = 58;
/** A diagonal that is at least this wide has pairs of long strokes, a narrower one has single short strokes. */
const WIDE_GLOSS = 20;
/** The middles of the two strokes of a pair are this many pixels apart. */
const GLOSS_PAIR = 7;

/**
 * Draws the ice under Ice Path's largest board with its rim, in two pictures of 240 by 240 pixels: with gloss (thin
 * diagonal strokes of reflected light, so that no grain lies beneath the pieces), and without light.
 */
export function drawIce(gloss = SHORE_GLOSS): Bitmap {
  const lit = createBitmap(ICE_SIDE, ICE_SIDE, "white");
  gloss.forEach(([from, to], band) => {
    const isWide = to - from >= WIDE_GLOSS;
    const middle = Math.round((from + to) / 2);
    for (let x = ((band * 23) % GLOSS_EVERY) - GLOSS_EVERY; x < ICE_SIDE; x += GLOSS_EVERY) {
      drawGlossStroke(lit, x, middle - x, isWide ? 12 : 6);
      if (isWide) drawGlossStroke(lit, x + GLOSS_PAIR, middle - x + 2, 7);
    }
  });
  return joinInColumn([lit, darken(createBitmap(ICE_SIDE, ICE_SIDE, "white"))]);
}

/** Draws a stroke of `length` pixels that rises to the right. Its middle is at (x, y). */
function drawGlossStroke(ice: Bitmap, x: number, y: number, length: number): void {
  const half = Math.floor(length / 2);
  for (let step = -half; step < length - half; step++) setInk(ice, x + step, y - step, "black");
}

const FRONT_HEIGHT = 8;

/**
 * Draws the front of Ice Path's ice, the vertical side below the board that faces the viewer. The two pictures of 240
 * by 8 pixels show it lit and without light.
 */
export function drawFronts(): Bitmap {
  return joinInColumn([drawFront(), darken(drawFront())]);
}

function drawFront(): Bitmap {
  const front = createBitmap(ICE_SIDE, FRONT_HEIGHT, "white");
  const roll = createDice(5);
  drawLine(front, 0, 0, ICE_SIDE, "black");
  for (let x = 0; x < ICE_SIDE;) {
    const width = 7 + roll(11);
    for (let y = 2; y < FRONT_HEIGHT - 1; y++) {
      for (let faceX = x + 3; faceX < x + width; faceX++)
        if (passesDither(faceX, y, 26)) setInk(front, faceX, y, "black");
    }
    for (let y = 1; y < FRONT_HEIGHT; y++) drawLine(front, x + width - 2, y, 2, "black");
    x += width;
  }
  drawLine(front, 0, FRONT_HEIGHT - 1, ICE_SIDE, "black");
  return front;
}

function drawLine(onto: Bitmap, x: number, y: number, length: number, ink: Ink): void {
  for (let pixelX = x; pixelX < x + length; pixelX++) setInk(onto, pixelX, y, ink);
}

function toPoints(numbers: readonly number[]): Point[] {
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] }] : []));
}

function heightAt(ridge: readonly Point[], x: number): number {
  const index = Math.max(
    1,
    ridge.findIndex((point) => point.x > x),
  );
  const [from, to] = x >= WIDTH ? ridge.slice(-2) : [ridge[index - 1], ridge[index]];
  return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x);
}
