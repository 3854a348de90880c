/**
 * Draws the scenery of the puzzle Penguin: the sea, the lighthouse with its beams, the ice, and the penguins that watch
 * the game.
 */
import { createBitmap, fill, joinInColumn, joinInRow, setInk, blit, type Bitmap } from "../bitmap";
import { dither, passesDither } from "../dither";
import { createDice, type Dice } from "../drawing";
import { box, circle, intersection, offset } from "../shapes";
import { mirror, withHalo } from "../sprite-text";
import { SPRITES } from "./sprites";

const WIDTH = 400;
const HEIGHT = 240;
const HORIZON = 23;

const LAMP_X = 200;
const LAMP_Y = 10;

/**
 * Draws the sea of Penguin's scenery, black at night, with the horizon and with white strokes that become longer
 * towards the viewer.
 */
export function drawSea(): Bitmap {
  const sea = createBitmap(WIDTH, HEIGHT, "black");
  fill(sea, (_x, y) => (y > HORIZON && y < HORIZON + 1 ? -1 : 1), "white");
  const roll = createDice(4);
  for (let x = 0; x < WIDTH; x += 7) if (roll(5) < 2) drawLine(sea, x, HORIZON, 3, "black");
  for (let y = HORIZON + 4; y < HEIGHT; y += y < 40 ? 3 : 8) drawWaves(sea, y, roll);
  blit(sea, SPRITES.whale, 238, 7);
  return sea;
}

function drawWaves(sea: Bitmap, y: number, roll: Dice): void {
  const longest = 3 + Math.floor((y - HORIZON) / 9);
  for (let x = roll(12); x < WIDTH; x += 10 + roll(18)) {
    const length = 2 + roll(longest);
    if (roll(10) < (y < 40 ? 7 : 4)) drawLine(sea, x, y, length, "white");
    x += length;
  }
}

/**
 * Draws the sky at the horizon of Penguin's scenery in four pictures of 400 by 40 pixels. Two show the lighthouse: lit
 * with its beams, and without light. For levels without a lighthouse, two show the rising moon: full, and eclipsed as a
 * dark disc with a bright rim.
 */
export function drawLamps(): Bitmap {
  return joinInColumn([drawLamp(true), drawLamp(false), drawMoon(false), drawMoon(true)]);
}

/** The y, in pixels, at which the sea ends and the ice of the largest board begins. */
const SEA_FOOT = 34;
const MOON_RADIUS = 11;
const MOON_Y = 15;

function drawMoon(isEclipsed: boolean): Bitmap {
  const sky = createBitmap(WIDTH, 40);
  const aboveSea = box(0, 0, WIDTH, HORIZON);
  const disc = intersection(circle(LAMP_X, MOON_Y, MOON_RADIUS), aboveSea);
  fill(sky, intersection(circle(LAMP_X, MOON_Y, MOON_RADIUS + 2), aboveSea), "black");
  fill(sky, disc, "white");
  for (const [dx, dy, radius] of [
    [-4, -4, 3],
    [4, 1, 2.4],
    [-2, 4, 1.8],
    [3, -6, 1.6],
  ])
    // prettier-ignore
    fill(sky, intersection(disc, circle(LAMP_X + dx, MOON_Y + dy, radius)), "black", dither(22));
  fill(sky, box(LAMP_X - 30, HORIZON + 1, LAMP_X + 30, SEA_FOOT), "black");
  for (let row = 0; row < 3; row++) {
    const half = Math.round(9 - row * 0.9 + (row % 2) * 3);
    if (!isEclipsed || row % 2 === 0) drawLine(sky, LAMP_X - half, HORIZON + 3 + row * 3, 2 * half, "white");
  }
  if (isEclipsed) fill(sky, offset(disc, -1.6), "black");
  return sky;
}

/** Draws the lighthouse and the sky around it, 400 by 40 pixels, with its two beams or without light. */
export function drawLamp(isLit: boolean): Bitmap {
  const sky = createBitmap(WIDTH, 40);
  if (isLit) drawBeams(sky);
  const tower = withBlackHalo(isLit ? SPRITES.lighthouse : SPRITES["lighthouse-out"]);
  blit(sky, tower, LAMP_X - 26, 40 - tower.height + 1);
  return sky;
}

function drawBeams(sky: Bitmap): void {
  for (let y = 0; y < HORIZON; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const distance = Math.abs(x - LAMP_X);
      if (Math.abs(y - LAMP_Y) > 3 + distance * 0.06) continue;
      if (passesDither(x, y, Math.min(46, 50 - distance * 0.5))) setInk(sky, x, y, "white");
    }
  }
}

function withBlackHalo(sprite: Bitmap): Bitmap {
  const halo = withHalo(sprite);
  const dark = { ...halo, pixels: halo.pixels.map((ink) => (ink === "clear" ? ink : "black")) } as Bitmap;
  blit(dark, sprite, 1, 1);
  return dark;
}

/** Draws Penguin's ice without light, 400 by 240 pixels, for the whole screen. The board later covers a part of it. */
export function drawDarkIce(): Bitmap {
  const ice = createBitmap(WIDTH, HEIGHT, "white");
  fill(ice, () => -1, "black", dither(45));
  return ice;
}

const EDGE_WIDTH = 18;
const TEAR_HEIGHT = 11;

/**
 * Draws the sea at both sides of Penguin's ice floe in two pictures of 18 by 240 pixels: left and right. The ice shows
 * through clear pixels.
 */
export function drawEdges(): Bitmap {
  return joinInRow([drawEdge(12), mirror(drawEdge(31))]);
}

function drawEdge(seed: number): Bitmap {
  const edge = createBitmap(EDGE_WIDTH, HEIGHT);
  const roll = createDice(seed);
  let from = 4 + roll(8);
  for (let top = 0; top < HEIGHT; top += TEAR_HEIGHT) {
    const to = 2 + roll(10);
    for (let y = top; y < Math.min(HEIGHT, top + TEAR_HEIGHT); y++) {
      const reach = Math.round(from + ((to - from) * (y - top)) / TEAR_HEIGHT);
      drawLine(edge, 0, y, reach, "black");
    }
    from = to;
  }
  // Draws a few white strokes on the sea, which stand for reflected light.
  for (let y = 5; y < HEIGHT; y += 9) if (roll(2) === 0) drawLine(edge, 0, y, 1 + roll(3), "white");
  return edge;
}

const FRONT_HEIGHT = 10;

/**
 * Draws the front of Penguin's ice floe, the vertical side that faces the viewer, 400 by 10 pixels, with lit and shaded
 * faces.
 */
export function drawFront(): Bitmap {
  const front = createBitmap(WIDTH, FRONT_HEIGHT, "white");
  const roll = createDice(9);
  drawLine(front, 0, 0, WIDTH, "black");
  for (let x = 0; x < WIDTH;) {
    const width = 6 + roll(9);
    const shade = Math.floor(width / 2);
    for (let y = 1; y < FRONT_HEIGHT; y++) {
      for (let faceX = x; faceX < x + shade; faceX++) if (passesDither(faceX, y, 34)) setInk(front, faceX, y, "black");
      drawLine(front, x + width - 2, y, 2, "black");
    }
    x += width;
  }
  return front;
}

/**
 * Draws the penguins that watch the game from the near edge of the ice: from behind, looking right, looking left, and a
 * small one.
 */
export function drawWatchers(): Bitmap {
  const height = SPRITES.watcher.height;
  const frames = [
    SPRITES.watcher,
    SPRITES["watcher-looks"],
    mirror(SPRITES["watcher-looks"]),
    SPRITES["watcher-small"],
  ];
  return joinInRow(
    frames.map((sprite) => {
      const frame = createBitmap(22, height);
      blit(frame, sprite, Math.floor((22 - sprite.width) / 2), height - sprite.height);
      return frame;
    }),
  );
}

function drawLine(onto: Bitmap, x: number, y: number, length: number, ink: "black" | "white"): void {
  for (let pixelX = x; pixelX < x + length; pixelX++) setInk(onto, pixelX, y, ink);
}
