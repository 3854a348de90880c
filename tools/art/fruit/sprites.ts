import { join } from "node:path";
import { createBitmap, blit, type Bitmap } from "../bitmap";
import { readSprites, withHalo } from "../sprite-text";

/** The sizes of cells that Fruit is drawn for, in pixels: multiples of 8, so that the lawn's half tones meet. */
export type CellSize = 32 | 40;

/** Where a cell begins in a piece's frame. */
const CELL_LEFT = 4;
const CELL_TOP = 6;
/** How much larger than its cell a piece's frame is. */
const FRAME_MARGIN = 8;

/** How far above its cell's lower edge a piece stands. */
export const FOOT_LIFT: Readonly<Record<CellSize, number>> = { 32: 3, 40: 4 };

/** Fruit's world, pixel by pixel; what has one size for all cells stands with those of 32. */
export const SPRITES = readSprites(join(import.meta.dirname, "sprites.txt"));

/** The pieces of each size, by the same names. */
export const SPRITES_BY_CELL_SIZE: Readonly<Record<CellSize, Readonly<Record<string, Bitmap>>>> = {
  32: SPRITES,
  40: readSprites(join(import.meta.dirname, "sprites-40.txt")),
};

/** The side of a piece's frame, a square. */
export function frameSide(cellSize: CellSize): number {
  return cellSize + FRAME_MARGIN;
}

/** A piece in a frame of its own, on its feet in the middle of its cell, with a rim of white all round. */
export function inFrameWithHalo(sprite: Bitmap, cellSize: CellSize): Bitmap {
  return inFrame(withHalo(sprite), cellSize);
}

/** The same without the rim. */
export function inFrame(sprite: Bitmap, cellSize: CellSize): Bitmap {
  const frame = createBitmap(frameSide(cellSize), frameSide(cellSize));
  const left = CELL_LEFT + Math.floor((cellSize - sprite.width) / 2);
  blit(frame, sprite, left, CELL_TOP + cellSize + 1 - FOOT_LIFT[cellSize] - sprite.height);
  return frame;
}
