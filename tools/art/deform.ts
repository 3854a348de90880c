/**
 * Deforms small pictures of pieces pixel by pixel: leans, flattens, stretches and narrows them. The pictures of moving
 * and squashed pieces are made in this way.
 */
import { createBitmap, inkAt, setInk, type Bitmap } from "./bitmap";

/**
 * Returns a sprite that leans to a side. Its top row moves to the right by `pixels`, or to the left if `pixels` is
 * negative. Its bottom row stays in place.
 */
export function leanSideways(sprite: Bitmap, pixels: number): Bitmap {
  const reach = Math.abs(pixels);
  const onto = createBitmap(sprite.width + reach, sprite.height);
  for (let y = 0; y < sprite.height; y++) {
    const height = (sprite.height - 1 - y) / (sprite.height - 1);
    const shift = Math.round(pixels * height) + (pixels < 0 ? reach : 0);
    for (let x = 0; x < sprite.width; x++) setInk(onto, x + shift, y, inkAt(sprite, x, y));
  }
  return onto;
}

/**
 * Returns a sprite without `count` of its rows. Removes the rows that differ least from the next row below. Removed
 * rows are at least three rows apart.
 */
export function flatten(sprite: Bitmap, count: number): Bitmap {
  const removed = findRedundantRows(sprite, count);
  const rows = Array.from({ length: sprite.height }, (_, y) => y).filter((y) => !removed.includes(y));
  return copyRows(sprite, rows);
}

/** Returns a sprite in which `count` rows are doubled: the rows that differ least from the next row below. */
export function stretch(sprite: Bitmap, count: number): Bitmap {
  const doubled = findRedundantRows(sprite, count);
  const rows = Array.from({ length: sprite.height }, (_, y) => y).flatMap((y) => (doubled.includes(y) ? [y, y] : [y]));
  return copyRows(sprite, rows);
}

/** Returns a sprite without `columns` of its columns. Removes the columns that differ least from the next column. */
export function narrow(sprite: Bitmap, columns: number): Bitmap {
  return transpose(flatten(transpose(sprite), columns));
}

function copyRows(sprite: Bitmap, rows: readonly number[]): Bitmap {
  const onto = createBitmap(sprite.width, rows.length);
  rows.forEach((from, y) => {
    for (let x = 0; x < sprite.width; x++) setInk(onto, x, y, inkAt(sprite, x, from));
  });
  return onto;
}

/**
 * Returns the indexes of `count` rows of a sprite that differ little from the next row below, in no particular order.
 * They are at least three rows apart. The two rows at the top and the three at the bottom are never among them.
 */
function findRedundantRows(sprite: Bitmap, count: number): number[] {
  const inner = Array.from({ length: sprite.height - 5 }, (_, index) => index + 2);
  const ranked = inner.map((y) => ({ y, difference: differenceBelow(sprite, y) }));
  ranked.sort((one, other) => one.difference - other.difference || one.y - other.y);
  const chosen: number[] = [];
  for (const { y } of ranked) {
    if (chosen.length < count && chosen.every((other) => Math.abs(other - y) > 2)) chosen.push(y);
  }
  return chosen;
}

function differenceBelow(sprite: Bitmap, y: number): number {
  return Array.from({ length: sprite.width }, (_, x) => inkAt(sprite, x, y) !== inkAt(sprite, x, y + 1)).filter(Boolean)
    .length;
}

function transpose(sprite: Bitmap): Bitmap {
  const onto = createBitmap(sprite.height, sprite.width);
  for (let y = 0; y < sprite.height; y++) {
    for (let x = 0; x < sprite.width; x++) setInk(onto, y, x, inkAt(sprite, x, y));
  }
  return onto;
}
