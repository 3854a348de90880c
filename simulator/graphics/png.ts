/** Decodes and encodes PNG files. Only this file uses the PNG library. */
import { convertIndexedToRgb, decode, encode, type DecodedPng } from "fast-png";
import { BLACK, CLEAR, copyBitmap, createBitmap, WHITE, type Bitmap } from "./bitmap";
import { decodeQuickPicture, isQuickPicture } from "./quick-picture";

export interface GreyscaleImage {
  readonly width: number;
  readonly height: number;
  /** The brightness of each pixel, from 0 (black) to 1 (white). */
  readonly brightness: Float64Array;
  /** The opacity of each pixel, from 0 (transparent) to 1. */
  readonly opacity: Float64Array;
}

/** Decodes a PNG of any kind. Throws the decoder's error if the bytes are damaged or not a PNG. */
export function decodePng(bytes: Uint8Array): GreyscaleImage {
  const png = decode(bytes, { checkCrc: true });
  const { samples, channels, maxSample, clear } = samplesOf(png);
  const pixels = png.width * png.height;
  const brightness = new Float64Array(pixels);
  const opacity = new Float64Array(pixels);
  for (let i = 0; i < pixels; i++) {
    const offset = i * channels;
    brightness[i] = luminance(samples, offset, channels) / (LUMINANCE * maxSample);
    if (channels % 2 === 0) opacity[i] = samples[offset + channels - 1] / maxSample;
    else if (clear === undefined || !isColor(samples, offset, channels, clear)) opacity[i] = 1;
  }
  return { width: png.width, height: png.height, brightness, opacity };
}

/** The bitmaps of decoded PNG files, kept because games load the same files at every start. */
const decoded = new WeakMap<Uint8Array, Bitmap>();

/**
 * Returns the bitmap of a PNG file, or of a quick picture (this project's own format). The result is cached, so the
 * bytes must not change. Throws if the bytes are neither.
 */
export function decodePngBitmap(bytes: Uint8Array): Bitmap {
  const picture = decoded.get(bytes) ?? (isQuickPicture(bytes) ? decodeQuickPicture(bytes) : decodeBitmap(bytes));
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

/** Encodes a picture as a PNG with a grey and an alpha channel. Equal pictures always result in equal bytes. */
export function encodePicturePng({ width, height, pixels }: Pick<Bitmap, "width" | "height" | "pixels">): Uint8Array {
  const data = new Uint8Array(2 * pixels.length);
  for (let i = 0; i < pixels.length; i++) {
    if (pixels[i] === WHITE) data[2 * i] = 255;
    if (pixels[i] !== CLEAR) data[2 * i + 1] = 255;
  }
  return encode({ width, height, data, channels: 2, depth: 8 });
}

/**
 * Encodes a black and white screen as a PNG file with one bit for each pixel.
 * @param pixels `BLACK` and `WHITE`, row by row.
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
  /** How many numbers the file stores for each pixel. 1: grey; 2: grey and alpha; 3: colours; 4: colours and alpha. */
  readonly channels: number;
  readonly maxSample: number;
  /** The colour that stands for transparent pixels, if the PNG file has one. */
  readonly clear: ArrayLike<number> | undefined;
}

function samplesOf(png: DecodedPng): Samples {
  if (png.palette !== undefined) {
    return { samples: convertIndexedToRgb(png), channels: png.palette[0].length, maxSample: 255, clear: undefined };
  }
  const maxSample = 2 ** png.depth - 1;
  return {
    samples: png.depth < 8 ? unpack(png) : png.data,
    channels: png.channels,
    maxSample,
    clear: png.transparency,
  };
}

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

// The sum of the weights of red, green and blue. With rounded fractions instead, white would not be exactly 1.
const LUMINANCE = 1000;
const [RED, GREEN, BLUE] = [299, 587, 114];

function luminance(samples: ArrayLike<number>, offset: number, channels: number): number {
  if (channels < 3) return LUMINANCE * samples[offset];
  return RED * samples[offset] + GREEN * samples[offset + 1] + BLUE * samples[offset + 2];
}

function isColor(samples: ArrayLike<number>, offset: number, channels: number, color: ArrayLike<number>): boolean {
  for (let i = 0; i < channels; i++) if (samples[offset + i] !== color[i]) return false;
  return true;
}
