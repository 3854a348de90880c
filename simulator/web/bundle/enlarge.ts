import { CLEAR, type Bitmap, WHITE } from "../../graphics/bitmap";
import { encodeScreenPng } from "../../graphics/png";

/** A picture as a PNG, each of its pixels as many wide and high, with a white margin all round; what is clear is white. */
export function enlargedPng(small: Bitmap, scale: number, margin: number): Uint8Array {
  const width = scale * small.width + 2 * margin;
  const height = scale * small.height + 2 * margin;
  const pixels = new Uint8Array(width * height).fill(WHITE);
  for (let y = 0; y < scale * small.height; y++) {
    for (let x = 0; x < scale * small.width; x++) {
      const color = small.pixels[Math.floor(y / scale) * small.width + Math.floor(x / scale)];
      if (color !== CLEAR) pixels[(y + margin) * width + x + margin] = color;
    }
  }
  return encodeScreenPng(pixels, width, height);
}
