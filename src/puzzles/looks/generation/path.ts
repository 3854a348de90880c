/**
 * Draws a step in which a level was generated, such as a slide of the player's piece, as a line that grows along the
 * path of the step.
 */
import type { Box } from "../../../device/screen";
import { NOWHERE } from "../../../kernel/board";
import { drawDottedLine } from "./dotted-line";
import type { Stroke } from "./stroke";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The straight parts of a path on the screen, in order. `length` is that of the whole path, in pixels. */
export interface ScreenPath {
  readonly parts: readonly { readonly from: Point; readonly to: Point; readonly length: number }[];
  readonly length: number;
}

/**
 * Returns the straight parts of a path through the middles of cells. `boxOf` returns the rectangle of a cell on the
 * screen. A `NOWHERE` in the path separates parts that do not touch.
 */
export function pathOnScreen(path: readonly number[], boxOf: (this: void, cell: number) => Box): ScreenPath {
  const parts: { from: Point; to: Point; length: number }[] = [];
  let length = 0;
  for (let index = 1; index < path.length; index++) {
    if (path[index - 1] === NOWHERE || path[index] === NOWHERE) continue;
    const from = middleOf(boxOf(path[index - 1]));
    const to = middleOf(boxOf(path[index]));
    const partLength = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
    parts.push({ from, to, length: partLength });
    length += partLength;
  }
  return { parts, length };
}

function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + Math.floor(width / 2), y: y + Math.floor(height / 2) };
}

/** Draws the end of a path: from `fromShare` of its length (0 to 1) up to its end. */
export function drawPathFrom({ parts, length }: ScreenPath, stroke: Stroke, fromShare: number): void {
  let before = 0;
  for (const { from, to, length: partLength } of parts) {
    const hidden = Math.max(0, fromShare * length - before);
    before += partLength;
    if (hidden >= partLength) continue;
    const { x, y } = pointBetween(from, to, hidden / partLength);
    drawDottedLine(stroke, x, y, to.x, to.y);
  }
}

/** Draws the beginning of a path: from its start up to `toShare` of its length (0 to 1). */
export function drawPathUpTo({ parts, length }: ScreenPath, stroke: Stroke, toShare: number): void {
  let before = 0;
  for (const { from, to, length: partLength } of parts) {
    const shown = Math.min(partLength, toShare * length - before);
    before += partLength;
    if (shown <= 0) return;
    const { x, y } = pointBetween(from, to, shown / partLength);
    drawDottedLine(stroke, from.x, from.y, x, y);
  }
}

function pointBetween(from: Point, to: Point, share: number): Point {
  return { x: Math.floor(from.x + share * (to.x - from.x)), y: Math.floor(from.y + share * (to.y - from.y)) };
}
