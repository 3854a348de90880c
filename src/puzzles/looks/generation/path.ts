/**
 * Draws a step of the generator of a level as a line that grows along a path on the board, for example along a slide of
 * the player's piece.
 */
import { fillBox, type Box } from "../../../device/screen";
import { NOWHERE } from "../../../kernel/board";

const LINE_PIXELS = 3;
/** The width of the white rim of a line, which makes it stand out from lines that were drawn before, in pixels. */
const RIM_PIXELS = 2;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A straight line of a path on the screen. */
export interface PathLine {
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
}

/** The straight lines of a path on the screen, in order. `length` is that of the whole path, in pixels. */
export interface ScreenPath {
  readonly lines: readonly PathLine[];
  readonly length: number;
}

/**
 * Returns the straight lines of a path through the middles of cells. `boxOf` returns the rectangle of a cell on the
 * screen. The entry `NOWHERE` in the path stands for no cell, and separates lines that do not touch.
 */
export function pathOnScreen(path: readonly number[], boxOf: (this: void, cell: number) => Box): ScreenPath {
  const lines: PathLine[] = [];
  let length = 0;
  for (let index = 1; index < path.length; index++) {
    if (path[index - 1] === NOWHERE || path[index] === NOWHERE) continue;
    const from = middleOf(boxOf(path[index - 1]));
    const to = middleOf(boxOf(path[index]));
    const lineLength = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
    lines.push({ from, to, length: lineLength });
    length += lineLength;
  }
  return { lines, length };
}

function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + Math.floor(width / 2), y: y + Math.floor(height / 2) };
}

/** Draws the end of a path on the board: from `fromShare` of its length (0 to 1) up to its end. */
export function drawPathFrom({ lines, length }: ScreenPath, fromShare: number): void {
  let before = 0;
  for (const { from, to, length: lineLength } of lines) {
    const hidden = Math.max(0, fromShare * length - before);
    before += lineLength;
    if (hidden >= lineLength) continue;
    const { x, y } = pointBetween(from, to, hidden / lineLength);
    drawLine(x, y, to.x, to.y);
  }
}

/** Draws the beginning of a path on the board: from its start up to `toShare` of its length (0 to 1). */
export function drawPathUpTo({ lines, length }: ScreenPath, toShare: number): void {
  let before = 0;
  for (const { from, to, length: lineLength } of lines) {
    const shown = Math.min(lineLength, toShare * length - before);
    before += lineLength;
    if (shown <= 0) return;
    const { x, y } = pointBetween(from, to, shown / lineLength);
    drawLine(from.x, from.y, x, y);
  }
}

function pointBetween(from: Point, to: Point, share: number): Point {
  return { x: Math.floor(from.x + share * (to.x - from.x)), y: Math.floor(from.y + share * (to.y - from.y)) };
}

/** Draws a line with a white rim between two points in the same row or column of pixels. */
function drawLine(x1: number, y1: number, x2: number, y2: number): void {
  const half = (LINE_PIXELS - 1) / 2;
  const [x, y] = [Math.min(x1, x2) - half, Math.min(y1, y2) - half];
  const [width, height] = [Math.abs(x2 - x1) + LINE_PIXELS, Math.abs(y2 - y1) + LINE_PIXELS];
  fillBox("white", x - RIM_PIXELS, y - RIM_PIXELS, width + 2 * RIM_PIXELS, height + 2 * RIM_PIXELS);
  fillBox("black", x, y, width, height);
}
