/**
 * Reads the sprites (hand-drawn small pictures) of the puzzle Skid. Places them in pictures of the size that the game
 * expects.
 */
import { join } from "node:path";
import { createBitmap, blit, type Bitmap } from "../bitmap";
import { readSprites, withHalo } from "../sprite-text";

export type CellSize = 38 | 48;

const BESIDE = 6;
const ABOVE = 8;
const BELOW = 4;

const FOOT_LIFT = 2;

export const PIT_RIM = 4;

/** The sprites of the puzzle Skid by name. Names of pieces end with the size of a cell, such as `red-38`. */
export const SPRITES = readSprites(join(import.meta.dirname, "sprites.txt"));

export function frameSide(cellSize: CellSize): number {
  return cellSize + 2 * BESIDE;
}

/**
 * Places a piece with a white rim in a picture of the size that the game expects. It stands in the middle of its cell,
 * `lift` pixels above the cell's lower edge.
 */
export function placeInCell(sprite: Bitmap, cellSize: CellSize, lift = FOOT_LIFT): Bitmap {
  return placeInCellWithoutHalo(withHalo(sprite), cellSize, lift - 1);
}

/** Places a piece in a picture as `placeInCell` does, but without a white rim. */
export function placeInCellWithoutHalo(sprite: Bitmap, cellSize: CellSize, lift = FOOT_LIFT): Bitmap {
  const side = frameSide(cellSize);
  const frame = createBitmap(side, side);
  const left = Math.floor((side - sprite.width) / 2);
  blit(frame, sprite, left, side - BELOW - lift - sprite.height);
  return frame;
}

/** The distance, in pixels, from the upper edge of a game piece's picture to the piece's cell. */
export const CELL_TOP = ABOVE;
/** The distance, in pixels, from the left edge of a game piece's picture to the piece's cell. */
export const CELL_LEFT = BESIDE;
