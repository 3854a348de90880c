/** Reads the sprites of Penguin. */
import { join } from "node:path";
import type { Bitmap } from "../bitmap";
import { readSprites } from "../sprite-text";

/** The cell sizes that Penguin is drawn for, in pixels. */
export type CellSize = 22 | 30;

/** The sprites for cells of 22 pixels, and those that stand on no cell. */
export const SPRITES = readSprites(join(import.meta.dirname, "sprites.txt"));

/** The sprites that stand on cells, by the cell size. The names are the same in both sizes. */
export const SPRITES_BY_CELL_SIZE: Readonly<Record<CellSize, Readonly<Record<string, Bitmap>>>> = {
  22: SPRITES,
  30: readSprites(join(import.meta.dirname, "sprites-30.txt")),
};
