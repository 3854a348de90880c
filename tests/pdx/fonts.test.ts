import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Bitmap } from "../../tools/art/bitmap";
import { readFont, writeFont, LAST_CODE_POINT, type Font } from "../../tools/pdx/font";
import { formatFont, parseFont } from "../../tools/pdx/font-text";
import { fileSignatures, readSection } from "../../tools/pdx/compressed-section";
import { errorLineOf } from "./errors";
import { pictureFrom, arbitraryPictures } from "./pictures";

function fontOf(file: Uint8Array): Font | undefined {
  const { body, flags } = readSection("a.pft", file, fileSignatures.pft);
  return readFont(body, flags);
}

/**
 * Generates letters for random fonts in the text format of a font. The format allows no control characters and no white
 * space. Hyphens are left out, because two of them begin a comment.
 */
const letters = fc
  .oneof(fc.integer({ min: 0x21, max: 0x7e }), fc.integer({ min: 0xa1, max: LAST_CODE_POINT }))
  .filter((codePoint) => /^[^\s\p{Cs}\p{Cc}-]$/u.test(String.fromCodePoint(codePoint)));

/**
 * Generates random fonts whose characters have gaps between their code points. The code points lie on many of the font
 * file's pages, which have 256 code points each. The two letters of a kerning pair may lie on one page or on two pages.
 */
const fonts: fc.Arbitrary<Font> = fc
  .tuple(
    fc.integer({ min: 1, max: 20 }),
    fc.integer({ min: 1, max: 9 }),
    fc.uniqueArray(letters, { minLength: 1, maxLength: 40 }),
  )
  .chain(([cellWidth, cellHeight, codePoints]) => {
    const glyph = fc.record({
      advance: fc.integer({ min: 0, max: 255 }),
      kerning: fc
        .array(fc.tuple(fc.constantFrom(...codePoints), fc.integer({ min: -128, max: 127 })), { maxLength: 5 })
        .map((pairs) => new Map(pairs)),
      picture: arbitraryPictures(cellWidth, cellHeight),
    });
    return fc.record({
      cellWidth: fc.constant(cellWidth),
      cellHeight: fc.constant(cellHeight),
      tracking: fc.integer({ min: 0, max: 0xffff }),
      glyphs: fc
        .tuple(...codePoints.map(() => glyph))
        .map((all) => new Map(all.map((each, i) => [codePoints[i], each]))),
    });
  });

const sheetOf = (font: Font): Bitmap[] => [...font.glyphs].sort(([a], [b]) => a - b).map(([, { picture }]) => picture);

describe("writing and reading a font", () => {
  test("a font is the same after writing and reading a .pft file", () => {
    fc.assert(
      fc.property(fonts, (font) => {
        expect(fontOf(writeFont(font))).toEqual(font);
      }),
      { numRuns: 150 },
    );
  });

  test("a font is the same after formatting and parsing its .fnt text with its pictures", () => {
    fc.assert(
      fc.property(fonts, (font) => {
        expect(parseFont("a.fnt", formatFont(font), sheetOf(font))).toEqual(font);
      }),
      { numRuns: 150 },
    );
  });

  test("a font with all 256 glyphs of a page is the same after writing and reading", () => {
    const glyphs = Array.from({ length: 256 }, (_, i) => {
      return [0x3000 + i, { advance: 8, kerning: new Map<number, number>(), picture: pictureFrom("#") }] as const;
    });
    const font = { cellWidth: 1, cellHeight: 1, tracking: 0, glyphs: new Map(glyphs) };
    expect(fontOf(writeFont(font))).toEqual(font);
  });
});

describe("parsing a .fnt text", () => {
  const cells = [pictureFrom("#"), pictureFrom("."), pictureFrom(" ")];

  test("a .fnt text gives each glyph its width, picture and kerning, and may contain comments", () => {
    const font = parseFont("a.fnt", "-- two\r\ntracking=2\nspace\t3\n=   4\n\nA\t5\nA=\t-1\nA \t-2\n", cells);
    expect(font.tracking).toBe(2);
    expect([...font.glyphs].map(([codePoint, { advance }]) => [codePoint, advance])).toEqual([
      [0x20, 3],
      [0x3d, 4],
      [0x41, 5],
    ]);
    expect(font.glyphs.get(0x3d)?.picture).toBe(cells[1]);
    expect([...font.glyphs.get(0x41)!.kerning]).toEqual([
      [0x3d, -1],
      [0x20, -2],
    ]);
  });

  test.each([
    ["A 5\nnonsense\n", 'line 2, byte 4: "nonsense" is neither a glyph\'s width, nor a kerning pair, nor "tracking="'],
    ["é 5\nB five\n", 'line 2, byte 5: "five" should be a whole number from 0 to 255'],
    ["A 256\n", 'line 1, byte 0: "256" should be a whole number from 0 to 255'],
    ["tracking=-1\n", 'line 1, byte 0: "-1" should be a whole number from 0 to 65535'],
    ["A 5\nAA\t128\n", 'line 2, byte 4: "128" should be a whole number from -128 to 127'],
    ["A 5\nA 6\n", 'line 2, byte 4: the width of "A" (U+0041) is given twice'],
    ["A 5\nAB\t1\nAB\t2\nB 1\n", 'line 3, byte 9: the kerning of "A" (U+0041) and "B" (U+0042) is given twice'],
    ["A 5\nBA\t1\n", 'line 2, byte 4: the font has no "B" (U+0042)'],
    ["A 1\nB 1\nC 1\nD 1\n", "line 4, byte 12: the table has only 3 pictures"],
    ["\u{20000} 5\n", 'line 1, byte 0: "\u{20000}" (U+20000) is above U+1FFFF, which only pdc can pack'],
  ])("the malformed .fnt text %j is rejected with its line and byte", (text, told) => {
    expect(errorLineOf(() => parseFont("fonts/a.fnt", text, cells))).toBe(`fonts/a.fnt, ${told}`);
  });
});

test("a font file that is cut off anywhere is rejected with the byte where it ends", () => {
  const font = parseFont("a.fnt", "A 5\nB 6\nAB\t-1\nA…\t1\n… 3\n", [
    pictureFrom("# ."),
    pictureFrom("..."),
    pictureFrom("   "),
  ]);
  const file = writeFont(font);
  for (let length = 0; length < file.length; length++) {
    expect(errorLineOf(() => fontOf(file.subarray(0, length)))).toMatch(/^a\.pft, byte \d+: /);
  }
});

test("a font file whose kerning pair ends above U+1FFFF is rejected with the byte of that character", () => {
  const glyph = { advance: 5, kerning: new Map([[LAST_CODE_POINT + 1, -1]]), picture: pictureFrom("#") };
  const file = writeFont({ cellWidth: 1, cellHeight: 1, tracking: 0, glyphs: new Map([[0x41, glyph]]) });
  expect(errorLineOf(() => fontOf(file))).toMatch(/^a\.pft.*, byte \d+: a kerning pair ends with U\+20000, /);
});
