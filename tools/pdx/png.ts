/** Reads PNG files as pictures of black, white and transparent pixels. */

import { decodePng, type GreyscaleImage } from "../../simulator/graphics/png";
import { createBitmap, type Bitmap, type Ink } from "../art/bitmap";
import { ByteReader, createFileError } from "./bytes";
import { MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE } from "./image-cell";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const WIDTH_OFFSET = 16;

/**
 * Reads a PNG file of any colour type in which every pixel is black, white or fully transparent. Throws if the file has
 * other pixels, is too large or is not a PNG.
 */
export function readPng(file: string, bytes: Uint8Array): Bitmap {
  if (SIGNATURE.some((byte, i) => bytes[i] !== byte)) throw createFileError(file, 0, "this is no PNG");
  checkSize(file, bytes);
  const png = decodeOrThrow(file, bytes);
  const picture = createBitmap(png.width, png.height);
  for (let i = 0; i < picture.pixels.length; i++) {
    const ink = inkOf(png.brightness[i], png.opacity[i]);
    if (ink === undefined) throw notOneBitError(file, bytes, i % png.width, Math.floor(i / png.width));
    picture.pixels[i] = ink;
  }
  return picture;
}

function checkSize(file: string, bytes: Uint8Array): void {
  const reader = new ByteReader(file, bytes);
  reader.take(WIDTH_OFFSET);
  const [width, height] = [0, 1].map(() => reader.take(4).reduce((sum, byte) => sum * 256 + byte, 0));
  if (Math.max(width, height) > MAX_IMAGE_SIDE) {
    throw createFileError(
      file,
      WIDTH_OFFSET,
      `the picture is ${width}×${height} pixels, and ${MAX_IMAGE_SIDE} is the most`,
    );
  }
  if (width * height > MAX_IMAGE_PIXELS) {
    throw createFileError(file, WIDTH_OFFSET, `the picture is ${width}×${height} pixels: too many for a Playdate`);
  }
}

function decodeOrThrow(file: string, bytes: Uint8Array): GreyscaleImage {
  try {
    return decodePng(bytes);
  } catch (error) {
    throw createFileError(file, 0, `the PNG cannot be read: ${(error as Error).message}`);
  }
}

function notOneBitError(file: string, bytes: Uint8Array, x: number, y: number): Error {
  const offset = Buffer.from(bytes).indexOf("IDAT");
  return createFileError(
    file,
    offset,
    `the PNG is not 1 bit: its pixel ${x},${y} is neither black, white nor transparent`,
  );
}

function inkOf(brightness: number, opacity: number): Ink | undefined {
  if (opacity === 0) return "clear";
  if (opacity !== 1) return undefined;
  if (brightness === 1) return "white";
  return brightness === 0 ? "black" : undefined;
}
