import { createBitmap, joinInRow, setInk, type Bitmap } from "../bitmap";
import { passesDither } from "../dither";

/** The largest felt, and where it lies on the screen: half tones are anchored to that. */
const LEFT = 26;
const TOP = 28;
const WIDTH = 348;
const HEIGHT = 203;

/** A pool of light: an ellipse below the lamp, and how far its light reaches. */
interface LightPool {
  readonly x: number;
  readonly y: number;
  readonly radiusX: number;
  readonly radiusY: number;
}

const POOL: LightPool = { x: 200, y: 121, radiusX: 205, radiusY: 128 };
/** Over a small table the lamp hangs lower. */
const SMALL_POOL: LightPool = { x: 200, y: 125, radiusX: 150, radiusY: 98 };

/** In a rush each lamp has a pool of its own, so far from the next. */
const RUSH_POOL: LightPool = { x: 200, y: 121, radiusX: 104, radiusY: 122 };
const RUSH_APART = 116;
const SMALL_RUSH_POOL: LightPool = { x: 200, y: 125, radiusX: 78, radiusY: 92 };
const SMALL_RUSH_APART = 84;

/** The lamps that burn yet, as many as the frame's number says, from left to right: those at the ends go out first. */
const BURNING_LAMPS: readonly (readonly number[])[] = [[0], [-1, 0], [-1, 0, 1]];

/** The lamp hangs above the table's far edge: its rays come from there. */
const LAMP = { x: 200, y: -14 };
const RAYS = 26;

/** How dark a point of the screen is, in sixty-fourths. */
type Tone = (x: number, y: number) => number;

/**
 * The felt, 348 by 203 pixels, in five frames: in the lamp's light, without it, a tone darker for a hint, and twice with
 * rays for a cleared level, those of the second where the first has none.
 */
export function drawFelts(): Bitmap {
  return joinInRow(feltTones(POOL).map(drawFelt));
}

/** The same for small tables, of which it shows the middle. */
export function drawSmallFelts(): Bitmap {
  return joinInRow(feltTones(SMALL_POOL).map(drawFelt));
}

/** The felt of a rush, in three frames: one lamp burns yet, two, or all three. */
export function drawRushFelts(): Bitmap {
  return joinInRow(rushTones(RUSH_POOL, RUSH_APART).map(drawFelt));
}

/** The same for small tables. */
export function drawSmallRushFelts(): Bitmap {
  return joinInRow(rushTones(SMALL_RUSH_POOL, SMALL_RUSH_APART).map(drawFelt));
}

function rushTones(pool: LightPool, apart: number): Tone[] {
  return BURNING_LAMPS.map((lamps) => {
    const tones = lamps.map((aside) => litTone({ ...pool, x: pool.x + aside * apart }));
    return (x, y) => Math.min(...tones.map((tone) => tone(x, y)));
  });
}

function feltTones(pool: LightPool): Tone[] {
  return [litTone(pool), () => 45, dimmedTone(pool), raysTone(pool, 0), raysTone(pool, 1)];
}

function drawFelt(tone: Tone): Bitmap {
  const felt = createBitmap(WIDTH, HEIGHT, "white");
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      if (passesDither(LEFT + x, TOP + y, tone(LEFT + x, TOP + y))) setInk(felt, x, y, "black");
    }
  }
  return felt;
}

/** From 0, below the lamp, to 1 at the rim of its pool of light. */
function poolDistance({ x: poolX, y: poolY, radiusX, radiusY }: LightPool, x: number, y: number): number {
  return Math.hypot((x - poolX) / radiusX, (y - poolY) / radiusY);
}

function litTone(pool: LightPool): Tone {
  return (x, y) => clamp((poolDistance(pool, x, y) - 0.6) * 78, 0, 38);
}

function dimmedTone(pool: LightPool): Tone {
  return (x, y) => clamp(22 + (poolDistance(pool, x, y) - 0.5) * 40, 18, 44);
}

function raysTone(pool: LightPool, phase: number): Tone {
  return (x, y) => {
    const ray = Math.floor((Math.atan2(y - LAMP.y, x - LAMP.x) * RAYS) / Math.PI + phase) % 2;
    const beyond = poolDistance(pool, x, y);
    return ray === 0 ? clamp((beyond - 0.7) * 40, 0, 14) : clamp(7 + (beyond - 0.5) * 40, 7, 30);
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
