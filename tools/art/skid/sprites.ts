/** Reads the sprites of Skid, and places them in frames of the size that the game expects. */
import { join } from "node:path";
import { createBitmap, blit, type Bitmap } from "../bitmap";
import { readSprites, withHalo } from "../sprite-text";

/** The cell sizes of Skid's boards, in pixels. */
export type CellSize = 38 | 48;

/** How far a piece's frame reaches beyond its cell at the left and the right, in pixels. */
const BESIDE = 6;
/** How far a piece's frame reaches above its cell, in pixels. */
const ABOVE = 8;
/** How far a piece's frame reaches below its cell, in pixels. */
const BELOW = 4;

/** How far above its cell's lower edge a piece stands, in pixels. */
const FOOT_LIFT = 2;

/** The width of a pit's edge, in pixels. */
export const PIT_RIM = 4;

/** The sprites of Skid. Their names end with the cell size. */
export const SPRITES = readSprites(join(import.meta.dirname, "sprites.txt"));

/** Returns the side of a piece's square frame, in pixels. */
export function frameSide(cellSize: CellSize): number {
  return cellSize + 2 * BESIDE;
}

/** Places a piece with its halo in its frame, in the middle of its cell, `lift` pixels above the cell's lower edge. */
export function inCell(sprite: Bitmap, cellSize: CellSize, lift = FOOT_LIFT): Bitmap {
  return inCellWithoutHalo(withHalo(sprite), cellSize, lift - 1);
}

/** Places a piece without a halo in its frame, in the middle of its cell, `lift` pixels above the cell's lower edge. */
export function inCellWithoutHalo(sprite: Bitmap, cellSize: CellSize, lift = FOOT_LIFT): Bitmap {
  const side = frameSide(cellSize);
  const frame = createBitmap(side, side);
  const left = Math.floor((side - sprite.width) / 2);
  blit(frame, sprite, left, side - BELOW - lift - sprite.height);
  return frame;
}

/** The position of the cell in a piece's frame from above, in pixels. */
export const CELL_TOP = ABOVE;
/** The position of the cell in a piece's frame from the left, in pixels. */
export const CELL_LEFT = BESIDE;
