/** Encodes the game's pictures, which have only black, white and transparent pixels, as PNG files. */
import { BLACK, CLEAR, WHITE } from "../../simulator/graphics/bitmap";
import { encodePicturePng } from "../../simulator/graphics/png";
import type { Bitmap, Ink } from "./bitmap";

const COLORS: Readonly<Record<Ink, number>> = { clear: CLEAR, black: BLACK, white: WHITE };

export function encodePng({ width, height, pixels }: Bitmap): Uint8Array {
  const colors = new Uint8Array(pixels.length);
  for (let i = 0; i < pixels.length; i++) colors[i] = COLORS[pixels[i]];
  return encodePicturePng({ width, height, pixels: colors });
}
