import { join } from "node:path";
import { createBitmap, stamp, type Bitmap } from "../bitmap";
import { readSprites, withHalo } from "../sprite-text";

/** The side of a cell of the lawn, in pixels. */
export const CELL = 32;

/** A piece's frame: a square, and where its cell begins in it. */
export const FRAME = 40;
const CELL_LEFT = 4;
const CELL_TOP = 6;

/** How far above its cell's lower edge a piece stands. */
const LIFT = 3;

/** Fruit's world, pixel by pixel. */
export const SPRITES = readSprites(join(import.meta.dirname, "sprites.txt"));

/** A piece in a frame of its own, on its feet in the middle of its cell, with a rim of white all round. */
export function onFoot(sprite: Bitmap): Bitmap {
  return standing(withHalo(sprite));
}

/** The same without the rim. */
export function standing(sprite: Bitmap, width = FRAME): Bitmap {
  const frame = createBitmap(width, FRAME);
  const left = CELL_LEFT + Math.floor((CELL - sprite.width) / 2);
  stamp(frame, sprite, left, CELL_TOP + CELL + 1 - LIFT - sprite.height);
  return frame;
}
