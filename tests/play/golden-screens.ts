/** Compares the game's screen in tests with stored pictures, or overwrites these pictures if `GOLDEN=write` is set. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { decodePngBitmap, encodeScreenPng } from "../../simulator/graphics/png";
import type { Player } from "./player";

const WIDTH = 400;
const HEIGHT = 240;

const GOLDEN = fileURLToPath(new URL("golden", import.meta.url));

/** The folder with the pictures of every screen of the game, which docs/gallery.md shows. */
export const GALLERY = fileURLToPath(new URL("../../docs/gallery", import.meta.url));

/** Expects that the screen equals the stored picture `NAME.png` in tests/play/golden. */
export function expectScreen({ console }: Player, name: string): void {
  expectPicture(screenOf(console.pixels), GOLDEN, name);
}

/** Expects that the screen equals the stored picture `NAME.png` in docs/gallery, one of the pictures of all screens. */
export function expectStop({ console }: Player, name: string): void {
  expectPicture(screenOf(console.pixels), GALLERY, name);
}

function screenOf(pixels: Uint8Array): Picture {
  return { pixels, width: WIDTH, height: HEIGHT };
}

interface Picture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Expects that a picture equals the stored picture `name` in `folder`. With `GOLDEN=write` in the environment,
 * overwrites the stored picture instead. Look at each new picture before you commit it.
 */
export function expectPicture({ pixels, width, height }: Picture, folder: string, name: string): void {
  const path = join(folder, `${name}.png`);
  const png = encodeScreenPng(pixels, width, height);
  if (process.env["GOLDEN"] === "write") {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, png);
  }
  if (!existsSync(path)) throw new Error(`${path} is missing; GOLDEN=write writes it`);
  expect(isSamePicture(readFileSync(path), png), name).toBe(true);
}

function isSamePicture(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.from(decodePngBitmap(one).pixels).equals(decodePngBitmap(other).pixels);
}
