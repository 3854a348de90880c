import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  joinSections,
  salvageSections,
  appendChecksum,
  computeChecksum,
  combineChecksums,
  parseSections,
} from "../../src/game/save/checksum";

/**
 * Computes the checksum of a text by its definition, without the optimizations of the game. Each block of sixteen
 * letters adds a weighted sum of its letters, and each letter after the last whole block adds its own code.
 */
function plainSum(text: string): number {
  const codes = Array.from(text, (_, index) => text.charCodeAt(index));
  let sum = 0;
  while (codes.length >= 16) {
    const weighed = codes.splice(0, 16).reduce((all, code, index) => all + code * (524_287 - 12_345 * index), 0);
    sum = (sum * 251 + (weighed % 8_388_593)) % 8_388_593;
  }
  return codes.reduce((before, code) => (before * 251 + code) % 8_388_593, sum);
}

const LINE = "levelNumber 12, map 3 @.o..o and moves RULD";

describe("a checksum", () => {
  test("the checksum of any text is equal to its definition", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), (text) => {
        expect(computeChecksum(text)).toBe(plainSum(text));
      }),
      { numRuns: 1000 },
    );
  });

  test("the checksum of a text changes if a letter is replaced or two neighbours are swapped", () => {
    for (let index = 0; index < LINE.length; index++) {
      const swapped =
        LINE.slice(0, index) +
        LINE.slice(index, index + 2)
          .split("")
          .reverse()
          .join("") +
        LINE.slice(index + 2);
      if (swapped !== LINE) expect(computeChecksum(swapped)).not.toBe(computeChecksum(LINE));
      for (let code = 0; code < 256; code++) {
        const wrong = LINE.slice(0, index) + String.fromCharCode(code) + LINE.slice(index + 1);
        if (wrong !== LINE) expect(computeChecksum(wrong)).not.toBe(computeChecksum(LINE));
      }
    }
  });

  test("every number that is computed for a checksum stays below 2^31, whatever the text is", () => {
    const weights = Array.from({ length: 16 }, (_, index) => 524_287 - 12_345 * index);
    expect(255 * weights.reduce((all, weight) => all + weight, 0)).toBeLessThan(2 ** 31);
    expect(8_388_592 * 251 + 8_388_592).toBeLessThan(2 ** 31);
    expect(combineChecksums(8_388_592, [{ text: "", sum: 8_388_592 }])).toBe((8_388_592 * 252) % 8_388_593);
  });
});

const bodies = fc.array(fc.string({ maxLength: 60 }).map((text) => `# ${text.replaceAll("\n", " ")}\nmore`));

describe("a text of sections", () => {
  test("a text is parsed into the sections from which it was joined", () => {
    fc.assert(
      fc.property(bodies, (texts) => {
        const { text, textSections } = joinSections(texts.map((body) => appendChecksum(body)));
        expect(parseSections(text)).toEqual(textSections);
        expect(salvageSections(text)).toEqual(textSections);
      }),
    );
  });

  test("a text that was cut off still contains all sections before the cut", () => {
    const { text, textSections: parts } = joinSections(
      ["# one\nmoves RU", "# two\nmap ## #/# @", "# three\n"].map((body) => appendChecksum(body)),
    );
    for (let length = 1; length < text.length; length++) {
      const ends = parts.map((_, index) => joinSections(parts.slice(0, index + 1)).text.length);
      const whole = ends.filter((end) => end <= length).length;
      expect(salvageSections(text.slice(0, length))).toEqual(parts.slice(0, whole));
      if (!ends.includes(length)) expect(parseSections(text.slice(0, length))).toBeUndefined();
    }
  });

  test("a wrong letter in a text damages only its own section, or two sections that it merges", () => {
    const { text, textSections: parts } = joinSections(
      ["# one\nmoves RU", "# two\nmoves L", "# three\nhints 3"].map((body) => appendChecksum(body)),
    );
    for (let index = 0; index < text.length; index++) {
      const wrong = `${text.slice(0, index)}x${text.slice(index + 1)}`;
      const salvaged = salvageSections(wrong);
      expect(salvaged.length).toBeGreaterThanOrEqual(1);
      for (const part of salvaged) expect(parts).toContainEqual(part);
      expect(parseSections(wrong)).toBeUndefined();
    }
  });
});
