/** Enlarges pictures of the game without blur, for icons and link previews of the web page. */
import { CLEAR, type Bitmap, WHITE } from "../../graphics/bitmap";
import { encodeScreenPng } from "../../graphics/png";

/**
 * Returns a picture as a PNG, enlarged `scale` times, with a white margin on all sides. Transparent pixels become
 * white.
 */
export function encodeEnlargedPng(small: Bitmap, scale: number, margin: number): Uint8Array {
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
