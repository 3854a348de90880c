/** Sets, copies, turns and joins the pixels of 1-bit pictures in memory. PNG files are written by png.ts. */
import type { Shape } from "./shapes";

/** The colour of a pixel. The Playdate's screen has only black and white, and "clear" pixels show what lies beneath. */
export type Ink = "clear" | "black" | "white";

/** A 1-bit picture with on/off transparency. Its pixels are stored row by row. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly pixels: Ink[];
}

/** A function that returns whether a drawing operation may colour the pixel at (x, y). */
export type Mask = (x: number, y: number) => boolean;

export function createBitmap(width: number, height: number, ink: Ink = "clear"): Bitmap {
  return { width, height, pixels: new Array<Ink>(width * height).fill(ink) };
}

/** Returns the colour of the pixel at (x, y), or "clear" outside the picture. */
export function inkAt(bitmap: Bitmap, x: number, y: number): Ink {
  return isInside(bitmap, x, y) ? bitmap.pixels[y * bitmap.width + x] : "clear";
}

/** Sets the colour of one pixel. Does nothing for a pixel outside the picture. */
export function setInk(bitmap: Bitmap, x: number, y: number, ink: Ink): void {
  if (isInside(bitmap, x, y)) bitmap.pixels[y * bitmap.width + x] = ink;
}

/**
 * A share of the distance from a pixel to a shape. When `fill` meets a pixel outside the shape, it skips this share at
 * once. It is less than 1, because some shapes return too large a distance.
 */
const SAFE_DISTANCE_SHARE = 0.25;

/** Colours every pixel whose centre lies in the shape and for which the mask returns true. */
export function fill(bitmap: Bitmap, shape: Shape, ink: Ink, mask: Mask = () => true): void {
  for (let y = 0; y < bitmap.height; y++) {
    for (let x = 0; x < bitmap.width;) {
      const distance = shape(x + 0.5, y + 0.5);
      if (distance < 0 && mask(x, y)) setInk(bitmap, x, y, ink);
      // Goes on to the next pixel of this row that may be inside the shape. The pixels before it are certainly outside.
      x += Math.max(1, Math.floor(distance * SAFE_DISTANCE_SHARE));
    }
  }
}

/**
 * Copies a picture onto another picture (`onto`) with the top left corner at (left, top). Clear pixels are not copied.
 */
export function blit(onto: Bitmap, picture: Bitmap, left: number, top: number): void {
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const ink = inkAt(picture, x, y);
      if (ink !== "clear") setInk(onto, left + x, top + y, ink);
    }
  }
}

/**
 * Returns a part of a picture: `width` by `height` pixels from (left, top) on. Pixels outside the picture are clear in
 * this part.
 */
export function crop(bitmap: Bitmap, left: number, top: number, width: number, height: number): Bitmap {
  return mapPixels(width, height, (x, y) => inkAt(bitmap, left + x, top + y));
}

export function rotateClockwise(bitmap: Bitmap): Bitmap {
  return mapPixels(bitmap.height, bitmap.width, (x, y) => inkAt(bitmap, y, bitmap.height - 1 - x));
}

/** Joins pictures of one size side by side, in the layout of an image table with one row. */
export function joinInRow(frames: readonly Bitmap[]): Bitmap {
  const { width, height } = frames[0];
  const row = createBitmap(width * frames.length, height);
  frames.forEach((frame, index) => blit(row, frame, index * width, 0));
  return row;
}

/** Joins pictures of one size one below the other, in the layout of an image table with one column. */
export function joinInColumn(frames: readonly Bitmap[]): Bitmap {
  const { width, height } = frames[0];
  const column = createBitmap(width, height * frames.length);
  frames.forEach((frame, index) => blit(column, frame, 0, index * height));
  return column;
}

function mapPixels(width: number, height: number, inkOf: (x: number, y: number) => Ink): Bitmap {
  const bitmap = createBitmap(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) setInk(bitmap, x, y, inkOf(x, y));
  }
  return bitmap;
}

function isInside(bitmap: Bitmap, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < bitmap.width && y < bitmap.height;
}
