import jsQR from "jsqr";
import { create, type QRCodeSegment } from "qrcode";
import { describe, expect, test } from "vitest";
import { encodeSegments, findSmallestLayout, type Segment } from "../../src/game/codes/qr/codewords";
import { applyMask, MASKS } from "../../src/game/codes/qr/mask";
import { placeFunctionPatterns, type ModuleGrid } from "../../src/game/codes/qr/function-patterns";
import { placeCodewords, createQr, QUIET_ZONE_MODULES, type QrCode } from "../../src/game/codes/qr/qr-code";
import { layoutOf, ECC_LEVELS, MAX_VERSION, type CodewordLayout, type EccLevel } from "../../src/game/codes/qr/version";
import { drawRandomBelow, createRandom, type Random } from "../../src/kernel/random";
import { runToEnd } from "../../src/kernel/task";

const ADDRESS = "https://example.org/glissade/?level=";
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

function segmentsOf(address: string, letters: string): Segment[] {
  return [
    { mode: "bytes", text: address },
    { mode: "letters", text: letters },
  ];
}

function librarySegments(segments: readonly Segment[]): QRCodeSegment[] {
  return segments.map(({ mode, text }) =>
    mode === "bytes" ? { mode: "byte", data: new TextEncoder().encode(text) } : { mode: "alphanumeric", data: text },
  );
}

function libraryCode(segments: readonly Segment[], { version, eccLevel }: CodewordLayout, mask: number): number[] {
  return [
    ...create(librarySegments(segments), { version, errorCorrectionLevel: eccLevel, maskPattern: mask as 0 }).modules
      .data,
  ];
}

function ourCode(segments: readonly Segment[], layout: CodewordLayout, mask: number): ModuleGrid {
  const codewords = runToEnd(encodeSegments(segments, layout));
  const modules = runToEnd(placeFunctionPatterns(layout.version));
  runToEnd(placeCodewords(modules, codewords));
  return runToEnd(applyMask(modules, layout.eccLevel, mask));
}

/**
 * Computes the penalty of a mask in the standard of QR codes: a number that is higher the more patterns a scanner may
 * misread. Applies each rule of the standard in the simplest way.
 */
function plainPenalty(dark: readonly number[]): number {
  const side = Math.sqrt(dark.length);
  const rows = Array.from({ length: side }, (_, y) => dark.slice(y * side, (y + 1) * side).join(""));
  const columns = Array.from({ length: side }, (_, x) => rows.map((row) => row.charAt(x)).join(""));
  const lines = [...rows, ...columns];
  const runsOfOneColour = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []);
  const finders = lines.flatMap((line) => [...line.matchAll(/(?=10111010000|00001011101)/g)]);
  const squares = dark.filter((_, index) => {
    if (index % side === side - 1 || index >= side * (side - 1)) return false;
    const sum = dark[index] + dark[index + 1] + dark[index + side] + dark[index + side + 1];
    return sum === 0 || sum === 4;
  });
  const percent = (100 * dark.filter((bit) => bit === 1).length) / dark.length;
  const share = Math.max(0, Math.ceil(Math.abs(percent - 50) / 5) - 1);
  const ofRuns = runsOfOneColour.reduce((sum, run) => sum + run.length - 2, 0);
  return ofRuns + 40 * finders.length + 3 * squares.length + 10 * share;
}

function anyLetters(random: Random, length: number): string {
  return Array.from({ length }, () => LETTERS.charAt(drawRandomBelow(random, LETTERS.length))).join("");
}

function segmentsFor(random: Random, layout: CodewordLayout): Segment[] {
  const bits = layout.dataCodewordCount * 8;
  const short = [{ mode: "bytes" as const, text: ADDRESS }];
  const spaceLetters = Math.floor(((bits - 60 - ADDRESS.length * 8) * 2) / 11);
  if (spaceLetters > 0)
    return [...short, { mode: "letters", text: anyLetters(random, 1 + drawRandomBelow(random, spaceLetters)) }];
  return [
    { mode: "letters", text: anyLetters(random, 1 + drawRandomBelow(random, Math.floor(((bits - 13) * 2) / 11))) },
  ];
}

function read({ side, dark }: QrCode): string | undefined {
  const full = side + 2 * QUIET_ZONE_MODULES;
  const pixels = new Uint8ClampedArray(full * full * 4).fill(255);
  dark.forEach((bit, index) => {
    const pixel = (Math.floor(index / side) + QUIET_ZONE_MODULES) * full + (index % side) + QUIET_ZONE_MODULES;
    if (bit === 1) pixels.fill(0, 4 * pixel, 4 * pixel + 3);
  });
  return jsQR(enlarged(pixels, full, 3), 3 * full, 3 * full)?.data;
}

function enlarged(pixels: Uint8ClampedArray, side: number, scale: number): Uint8ClampedArray {
  const large = new Uint8ClampedArray(pixels.length * scale * scale);
  for (let y = 0; y < side * scale; y++) {
    for (let x = 0; x < side * scale; x++) {
      const from = 4 * (Math.floor(y / scale) * side + Math.floor(x / scale));
      large.set(pixels.subarray(from, from + 4), 4 * (y * side * scale + x));
    }
  }
  return large;
}

describe("a QR code", () => {
  test.each(ECC_LEVELS)(
    "a QR code equals a library's QR code, in all versions and masks of error-correction level %s",
    (level) => {
      const random = createRandom(13);
      for (let version = 1; version <= MAX_VERSION; version++) {
        const layout = layoutOf(version, level);
        for (let mask = 0; mask < MASKS; mask++) {
          const segments = segmentsFor(random, layout);
          expect(ourCode(segments, layout, mask).dark, `${version} ${mask}`).toEqual(
            libraryCode(segments, layout, mask),
          );
        }
      }
    },
  );

  test.each([
    ["with an address", segmentsOf(ADDRESS, "")[0]],
    ["of letters alone", undefined],
  ])("a QR code %s has the smallest version with room, and the highest error correction that fits", (_, first) => {
    const random = createRandom(15);
    for (let length = 1; length <= 600; length += 11) {
      const letters: Segment = { mode: "letters", text: anyLetters(random, length) };
      const segments = first === undefined ? [letters] : [first, letters];
      const layout = findSmallestLayout(segments);
      const versionAt = (errorCorrectionLevel: EccLevel): number =>
        create(librarySegments(segments), { errorCorrectionLevel }).version;
      if (layout === undefined) expect(versionAt("L")).toBeGreaterThan(MAX_VERSION);
      else
        expect(layout).toMatchObject({
          version: versionAt("L"),
          eccLevel: ECC_LEVELS.findLast((level) => versionAt(level) === versionAt("L")),
        });
    }
  });

  test("a QR code has the mask with the lowest penalty", () => {
    const random = createRandom(16);
    for (let length = 1; length <= 200; length += 13) {
      const segments = segmentsOf(ADDRESS, anyLetters(random, length));
      const layout = findSmallestLayout(segments);
      if (layout === undefined) throw new Error(`no code has room for ${length} letters`);
      const all = Array.from({ length: MASKS }, (_, mask) => ourCode(segments, layout, mask).dark);
      const penalties = all.map((dark) => plainPenalty(dark));
      expect(runToEnd(createQr(segments))?.dark).toEqual(all[penalties.indexOf(Math.min(...penalties))]);
    }
  });

  test("a library can read a QR code of any length", () => {
    const random = createRandom(14);
    for (let length = 1; length <= 300; length += 7) {
      const letters = anyLetters(random, length);
      const qr = runToEnd(createQr(segmentsOf(ADDRESS, letters)));
      expect(qr === undefined ? undefined : read(qr)).toBe(ADDRESS + letters);
    }
  });
});
