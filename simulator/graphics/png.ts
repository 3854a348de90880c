/** PNG files: whatever reads or writes one does it here. */
import { convertIndexedToRgb, decode, encode, type DecodedPng } from "fast-png";
import { BLACK, CLEAR, copyBitmap, createBitmap, WHITE, type Bitmap } from "./bitmap";

/** What stands in a PNG, its pixels row by row. */
export interface GreyscaleImage {
  readonly width: number;
  readonly height: number;
  /** From 0, black, to 1, white. */
  readonly brightness: Float64Array;
  /** From 0, transparent, to 1. */
  readonly opacity: Float64Array;
}

/** Reads a PNG of any kind. Throws the decoder's error if it is none, or damaged. */
export function decodePng(bytes: Uint8Array): GreyscaleImage {
  const png = decode(bytes, { checkCrc: true });
  const { samples, channels, most, clear } = samplesOf(png);
  const pixels = png.width * png.height;
  const brightness = new Float64Array(pixels);
  const opacity = new Float64Array(pixels);
  for (let i = 0; i < pixels; i++) {
    const at = i * channels;
    brightness[i] = luminance(samples, at, channels) / (LUMINANCE * most);
    if (channels % 2 === 0) opacity[i] = samples[at + channels - 1] / most;
    else if (clear === undefined || !isColor(samples, at, channels, clear)) opacity[i] = 1;
  }
  return { width: png.width, height: png.height, brightness, opacity };
}

/** Games load the same files at every start: each is decoded once. */
const decoded = new WeakMap<Uint8Array, Bitmap>();

/**
 * The picture of a PNG file: pixels of half opacity and more are black or white, by half the brightness.
 * Throws the decoder's error if it is not a PNG. The bytes must not change afterwards.
 */
export function bitmapFromPng(bytes: Uint8Array): Bitmap {
  const picture = decoded.get(bytes) ?? decodeBitmap(bytes);
  decoded.set(bytes, picture);
  return copyBitmap(picture);
}

function decodeBitmap(bytes: Uint8Array): Bitmap {
  const { width, height, brightness, opacity } = decodePng(bytes);
  const bitmap = createBitmap(width, height, CLEAR);
  for (let i = 0; i < bitmap.pixels.length; i++) {
    if (opacity[i] >= 0.5) bitmap.pixels[i] = brightness[i] >= 0.5 ? WHITE : BLACK;
  }
  return bitmap;
}

/** The picture as a PNG of grey and alpha, both only 0 or 255. Equal pictures give equal bytes. */
export function encodePicturePng({ width, height, pixels }: Pick<Bitmap, "width" | "height" | "pixels">): Uint8Array {
  const data = new Uint8Array(2 * pixels.length);
  pixels.forEach((color, i) => {
    if (color === WHITE) data[2 * i] = 255;
    if (color !== CLEAR) data[2 * i + 1] = 255;
  });
  return encode({ width, height, data, channels: 2, depth: 8 });
}

/**
 * A screen as a PNG of one bit a pixel.
 * @param pixels row by row, `BLACK` and `WHITE`.
 */
export function encodeScreenPng(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const rowBytes = Math.ceil(width / 8);
  const data = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (pixels[y * width + x] === WHITE) data[y * rowBytes + (x >> 3)] |= 0x80 >> (x & 7);
    }
  }
  return encode({ width, height, data, depth: 1, channels: 1 });
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
  return { samples: png.depth < 8 ? unpack(png) : png.data, channels: png.channels, most, clear: png.transparency };
}

/** Grey samples of fewer than eight bits, whose rows begin with a byte each. */
function unpack({ width, height, depth, data }: DecodedPng): Uint8Array {
  const rowBytes = Math.ceil((width * depth) / 8);
  const samples = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const bit = x * depth;
      const byte = data[y * rowBytes + (bit >> 3)];
      samples[y * width + x] = (byte >> (8 - depth - (bit & 7))) & (2 ** depth - 1);
    }
  }
  return samples;
}

// In whole numbers, so that white comes out as 1 and nothing else does.
const LUMINANCE = 1000;
const [RED, GREEN, BLUE] = [299, 587, 114];

function luminance(samples: ArrayLike<number>, at: number, channels: number): number {
  if (channels < 3) return LUMINANCE * samples[at];
  return RED * samples[at] + GREEN * samples[at + 1] + BLUE * samples[at + 2];
}

function isColor(samples: ArrayLike<number>, at: number, channels: number, color: ArrayLike<number>): boolean {
  for (let i = 0; i < channels; i++) if (samples[at + i] !== color[i]) return false;
  return true;
}
