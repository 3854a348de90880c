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

describe("writing and reading a .pdi picture", () => {
  for (let width = 1; width <= 70; width++) {
    test(`a picture that is ${width} pixels wide is the same after writing and reading`, () => {
      const any = fc.integer({ min: 1, max: 9 }).chain((height) => arbitraryPictures(width, height));
      fc.assert(
        fc.property(any, (picture) => {
          expect(imageOf(writeImage(picture))).toEqual(picture);
        }),
        { numRuns: 25 },
      );
    });
  }

  test.each(["black", "white", "clear"] as const)(
    "a picture in the single colour %s is the same after writing and reading",
    (ink) => {
      for (let width = 1; width <= 70; width++) {
        const picture = createBitmap(width, 3, ink);
        expect(imageOf(writeImage(picture))).toEqual(picture);
      }
    },
  );
});

describe("the bytes of an image cell", () => {
  const partsOf = (cell: Uint8Array): [number[], number[]] => {
    const reader = new ByteReader("", cell);
    return [Array.from({ length: 8 }, () => reader.u16()), [...reader.take(reader.left)]];
  };

  test("an opaque image cell has one plane, in which set bits are white", () => {
    expect(partsOf(writeImageCell(pictureFrom("#..#", "####")))).toEqual([
      [4, 2, 1, 0, 0, 0, 0, 4],
      [0b01100000, 0, 0, 0, 0],
    ]);
  });

  test("an image cell with transparent pixels has a second plane, in which set bits are opaque", () => {
    expect(partsOf(writeImageCell(pictureFrom("# .")))).toEqual([
      [3, 1, 1, 0, 0, 0, 0, 7],
      [0b00100000, 0b10100000, 0, 0, 0],
    ]);
  });

  test("transparent margins of an image cell are stored as numbers, the left one only in whole bytes", () => {
    const empty = " ".repeat(13);
    expect(partsOf(writeImageCell(pictureFrom(empty, "         .#  ", empty, empty)))).toEqual([
      [3, 1, 1, 8, 2, 1, 2, 7],
      [0b01000000, 0b01100000, 0, 0, 0],
    ]);
  });

  test("an image cell in a table is padded to at least 32 bytes and to a multiple of four", () => {
    expect(writePaddedImageCell(pictureFrom("#"))).toHaveLength(32);
    expect(writePaddedImageCell(createBitmap(9, 9, "white"))).toHaveLength(36);
  });
});

describe("reading a damaged picture", () => {
  const file = writeImage(pictureFrom("# .", "...", "##."));

  test("a file of another kind is rejected by its signature", () => {
    expect(errorLineOf(() => readSection("a.pdi", file, fileSignatures.pft))).toBe(
      'a.pdi, byte 0: the file should begin with "Playdate FNT"',
    );
  });

  test("a picture file that is cut off anywhere is rejected with the byte where it ends", () => {
    for (let length = 0; length < file.length; length++) {
      expect(errorLineOf(() => imageOf(file.subarray(0, length)))).toMatch(/^a\.pdi, byte \d+: /);
    }
  });

  test("an image cell with rows that are too short is rejected", () => {
    const cell = writeImageCell(pictureFrom("# ."));
    cell[0] = 9;
    expect(errorLineOf(() => readImageCell(new ByteReader("a.pdi", cell)))).toBe(
      "a.pdi, byte 0: a row of 9 pixels has only 1 bytes",
    );
  });

  test("an image cell with enormous margins is rejected before memory is allocated for it", () => {
    const cell = writeImageCell(pictureFrom("# ."));
    cell.fill(0xff, 6, 14);
    expect(errorLineOf(() => readImageCell(new ByteReader("a.pdi", cell)))).toMatch(
      /^a\.pdi, byte 0: a picture of \d+×\d+/,
    );
  });
});
