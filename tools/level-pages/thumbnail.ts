/**
 * Draws small pictures of levels in Node with the drawing code of the game. That code fills boxes and draws sprites by
 * functions of the console. This file replaces these functions by others that draw into a bitmap.
 */
import { BLACK, CLEAR, createBitmap, WHITE, type Bitmap } from "../../simulator/graphics/bitmap";
import { findTable, type BitmapTable } from "../../simulator/graphics/tables";
import type { Box } from "../../src/device/screen";
import { drawThumbnail } from "../../src/game/screens/thumbnail";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";

let target: Bitmap = createBitmap(0, 0, BLACK);
let gameFiles: ReadonlyMap<string, Uint8Array> = new Map();
let ink = BLACK;

/**
 * Draws the small picture of a level into `box` of `bitmap`, as the campaign's map shows it. `files` are the files of
 * the game, which have the image tables.
 */
export function drawLevel(
  bitmap: Bitmap,
  files: ReadonlyMap<string, Uint8Array>,
  puzzle: AnyPuzzle,
  map: readonly string[],
  box: Box,
): void {
  target = bitmap;
  gameFiles = files;
  const { playdate } = globalThis as { playdate?: unknown };
  Object.assign(globalThis, { playdate: { graphics: GRAPHICS } });
  drawThumbnail(puzzle, map, box);
  Object.assign(globalThis, { playdate });
}

const GRAPHICS = {
  kColorBlack: BLACK,
  kColorWhite: WHITE,
  setColor: (color: number): void => {
    ink = color;
  },
  fillRect: (x: number, y: number, width: number, height: number): void => {
    for (let row = y; row < y + height; row++) {
      target.pixels.fill(ink, row * target.width + x, row * target.width + x + width);
    }
  },
  imagetable: {
    new: (path: string): readonly [ReturnType<typeof createTable> | undefined, string | undefined] => {
      const table = findTable(gameFiles, path);
      return table === undefined ? [undefined, `There is no image table ${path}.`] : [createTable(table), undefined];
    },
  },
};

function createTable({ bitmaps }: BitmapTable) {
  return {
    drawImage: (number: number, x: number, y: number): void => copyInto(target, bitmaps[number - 1], x, y),
  };
}

/** Copies the pixels of `picture` that are not transparent into `bitmap`, with the upper left corner at (`x`, `y`). */
export function copyInto(bitmap: Bitmap, picture: Bitmap, x: number, y: number): void {
  for (let row = 0; row < picture.height; row++) {
    for (let column = 0; column < picture.width; column++) {
      const color = picture.pixels[row * picture.width + column];
      if (color !== CLEAR) bitmap.pixels[(y + row) * bitmap.width + x + column] = color;
    }
  }
}
