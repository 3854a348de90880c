import type { Work } from "../../../kernel/work";
import { codewordsOf, fittingLayout, type Segment } from "./codewords";
import { bestMasked } from "./mask";
import { layPatterns, type Modules } from "./patterns";

/** A QR code as it is drawn: rows of modules, 1 is dark. The quiet zone round it is not among them. */
export type Qr = Pick<Modules, "side" | "dark">;

/** Light modules that are to be left on each side of a code. */
export const QUIET_MODULES = 4;

const BYTE_BITS = 8;
/** What each bit of a byte is worth, the highest first. */
const UNITS = [128, 64, 32, 16, 8, 4, 2, 1];
const BITS_PER_SLICE = 32;
/** The column of the timing pattern holds nothing else. */
const TIMING_COLUMN = 6;

/** The smallest QR code of the segments, checked as well as it has room for; undefined if they are too long. */
export function* qrOf(segments: readonly Segment[]): Work<Qr | undefined> {
  const layout = fittingLayout(segments);
  if (layout === undefined) return undefined;
  const codewords = yield* codewordsOf(segments, layout);
  const modules = yield* layPatterns(layout.version);
  yield* layCodewords(modules, codewords);
  return yield* bestMasked(modules, layout.level);
}

/** Lays the bits up and down through pairs of columns, from the right, wherever there is no pattern. */
export function* layCodewords({ side, dark, isFixed }: Modules, codewords: readonly number[]): Work<void> {
  let laid = 0;
  let isUpwards = true;
  for (let right = side - 1; right > 0; right -= 2) {
    if (right === TIMING_COLUMN) right--;
    for (let step = 0; step < side; step++) {
      const row = (isUpwards ? side - 1 - step : step) * side;
      for (let at = row + right; at >= row + right - 1; at--) {
        if (isFixed[at]) continue;
        if (laid % BITS_PER_SLICE === 0) yield;
        if (laid < codewords.length * BYTE_BITS) dark[at] = bitOf(codewords, laid);
        laid++;
      }
    }
    isUpwards = !isUpwards;
  }
}

function bitOf(codewords: readonly number[], at: number): number {
  const codeword = codewords[Math.floor(at / BYTE_BITS)];
  return Math.floor(codeword / UNITS[at % BYTE_BITS]) % 2;
}
