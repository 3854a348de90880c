/** 1-bit bitmaps in memory: how the art tool sets, copies, turns and joins pixels. PNG files are written by png.ts. */
import type { Shape } from "./shapes";

/** The colour of a pixel. The console has no other colours. */
export type Ink = "clear" | "black" | "white";

/** A 1-bit picture with on/off transparency. Its pixels are stored row by row. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly pixels: Ink[];
}

/** Returns whether the pixel at (x, y) may be inked. */
export type Mask = (x: number, y: number) => boolean;

/** Creates a picture whose pixels all have the same ink. */
export function createBitmap(width: number, height: number, ink: Ink = "clear"): Bitmap {
  return { width, height, pixels: new Array<Ink>(width * height).fill(ink) };
}

/** Returns the ink at a pixel, or "clear" outside the picture. */
export function inkAt(bitmap: Bitmap, x: number, y: number): Ink {
  return isInside(bitmap, x, y) ? bitmap.pixels[y * bitmap.width + x] : "clear";
}

/** Inks one pixel. A pixel outside the picture is ignored. */
export function setInk(bitmap: Bitmap, x: number, y: number, ink: Ink): void {
  if (isInside(bitmap, x, y)) bitmap.pixels[y * bitmap.width + x] = ink;
}

/** The share of a shape's distance that `fill` may skip at once, because some shapes overstate their distance. */
const SAFE_DISTANCE_SHARE = 0.25;

/** Inks every pixel whose centre lies in the shape, and whose pixel the mask admits. */
export function fill(bitmap: Bitmap, shape: Shape, ink: Ink, mask: Mask = () => true): void {
  for (let y = 0; y < bitmap.height; y++) {
    for (let x = 0; x < bitmap.width;) {
      const distance = shape(x + 0.5, y + 0.5);
      if (distance < 0 && mask(x, y)) setInk(bitmap, x, y, ink);
      // Skips the pixels that are certainly outside the shape.
      x += Math.max(1, Math.floor(distance * SAFE_DISTANCE_SHARE));
    }
  }
}

/** Copies a picture onto another one, its top left corner at (left, top). Clear pixels are not copied. */
export function blit(onto: Bitmap, picture: Bitmap, left: number, top: number): void {
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const ink = inkAt(picture, x, y);
      if (ink !== "clear") setInk(onto, left + x, top + y, ink);
    }
  }
}

/** Returns the part of a picture that begins at (left, top). The part is clear where it leaves the picture. */
export function crop(bitmap: Bitmap, left: number, top: number, width: number, height: number): Bitmap {
  return mapPixels(width, height, (x, y) => inkAt(bitmap, left + x, top + y));
}

/** Returns a picture turned by a quarter clockwise. */
export function rotateClockwise(bitmap: Bitmap): Bitmap {
  return mapPixels(bitmap.height, bitmap.width, (x, y) => inkAt(bitmap, y, bitmap.height - 1 - x));
}

/** Joins pictures of one size side by side: an image table of one row, as the console reads it. */
export function joinInRow(frames: readonly Bitmap[]): Bitmap {
  const { width, height } = frames[0];
  const row = createBitmap(width * frames.length, height);
  frames.forEach((frame, index) => blit(row, frame, index * width, 0));
  return row;
}

/** Joins pictures of one size, one below the other: an image table of one column. */
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
