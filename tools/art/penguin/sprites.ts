/** Reads the sprites (hand-drawn small pictures) of the puzzle Penguin from text files. */
import { join } from "node:path";
import type { Bitmap } from "../bitmap";
import { readSprites } from "../sprite-text";

export type CellSize = 22 | 30;

export const SPRITES = readSprites(join(import.meta.dirname, "sprites.txt"));

/**
 * The sprites of the things that stand on cells, such as a tree, by the size of a cell. The names are the same for both
 * sizes.
 */
export const SPRITES_BY_CELL_SIZE: Readonly<Record<CellSize, Readonly<Record<string, Bitmap>>>> = {
  22: SPRITES,
  30: readSprites(join(import.meta.dirname, "sprites-30.txt")),
};
