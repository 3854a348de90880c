import { createRandom, draw } from "../../src/kernel/random";
import { fill, inkAt, setInk, blit, type Bitmap, type Ink } from "./bitmap";
import { passesDither } from "./dither";
import { box, type Shape } from "./shapes";
import { withHalo } from "./sprite-text";

export const WIDTH = 400;
export const HEIGHT = 240;

/** A number from 0 up to `count`, exclusive. */
export type Dice = (count: number) => number;

/** The same rolls every time. */
export function dice(seed: number): Dice {
  const random = createRandom(seed);
  return (count) => draw(random) % count;
}

/** Lets ink fall on so many of 64 pixels of a shape, as many as `levelAt` says of each place. */
export function ditherFill(onto: Bitmap, shape: Shape, ink: Ink, levelAt: (x: number, y: number) => number): void {
  fill(onto, shape, ink, (x, y) => passesDither(x, y, levelAt(x, y)));
}

/** A box by its upper left corner and its size. */
export function rectangle(x: number, y: number, width: number, height: number): Shape {
  return box(x, y, x + width, y + height);
}

/** A sprite with its halo, so that it stands apart; x and y are those of the sprite. */
export function blitWithHalo(onto: Bitmap, sprite: Bitmap, x: number, y: number): void {
  blit(onto, withHalo(sprite), x - 1, y - 1);
}

/** The shadow of a sprite, half dark, `right` and `down` of it. */
export function castShadow(onto: Bitmap, sprite: Bitmap, left: number, top: number): void {
  for (let y = 0; y < sprite.height; y++) {
    for (let x = 0; x < sprite.width; x++) {
      const isDark = inkAt(sprite, x, y) !== "clear" && passesDither(left + x, top + y, 30);
      if (isDark) setInk(onto, left + x, top + y, "black");
    }
  }
}

/** Stars in a part of the sky: points, a few of them large. */
export function drawStars(onto: Bitmap, left: number, top: number, width: number, height: number, count: number): void {
  const roll = dice(count);
  for (let at = 0; at < count; at++) {
    const x = left + roll(width);
    const y = top + roll(height);
    setInk(onto, x, y, "white");
    if (at % 5 === 0) for (const [dx, dy] of [[-1, 0], [1, 0], [0, -1], [0, 1]]) setInk(onto, x + dx, y + dy, "white"); // prettier-ignore
  }
}
