import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createBitmap, type Bitmap } from "../../tools/art/bitmap";
import { ByteReader } from "../../tools/pdx/bytes";
import { readImageCell, writeImageCell, writePaddedImageCell } from "../../tools/pdx/image-cell";
import { readImage, writeImage } from "../../tools/pdx/image";
import { fileSignatures, readSection } from "../../tools/pdx/compressed-section";
import { errorLineOf } from "./errors";
import { pictureFrom, arbitraryPictures } from "./pictures";

const imageOf = (file: Uint8Array): Bitmap => readImage(readSection("a.pdi", file, fileSignatures.pdi).body);

describe("a .pdi gives back the picture it was made from", () => {
  for (let width = 1; width <= 70; width++) {
    test(`${width} pixels wide`, () => {
      const any = fc.integer({ min: 1, max: 9 }).chain((height) => arbitraryPictures(width, height));
      fc.assert(
        fc.property(any, (picture) => {
          expect(imageOf(writeImage(picture))).toEqual(picture);
        }),
        { numRuns: 25 },
      );
    });
  }

  test.each(["black", "white", "clear"] as const)("of one ink, %s", (ink) => {
    for (let width = 1; width <= 70; width++) {
      const picture = createBitmap(width, 3, ink);
      expect(imageOf(writeImage(picture))).toEqual(picture);
    }
  });
});

describe("the bytes of a cell", () => {
  /** The eight numbers in front, and the bytes behind them. */
  const partsOf = (cell: Uint8Array): [number[], number[]] => {
    const reader = new ByteReader("", cell);
    return [Array.from({ length: 8 }, () => reader.u16()), [...reader.take(reader.left)]];
  };

  test("an opaque box has one plane, white set", () => {
    expect(partsOf(writeImageCell(pictureFrom("#..#", "####")))).toEqual([
      [4, 2, 1, 0, 0, 0, 0, 4],
      [0b01100000, 0, 0, 0, 0],
    ]);
  });

  test("a box with transparent pixels has a second plane, opaque set", () => {
    expect(partsOf(writeImageCell(pictureFrom("# .")))).toEqual([
      [3, 1, 1, 0, 0, 0, 0, 7],
      [0b00100000, 0b10100000, 0, 0, 0],
    ]);
  });

  test("transparent margins are told, not stored, but the left one only by whole bytes", () => {
    const empty = " ".repeat(13);
    expect(partsOf(writeImageCell(pictureFrom(empty, "         .#  ", empty, empty)))).toEqual([
      [3, 1, 1, 8, 2, 1, 2, 7],
      [0b01000000, 0b01100000, 0, 0, 0],
    ]);
  });

  test("a cell in a table fills 32 bytes or more, by fours", () => {
    expect(writePaddedImageCell(pictureFrom("#"))).toHaveLength(32);
    expect(writePaddedImageCell(createBitmap(9, 9, "white"))).toHaveLength(36);
  });
});

describe("damaged pictures", () => {
  const file = writeImage(pictureFrom("# .", "...", "##."));

  test("a file of another kind is named", () => {
    expect(errorLineOf(() => readSection("a.pdi", file, fileSignatures.pft))).toBe(
      'a.pdi, byte 0: the file should begin with "Playdate FNT"',
    );
  });

  test("a file cut anywhere is named with the place", () => {
    for (let length = 0; length < file.length; length++) {
      expect(errorLineOf(() => imageOf(file.subarray(0, length)))).toMatch(/^a\.pdi, byte \d+: /);
    }
  });

  test("a cell whose rows are too short is named", () => {
    const cell = writeImageCell(pictureFrom("# ."));
    cell[0] = 9;
    expect(errorLineOf(() => readImageCell(new ByteReader("a.pdi", cell)))).toBe(
      "a.pdi, byte 0: a row of 9 pixels has only 1 bytes",
    );
  });

  test("a cell with boundless margins is refused before room is made for it", () => {
    const cell = writeImageCell(pictureFrom("# ."));
    cell.fill(0xff, 6, 14);
    expect(errorLineOf(() => readImageCell(new ByteReader("a.pdi", cell)))).toMatch(
      /^a\.pdi, byte 0: a picture of \d+×\d+/,
    );
  });
});
