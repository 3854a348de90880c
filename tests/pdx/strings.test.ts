import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fileSignatures, readSection } from "../../tools/pdx/compressed-section";
import { parseStrings, readStrings, formatStrings, writeStrings } from "../../tools/pdx/strings";
import { errorLineOf } from "./errors";

const texts = fc.string({ unit: "grapheme" }).filter((text) => !text.includes("\0"));
const strings = fc.array(fc.tuple(texts, texts)).map((pairs) => new Map(pairs));
const stringsOf = (file: Uint8Array) => readStrings(readSection("en.pds", file, fileSignatures.pds).body);

describe("writing and reading strings", () => {
  test("strings are the same after writing and reading a .pds file", () => {
    fc.assert(
      fc.property(strings, (all) => {
        expect(stringsOf(writeStrings(all))).toEqual(all);
      }),
    );
  });

  test("strings are the same after formatting and parsing a .strings text", () => {
    fc.assert(
      fc.property(strings, (all) => {
        expect(parseStrings("en.strings", formatStrings(all))).toEqual(all);
      }),
    );
  });
});

test("a .pds file has its keys in order, and says where every entry but the last one ends", () => {
  const { body } = readSection(
    "en.pds",
    writeStrings(
      new Map([
        ["b", "2"],
        ["a", "é"],
      ]),
    ),
    fileSignatures.pds,
  );
  expect([...body.bytes]).toEqual([2, 0, 0, 0, 5, 0, 0, 0, 0x61, 0, 0xc3, 0xa9, 0, 0x62, 0, 0x32, 0]);
});

test.each([
  ['"a" = "1"\nb = "2"\n', 'line 2, byte 10: this is not "key" = "text"'],
  ['-- é\n"a" = "1"\n"a" = "2"\n', 'line 3, byte 16: the key "a" is given twice'],
])("the malformed .strings text %j is rejected with its line and byte", (text, told) => {
  expect(errorLineOf(() => parseStrings("en.strings", text))).toBe(`en.strings, ${told}`);
});
