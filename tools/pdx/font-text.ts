/** Parses and formats `.fnt` texts, which describe the glyphs of a font for pdc, the Playdate SDK's compiler. */

import type { Bitmap } from "../art/bitmap";
import { ToolError } from "../packaging/tool-error";
import { LAST_CODE_POINT, type Font, type Glyph } from "./font";

const MAX_BYTE = 0xff;
const MAX_TRACKING = 0xffff;
const KERNING_RANGE = 128;

interface Line {
  readonly text: string;
  /**
   * The position of a line in a `.fnt` text, for error messages: the number of the line, counted from 1, and the offset
   * of its first byte, counted from 0.
   */
  readonly where: string;
}

/**
 * Parses a `.fnt` text, which describes a font. Glyphs in the text and `pictures` must be in the same order. Throws a
 * `ToolError` that names the first invalid line.
 */
export function parseFont(file: string, text: string, pictures: readonly Bitmap[]): Font {
  const glyphs = new Map<number, Glyph & { kerning: Map<number, number> }>();
  const pairs: { first: number; second: number; pixels: number; line: Line }[] = [];
  // The number of pixels between glyphs. It is 0 if the text has no line "tracking=", as in the Playdate SDK's compiler
  // pdc.
  let tracking = 0;
  for (const line of contentLines(text)) {
    const fault = lineError(file, line);
    const setting = /^tracking=(.*)$/.exec(line.text);
    if (setting !== null) {
      tracking = parseWholeNumber(setting[1], 0, MAX_TRACKING, fault);
      continue;
    }
    const [first, second, number] = parseEntry(line.text, fault);
    if (second !== undefined) {
      pairs.push({ first, second, pixels: parseWholeNumber(number, -KERNING_RANGE, KERNING_RANGE - 1, fault), line });
      continue;
    }
    if (glyphs.has(first)) throw fault(`the width of ${describeCodePoint(first)} is given twice`);
    if (glyphs.size === pictures.length) throw fault(`the table has only ${pictures.length} pictures`);
    const advance = parseWholeNumber(number, 0, MAX_BYTE, fault);
    glyphs.set(first, { advance, kerning: new Map(), picture: pictures[glyphs.size] });
  }
  for (const { first, second, pixels, line } of pairs) {
    const glyph = glyphs.get(first);
    const fault = lineError(file, line);
    if (glyph === undefined) throw fault(`the font has no ${describeCodePoint(first)}`);
    if (glyph.kerning.has(second)) {
      throw fault(`the kerning of ${describeCodePoint(first)} and ${describeCodePoint(second)} is given twice`);
    }
    glyph.kerning.set(second, pixels);
  }
  const { width, height } = pictures[0] ?? { width: 0, height: 0 };
  return { cellWidth: width, cellHeight: height, tracking, glyphs };
}

/**
 * Returns the `.fnt` text that describes a font. The glyphs are in ascending order of code points, as the pictures of
 * the font's picture sheet must be.
 */
export function formatFont(font: Font): string {
  const glyphs = [...font.glyphs].sort(([a], [b]) => a - b);
  const widths = glyphs.map(([codePoint, { advance }]) => `${nameOf(codePoint)}\t${advance}`);
  const pairs = glyphs.flatMap(([first, { kerning }]) =>
    [...kerning].map(([second, pixels]) => `${String.fromCodePoint(first, second)}\t${pixels}`),
  );
  return [`tracking=${font.tracking}`, ...widths, ...pairs].map((line) => `${line}\n`).join("");
}

function lineError(file: string, line: Line): (what: string) => ToolError {
  return (what) => new ToolError(2, `${file}, ${line.where}: ${what}`);
}

function contentLines(text: string): Line[] {
  let byte = 0;
  return text
    .split("\n")
    .map((line, i) => {
      const where = `line ${i + 1}, byte ${byte}`;
      byte += Buffer.byteLength(line) + 1;
      return { text: line.replace(/\r$/, ""), where };
    })
    .filter((line) => line.text.trim() !== "" && !line.text.startsWith("--"));
}

function parseEntry(text: string, fault: (what: string) => ToolError): [number, number | undefined, string] {
  // Matches a line of a `.fnt` text that describes a glyph or a kerning pair: one or two letters and a number. A space
  // before a tab is a letter of a kerning pair; any other space ends the letters. U+3000, the ideographic space, is a
  // glyph like any other.
  const entry =
    /^(space|[^\t]{1,2})\t+([^\t ]+)[\t ]*$/u.exec(text) ?? /^(space|[^\t ]{1,2})[\t ]+([^\t ]+)[\t ]*$/u.exec(text);
  if (entry === null) throw fault(`"${text}" is neither a glyph's width, nor a kerning pair, nor "tracking="`);
  const codePoints = entry[1] === "space" ? [0x20] : [...entry[1]].map((letter) => letter.codePointAt(0)!);
  const beyond = codePoints.find((codePoint) => codePoint > LAST_CODE_POINT);
  if (beyond !== undefined) throw fault(`${describeCodePoint(beyond)} is above U+1FFFF, which only pdc can pack`);
  return [codePoints[0], codePoints[1], entry[2]];
}

function parseWholeNumber(text: string, least: number, most: number, fault: (what: string) => ToolError): number {
  const number = Number(text);
  if (/^-?\d+$/.test(text) && number >= least && number <= most) return number;
  throw fault(`"${text}" should be a whole number from ${least} to ${most}`);
}

function nameOf(codePoint: number): string {
  return codePoint === 0x20 ? "space" : String.fromCodePoint(codePoint);
}

function describeCodePoint(codePoint: number): string {
  return `"${String.fromCodePoint(codePoint)}" (U+${codePoint.toString(16).toUpperCase().padStart(4, "0")})`;
}
