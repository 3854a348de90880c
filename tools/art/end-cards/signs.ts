/**
 * Reads the three medal signs of end cards after levels, filled and hollow. A tick means a cleared level, a flag a
 * solution in the fewest moves, and a star the level's feat (an extra task).
 */
import { join } from "node:path";
import { inkAt, setInk, type Bitmap, type Ink } from "../bitmap";
import { readSprites } from "../sprite-text";

const SPRITES = readSprites(join(import.meta.dirname, "signs.txt"));

/** The medal signs in the order in which an end card after a level shows them. */
export const SIGNS = ["tick", "flag", "star"] as const;
export type Sign = (typeof SIGNS)[number];

/**
 * The looks of a medal sign, in the order of their pictures. The first three are for a sign won for the first time: at
 * rest, and swinging to the left and to the right. The others are won once more, won only in earlier attempts, and
 * never won.
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
