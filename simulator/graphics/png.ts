/** PNG files as one-bit bitmaps. */
import { convertIndexedToRgb, decode, type DecodedPng } from "fast-png";
import { BLACK, CLEAR, createBitmap, WHITE, type Bitmap } from "./bitmap";

/**
 * The picture of a PNG file: pixels of half opacity and more are black or white, by half the luminance.
 * Throws the decoder's error if it is not a PNG.
 */
export function bitmapFromPng(bytes: Uint8Array): Bitmap {
  const png = decode(bytes);
  const { samples, channels, max } = samplesOf(png);
  const bitmap = createBitmap(png.width, png.height, CLEAR);
  for (let i = 0; i < bitmap.pixels.length; i++) {
    const at = i * channels;
    const alpha = channels % 2 === 0 ? samples[at + channels - 1] : max;
    if (alpha * 2 >= max) bitmap.pixels[i] = luminance(samples, at, channels) * 2 >= max ? WHITE : BLACK;
  }
  return bitmap;
}

interface Samples {
  readonly samples: ArrayLike<number>;
  /** 1 grey, 2 grey and alpha, 3 colours, 4 colours and alpha. */
  readonly channels: number;
  readonly max: number;
}

function samplesOf(png: DecodedPng): Samples {
  if (png.palette !== undefined) {
    return { samples: convertIndexedToRgb(png), channels: png.palette[0].length, max: 255 };
  }
  const max = 2 ** png.depth - 1;
  return { samples: png.depth < 8 ? unpack(png) : png.data, channels: png.channels, max };
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

function luminance(samples: ArrayLike<number>, at: number, channels: number): number {
  if (channels < 3) return samples[at];
  return 0.299 * samples[at] + 0.587 * samples[at + 1] + 0.114 * samples[at + 2];
}
