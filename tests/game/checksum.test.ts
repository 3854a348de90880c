import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  joinSections,
  salvageSections,
  appendChecksum,
  checksumOf,
  combineChecksums,
  parseSections,
} from "../../src/game/save/checksum";

/** The checksum by its definition: whole sixteens of letters by weight, and each letter after them by itself. */
function plainSum(text: string): number {
  const codes = Array.from(text, (_, at) => text.charCodeAt(at));
  let sum = 0;
  while (codes.length >= 16) {
    const weighed = codes.splice(0, 16).reduce((all, code, at) => all + code * (524_287 - 12_345 * at), 0);
    sum = (sum * 251 + (weighed % 8_388_593)) % 8_388_593;
  }
  return codes.reduce((before, code) => (before * 251 + code) % 8_388_593, sum);
}

const LINE = "levelNumber 12, map 3 @.o..o and moves RULD";

describe("a checksum", () => {
  test("is that of all letters, one after the other", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), (text) => {
        expect(checksumOf(text)).toBe(plainSum(text));
      }),
      { numRuns: 1000 },
    );
  });

  test("is another one if any letter is another, or two neighbours are exchanged", () => {
    for (let at = 0; at < LINE.length; at++) {
      const swapped =
        LINE.slice(0, at) +
        LINE.slice(at, at + 2)
          .split("")
          .reverse()
          .join("") +
        LINE.slice(at + 2);
      if (swapped !== LINE) expect(checksumOf(swapped)).not.toBe(checksumOf(LINE));
      for (let code = 0; code < 256; code++) {
        const wrong = LINE.slice(0, at) + String.fromCharCode(code) + LINE.slice(at + 1);
        if (wrong !== LINE) expect(checksumOf(wrong)).not.toBe(checksumOf(LINE));
      }
    }
  });

  test("stays below 2^31 on its way, whatever bytes there are", () => {
    const weights = Array.from({ length: 16 }, (_, at) => 524_287 - 12_345 * at);
    expect(255 * weights.reduce((all, weight) => all + weight, 0)).toBeLessThan(2 ** 31);
    expect(8_388_592 * 251 + 8_388_592).toBeLessThan(2 ** 31);
    expect(combineChecksums(8_388_592, [{ text: "", sum: 8_388_592 }])).toBe((8_388_592 * 252) % 8_388_593);
  });
});

/** Bodies of sections. */
const bodies = fc.array(fc.string({ maxLength: 60 }).map((text) => `# ${text.replaceAll("\n", " ")}\nmore`));

describe("a text of sections", () => {
  test("comes back as the sections that it was joined of", () => {
    fc.assert(
      fc.property(bodies, (texts) => {
        const { text, textSections } = joinSections(texts.map((body) => appendChecksum(body)));
        expect(parseSections(text)).toEqual(textSections);
        expect(salvageSections(text)).toEqual(textSections);
      }),
    );
  });

  test("that was cut anywhere has its first sections still, each of them whole", () => {
    const { text, textSections: parts } = joinSections(
      ["# one\nmoves RU", "# two\nmap ## #/# @", "# three\n"].map((body) => appendChecksum(body)),
    );
    for (let length = 1; length < text.length; length++) {
      const ends = parts.map((_, at) => joinSections(parts.slice(0, at + 1)).text.length);
      const whole = ends.filter((end) => end <= length).length;
      expect(salvageSections(text.slice(0, length))).toEqual(parts.slice(0, whole));
      if (!ends.includes(length)) expect(parseSections(text.slice(0, length))).toBeUndefined();
    }
  });

  test("with one wrong letter loses the section that it is in, or two that have become one", () => {
    const { text, textSections: parts } = joinSections(
      ["# one\nmoves RU", "# two\nmoves L", "# three\nhints 3"].map((body) => appendChecksum(body)),
    );
    for (let at = 0; at < text.length; at++) {
      const wrong = `${text.slice(0, at)}x${text.slice(at + 1)}`;
      const left = salvageSections(wrong);
      expect(left.length).toBeGreaterThanOrEqual(1);
      for (const part of left) expect(parts).toContainEqual(part);
      expect(parseSections(wrong)).toBeUndefined();
    }
  });
});
