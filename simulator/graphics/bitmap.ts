/** Bitmaps of black, white and transparent pixels, and functions that create, copy and cut them. */
export const BLACK = 0;
export const WHITE = 1;
export const CLEAR = 2;

export interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** The pixels of the bitmap, row by row, one byte each: `BLACK`, `WHITE` or `CLEAR`. */
  readonly pixels: Uint8Array;
  /** Whether the bitmap cannot have transparent pixels. This is true of the screen only. */
  readonly isOpaque: boolean;
  /** Whether something was drawn on the bitmap since this flag was last set to false. `markChanged` sets it to true. */
  isChanged: boolean;
  /** Whether the bitmap has no transparent pixel, or undefined if this is not known yet. */
  isSolid?: boolean | undefined;
  /** Where the opaque pixels of the bitmap are, or undefined if this is not known yet. */
  opaqueSpans?: OpaqueSpans | undefined;
}

/** The spans (unbroken lines) of opaque pixels in a bitmap, row by row, and from left to right in each row. */
export interface OpaqueSpans {
  /**
   * For each row, the index of its first span, which is an unbroken line of opaque pixels. One more number at the end
   * is the number of all spans.
   */
  readonly firstOfRow: Uint32Array;
  /** The column where each span of opaque pixels begins. */
  readonly starts: Uint16Array;
  /** The column after the last pixel of each span of opaque pixels. */
  readonly ends: Uint16Array;
}

/** Records that something was drawn on a bitmap. Every drawing function must call this. */
export function markChanged(bitmap: Bitmap): void {
  bitmap.isChanged = true;
  bitmap.isSolid = undefined;
  bitmap.opaqueSpans = undefined;
}

/** Returns whether no pixel of a bitmap is transparent. The result is cached until something is drawn on the bitmap. */
export function isSolid(bitmap: Bitmap): boolean {
  return (bitmap.isSolid ??= !bitmap.pixels.includes(CLEAR));
}

export function createBitmap(width: number, height: number, color: number, isOpaque = false): Bitmap {
  return { width, height, pixels: new Uint8Array(width * height).fill(color), isOpaque, isChanged: false };
}

/** Creates a copy of a bitmap. The copy may have transparent pixels, even if the original is the screen. */
export function copyBitmap(source: Bitmap): Bitmap {
  return { ...source, pixels: source.pixels.slice(), isOpaque: false, isChanged: false };
}

/** Returns a new bitmap, made by applying `change` to each pixel of another bitmap. */
export function mapBitmap(source: Bitmap, change: (color: number, x: number, y: number) => number): Bitmap {
  const result = createBitmap(source.width, source.height, CLEAR);
  for (let y = 0, index = 0; y < source.height; y++) {
    for (let x = 0; x < source.width; x++, index++) result.pixels[index] = change(source.pixels[index], x, y);
  }
  return result;
}

/** Creates a bitmap from a rectangle of another bitmap. Pixels outside the other bitmap are transparent. */
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

/** Returns the colour of the pixel at (x, y), or `CLEAR` if the pixel lies outside the bitmap. */
export function pixelAt(bitmap: Bitmap, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= bitmap.width || y >= bitmap.height) return CLEAR;
  return bitmap.pixels[y * bitmap.width + x];
}
