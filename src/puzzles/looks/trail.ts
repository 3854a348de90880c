import { fillBox, fillPointer } from "../../device/screen";
import { textWidth, writeText } from "../../device/text";
import { isWay, type MadeMove, type Stretch } from "../../kernel/motion";
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

/** The ways of a move: of the player's piece as arrows, of the others as rows of dots. */
export function drawWays(grid: Grid, { player, stretches }: MadeMove): void {
  for (const stretch of stretches) {
    if (!isWay(stretch)) continue;
    if (stretch.piece === player) drawSolidWay(grid, stretch);
    else drawDottedWay(grid, stretch);
  }
}

function drawDottedWay(grid: Grid, stretch: Stretch): void {
  const pixels = pixelsOf(grid, stretch);
  for (let way = DOT_GAP; way < pixels; way += DOT_GAP) {
    fillBox("black", wayX(grid, stretch, way) - 1, wayY(grid, stretch, way) - 1, 3, 3);
  }
}

function drawSolidWay(grid: Grid, stretch: Stretch): void {
  const pixels = pixelsOf(grid, stretch);
  if (pixels === 0) return;
  const endX = wayX(grid, stretch, pixels);
  const endY = wayY(grid, stretch, pixels);
  fillShaft(wayX(grid, stretch, 0), wayY(grid, stretch, 0), endX, endY);
  // Beyond the middle: the pointers of a way back stand apart from those of the way there.
  const pointerSize = Math.min(MOST_OF_POINTER, Math.floor(grid.cell / 2));
  const tip = Math.floor((pixels * 2) / 3);
  fillPointer("black", stretch.direction, wayX(grid, stretch, tip), wayY(grid, stretch, tip), pointerSize);
}

/** A thick line along a row or a column, both ends included. */
function fillShaft(x1: number, y1: number, x2: number, y2: number): void {
  const reachX = x1 === x2 ? SHAFT_REACH : 0;
  const reachY = y1 === y2 ? SHAFT_REACH : 0;
  const width = Math.abs(x2 - x1) + 1 + 2 * reachX;
  const height = Math.abs(y2 - y1) + 1 + 2 * reachY;
  fillBox("black", Math.min(x1, x2) - reachX, Math.min(y1, y2) - reachY, width, height);
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

/** The last way of the player's piece in a move; undefined if it goes nowhere. */
export function lastWayOf({ player, stretches }: MadeMove): Stretch | undefined {
  let last: Stretch | undefined;
  for (const stretch of stretches) if (stretch.piece === player && isWay(stretch)) last = stretch;
  return last;
}
