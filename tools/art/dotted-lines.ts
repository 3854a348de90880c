/**
 * Draws dotted and dashed lines. The game draws them over a board when it shows how a level was generated, and cuts
 * them to the length that it needs.
 */
import { createBitmap, joinInColumn, joinInRow, setInk, type Bitmap } from "./bitmap";

const LEVEL_LENGTH = 400;
const UPRIGHT_LENGTH = 240;
const THICKNESS = 3;

interface Stroke {
  readonly mark: number;
  /** The distance from the beginning of one dot or dash to the next, in pixels. */
  readonly every: number;
  /** Whether a dot or dash is one pixel thick. If not, it is `THICKNESS` pixels thick. */
  readonly isThin: boolean;
  /** Whether the line is drawn on a white stripe. */
  readonly hasBed: boolean;
}

/**
 * The four kinds of lines: dots close together, dots farther apart, long thin dashes, and short thin dashes on a white
 * stripe.
 */
const STROKES: readonly Stroke[] = [
  { mark: 3, every: 6, isThin: false, hasBed: false },
  { mark: 3, every: 8, isThin: false, hasBed: false },
  { mark: 6, every: 11, isThin: true, hasBed: false },
  { mark: 4, every: 8, isThin: true, hasBed: true },
];

/** Draws the four kinds of horizontal lines, one below the other, each 400 by 3 pixels. */
export function drawHorizontalLines(): Bitmap {
  return joinInColumn(STROKES.map((stroke) => drawLine(stroke, LEVEL_LENGTH, true)));
}

/** Draws the four kinds of vertical lines side by side, each 3 by 240 pixels. */
export function drawUprightLines(): Bitmap {
  return joinInRow(STROKES.map((stroke) => drawLine(stroke, UPRIGHT_LENGTH, false)));
}

function drawLine({ mark, every, isThin, hasBed }: Stroke, length: number, isLevel: boolean): Bitmap {
  const [width, height] = isLevel ? [length, THICKNESS] : [THICKNESS, length];
  const line = createBitmap(width, height, hasBed ? "white" : "clear");
  for (let along = 0; along < length; along++) {
    if (along % every >= mark) continue;
    for (let across = isThin ? 1 : 0; across < (isThin ? 2 : THICKNESS); across++)
      setInk(line, isLevel ? along : across, isLevel ? across : along, "black");
  }
  return line;
}
