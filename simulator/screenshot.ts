import { encode } from "fast-png";

/**
 * A PNG of one bit a pixel.
 * @param pixels row by row, 0 black and 1 white.
 * @param scale every pixel becomes a square of so many.
 */
export function screenshot(pixels: Uint8Array, width: number, height: number, scale = 1): Uint8Array {
  const rowBytes = Math.ceil((width * scale) / 8);
  const data = new Uint8Array(rowBytes * height * scale);
  for (let y = 0; y < height * scale; y++) {
    const row = Math.floor(y / scale) * width;
    for (let x = 0; x < width * scale; x++) {
      if (pixels[row + Math.floor(x / scale)] === 1) data[y * rowBytes + (x >> 3)] |= 0x80 >> (x & 7);
    }
  }
  return encode({ width: width * scale, height: height * scale, data, depth: 1, channels: 1 });
}
