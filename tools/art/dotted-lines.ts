/**
 * Draws dotted and dashed lines. The game shows with them how a level was generated: it lays parts of them over a
 * board.
 */
import { createBitmap, joinInColumn, joinInRow, setInk, type Bitmap } from "./bitmap";

const LEVEL_LENGTH = 400;
const UPRIGHT_LENGTH = 240;
/**
 * The height of the picture of a horizontal line, and the width of that of a vertical line, in pixels. Thinner lines
 * lie in its middle.
 */
const PICTURE_THICKNESS = 7;

interface Stroke {
  /** The length of each dot or dash of the line, in pixels. */
  readonly mark: number;
  /** The distance from the beginning of one dot or dash to the next, in pixels. */
  readonly every: number;
  readonly thickness: number;
  /** The thickness of the white stripe under the dots or dashes of a line, in pixels; 0 if there is no such stripe. */
  readonly bedThickness: number;
  /** Whether the line consists of round dots, each with a white rim. */
  readonly isRound: boolean;
}

/**
 * The five kinds of dotted and dashed lines: dots close together, large round dots, long dashes, short thin dashes on a
 * white stripe, and thick dashes.
 */
const STROKES: readonly Stroke[] = [
  { mark: 3, every: 6, thickness: 3, bedThickness: 0, isRound: false },
  { mark: 5, every: 9, thickness: 5, bedThickness: 0, isRound: true },
  { mark: 7, every: 11, thickness: 2, bedThickness: 6, isRound: false },
  { mark: 4, every: 8, thickness: 1, bedThickness: 3, isRound: false },
  { mark: 4, every: 7, thickness: 2, bedThickness: 0, isRound: false },
];

/** Draws a horizontal line of each kind (see `STROKES`), one below the other, each 400 by 7 pixels. */
export function drawHorizontalLines(): Bitmap {
  return joinInColumn(STROKES.map((stroke) => drawLine(stroke, LEVEL_LENGTH, true)));
}

/** Draws a vertical line of each kind (see `STROKES`), side by side, each 7 by 240 pixels. */
export function drawUprightLines(): Bitmap {
  return joinInRow(STROKES.map((stroke) => drawLine(stroke, UPRIGHT_LENGTH, false)));
}

function drawLine(stroke: Stroke, length: number, isLevel: boolean): Bitmap {
  const [width, height] = isLevel ? [length, PICTURE_THICKNESS] : [PICTURE_THICKNESS, length];
  const line = createBitmap(width, height, "clear");
  for (let along = 0; along < length; along++)
    for (let across = 0; across < PICTURE_THICKNESS; across++) {
      const ink = inkOf(stroke, along % stroke.every, across);
      if (ink !== undefined) setInk(line, isLevel ? along : across, isLevel ? across : along, ink);
    }
  return line;
}

/**
 * Returns the colour of one pixel of a dotted or dashed line, or undefined if the pixel is transparent. `along` is the
 * pixel's distance from the beginning of the last dot or dash. `across` is its distance from the upper edge of the
 * picture, or from the left edge if the line is vertical.
 */
function inkOf(
  { mark, thickness, bedThickness, isRound }: Stroke,
  along: number,
  across: number,
): "black" | "white" | undefined {
  if (isRound) return inkOfDot(mark, along, across);
  if (along < mark && isWithin(thickness, across)) return "black";
  return isWithin(bedThickness, across) ? "white" : undefined;
}

/**
 * Returns the colour of one pixel of a round dot, which is `size` pixels wide and has a white rim. The rim begins one
 * pixel before the dot.
 */
function inkOfDot(size: number, along: number, across: number): "black" | "white" | undefined {
  const middle = (PICTURE_THICKNESS - 1) / 2;
  const distance = Math.hypot(along - middle, across - middle);
  if (distance < size / 2) return "black";
  return distance < size / 2 + 1.3 ? "white" : undefined;
}

/** Returns whether a row of pixels belongs to a stripe of some thickness in the middle of the picture. */
function isWithin(thickness: number, across: number): boolean {
  const first = Math.floor((PICTURE_THICKNESS - thickness) / 2);
  return across >= first && across < first + thickness;
}
