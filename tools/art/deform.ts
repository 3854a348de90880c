import { createBitmap, inkAt, setInk, type Bitmap } from "./bitmap";

/** The sprite with its head that many pixels further right, or left where negative, and its foot where it was. */
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

/** So many rows lower: those go that are most like the one below, and no two side by side. */
export function flatten(sprite: Bitmap, rows: number): Bitmap {
  const gone = findRedundantRows(sprite, rows);
  const kept = Array.from({ length: sprite.height }, (_, y) => y).filter((y) => !gone.includes(y));
  return copyRows(sprite, kept);
}

/** So many rows higher: those stand twice that are most like the one below. */
export function stretch(sprite: Bitmap, rows: number): Bitmap {
  const twice = findRedundantRows(sprite, rows);
  const kept = Array.from({ length: sprite.height }, (_, y) => y).flatMap((y) => (twice.includes(y) ? [y, y] : [y]));
  return copyRows(sprite, kept);
}

/** So many columns narrower. */
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

function findRedundantRows(sprite: Bitmap, count: number): number[] {
  const inner = Array.from({ length: sprite.height - 5 }, (_, at) => at + 2);
  const ranked = inner.map((y) => ({ y, differs: differenceBelow(sprite, y) }));
  ranked.sort((one, other) => one.differs - other.differs || one.y - other.y);
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

/** Rows as columns, and columns as rows. */
function transpose(sprite: Bitmap): Bitmap {
  const onto = createBitmap(sprite.height, sprite.width);
  for (let y = 0; y < sprite.height; y++) {
    for (let x = 0; x < sprite.width; x++) setInk(onto, y, x, inkAt(sprite, x, y));
  }
  return onto;
}
