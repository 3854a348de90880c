/** Pictures of black, white and transparent pixels. */

export const BLACK = 0;
export const WHITE = 1;
/** Transparent. */
export const CLEAR = 2;

export interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** One byte a pixel, row by row: `BLACK`, `WHITE` or `CLEAR`. */
  readonly pixels: Uint8Array;
  /** Whether it can have no transparent pixels: the screen. */
  readonly opaque: boolean;
  /** Set by whatever draws on it. */
  isChanged: boolean;
  /** Whether no pixel is transparent, where that is known. */
  solid?: boolean | undefined;
}

/** To be called by whatever draws on a bitmap. */
export function markChanged(bitmap: Bitmap): void {
  bitmap.isChanged = true;
  bitmap.solid = undefined;
}

/** Whether no pixel of it is transparent; looked at once, until something draws on it. */
export function isSolid(bitmap: Bitmap): boolean {
  return (bitmap.solid ??= !bitmap.pixels.includes(CLEAR));
}

/** A bitmap of one colour. */
export function createBitmap(width: number, height: number, color: number, opaque = false): Bitmap {
  return { width, height, pixels: new Uint8Array(width * height).fill(color), opaque, isChanged: false };
}

/** A bitmap with the same pixels. */
export function copyBitmap(source: Bitmap): Bitmap {
  return { ...source, pixels: source.pixels.slice(), opaque: false, isChanged: false };
}

/** A bitmap whose pixels are those of another, changed one by one. */
export function mapBitmap(source: Bitmap, change: (color: number, x: number, y: number) => number): Bitmap {
  const result = createBitmap(source.width, source.height, CLEAR);
  for (let y = 0, at = 0; y < source.height; y++) {
    for (let x = 0; x < source.width; x++, at++) result.pixels[at] = change(source.pixels[at], x, y);
  }
  return result;
}

/** A part of a bitmap; what lies outside of it is transparent. */
export function cutBitmap(source: Bitmap, left: number, top: number, width: number, height: number): Bitmap {
  const result = createBitmap(width, height, CLEAR);
  const [from, to] = [Math.max(left, 0), Math.min(left + width, source.width)];
  if (from >= to) return result;
  for (let y = Math.max(top, 0); y < Math.min(top + height, source.height); y++) {
    const row = source.pixels.subarray(y * source.width + from, y * source.width + to);
    result.pixels.set(row, (y - top) * width + from - left);
  }
  return result;
}

/** The colour at a place; transparent outside. */
export function pixelAt(bitmap: Bitmap, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= bitmap.width || y >= bitmap.height) return CLEAR;
  return bitmap.pixels[y * bitmap.width + x];
}
