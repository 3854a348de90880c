import { join } from "node:path";
import type { Bitmap } from "../bitmap";
import { readSprites } from "../sprite-text";

/** The sizes of cells that Penguin is drawn for, in pixels. */
export type CellSize = 22 | 30;

/** The penguin's world, pixel by pixel; what stands on no cell stands with those of 22. */
export const SPRITES = readSprites(join(import.meta.dirname, "sprites.txt"));

/** What stands on cells, of each size, by the same names. */
export const SPRITES_BY_CELL_SIZE: Readonly<Record<CellSize, Readonly<Record<string, Bitmap>>>> = {
  22: SPRITES,
  30: readSprites(join(import.meta.dirname, "sprites-30.txt")),
};
