/**
 * Reads the sprites (hand-drawn small pictures) of the puzzle Fruit. Places them in pictures of the size that the game
 * expects.
 */
import { join } from "node:path";
import { createBitmap, blit, type Bitmap } from "../bitmap";
import { readSprites, withHalo } from "../sprite-text";

/**
 * A size of Fruit's board cells, in pixels: 32 or 40. Both are multiples of 8, so that the dither patterns of adjacent
 * cells join.
 */
export type CellSize = 32 | 40;

export const CELL_SIZES: readonly CellSize[] = [32, 40];

const CELL_LEFT = 4;
const CELL_TOP = 6;
/** How many pixels wider and higher than a cell the picture of a piece is. */
const FRAME_MARGIN = 8;

/** How many pixels above the lower edge of its cell a piece of Fruit stands, by the size of a cell. */
export const FOOT_LIFT: Readonly<Record<CellSize, number>> = { 32: 3, 40: 4 };

/**
 * The sprites of Fruit's pieces for cells of 32 pixels, by name. Sprites that have the same size for all cells are
 * among them, too.
 */
export const SPRITES = readSprites(join(import.meta.dirname, "sprites.txt"));

/** The sprites of Fruit's pieces by the size of a cell. The names are the same for both sizes. */
export const SPRITES_BY_CELL_SIZE: Readonly<Record<CellSize, Readonly<Record<string, Bitmap>>>> = {
  32: SPRITES,
  40: readSprites(join(import.meta.dirname, "sprites-40.txt")),
};

export function frameSide(cellSize: CellSize): number {
  return cellSize + FRAME_MARGIN;
}

export function placeInFrameWithHalo(sprite: Bitmap, cellSize: CellSize): Bitmap {
  return placeInFrame(withHalo(sprite), cellSize);
}

export function placeInFrame(sprite: Bitmap, cellSize: CellSize): Bitmap {
  const frame = createBitmap(frameSide(cellSize), frameSide(cellSize));
  const left = CELL_LEFT + Math.floor((cellSize - sprite.width) / 2);
  blit(frame, sprite, left, CELL_TOP + cellSize + 1 - FOOT_LIFT[cellSize] - sprite.height);
  return frame;
}
