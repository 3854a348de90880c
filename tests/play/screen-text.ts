/** Finds texts on the screen for tests. Compares the pixels of the screen with the letters of the game's text font. */
import { crop, inkAt, type Bitmap } from "../../tools/art/bitmap";
import { readPng } from "../../tools/pdx/png";
import { readAsset } from "../assets/files";
import type { Player } from "./player";

const SCREEN_WIDTH = 400;
const SCREEN_HEIGHT = 240;
const HUD_TOPS = [
  { from: 0, to: 9 },
  { from: 16, to: 80 },
  { from: 210, to: 219 },
];

const TABLE = "fonts/text-table-18-21.png";
const WIDTH = 18;
const HEIGHT = 21;

/** Returns whether a text stands anywhere on the screen, white on black or black on white. */
export function isTextOnScreen({ console }: Player, text: string): boolean {
  const glyphs = [...text].map((character) => glyphOf(character, widthOf(character)));
  const width = glyphs.reduce((sum, glyph) => sum + glyph.width, 0);
  return isAnywhere(console.pixels, glyphs, width, { from: 0, to: SCREEN_HEIGHT - HEIGHT });
}

/**
 * Returns whether a text in the scenery around the board contains a character, in white on black or in black on white.
 */
export function isCharacterInHud({ console }: Player, character: string): boolean {
  const glyphs = [glyphOf(character, WIDTH)];
  return HUD_TOPS.some((tops) => isAnywhere(console.pixels, glyphs, WIDTH, tops));
}

/**
 * A character of the game's font: its pixels as offsets in the list of the screen's pixels. They count from the
 * character's upper left corner.
 */
interface Glyph {
  readonly width: number;
  readonly inked: readonly number[];
  readonly blank: readonly number[];
}

function isAnywhere(
  pixels: Uint8Array,
  glyphs: readonly Glyph[],
  width: number,
  { from, to }: (typeof HUD_TOPS)[number],
): boolean {
  for (let top = from; top <= to; top++) {
    const end = top * SCREEN_WIDTH + SCREEN_WIDTH - width;
    for (let corner = top * SCREEN_WIDTH; corner <= end; corner++)
      if (areGlyphsAt(pixels, glyphs, corner, 0) || areGlyphsAt(pixels, glyphs, corner, 1)) return true;
  }
  return false;
}

function areGlyphsAt(pixels: Uint8Array, glyphs: readonly Glyph[], corner: number, ink: 0 | 1): boolean {
  let left = corner;
  for (const glyph of glyphs) {
    if (!isGlyphAt(pixels, glyph, left, ink)) return false;
    left += glyph.width;
  }
  return true;
}

/**
 * Returns whether the screen shows a character with its upper left corner at the pixel `corner`. First compares the
 * pixels with ink, because one of them soon differs if something else is shown.
 */
function isGlyphAt(pixels: Uint8Array, { inked, blank }: Glyph, corner: number, ink: 0 | 1): boolean {
  for (const step of inked) if (pixels[corner + step] !== ink) return false;
  for (const step of blank) if (pixels[corner + step] === ink) return false;
  return true;
}

const FONT_LINES = new TextDecoder().decode(readAsset("fonts/text.fnt")).trimEnd().split("\n").slice(1);
const GLYPHS = readPng(TABLE, readAsset(TABLE));

function lineFor(character: string): number {
  const name = character === " " ? "space" : character;
  const index = FONT_LINES.findIndex((line) => line.startsWith(`${name}\t`));
  if (index < 0) throw new Error(`the font has no ${character}`);
  return index;
}

function widthOf(character: string): number {
  return Number(FONT_LINES[lineFor(character)].split("\t")[1]);
}

const glyphs = new Map<string, Glyph>();

function glyphOf(character: string, width: number): Glyph {
  const key = `${character}${width}`;
  const glyph = glyphs.get(key) ?? readGlyph(character, width);
  glyphs.set(key, glyph);
  return glyph;
}

function readGlyph(character: string, width: number): Glyph {
  const bitmap = bitmapOf(character);
  const inked: number[] = [];
  const blank: number[] = [];
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < width; x++) (inkAt(bitmap, x, y) === "black" ? inked : blank).push(y * SCREEN_WIDTH + x);
  return { width, inked, blank };
}

function bitmapOf(character: string): Bitmap {
  const index = lineFor(character);
  const columns = GLYPHS.width / WIDTH;
  return crop(GLYPHS, (index % columns) * WIDTH, Math.floor(index / columns) * HEIGHT, WIDTH, HEIGHT);
}
