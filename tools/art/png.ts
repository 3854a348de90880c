import { decode, encode } from "fast-png";
import type { Bitmap, Ink } from "./bitmap";

const GREY_AND_ALPHA: Record<Ink, readonly [number, number]> = { clear: [0, 0], black: [0, 255], white: [255, 255] };

/** The picture as a PNG of grey and alpha, both only 0 or 255. Equal pictures give equal bytes. */
export function toPng(bitmap: Bitmap): Uint8Array {
  const data = new Uint8Array(bitmap.pixels.flatMap((ink) => GREY_AND_ALPHA[ink]));
  return encode({ width: bitmap.width, height: bitmap.height, data, channels: 2, depth: 8 });
}

/** The picture in a PNG that `toPng` could have written. Throws on any other kind of PNG, naming the first bad pixel. */
export function fromPng(bytes: Uint8Array): Bitmap {
  const { width, height, data, channels, depth } = decode(bytes);
  if (channels !== 2 || depth !== 8) throw new Error(`expected 2 channels of 8 bits, not ${channels} of ${depth}`);
  const pixels = Array.from({ length: width * height }, (_, index) => {
    const ink = inkOf(data[2 * index], data[2 * index + 1]);
    if (ink === undefined) throw new Error(`pixel ${index % width},${Math.floor(index / width)} is not 1 bit`);
    return ink;
  });
  return { width, height, pixels };
}

function inkOf(grey: number, alpha: number): Ink | undefined {
  const inks: readonly Ink[] = ["clear", "black", "white"];
  return inks.find((ink) => GREY_AND_ALPHA[ink][0] === grey && GREY_AND_ALPHA[ink][1] === alpha);
}
