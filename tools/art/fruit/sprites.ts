/** Reads the sprites of Fruit, and places them in frames of the size that the game expects. */
import { join } from "node:path";
import { createBitmap, blit, type Bitmap } from "../bitmap";
import { readSprites, withHalo } from "../sprite-text";

/**
 * The cell sizes that Fruit is drawn for, in pixels: multiples of 8, so that dither patterns of adjacent cells join.
 */
export type CellSize = 32 | 40;

/** The position of the cell in a piece's frame, from the left, in pixels. */
const CELL_LEFT = 4;
const CELL_TOP = 6;
/** How much wider and higher than its cell a piece's frame is, in pixels. */
const FRAME_MARGIN = 8;

/** How far above its cell's lower edge a piece stands, in pixels. */
export const FOOT_LIFT: Readonly<Record<CellSize, number>> = { 32: 3, 40: 4 };

/** The sprites for cells of 32 pixels, and those that have one size for all cells. */
export const SPRITES = readSprites(join(import.meta.dirname, "sprites.txt"));

/** The sprites of pieces by the cell size. The names are the same in both sizes. */
export const SPRITES_BY_CELL_SIZE: Readonly<Record<CellSize, Readonly<Record<string, Bitmap>>>> = {
  32: SPRITES,
  40: readSprites(join(import.meta.dirname, "sprites-40.txt")),
};

/** Returns the side of a piece's square frame, in pixels. */
export function frameSide(cellSize: CellSize): number {
  return cellSize + FRAME_MARGIN;
}

/** Places a piece with its halo in its frame: standing, in the middle of its cell. */
export function inFrameWithHalo(sprite: Bitmap, cellSize: CellSize): Bitmap {
  return inFrame(withHalo(sprite), cellSize);
}

/** Places a piece without a halo in its frame: standing, in the middle of its cell. */
export function inFrame(sprite: Bitmap, cellSize: CellSize): Bitmap {
  const frame = createBitmap(frameSide(cellSize), frameSide(cellSize));
  const left = CELL_LEFT + Math.floor((cellSize - sprite.width) / 2);
  blit(frame, sprite, left, CELL_TOP + cellSize + 1 - FOOT_LIFT[cellSize] - sprite.height);
  return frame;
}
