import { fillBox, fillPointer } from "../../device/screen";
import { textWidth, writeText } from "../../device/text";
import type { Motion } from "../../kernel/motion";
import { pixelsOf, wayX, wayY, type Grid } from "./grid";

// The signs of a history: where pieces went, and the numbers of the moves.

const DOT_GAP = 7;
/** How far an arrow's shaft reaches to either side. */
const SHAFT_REACH = 1;
// No larger than half a cell and a cell.
const MOST_OF_POINTER = 13;
const MOST_OF_NUMBER = 20;
const NUMBER_PADDING = 4;
// In small cells numbers stand close together.
const SMALL_CELL = 20;
const SMALL_NUMBER_PADDING = 1;

/** A row of dots along a piece's way. */
export function drawDottedWay(grid: Grid, motion: Motion): void {
  const pixels = pixelsOf(grid, motion);
  for (let way = DOT_GAP; way < pixels; way += DOT_GAP) {
    fillBox("black", wayX(grid, motion, way) - 1, wayY(grid, motion, way) - 1, 3, 3);
  }
}

/** An arrow along a piece's way. */
export function drawSolidWay(grid: Grid, motion: Motion): void {
  const pixels = pixelsOf(grid, motion);
  if (pixels === 0) return;
  const endX = wayX(grid, motion, pixels);
  const endY = wayY(grid, motion, pixels);
  fillShaft(wayX(grid, motion, 0), wayY(grid, motion, 0), endX, endY);
  // Beyond the middle: the pointers of a way back stand apart from those of the way there.
  const pointerSize = Math.min(MOST_OF_POINTER, Math.floor(grid.cell / 2));
  const tip = Math.floor((pixels * 2) / 3);
  fillPointer("black", motion.direction, wayX(grid, motion, tip), wayY(grid, motion, tip), pointerSize);
}

/** A thick line along a row or a column, both ends included. */
function fillShaft(x1: number, y1: number, x2: number, y2: number): void {
  const reachX = x1 === x2 ? SHAFT_REACH : 0;
  const reachY = y1 === y2 ? SHAFT_REACH : 0;
  const width = Math.abs(x2 - x1) + 1 + 2 * reachX;
  const height = Math.abs(y2 - y1) + 1 + 2 * reachY;
  fillBox("black", Math.min(x1, x2) - reachX, Math.min(y1, y2) - reachY, width, height);
}

/** The numbers of moves on a black tile where a motion ends. */
export function drawNumbersAtEnd(grid: Grid, motion: Motion, numbers: string): void {
  const pixels = pixelsOf(grid, motion);
  drawNumbers(grid, wayX(grid, motion, pixels), wayY(grid, motion, pixels), numbers);
}

/** The numbers of moves on a black tile round a point. */
export function drawNumbers({ cell }: Grid, x: number, y: number, numbers: string): void {
  const height = Math.min(MOST_OF_NUMBER, cell);
  const padding = cell < SMALL_CELL ? SMALL_NUMBER_PADDING : NUMBER_PADDING;
  const width = Math.max(height, textWidth("text", numbers) + 2 * padding);
  const left = x - Math.floor(width / 2);
  const top = y - Math.floor(height / 2);
  fillBox("white", left - 1, top - 1, width + 2, height + 2);
  fillBox("black", left, top, width, height);
  writeText("text", numbers, x + 1, y - 9, "centre", "white");
}

/** The numbers of all moves whose first motion ends at a cell, in one text; moves count from 1. */
export function numbersAt(steps: readonly { readonly motions: readonly Motion[] }[], cell: number): string {
  const numbers: string[] = [];
  steps.forEach(({ motions }, at) => {
    if (motions[0].to === cell) numbers.push(`${at + 1}`);
  });
  return numbers.join(" ");
}
