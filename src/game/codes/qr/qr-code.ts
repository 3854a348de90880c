/**
 * Makes a whole QR code from text by ISO/IEC 18004. Encodes the text as bytes, places them and the fixed patterns, and
 * applies a mask.
 */
import type { Task } from "../../../kernel/task";
import { encodeSegments, findSmallestLayout, type Segment } from "./codewords";
import { applyBestMask } from "./mask";
import { placeFunctionPatterns, type ModuleGrid } from "./function-patterns";

/** A QR code as rows of small squares (modules), where 1 is dark. The light margin around the code is not included. */
export type QrCode = Pick<ModuleGrid, "side" | "dark">;

/** The width of the light margin on each side of a QR code, in small squares. */
export const QUIET_ZONE_MODULES = 4;

const BYTE_BITS = 8;
const UNITS = [128, 64, 32, 16, 8, 4, 2, 1];
const BITS_PER_SLICE = 32;
/**
 * The column of a QR code that carries no data, because a timing pattern (alternately dark and light squares) is there.
 */
const TIMING_COLUMN = 6;

/**
 * Computes the smallest QR code of the text segments, with the highest error correction that fits. Returns undefined if
 * they are too long.
 */
export function* createQr(segments: readonly Segment[]): Task<QrCode | undefined> {
  const layout = findSmallestLayout(segments);
  if (layout === undefined) return undefined;
  const codewords = yield* encodeSegments(segments, layout);
  const modules = yield* placeFunctionPatterns(layout.version);
  yield* placeCodewords(modules, codewords);
  return yield* applyBestMask(modules, layout.eccLevel);
}

/**
 * Places the bits of a QR code's bytes in the small squares outside the fixed patterns. They fill pairs of columns from
 * right to left, alternately upwards and downwards.
 */
export function* placeCodewords(
  { side, dark, isFunctionModule }: ModuleGrid,
  codewords: readonly number[],
): Task<void> {
  let placed = 0;
  let isUpwards = true;
  for (let right = side - 1; right > 0; right -= 2) {
    if (right === TIMING_COLUMN) right--;
    for (let step = 0; step < side; step++) {
      const row = (isUpwards ? side - 1 - step : step) * side;
      for (let index = row + right; index >= row + right - 1; index--) {
        if (isFunctionModule[index]) continue;
        if (placed % BITS_PER_SLICE === 0) yield;
        if (placed < codewords.length * BYTE_BITS) dark[index] = codewordBit(codewords, placed);
        placed++;
      }
    }
    isUpwards = !isUpwards;
  }
}

/** Returns one bit of the bytes of a QR code. `bitIndex` counts from the first bit of the first byte. */
function codewordBit(codewords: readonly number[], bitIndex: number): number {
  const codeword = codewords[Math.floor(bitIndex / BYTE_BITS)];
  return Math.floor(codeword / UNITS[bitIndex % BYTE_BITS]) % 2;
}
