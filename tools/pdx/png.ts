import { convertIndexedToRgb, decode, type DecodedPng } from "fast-png";
import { createBitmap, type Bitmap, type Ink } from "../art/bitmap";
import { ByteReader, damaged } from "./bytes";
import { MOST_PIXELS, MOST_SIDE } from "./cell";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const WIDTH_OFFSET = 16;

/**
 * The picture of a PNG file whose every pixel is black, white or wholly transparent, however it stores them.
 * Throws when it has others, is too large, or is no PNG.
 */
export function readPng(file: string, bytes: Uint8Array): Bitmap {
  if (SIGNATURE.some((byte, i) => bytes[i] !== byte)) throw damaged(file, 0, "this is no PNG");
  checkSize(file, bytes);
  const png = decodePng(file, bytes);
  const samples = samplesOf(png);
  const bitmap = createBitmap(png.width, png.height);
  for (let i = 0; i < bitmap.pixels.length; i++) {
    const ink = inkOf(samples, i * samples.channels);
    if (ink === undefined) throw notOneBit(file, bytes, i % png.width, Math.floor(i / png.width));
    bitmap.pixels[i] = ink;
  }
  return bitmap;
}

function checkSize(file: string, bytes: Uint8Array): void {
  const reader = new ByteReader(file, bytes);
  reader.take(WIDTH_OFFSET);
  const [width, height] = [0, 1].map(() => reader.take(4).reduce((sum, byte) => sum * 256 + byte, 0));
  if (Math.max(width, height) > MOST_SIDE) {
    throw damaged(file, WIDTH_OFFSET, `the picture is ${width}×${height} pixels, and ${MOST_SIDE} is the most`);
  }
  if (width * height > MOST_PIXELS) {
    throw damaged(file, WIDTH_OFFSET, `the picture is ${width}×${height} pixels: too many for a Playdate`);
  }
}

function decodePng(file: string, bytes: Uint8Array): DecodedPng {
  try {
    return decode(bytes, { checkCrc: true });
  } catch (error) {
    throw damaged(file, 0, `the PNG cannot be read: ${(error as Error).message}`);
  }
}

function notOneBit(file: string, bytes: Uint8Array, x: number, y: number): Error {
  const offset = Buffer.from(bytes).indexOf("IDAT");
  return damaged(file, offset, `the PNG is not 1 bit: its pixel ${x},${y} is neither black, white nor transparent`);
}

interface Samples {
  readonly samples: ArrayLike<number>;
  /** 1 grey, 2 grey and alpha, 3 colours, 4 colours and alpha. */
  readonly channels: number;
  readonly most: number;
  /** The colour that stands for transparent, if any. */
  readonly clear: ArrayLike<number> | undefined;
}

function samplesOf(png: DecodedPng): Samples {
  if (png.palette !== undefined) {
    return { samples: convertIndexedToRgb(png), channels: png.palette[0].length, most: 255, clear: undefined };
  }
  const most = 2 ** png.depth - 1;
  return { samples: png.depth < 8 ? unpacked(png) : png.data, channels: png.channels, most, clear: png.transparency };
}

/** Grey samples of fewer than eight bits, whose rows begin with a byte each. */
function unpacked({ width, height, depth, data }: DecodedPng): Uint8Array {
  const rowBytes = Math.ceil((width * depth) / 8);
  const samples = new Uint8Array(width * height);
  for (let i = 0; i < samples.length; i++) {
    const bit = (i % width) * depth;
    const byte = data[Math.floor(i / width) * rowBytes + (bit >> 3)];
    samples[i] = (byte >> (8 - depth - (bit & 7))) & (2 ** depth - 1);
  }
  return samples;
}

/** The ink of the pixel whose samples begin at `at`; undefined when it is none. */
function inkOf({ samples, channels, most, clear }: Samples, at: number): Ink | undefined {
  const colors = channels % 2 === 0 ? channels - 1 : channels;
  const alpha = channels === colors ? most : samples[at + colors];
  const color = Array.from({ length: colors }, (_, i) => samples[at + i]);
  if (alpha === 0 || (clear !== undefined && color.every((sample, i) => sample === clear[i]))) return "clear";
  if (alpha !== most) return undefined;
  if (color.every((sample) => sample === most)) return "white";
  return color.every((sample) => sample === 0) ? "black" : undefined;
}
