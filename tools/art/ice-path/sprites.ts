import { join } from "node:path";
import type { Bitmap } from "../bitmap";
import { readSprites } from "../sprite-text";

/** The sides of the ice's cells, in pixels: the smaller the board, the larger its cells. */
export const CELL_SIZES: readonly number[] = [19, 22, 28];

const SPRITES = readSprites(join(import.meta.dirname, "sprites.txt"));

/** A sprite as it was set, pixel by pixel, for cells of that side. Throws if there is none. */
export function findSprite(name: string, cellSize: number): Bitmap {
  const key = `${name}-${cellSize}`;
  if (!(key in SPRITES)) throw new Error(`there is no sprite ${key}`);
  return SPRITES[key];
}
