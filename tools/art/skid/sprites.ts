import { join } from "node:path";
import { createBitmap, blit, type Bitmap } from "../bitmap";
import { readSprites, withHalo } from "../sprite-text";

/** The sides of cells that Skid's boards have, in pixels. */
export type CellSize = 38 | 48;

/** How far a piece's frame reaches beyond its cell: as far to the left as to the right, and further above than below. */
const BESIDE = 6;
const ABOVE = 8;
const BELOW = 4;

/** How far above its cell's lower edge a piece stands. */
const FOOT_LIFT = 2;

/** How thick the edge of a pit is. */
export const PIT_RIM = 4;

/** Skid's world, pixel by pixel; names end with the cell that they are drawn for. */
export const SPRITES = readSprites(join(import.meta.dirname, "sprites.txt"));

/** The side of a piece's frame. */
export function frameSide(cellSize: CellSize): number {
  return cellSize + 2 * BESIDE;
}

/** A piece in a frame of its own, in the middle of its cell, with a rim of white all round. */
export function inCell(sprite: Bitmap, cellSize: CellSize, lift = FOOT_LIFT): Bitmap {
  return inCellWithoutHalo(withHalo(sprite), cellSize, lift - 1);
}

/** The same without the rim. */
export function inCellWithoutHalo(sprite: Bitmap, cellSize: CellSize, lift = FOOT_LIFT): Bitmap {
  const side = frameSide(cellSize);
  const frame = createBitmap(side, side);
  const left = Math.floor((side - sprite.width) / 2);
  blit(frame, sprite, left, side - BELOW - lift - sprite.height);
  return frame;
}

/** Where a cell begins in a piece's frame, from above. */
export const CELL_TOP = ABOVE;
export const CELL_LEFT = BESIDE;
