import { join } from "node:path";
import { createBitmap, stamp, type Bitmap } from "../bitmap";
import { readSprites, withHalo } from "../sprite-text";

/** The sizes of cells that Fruit is drawn for, in pixels: multiples of 8, so that the lawn's half tones meet. */
export type Cell = 32 | 40;

/** Where a cell begins in a piece's frame. */
const CELL_LEFT = 4;
const CELL_TOP = 6;
/** How much larger than its cell a piece's frame is. */
const AROUND = 8;

/** How far above its cell's lower edge a piece stands. */
export const LIFT: Readonly<Record<Cell, number>> = { 32: 3, 40: 4 };

/** Fruit's world, pixel by pixel; what has one size for all cells stands with those of 32. */
export const SPRITES = readSprites(join(import.meta.dirname, "sprites.txt"));

/** The pieces of each size, by the same names. */
export const SPRITES_OF: Readonly<Record<Cell, Readonly<Record<string, Bitmap>>>> = {
  32: SPRITES,
  40: readSprites(join(import.meta.dirname, "sprites-40.txt")),
};

/** The side of a piece's frame, a square. */
export function frameSide(cell: Cell): number {
  return cell + AROUND;
}

/** A piece in a frame of its own, on its feet in the middle of its cell, with a rim of white all round. */
export function onFoot(sprite: Bitmap, cell: Cell): Bitmap {
  return standing(withHalo(sprite), cell);
}

/** The same without the rim. */
export function standing(sprite: Bitmap, cell: Cell): Bitmap {
  const frame = createBitmap(frameSide(cell), frameSide(cell));
  const left = CELL_LEFT + Math.floor((cell - sprite.width) / 2);
  stamp(frame, sprite, left, CELL_TOP + cell + 1 - LIFT[cell] - sprite.height);
  return frame;
}
