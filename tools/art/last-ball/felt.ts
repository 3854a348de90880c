import { createBitmap, inOneRow, setInk, type Bitmap } from "../bitmap";
import { isThrough } from "../dither";

/** The largest felt, and where it lies on the screen: half tones are anchored to that. */
const LEFT = 26;
const TOP = 28;
const WIDTH = 348;
const HEIGHT = 203;

/** A pool of light: an ellipse below the lamp, and how far its light reaches. */
interface Pool {
  readonly x: number;
  readonly y: number;
  readonly radiusX: number;
  readonly radiusY: number;
}

const POOL: Pool = { x: 200, y: 121, radiusX: 205, radiusY: 128 };
/** Over a small table the lamp hangs lower. */
const SMALL_POOL: Pool = { x: 200, y: 125, radiusX: 150, radiusY: 98 };

/** In a rush each lamp has a pool of its own, so far from the next. */
const RUSH_POOL: Pool = { x: 200, y: 121, radiusX: 104, radiusY: 122 };
const RUSH_APART = 116;
const SMALL_RUSH_POOL: Pool = { x: 200, y: 125, radiusX: 78, radiusY: 92 };
const SMALL_RUSH_APART = 84;

/** The lamps that burn yet, as many as the frame's number says, from left to right: those at the ends go out first. */
const BURNING: readonly (readonly number[])[] = [[0], [-1, 0], [-1, 0, 1]];

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
  return inOneRow(tonesIn(POOL).map(drawFelt));
}

/** The same for small tables, of which it shows the middle. */
export function drawSmallFelts(): Bitmap {
  return inOneRow(tonesIn(SMALL_POOL).map(drawFelt));
}

/** The felt of a rush, in three frames: one lamp burns yet, two, or all three. */
export function drawRushFelts(): Bitmap {
  return inOneRow(rushTones(RUSH_POOL, RUSH_APART).map(drawFelt));
}

/** The same for small tables. */
export function drawSmallRushFelts(): Bitmap {
  return inOneRow(rushTones(SMALL_RUSH_POOL, SMALL_RUSH_APART).map(drawFelt));
}

function rushTones(pool: Pool, apart: number): Tone[] {
  return BURNING.map((lamps) => {
    const tones = lamps.map((aside) => lit({ ...pool, x: pool.x + aside * apart }));
    return (x, y) => Math.min(...tones.map((tone) => tone(x, y)));
  });
}

function tonesIn(pool: Pool): Tone[] {
  return [lit(pool), () => 45, dimmed(pool), rays(pool, 0), rays(pool, 1)];
}

function drawFelt(tone: Tone): Bitmap {
  const felt = createBitmap(WIDTH, HEIGHT, "white");
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      if (isThrough(LEFT + x, TOP + y, tone(LEFT + x, TOP + y))) setInk(felt, x, y, "black");
    }
  }
  return felt;
}

/** From 0, below the lamp, to 1 at the rim of its pool of light. */
function distance({ x: poolX, y: poolY, radiusX, radiusY }: Pool, x: number, y: number): number {
  return Math.hypot((x - poolX) / radiusX, (y - poolY) / radiusY);
}

function lit(pool: Pool): Tone {
  return (x, y) => clamp((distance(pool, x, y) - 0.6) * 78, 0, 38);
}

function dimmed(pool: Pool): Tone {
  return (x, y) => clamp(22 + (distance(pool, x, y) - 0.5) * 40, 18, 44);
}

function rays(pool: Pool, turn: number): Tone {
  return (x, y) => {
    const ray = Math.floor((Math.atan2(y - LAMP.y, x - LAMP.x) * RAYS) / Math.PI + turn) % 2;
    const beyond = distance(pool, x, y);
    return ray === 0 ? clamp((beyond - 0.7) * 40, 0, 14) : clamp(7 + (beyond - 0.5) * 40, 7, 30);
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
