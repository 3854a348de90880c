/**
 * Draws a step of the generator of a level as a line that grows along a path on the board, for example along a slide of
 * the player's piece.
 */
import { fillArrowhead, fillBox, type Box } from "../../../device/screen";
import { NOWHERE } from "../../../kernel/board";
import { DIRECTIONS, STEP_X, STEP_Y } from "../../../kernel/direction";

const LINE_PIXELS = 3;
/**
 * The width of the white rim of a path's line, in pixels. The rim makes the line stand out from lines that were drawn
 * before.
 */
const RIM_PIXELS = 2;
const HEAD_PIXELS = 7;
/** The distance from the end of a path to the tip of its arrowhead, in pixels. */
const HEAD_BEYOND = 5;
/** The distance from one dot of a dotted path to the next dot, in pixels. `DOT_PIXELS` is the side of a dot. */
const DOT_STEP = 10;
const DOT_PIXELS = 2;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A straight line of a path on the screen. */
interface PathLine {
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

/**
 * Draws a part of a path on the board, from `fromPixels` up to `toPixels`, both counted from its start. An arrowhead
 * stands at the end of this part.
 */
export function drawPathArrow({ lines, length: whole }: ScreenPath, fromPixels: number, toPixels: number): void {
  let before = 0;
  for (const { from, to, length } of lines) {
    const start = Math.max(0, fromPixels - before);
    const end = Math.min(length, toPixels - before);
    const isLast = toPixels <= before + length;
    before += length;
    if (start >= end) continue;
    const one = pointBetween(from, to, start / length);
    const other = pointBetween(from, to, end / length);
    drawLine(one.x, one.y, other.x, other.y);
    if (isLast || before === whole) drawHead(from, to, other);
  }
}

/** Draws an arrowhead at a point of the line between two points. */
function drawHead(from: Point, to: Point, point: Point): void {
  const [stepX, stepY] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  const direction = DIRECTIONS.find((each) => STEP_X[each] === stepX && STEP_Y[each] === stepY) ?? DIRECTIONS[0];
  const [x, y] = [point.x + HEAD_BEYOND * stepX, point.y + HEAD_BEYOND * stepY];
  fillArrowhead("white", direction, x + 2 * stepX, y + 2 * stepY, HEAD_PIXELS + 4);
  fillArrowhead("black", direction, x, y, HEAD_PIXELS);
}

/** Draws a path on the board as small dots, which are less conspicuous than the other things on the board. */
export function drawPathDots({ lines }: ScreenPath): void {
  for (const { from, to, length } of lines) {
    const stepX = DOT_STEP * Math.sign(to.x - from.x);
    const stepY = DOT_STEP * Math.sign(to.y - from.y);
    let [x, y] = [from.x - 1, from.y - 1];
    for (let along = DOT_STEP; along < length; along += DOT_STEP) {
      x += stepX;
      y += stepY;
      fillBox("black", x, y, DOT_PIXELS, DOT_PIXELS);
    }
  }
}

function pointBetween(from: Point, to: Point, share: number): Point {
  return { x: Math.floor(from.x + share * (to.x - from.x)), y: Math.floor(from.y + share * (to.y - from.y)) };
}

function drawLine(x1: number, y1: number, x2: number, y2: number): void {
  const half = (LINE_PIXELS - 1) / 2;
  const [x, y] = [Math.min(x1, x2) - half, Math.min(y1, y2) - half];
  const [width, height] = [Math.abs(x2 - x1) + LINE_PIXELS, Math.abs(y2 - y1) + LINE_PIXELS];
  fillBox("white", x - RIM_PIXELS, y - RIM_PIXELS, width + 2 * RIM_PIXELS, height + 2 * RIM_PIXELS);
  fillBox("black", x, y, width, height);
}
