/** Reads the sprites (hand-drawn small pictures) of the puzzle Ice Path from sprites.txt. */
import { join } from "node:path";
import type { Bitmap } from "../bitmap";
import { readSprites } from "../sprite-text";

/** The sizes of Ice Path's board cells in pixels. Smaller boards have larger cells. */
export const CELL_SIZES: readonly number[] = [19, 22, 28];

const SPRITES = readSprites(join(import.meta.dirname, "sprites.txt"));

/** Returns the sprite of a thing for a size of board cells. Throws if there is no such sprite. */
export function findSprite(name: string, cellSize: number): Bitmap {
  const key = `${name}-${cellSize}`;
  if (!(key in SPRITES)) throw new Error(`tools/art/ice-path/sprites.txt has no sprite "${key}"`);
  return SPRITES[key];
}
