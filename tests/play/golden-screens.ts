import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { bitmapFromPng, encodeScreenPng } from "../../simulator/graphics/png";
import type { Player } from "./player";

const WIDTH = 400;
const HEIGHT = 240;

const GOLDEN = fileURLToPath(new URL("golden", import.meta.url));

/** The pictures of the tour, which are those of docs/gallery.md. */
export const GALLERY = fileURLToPath(new URL("../../docs/gallery", import.meta.url));

/** Compares the screen with the picture of that name under tests/play/golden-screens; see `expectPicture`. */
export function expectScreen({ console }: Player, name: string): void {
  expectPicture(console.pixels, GOLDEN, name);
}

/** The same with a picture of the tour. */
export function expectStop({ console }: Player, name: string): void {
  expectPicture(console.pixels, GALLERY, name);
}

/**
 * Compares pixels of the screen's size with the picture of that name in a folder. `GOLDEN=write` writes the pictures
 * anew: look at each of them before you keep it.
 */
export function expectPicture(pixels: Uint8Array, folder: string, name: string): void {
  const path = join(folder, `${name}.png`);
  const png = encodeScreenPng(pixels, WIDTH, HEIGHT);
  if (process.env["GOLDEN"] === "write") {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, png);
  }
  if (!existsSync(path)) throw new Error(`there is no golden picture ${name}.png`);
  expect(isSamePicture(readFileSync(path), png), name).toBe(true);
}

/** Whether two PNGs show the same. */
function isSamePicture(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.from(bitmapFromPng(one).pixels).equals(bitmapFromPng(other).pixels);
}
