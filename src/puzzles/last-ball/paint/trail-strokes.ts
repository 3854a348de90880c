/**
 * Draws the lines of a trail: the path of a ball in an earlier move, drawn on the table. The file trails.ts decides
 * which trails are drawn.
 */

import { fillBox } from "../../../device/screen";
import { STEP_X, STEP_Y, type Direction } from "../../../kernel/direction";

/** The straight line that shows the path of a ball on the table: its start, direction and length, in pixels. */
export interface TrailLine {
  readonly x: number;
  readonly y: number;
  readonly direction: Direction;
  readonly length: number;
}

/**
 * The lengths in pixels of the dashes with which a ball's path is drawn, and of the gaps between the dashes. The list
 * is indexed by the number of moves made after the ball rolled. The latest path is a whole line; older paths are
 * dashes, shorter dashes and dots.
 */
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

interface BoxOnLine {
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly aside: number;
}

export function fillOnLine(
  ink: "black" | "white",
  { x, y, direction }: TrailLine,
  { from, to, width, aside }: BoxOnLine,
): void {
  const low = Math.floor(aside - width / 2);
  const length = to - from;
  if (STEP_Y[direction] === 0) fillBox(ink, STEP_X[direction] > 0 ? x + from : x - to, y + low, length, width);
  else fillBox(ink, x + low, STEP_Y[direction] > 0 ? y + from : y - to, width, length);
}

/**
 * Draws the white stripe under the line that shows a ball's path. The stripe makes the line visible on both light and
 * dark parts of the table.
 */
export function drawTrailBed(line: TrailLine): void {
  fillOnLine("white", line, { from: 0, to: line.length, width: BED_WIDTH, aside: 0 });
}

/**
 * Draws the thick line that shows the path of the black ball. `age` is the number of moves made after the ball rolled.
 */
export function drawBlackTrail(line: TrailLine, age: number): void {
  const { long, gap } = DASHES_BY_AGE[age];
  for (let from = 0; from < line.length; from += long + gap) {
    const to = Math.min(line.length, from + long);
    fillOnLine("black", line, { from, to, width: THICK_WIDTH, aside: 0 });
  }
}

/**
 * Draws the path of a white ball as two thin lines, or as a row of dots for the oldest moves. `age` is the number of
 * moves made after the ball rolled.
 */
export function drawWhiteTrail(line: TrailLine, age: number): void {
  const { long, gap } = DASHES_BY_AGE[age];
  if (age === MAX_TRAIL_AGE) {
    for (let from = gap; from < line.length; from += long + gap)
      fillOnLine("black", line, { from, to: from + 2, width: 2, aside: 0 });
    return;
  }
  for (let from = 0; from < line.length; from += long + gap) {
    const to = Math.min(line.length, from + long);
    fillOnLine("black", line, { from, to, width: 1, aside: -THIN_GAP / 2 });
    fillOnLine("black", line, { from, to, width: 1, aside: THIN_GAP / 2 });
  }
}
