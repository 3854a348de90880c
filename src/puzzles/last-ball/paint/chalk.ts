import { fillBox } from "../../../device/screen";
import { STEP_X, STEP_Y, type Direction } from "../../../kernel/direction";

/** A stretch of a way on the felt: from a point so many pixels in a direction. */
export interface Line {
  readonly x: number;
  readonly y: number;
  readonly direction: Direction;
  readonly length: number;
}

/** How long chalk's strokes are and how far apart, the newest way's first: a whole line, dashes, shorter ones, dots. */
const STROKES: readonly { readonly long: number; readonly gap: number }[] = [
  { long: 400, gap: 0 },
  { long: 12, gap: 4 },
  { long: 6, gap: 6 },
  { long: 3, gap: 9 },
];

export const OLDEST = STROKES.length - 1;

const BED = 9;
const THICK = 4;
const THIN_APART = 4;

/** A box on a line: from one distance on it to another, `wide` pixels across, its middle `aside` of the line's. */
export function fillAcross(
  ink: "black" | "white",
  { x, y, direction }: Line,
  from: number,
  to: number,
  wide: number,
  aside = 0,
): void {
  const low = Math.floor(aside - wide / 2);
  const long = to - from;
  if (STEP_Y[direction] === 0) fillBox(ink, STEP_X[direction] > 0 ? x + from : x - to, y + low, long, wide);
  else fillBox(ink, x + low, STEP_Y[direction] > 0 ? y + from : y - to, wide, long);
}

/** The white bed on which chalk is seen on any felt. */
export function drawBed(line: Line): void {
  fillAcross("white", line, 0, line.length, BED);
}

/** The thick line that the black ball leaves. */
export function drawThick(line: Line, age: number): void {
  const { long, gap } = STROKES[age];
  for (let from = 0; from < line.length; from += long + gap) {
    fillAcross("black", line, from, Math.min(line.length, from + long), THICK);
  }
}

/** The two thin lines that a ball leaves which was hit; in the end a row of dots. */
export function drawThin(line: Line, age: number): void {
  const { long, gap } = STROKES[age];
  if (age === OLDEST) {
    for (let from = gap; from < line.length; from += long + gap) fillAcross("black", line, from, from + 2, 2);
    return;
  }
  for (let from = 0; from < line.length; from += long + gap) {
    const to = Math.min(line.length, from + long);
    fillAcross("black", line, from, to, 1, -THIN_APART / 2);
    fillAcross("black", line, from, to, 1, THIN_APART / 2);
  }
}
