/**
 * Reads the three medal signs of an end card after a level, filled and hollow: a tick for a cleared level, a flag for a
 * solution in the fewest moves, and a star for the feat (the extra task) of the level.
 */
import { join } from "node:path";
import { inkAt, setInk, type Bitmap, type Ink } from "../bitmap";
import { readSprites } from "../sprite-text";

const SPRITES = readSprites(join(import.meta.dirname, "signs.txt"));

/** The medal signs in the order in which an end card after a level shows them. */
export const SIGNS = ["tick", "flag", "star"] as const;
export type Sign = (typeof SIGNS)[number];

/**
 * The looks of a medal sign, in the order of their pictures: won for the first time, then the same swinging to the left
 * and to the right; won once more; won only in earlier attempts; and never won.
 */
export const LOOKS = ["new", "left", "right", "again", "before", "none"] as const;
export type Look = (typeof LOOKS)[number];

export function drawSign(onto: Bitmap, sign: Sign, isFilled: boolean, x: number, y: number, ink: Ink): void {
  const sprite = SPRITES[isFilled ? sign : `${sign}-hollow`];
  const left = Math.round(x - sprite.width / 2);
  const top = Math.round(y - sprite.height / 2);
  for (let row = 0; row < sprite.height; row++) {
    for (let column = 0; column < sprite.width; column++)
      if (inkAt(sprite, column, row) !== "clear") setInk(onto, left + column, top + row, ink);
  }
}
