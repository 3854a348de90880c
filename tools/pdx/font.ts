/**
 * Reads and writes `.pft` files, the Playdate console's fonts. font-text.ts parses the texts from which fonts are made.
 */

import type { Bitmap } from "../art/bitmap";
import { ByteWriter, type ByteReader } from "./bytes";
import { readImageCell, writePaddedImageCell } from "./image-cell";
import { fileSignatures, writeSection } from "./compressed-section";
import { endOffsets, readStartOffsets } from "./image-table";

export interface Font {
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** The number of pixels between two neighbouring characters of the font, in addition to their widths (`advance`). */
  readonly tracking: number;
  readonly glyphs: ReadonlyMap<number, Glyph>;
}

export interface Glyph {
  /**
   * How many pixels lie between the left edge of a character and the left edge of the next one. The font's tracking is
   * added to this number.
   */
  readonly advance: number;
  /** How many pixels are added to a glyph's advance, by the code point of the character that follows the glyph. */
  readonly kerning: ReadonlyMap<number, number>;
  readonly picture: Bitmap;
}

// The largest number of pages in a `.pft` file that the project can read or write. Each page stores the glyphs of 256
// code points. The second glyph of a kerning pair takes one byte if it is on the page of the first glyph, and otherwise
// three bytes.

const PAGES = 512;
const PAGE_GLYPHS = 256;
/**
 * The last Unicode code point that the project's font packer supports. For later ones, the Playdate SDK's compiler pdc
 * uses a layout that is not publicly documented.
 */
export const LAST_CODE_POINT = PAGES * PAGE_GLYPHS - 1;
const HAS_MORE_PAGES = 1;
const MAX_PAGE_BYTES = 0xffff;

/**
 * Returns the bytes of a font as a `.pft` file. Throws a `RangeError` if the glyphs of a page are too large together.
 */
export function writeFont(font: Font): Uint8Array {
  const codePoints = [...font.glyphs.keys()].sort((a, b) => a - b);
  const pageNumbers = [...new Set(codePoints.map(pageOf))];
  const pages = pageNumbers.map((page) => {
    return writePage(
      font,
      codePoints.filter((codePoint) => pageOf(codePoint) === page),
    );
  });
  const writer = new ByteWriter().u8(font.cellWidth, font.cellHeight).u16(font.tracking);
  writer.bytes(writeBitSet(PAGES, pageNumbers)).u32(...endOffsets(pages));
  for (const page of pages) writer.bytes(page);
  return writeSection(fileSignatures.pft, [font.cellWidth, font.cellHeight, 0], writer.toBytes());
}

function writePage(font: Font, codePoints: readonly number[]): Uint8Array {
  const glyphs = codePoints.map((codePoint) => writeGlyph(codePoint, font.glyphs.get(codePoint)!));
  const ends = endOffsets(glyphs);
  if (ends[ends.length - 1] > MAX_PAGE_BYTES) {
    throw new RangeError(
      `the glyphs from U+${codePoints[0].toString(16)} take more than ${MAX_PAGE_BYTES} bytes together`,
    );
  }
  const writer = new ByteWriter().u24(0).u8(glyphs.length);
  writer.bytes(writeBitSet(PAGE_GLYPHS, codePoints.map(indexInPage)));
  writer.u16(...ends).align();
  for (const glyph of glyphs) writer.bytes(glyph);
  return writer.toBytes();
}

function writeGlyph(codePoint: number, { advance, kerning, picture }: Glyph): Uint8Array {
  const pairs = [...kerning].sort(([a], [b]) => a - b);
  const samePagePairs = pairs.filter(([other]) => pageOf(other) === pageOf(codePoint));
  const otherPagePairs = pairs.filter(([other]) => pageOf(other) !== pageOf(codePoint));
  const writer = new ByteWriter().u8(advance, samePagePairs.length).u16(otherPagePairs.length);
  for (const [other, pixels] of samePagePairs) writer.u8(indexInPage(other), pixels & 0xff);
  writer.align();
  for (const [other, pixels] of otherPagePairs) writer.u24(other).u8(pixels & 0xff);
  return writer.bytes(writePaddedImageCell(picture)).toBytes();
}

/**
 * Reads the font in the content of a `.pft` file. Returns undefined if the font has code points above U+1FFFF. Throws a
 * `ToolError` that names the offset if the content is damaged.
 */
export function readFont(body: ByteReader, flags: number): Font | undefined {
  if ((flags & HAS_MORE_PAGES) !== 0) return undefined;
  const cellWidth = body.u8();
  const cellHeight = body.u8();
  const tracking = body.u16();
  const pages = readBitSet(body, PAGES);
  const glyphs = new Map<number, Glyph>();
  readStartOffsets(body, pages.length, () => body.u32()).forEach((start, i) => {
    body.offset = start;
    readPage(body, pages[i], glyphs);
  });
  return { cellWidth, cellHeight, tracking, glyphs };
}

function readPage(body: ByteReader, page: number, glyphs: Map<number, Glyph>): void {
  body.take(3);
  // Skips the byte with the number of glyphs in the page (the glyphs of 256 code points), because this byte cannot hold
  // the number 256. The next bytes have one bit for each glyph, which says whether the page has the glyph.
  body.u8();
  const indexes = readBitSet(body, PAGE_GLYPHS);
  readStartOffsets(body, indexes.length, () => body.u16()).forEach((start, i) => {
    body.offset = start;
    glyphs.set(page * PAGE_GLYPHS + indexes[i], readGlyph(body, page));
  });
}

function readGlyph(body: ByteReader, page: number): Glyph {
  const advance = body.u8();
  const samePagePairCount = body.u8();
  const otherPagePairCount = body.u16();
  const kerning = new Map<number, number>();
  for (let i = 0; i < samePagePairCount; i++) kerning.set(page * PAGE_GLYPHS + body.u8(), body.i8());
  body.align();
  for (let i = 0; i < otherPagePairCount; i++) kerning.set(readCodePoint(body), body.i8());
  return { advance, kerning, picture: readImageCell(body) };
}

function readCodePoint(body: ByteReader): number {
  const start = body.offset;
  const codePoint = body.u24();
  if (codePoint > LAST_CODE_POINT) {
    throw body.createErrorAt(
      `a kerning pair ends with U+${codePoint.toString(16).toUpperCase()}, which is above U+1FFFF`,
      start,
    );
  }
  return codePoint;
}

function pageOf(codePoint: number): number {
  return Math.floor(codePoint / PAGE_GLYPHS);
}

function indexInPage(codePoint: number): number {
  return codePoint % PAGE_GLYPHS;
}

function writeBitSet(size: number, numbers: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(size / 8);
  for (const number of numbers) bytes[number >> 3] |= 1 << (number & 7);
  return bytes;
}

function readBitSet(body: ByteReader, size: number): number[] {
  const bytes = body.take(size / 8);
  return Array.from({ length: size }, (_, i) => i).filter((i) => ((bytes[i >> 3] >> (i & 7)) & 1) === 1);
}
