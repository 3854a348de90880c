/**
 * Reads Playdate fonts. A font consists of a `.fnt` text, with the widths and kerning of its letters, and an image
 * table with their pictures in the same order.
 */
import { cutBitmap, type Bitmap } from "./bitmap";
import type { BitmapTable } from "./tables";

export interface Font {
  readonly height: number;
  readonly glyphs: ReadonlyMap<string, Glyph>;
  /** The kerning: how many pixels are added to the distance between two letters. The key is the pair of letters. */
  readonly kerning: ReadonlyMap<string, number>;
  /** The additional distance between two adjacent letters, in pixels. */
  tracking: number;
  /** The distance between two lines of text, in pixels. */
  leading: number;
}

export interface Glyph {
  readonly width: number;
  readonly bitmap: Bitmap;
}

const DEFAULT_TRACKING = 1;

/**
 * Parses a Playdate font. Throws an error with the number of the first line that is malformed or whose letter has no
 * picture in the image table.
 * @param name the font's file name, for error messages.
 */
export function readFont(name: string, text: string, table: BitmapTable): Font {
  const glyphs = new Map<string, Glyph>();
  const kerning = new Map<string, number>();
  let tracking = DEFAULT_TRACKING;
  const readLine = (line: string): void => {
    if (line === "" || line.startsWith("--")) return;
    const setting = /^(\w+)=(.*)$/.exec(line);
    if (setting !== null) {
      if (setting[1] === "tracking") tracking = wholeNumber(setting[2]);
      return;
    }
    const { characters, value } = readEntry(line);
    if (characters.length === 2) kerning.set(characters.join(""), value);
    else glyphs.set(characters[0], cutGlyph(table.bitmaps[glyphs.size], value));
  };
  text.split(/\r?\n/).forEach((line, i) => {
    try {
      readLine(line.trim());
    } catch (error) {
      throw new Error(`${name}, line ${i + 1}: ${(error as Error).message}`);
    }
  });
  return { height: table.bitmaps[0]?.height ?? 0, glyphs, kerning, tracking, leading: 0 };
}

/** Reads a line of a `.fnt` text: one or two characters, white space, and a number of pixels. */
function readEntry(line: string): { characters: string[]; value: number } {
  const entry = /^(\S+)\s+(\S+)$/.exec(line);
  if (entry === null) throw new Error(`"${line}" is neither a glyph's width nor a kerning pair nor a setting`);
  const characters = entry[1] === "space" ? [" "] : [...entry[1]];
  if (characters.length > 2) throw new Error(`"${entry[1]}" is neither one character nor a pair`);
  return { characters, value: wholeNumber(entry[2]) };
}

function wholeNumber(text: string): number {
  if (!/^-?\d+$/.test(text)) throw new Error(`"${text}" is not a whole number`);
  return Number(text);
}

function cutGlyph(cell: Bitmap | undefined, width: number): Glyph {
  if (cell === undefined) throw new Error("the table has fewer glyphs than the font");
  return { width, bitmap: cutBitmap(cell, 0, 0, width, cell.height) };
}
