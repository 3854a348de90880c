import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { joined, summed, sumThrough } from "../../src/game/save/checksum";

/** The checksum by its definition. */
function plainSum(text: string): number {
  return text.split("").reduce((sum, letter) => (sum * 251 + letter.charCodeAt(0)) % 8_388_593, 0);
}

describe("a checksum", () => {
  test("is that of all letters, one after the other", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), (text) => {
        expect(summed(text)).toMatchObject({ text, sum: plainSum(text) });
      }),
      { numRuns: 1000 },
    );
  });

  test("leaves out no letter, however many there are", () => {
    for (let length = 0; length <= 40; length++) {
      const text = "levelNumber 12, map 3 @.o..o and moves RULD".slice(0, length);
      expect(summed(text).sum).toBe(plainSum(text));
    }
  });

  test("of two texts follows from theirs", () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ maxLength: 700 }), (one, other) => {
        expect(sumThrough(summed(one).sum, [summed(other)])).toBe(plainSum(one + other));
      }),
      { numRuns: 1000 },
    );
  });

  test("of the largest sums and the longest texts stays exact", () => {
    const last = 8_388_592;
    for (const shift of [0, 1, 255, 256, 65_535, 65_536, last - 1, last]) {
      const exact = (BigInt(last) * BigInt(shift) + BigInt(last)) % 8_388_593n;
      const digits = { high: shift >> 16, middle: (shift >> 8) % 256, low: shift % 256 };
      expect(sumThrough(last, [{ text: "", sum: last, shift: digits }])).toBe(Number(exact));
    }
  });
});

test("texts that are joined are as one that was read whole", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 300 })), (texts) => {
      const { text, parts } = joined(texts.map((part) => summed(part)));
      expect(text).toBe(texts.join("\n"));
      expect(sumThrough(7, parts)).toBe(sumThrough(7, [summed(text)]));
    }),
    { numRuns: 1000 },
  );
});
