import { fillBox } from "../../../device/screen";
import { STEP_X, STEP_Y, type Direction } from "../../../kernel/direction";

/** A stretch of a way on the felt: from a point so many pixels in a direction. */
export interface TrailLine {
  readonly x: number;
  readonly y: number;
  readonly direction: Direction;
  readonly length: number;
}

/** How long chalk's strokes are and how far apart, the newest way's first: a whole line, dashes, shorter ones, dots. */
const DASHES_BY_AGE: readonly { readonly long: number; readonly gap: number }[] = [
  { long: 400, gap: 0 },
  { long: 12, gap: 4 },
  { long: 6, gap: 6 },
  { long: 3, gap: 9 },
];

export const MAX_TRAIL_AGE = DASHES_BY_AGE.length - 1;

const BED_WIDTH = 9;
const THICK_WIDTH = 4;
const THIN_GAP = 4;

/** A box on a line: from one distance on it to another, `wide` pixels across, its middle `aside` of the line's. */
export function fillOnLine(
  ink: "black" | "white",
  { x, y, direction }: TrailLine,
  from: number,
  to: number,
  boxWidth: number,
  offsetAcross = 0,
): void {
  const low = Math.floor(offsetAcross - boxWidth / 2);
  const boxLength = to - from;
  if (STEP_Y[direction] === 0) fillBox(ink, STEP_X[direction] > 0 ? x + from : x - to, y + low, boxLength, boxWidth);
  else fillBox(ink, x + low, STEP_Y[direction] > 0 ? y + from : y - to, boxWidth, boxLength);
}

/** The white bed on which chalk is seen on any felt. */
export function drawTrailBed(line: TrailLine): void {
  fillOnLine("white", line, 0, line.length, BED_WIDTH);
}

/** The thick line that the black ball leaves. */
export function drawBlackTrail(line: TrailLine, age: number): void {
  const { long, gap } = DASHES_BY_AGE[age];
  for (let from = 0; from < line.length; from += long + gap) {
    fillOnLine("black", line, from, Math.min(line.length, from + long), THICK_WIDTH);
  }
}

/** The two thin lines that a ball leaves which was hit; in the end a row of dots. */
export function drawWhiteTrail(line: TrailLine, age: number): void {
  const { long, gap } = DASHES_BY_AGE[age];
  if (age === MAX_TRAIL_AGE) {
    for (let from = gap; from < line.length; from += long + gap) fillOnLine("black", line, from, from + 2, 2);
    return;
  }
  for (let from = 0; from < line.length; from += long + gap) {
    const to = Math.min(line.length, from + long);
    fillOnLine("black", line, from, to, 1, -THIN_GAP / 2);
    fillOnLine("black", line, from, to, 1, THIN_GAP / 2);
  }
}
