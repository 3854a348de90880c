import type { Task } from "../../../kernel/task";
import { encodeSegments, smallestLayout, type Segment } from "./codewords";
import { applyBestMask } from "./mask";
import { placeFunctionPatterns, type Modules } from "./function-patterns";

/** A QR code as it is drawn: rows of modules, 1 is dark. The quiet zone round it is not among them. */
export type QrCode = Pick<Modules, "side" | "dark">;

/** Light modules that are to be left on each side of a code. */
export const QUIET_ZONE_MODULES = 4;

const BYTE_BITS = 8;
/** What each bit of a byte is worth, the highest first. */
const UNITS = [128, 64, 32, 16, 8, 4, 2, 1];
const BITS_PER_SLICE = 32;
/** The column of the timing pattern holds nothing else. */
const TIMING_COLUMN = 6;

/** The smallest QR code of the segments, checked as well as it has room for; undefined if they are too long. */
export function* createQr(segments: readonly Segment[]): Task<QrCode | undefined> {
  const layout = smallestLayout(segments);
  if (layout === undefined) return undefined;
  const codewords = yield* encodeSegments(segments, layout);
  const modules = yield* placeFunctionPatterns(layout.version);
  yield* placeCodewords(modules, codewords);
  return yield* applyBestMask(modules, layout.eccLevel);
}

/** Lays the bits up and down through pairs of columns, from the right, wherever there is no pattern. */
export function* placeCodewords({ side, dark, isFunctionModule }: Modules, codewords: readonly number[]): Task<void> {
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

function codewordBit(codewords: readonly number[], at: number): number {
  const codeword = codewords[Math.floor(at / BYTE_BITS)];
  return Math.floor(codeword / UNITS[at % BYTE_BITS]) % 2;
}
