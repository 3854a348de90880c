/** Encodes pictures of black, white and clear pixels as PNG files. */
import { BLACK, CLEAR, WHITE } from "../../simulator/graphics/bitmap";
import { encodePicturePng } from "../../simulator/graphics/png";
import type { Bitmap, Ink } from "./bitmap";

const COLORS: Readonly<Record<Ink, number>> = { clear: CLEAR, black: BLACK, white: WHITE };

export function toPng({ width, height, pixels }: Bitmap): Uint8Array {
  return encodePicturePng({ width, height, pixels: Uint8Array.from(pixels, (ink) => COLORS[ink]) });
}
