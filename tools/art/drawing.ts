/**
 * Draws details that pictures of several puzzles share: dithered areas, white rims, shadows and stars. Also provides
 * random numbers that depend on a seed.
 */
import { createRandom, drawRandom } from "../../src/kernel/random";
import { fill, inkAt, setInk, blit, type Bitmap, type Ink } from "./bitmap";
import { passesDither } from "./dither";
import { box, type Shape } from "./shapes";
import { withHalo } from "./sprite-text";

export const WIDTH = 400;
export const HEIGHT = 240;

/** A function that returns a random whole number from 0 up to `count`, exclusive. */
export type Dice = (count: number) => number;

/**
 * Returns a source of random numbers that depend only on the seed. So the command `npm run art` always draws the same
 * pictures.
 */
export function createDice(seed: number): Dice {
  const random = createRandom(seed);
  return (count) => drawRandom(random) % count;
}

/**
 * Fills a shape with a shade of grey by dithering. At each point, `levelAt` returns how many of every 64 pixels are
 * coloured.
 */
export function ditherFill(onto: Bitmap, shape: Shape, ink: Ink, levelAt: (x: number, y: number) => number): void {
  fill(onto, shape, ink, (x, y) => passesDither(x, y, levelAt(x, y)));
}

export function rectangle(x: number, y: number, width: number, height: number): Shape {
  return box(x, y, x + width, y + height);
}

/**
 * Draws a sprite with a white rim, so that it stands out from its background. (x, y) is the upper left corner of the
 * sprite without the rim.
 */
export function blitWithHalo(onto: Bitmap, sprite: Bitmap, x: number, y: number): void {
  blit(onto, withHalo(sprite), x - 1, y - 1);
}

/**
 * Draws the grey shadow of a sprite: a pattern of black pixels within the sprite's outline. (left, top) is the upper
 * left corner of the shadow.
 */
export function castShadow(onto: Bitmap, sprite: Bitmap, left: number, top: number): void {
  for (let y = 0; y < sprite.height; y++) {
    for (let x = 0; x < sprite.width; x++) {
      const isDark = inkAt(sprite, x, y) !== "clear" && passesDither(left + x, top + y, 30);
      if (isDark) setInk(onto, left + x, top + y, "black");
    }
  }
}

/**
 * Draws `count` stars at random into a rectangle of the sky. Every fifth star is a cross; all others are single pixels.
 */
export function drawStars(onto: Bitmap, left: number, top: number, width: number, height: number, count: number): void {
  const roll = createDice(count);
  for (let star = 0; star < count; star++) {
    const x = left + roll(width);
    const y = top + roll(height);
    setInk(onto, x, y, "white");
    if (star % 5 === 0) for (const [dx, dy] of [[-1, 0], [1, 0], [0, -1], [0, 1]]) setInk(onto, x + dx, y + dy, "white"); // prettier-ignore
  }
}
