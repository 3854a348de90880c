/** Reads and writes image cells, the format of each single picture in a packed Playdate game. */

import { createBitmap, crop, type Bitmap, type Ink } from "../art/bitmap";
import { ByteWriter, type ByteReader } from "./bytes";

// The flags of an image cell with transparent pixels. An image cell stores one picture: the smallest box around its
// opaque pixels (the clip box), the margins around this box, and one bit for each pixel that says whether it is white.
// If some pixels in the box are transparent, one bit for the opacity of each pixel follows. The left edge of the box is
// a multiple of 8 pixels.

const ALPHA_FLAGS = 3;
// The flags that the Playdate SDK's compiler pdc sets in every image cell. In cells with transparent pixels, pdc also
// sets `ALPHA_FLAGS`.
const CELL_FLAGS = 4;
const MIN_TABLE_CELL_BYTES = 32;

/** The largest width and height of a picture, in pixels, because the file format has 16 bits for them. */
export const MAX_IMAGE_SIDE = 0xffff;
/** The largest number of pixels that a picture may have, because a damaged file may claim billions. */
export const MAX_IMAGE_PIXELS = 1 << 24;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns a picture as an image cell, the Playdate console's format. Zeros at the end let the console read the last row
 * in whole 32-bit words.
 */
export function writeImageCell(picture: Bitmap): Uint8Array {
  const box = opaqueBox(picture);
  const inside = crop(picture, box.left, box.top, box.width, box.height);
  const hasAlpha = inside.pixels.includes("clear");
  const stride = Math.ceil(box.width / 8);
  const writer = new ByteWriter().u16(box.width, box.height, stride);
  writer.u16(box.left, picture.width - box.left - box.width, box.top, picture.height - box.top - box.height);
  writer.u16(hasAlpha ? CELL_FLAGS + ALPHA_FLAGS : CELL_FLAGS);
  writer.bytes(writeBitPlane(inside, (ink) => ink === "white"));
  if (hasAlpha) writer.bytes(writeBitPlane(inside, (ink) => ink !== "clear"));
  return writer.zeros(-stride & 3).toBytes();
}

/**
 * Returns a picture as an image cell for a picture table or a font, in the Playdate console's format. The length in
 * bytes is a multiple of 4.
 */
export function writePaddedImageCell(picture: Bitmap): Uint8Array {
  const writer = new ByteWriter().bytes(writeImageCell(picture)).align();
  return writer.zeros(Math.max(0, MIN_TABLE_CELL_BYTES - writer.length)).toBytes();
}

/**
 * Reads the picture at the reader's position in a file of the Playdate console. Throws if the picture's bytes are
 * damaged.
 */
export function readImageCell(reader: ByteReader): Bitmap {
  const start = reader.offset;
  const [width, height, stride, left, right, top, bottom, flags] = Array.from({ length: 8 }, () => reader.u16());
  if (stride * 8 < width) throw reader.createErrorAt(`a row of ${width} pixels has only ${stride} bytes`, start);
  const sides = [left + width + right, top + height + bottom] as const;
  const pixels = sides[0] * sides[1];
  if (pixels === 0 || pixels > MAX_IMAGE_PIXELS || Math.max(...sides) > MAX_IMAGE_SIDE) {
    throw reader.createErrorAt(`a picture of ${sides[0]}×${sides[1]} pixels cannot be`, start);
  }
  const white = reader.take(stride * height);
  const opaque = (flags & ALPHA_FLAGS) === 0 ? undefined : reader.take(stride * height);
  const picture = createBitmap(...sides);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const bitIndex = y * stride * 8 + x;
      if (opaque !== undefined && !bitAt(opaque, bitIndex)) continue;
      picture.pixels[(top + y) * sides[0] + left + x] = bitAt(white, bitIndex) ? "white" : "black";
    }
  }
  return picture;
}

function bitAt(bits: Uint8Array, index: number): boolean {
  return ((bits[index >> 3] >> (7 - (index & 7))) & 1) === 1;
}

/**
 * Returns the smallest box around the opaque pixels of a picture, with its left edge at a multiple of 8 pixels. For a
 * picture without opaque pixels, returns an empty box at the picture's lower right corner, as the Playdate SDK's
 * compiler pdc does.
 */
function opaqueBox({ width, height, pixels }: Bitmap): Box {
  const first = pixels.findIndex((ink) => ink !== "clear");
  if (first < 0) return { left: width & ~7, top: height, width: Math.min(1, width & 7), height: 0 };
  const top = Math.floor(first / width);
  const bottom = Math.floor(pixels.findLastIndex((ink) => ink !== "clear") / width) + 1;
  let left = width;
  let right = 0;
  for (let index = first; index < bottom * width; index++) {
    if (pixels[index] === "clear") continue;
    left = Math.min(left, index % width);
    right = Math.max(right, (index % width) + 1);
  }
  left &= ~7;
  return { left, top, width: right - left, height: bottom - top };
}

function writeBitPlane({ width, height, pixels }: Bitmap, isSet: (ink: Ink) => boolean): Uint8Array {
  const stride = Math.ceil(width / 8);
  const bytes = new Uint8Array(stride * height);
  pixels.forEach((ink, i) => {
    const x = i % width;
    if (isSet(ink)) bytes[Math.floor(i / width) * stride + (x >> 3)] |= 0x80 >> (x & 7);
  });
  return bytes;
}
