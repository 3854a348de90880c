import { fillBox, fillPointer } from "../../../device/screen";
import { columnOf, rowOf, type Board } from "../../../kernel/board";
import { STEP_X, STEP_Y } from "../../../kernel/direction";
import { isWay, type MadeMove, type Stretch } from "../../../kernel/motion";
import type { Level } from "../level";
import { CELL, cellLeft, cellTop } from "./garden";

/** The two lines of a track are so far from its middle. */
const REACH = 3;
const POINTER = 5;
/** A pull is drawn in dots of that length, and as far apart. */
const DOT = 4;

/** The tracks of the last move alone, as all move at once: of each thing that moved. */
export function drawWays({ board }: Level, moves: readonly MadeMove[], fromMove: number, toMove: number): void {
  if (toMove <= fromMove) return;
  for (const stretch of moves[toMove - 1].stretches) {
    if (!isWay(stretch) || stretch.from === stretch.to) continue;
    drawTrack(board, stretch);
    drawStart(board, stretch.from);
  }
}

/** From the middle of one cell to that of another: whole lines where it was pushed, dots where it was pulled. */
function drawTrack(board: Board, { from, to, direction, cause }: Stretch): void {
  const columns = columnOf(board, to) - columnOf(board, from);
  const rows = rowOf(board, to) - rowOf(board, from);
  const long = (Math.abs(columns) + Math.abs(rows)) * CELL;
  const stroke = cause === "pulled" ? DOT : long;
  for (let at = 0; at < long; at += 2 * stroke) drawStroke(board, from, direction, at, Math.min(stroke, long - at));
  const x = middleX(board, from) + STEP_X[direction] * (long / 2 + REACH);
  const y = middleY(board, from) + STEP_Y[direction] * (long / 2 + REACH);
  fillPointer("black", direction, x, y, POINTER);
}

function drawStroke(board: Board, cell: number, direction: number, at: number, long: number): void {
  const x1 = middleX(board, cell) + STEP_X[direction] * at;
  const y1 = middleY(board, cell) + STEP_Y[direction] * at;
  const x = Math.min(x1, x1 + STEP_X[direction] * long);
  const y = Math.min(y1, y1 + STEP_Y[direction] * long);
  if (STEP_Y[direction] === 0) {
    fillBox("white", x, y - REACH, long, 2 * REACH);
    fillBox("black", x, y - REACH - 1, long, 1);
    fillBox("black", x, y + REACH, long, 1);
  } else {
    fillBox("white", x - REACH, y, 2 * REACH, long);
    fillBox("black", x - REACH - 1, y, 1, long);
    fillBox("black", x + REACH, y, 1, long);
  }
}

function drawStart(board: Board, cell: number): void {
  const x = middleX(board, cell);
  const y = middleY(board, cell);
  fillBox("white", x - 6, y - 6, 12, 12);
  fillBox("black", x - 5, y - 5, 10, 10);
  fillBox("white", x - 3, y - 3, 6, 6);
}

function middleX(board: Board, cell: number): number {
  return cellLeft(board, cell) + CELL / 2;
}

function middleY(board: Board, cell: number): number {
  return cellTop(board, cell) + CELL / 2;
}
