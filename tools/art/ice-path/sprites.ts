import { join } from "node:path";
import type { Bitmap } from "../bitmap";
import { readSprites } from "../sprite-text";

/** The sides of the ice's cells, in pixels: the smaller the board, the larger its cells. */
export const CELLS: readonly number[] = [19, 22, 28];

const SPRITES = readSprites(join(import.meta.dirname, "sprites.txt"));

/** A sprite as it was set, pixel by pixel, for cells of that side. Throws if there is none. */
export function spriteFor(name: string, cell: number): Bitmap {
  const key = `${name}-${cell}`;
  if (!(key in SPRITES)) throw new Error(`there is no sprite ${key}`);
  return SPRITES[key];
}
