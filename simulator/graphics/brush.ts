/**
 * Brushes, with which shapes are painted. A brush has one colour, or an 8 × 8 pattern that is aligned to the corner of
 * the bitmap.
 */
import { BLACK, WHITE } from "./bitmap";
import type { Dither } from "./dither";

/** The brush colour that swaps black and white in each painted pixel. */
export const XOR = 3;
const KEEP = 4;

export type Brush = SolidBrush | PatternBrush;
interface SolidBrush {
  readonly color: number;
}
interface PatternBrush {
  readonly color: undefined;
  /** The 64 pixels of the brush pattern, row by row: `BLACK`, `WHITE` or `KEEP`. */
  readonly cells: Uint8Array;
}

export function createSolidBrush(color: number): SolidBrush {
  return { color };
}

/**
 * Creates a brush from eight rows of eight bits: the highest bit is the left pixel, and a set bit is white. Eight
 * further rows are a mask, whose set bits are painted.
 */
export function createPatternBrush(rows: readonly number[]): PatternBrush {
  return createPattern((x, y) => {
    const isPainted = rows.length < 16 || bit(rows[8 + y], x);
    if (!isPainted) return KEEP;
    return bit(rows[y], x) ? WHITE : BLACK;
  });
}

/**
 * Creates a brush that paints one colour on a share of the pixels. The dither, a pattern of evenly spread pixels,
 * selects them.
 */
export function createDitherBrush(color: number, dither: Dither): PatternBrush {
  return createPattern((x, y) => (dither(x, y) ? color : KEEP));
}

/** Returns the colour that the pixel at (x, y) has after the brush has painted it. `before` is its colour before. */
export function computePaintedPixel(brush: Brush, before: number, x: number, y: number): number {
  const paint = brush.color ?? brush.cells[((y & 7) << 3) | (x & 7)];
  if (paint === KEEP) return before;
  if (paint !== XOR) return paint;
  return before === BLACK ? WHITE : before === WHITE ? BLACK : before;
}

function createPattern(cell: (x: number, y: number) => number): PatternBrush {
  return { color: undefined, cells: Uint8Array.from({ length: 64 }, (_, i) => cell(i & 7, i >> 3)) };
}

function bit(row: number, x: number): boolean {
  return ((row >> (7 - x)) & 1) === 1;
}
