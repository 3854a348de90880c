/** What shapes are painted with: a colour, or an 8×8 pattern that lies still on the bitmap. */
import { BLACK, WHITE } from "./bitmap";
import type { Dither } from "./dither";

/** Turns black and white pixels into one another. */
export const XOR = 3;
/** In a pattern: leaves the pixel as it is. */
const KEEP = 4;

export type Brush = SolidBrush | PatternBrush;
/** `BLACK`, `WHITE`, `CLEAR` or `XOR`. */
interface SolidBrush {
  readonly color: number;
}
interface PatternBrush {
  readonly color: undefined;
  /** 64 of `BLACK`, `WHITE` and `KEEP`, row by row. */
  readonly cells: Uint8Array;
}

/** A brush of one colour. */
export function solidBrush(color: number): SolidBrush {
  return { color };
}

/** Eight rows of eight bits, the high one on the left and a set one white; eight more rows say which are painted. */
export function patternBrush(rows: readonly number[]): PatternBrush {
  return createPattern((x, y) => {
    const painted = rows.length < 16 || bit(rows[8 + y], x);
    if (!painted) return KEEP;
    return bit(rows[y], x) ? WHITE : BLACK;
  });
}

/** Paints one colour on those pixels that the dither lets remain. */
export function ditherBrush(color: number, dither: Dither): PatternBrush {
  return createPattern((x, y) => (dither(x, y) ? color : KEEP));
}

/** What a brush leaves of a pixel of that colour. */
export function paintedPixel(brush: Brush, before: number, x: number, y: number): number {
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
