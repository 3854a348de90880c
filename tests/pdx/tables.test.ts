import fc from "fast-check";
import { expect, test } from "vitest";
import { createBitmap } from "../../tools/art/bitmap";
import { fileSignatures, readSection } from "../../tools/pdx/compressed-section";
import { readTable, writeTable, type ImageTable } from "../../tools/pdx/image-table";
import { errorLineOf } from "./errors";
import { pictureFrom, arbitraryPictures } from "./pictures";

const tableOf = (file: Uint8Array): ImageTable => readTable(readSection("a.pdt", file, fileSignatures.pdt).body);

test("an image table returns the pictures and the number of columns of the sheet that it was made from", () => {
  const sheets = fc
    .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 4 }))
    .chain(([width, height, columns]) =>
      fc.record({
        columns: fc.constant(columns),
        pictures: fc.array(fc.array(arbitraryPictures(width, height), { minLength: columns, maxLength: columns }), {
          minLength: 1,
        }),
      }),
    )
    .map(({ columns, pictures }) => ({ columns, pictures: pictures.flat() }));
  fc.assert(
    fc.property(sheets, (table) => {
      expect(tableOf(writeTable(table))).toEqual(table);
    }),
    { numRuns: 100 },
  );
});

test("an image table returns pictures of different sizes", () => {
  const table = { columns: 3, pictures: [pictureFrom("#"), pictureFrom("  ", ".#"), createBitmap(17, 2)] };
  expect(tableOf(writeTable(table))).toEqual(table);
});

test("an image table with more pictures than it can number is rejected", () => {
  const picture = pictureFrom("#");
  expect(() => writeTable({ columns: 1, pictures: new Array(65_536).fill(picture) })).toThrow(RangeError);
});

test("an image table that is cut off anywhere is rejected with the byte where it ends", () => {
  const file = writeTable({ columns: 2, pictures: [pictureFrom("# ."), pictureFrom("...")] });
  for (let length = 0; length < file.length; length++) {
    expect(errorLineOf(() => tableOf(file.subarray(0, length)))).toMatch(/^a\.pdt, byte \d+: /);
  }
});

test("an image table with an impossible number of columns is rejected", () => {
  for (const columns of [0, 3]) {
    const file = writeTable({ columns, pictures: [pictureFrom("#"), pictureFrom(".")] });
    expect(errorLineOf(() => tableOf(file))).toBe(
      `a.pdt (inflated), byte 2: a table of 2 pictures cannot have ${columns} in a row`,
    );
  }
});
