/**
 * Draws the felt of Last Ball's billiard table with the light of its lamps. The grey of each pixel is computed from the
 * positions of the pixel and of the lamps' areas of light.
 */
import { createBitmap, joinInRow, setInk, type Bitmap } from "../bitmap";
import { passesDither } from "../dither";

const LEFT = 26;
const TOP = 28;
const WIDTH = 348;
const HEIGHT = 203;

/**
 * An area of light on Last Ball's billiard table or on the floor of another chapter. It is an ellipse; its middle and
 * radii are given in pixels.
 */
export interface LightPool {
  readonly x: number;
  readonly y: number;
  readonly radiusX: number;
  readonly radiusY: number;
}

const POOL: LightPool = { x: 200, y: 121, radiusX: 205, radiusY: 128 };
/**
 * The area of light on a small billiard table of Last Ball. The lamp of a small table hangs lower than that of a large
 * one.
 */
const SMALL_POOL: LightPool = { x: 200, y: 125, radiusX: 150, radiusY: 98 };

/**
 * The area of light below one of the three lamps over the table in a rush (a timed run). Each lamp stands for a life of
 * the player.
 */
const RUSH_POOL: LightPool = { x: 200, y: 121, radiusX: 104, radiusY: 122 };
const RUSH_SPACING = 116;
const SMALL_RUSH_POOL: LightPool = { x: 200, y: 125, radiusX: 78, radiusY: 92 };
const SMALL_RUSH_SPACING = 84;

/**
 * Which of the three lamps are lit in a rush (a timed run) with one, two or three lives left: −1 is the left lamp, 0
 * the middle one, 1 the right one. The middle lamp goes out last.
 */
const LIT_LAMPS: readonly (readonly number[])[] = [[0], [-1, 0], [-1, 0, 1]];

/**
 * Where the lamp hangs above the far edge of the billiard table, in pixels. The rays of light over a cleared level
 * start there.
 */
const LAMP = { x: 200, y: -14 };
const RAYS = 26;

/** A function that returns how many of every 64 pixels are black at a point of the screen. */
export type Tone = (x: number, y: number) => number;

/**
 * Draws the felt of the billiard table in five pictures of 348 by 203 pixels. They show it in the lamp's light, without
 * light, darker for a hint, and twice with rays. The two pictures with rays take turns after a level is cleared.
 */
export function drawFelts(): Bitmap {
  return joinInRow(feltTones(POOL).map(drawFelt));
}

/**
 * Draws the felt of small billiard tables in five pictures: in the lamp's light, without light, darkened for a hint,
 * and twice with rays for a cleared level. On a small table, the game shows only the middle of these pictures.
 */
export function drawSmallFelts(): Bitmap {
  return joinInRow(feltTones(SMALL_POOL).map(drawFelt));
}

/**
 * Draws the felt of the billiard table for a rush (a timed run) in three pictures: with one, two and three lit lamps,
 * which stand for lives of the player.
 */
export function drawRushFelts(): Bitmap {
  return joinInRow(rushTones(RUSH_POOL, RUSH_SPACING).map(drawFelt));
}

/**
 * Draws the felt of small billiard tables for a rush (a timed run) in three pictures: with one, two and three lit
 * lamps, which stand for lives of the player.
 */
export function drawSmallRushFelts(): Bitmap {
  return joinInRow(rushTones(SMALL_RUSH_POOL, SMALL_RUSH_SPACING).map(drawFelt));
}

function rushTones(pool: LightPool, spacing: number): Tone[] {
  return LIT_LAMPS.map((lamps) => {
    const tones = lamps.map((aside) => litTone({ ...pool, x: pool.x + aside * spacing }));
    return (x, y) => Math.min(...tones.map((tone) => tone(x, y)));
  });
}

function feltTones(pool: LightPool): Tone[] {
  return [litTone(pool), () => 45, dimmedTone(pool), raysTone(pool, 0), raysTone(pool, 1)];
}

/**
 * Draws the felt of the billiard table. `tone` returns for a point of the screen how many of every 64 pixels are black.
 */
export function drawFelt(tone: Tone): Bitmap {
  const felt = createBitmap(WIDTH, HEIGHT, "white");
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      if (passesDither(LEFT + x, TOP + y, tone(LEFT + x, TOP + y))) setInk(felt, x, y, "black");
    }
  }
  return felt;
}

/** Returns how far a point is from the middle of a lamp's area of light: 0 in the middle, 1 at the edge of the area. */
export function poolDistance({ x: poolX, y: poolY, radiusX, radiusY }: LightPool, x: number, y: number): number {
  return Math.hypot((x - poolX) / radiusX, (y - poolY) / radiusY);
}

function litTone(pool: LightPool): Tone {
  return (x, y) => clamp((poolDistance(pool, x, y) - 0.6) * 78, 0, 38);
}

/**
 * Returns the shade of the felt while a hint is shown, when the felt is darker than usual. The shade is a function that
 * says how many of every 64 pixels are black at a point.
 */
export function dimmedTone(pool: LightPool): Tone {
  return (x, y) => clamp(22 + (poolDistance(pool, x, y) - 0.5) * 40, 18, 44);
}

/**
 * Returns the shade of the felt with rays of light, for a cleared level. The shade is a function that says how many of
 * every 64 pixels are black at a point. `phase` is 0 or 1, for the two pictures that take turns.
 */
export function raysTone(pool: LightPool, phase: number): Tone {
  return (x, y) => {
    const ray = Math.floor((Math.atan2(y - LAMP.y, x - LAMP.x) * RAYS) / Math.PI + phase) % 2;
    const beyond = poolDistance(pool, x, y);
    return ray === 0 ? clamp((beyond - 0.7) * 40, 0, 14) : clamp(7 + (beyond - 0.5) * 40, 7, 30);
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
