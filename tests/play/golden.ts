import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { bitmapFromPng, pngOfScreen } from "../../simulator/graphics/png";
import type { Player } from "./player";

const WIDTH = 400;
const HEIGHT = 240;

/**
 * Compares the screen with the picture of that name under tests/play/golden. `GOLDEN=write` writes the pictures anew:
 * look at each of them before you keep it.
 */
export function expectScreen({ console }: Player, name: string): void {
  expectPicture(console.pixels, name);
}

/** The same for pixels of the screen's size. */
export function expectPicture(pixels: Uint8Array, name: string): void {
  const path = fileURLToPath(new URL(`golden/${name}.png`, import.meta.url));
  const png = pngOfScreen(pixels, WIDTH, HEIGHT);
  if (process.env["GOLDEN"] === "write") {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, png);
  }
  if (!existsSync(path)) throw new Error(`there is no golden picture ${name}.png`);
  expect(isSamePicture(readFileSync(path), png), name).toBe(true);
}

/** Whether two PNGs show the same. */
export function isSamePicture(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.from(bitmapFromPng(one).pixels).equals(bitmapFromPng(other).pixels);
}
