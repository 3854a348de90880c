import { fillBox, fillPointer } from "../../../device/screen";
import { columnOf, rowOf, type Board } from "../../../kernel/board";
import { STEP_X, STEP_Y } from "../../../kernel/direction";
import { isWay, type MadeMove, type Stretch } from "../../../kernel/motion";
import { Bridge, Ground, type Level } from "../level";
import { cellLeft, cellTop, sizeFor } from "./floe";

/** As long as any cell. */
const WHOLE = 30;

/** How long the strokes of a groove are and how far apart, the newest way's first: a whole line, dashes, shorter ones, dots. */
const STROKES: readonly { readonly long: number; readonly gap: number }[] = [
  { long: WHOLE, gap: 0 },
  { long: 6, gap: 2 },
  { long: 4, gap: 4 },
  { long: 2, gap: 6 },
];

/** The two lines of a groove are so far from its middle. */
const REACH = 3;
const POINTER = 5;

/** The grooves that the penguin left on the ice, from one move up to another, the last the clearest. */
export function drawWays(level: Level, moves: readonly MadeMove[], fromMove: number, toMove: number): void {
  for (let move = fromMove; move < toMove; move++) {
    const age = Math.min(STROKES.length - 1, toMove - 1 - move);
    for (const stretch of moves[move].stretches) if (isWay(stretch)) drawWay(level, stretch, age);
  }
  if (toMove > fromMove) drawStart(level.board, moves[fromMove].stretches[0].from);
}

/** Where the penguin would go, as a lane of light: only over bare ice. */
export function drawLane(level: Level, { stretches }: MadeMove): void {
  for (const stretch of stretches) if (isWay(stretch)) drawWay(level, stretch, 1);
}

function drawWay(level: Level, { from, to, direction }: Stretch, age: number): void {
  const { board } = level;
  const step = board.steps[direction];
  if (from === to) return;
  for (let cell = from; ; cell += step) {
    if (isBare(level, cell)) drawGroove(board, cell, direction, age, cell === from, cell === to);
    if (cell === to) break;
  }
  const cells = Math.abs(columnOf(board, to) - columnOf(board, from)) + Math.abs(rowOf(board, to) - rowOf(board, from));
  const middle = from + Math.floor(cells / 2) * step;
  if (age === 0 && isBare(level, middle)) {
    const tip = REACH - 1;
    const x = middleX(board, middle) + STEP_X[direction] * tip;
    const y = middleY(board, middle) + STEP_Y[direction] * tip;
    fillPointer("black", direction, x, y, POINTER);
  }
  if (isBare(level, to)) drawStop(board, to);
}

/** A cell's part of a groove: from its middle on where the way begins, up to its middle where it ends. */
function drawGroove(
  board: Board,
  cell: number,
  direction: number,
  age: number,
  isFirst: boolean,
  isLast: boolean,
): void {
  const { long, gap } = STROKES[age];
  const half = sizeFor(board).cell / 2;
  const fromPixel = isFirst ? 0 : -half;
  const toPixel = isLast ? 0 : half;
  for (let at = fromPixel; at < toPixel; at += long + gap) {
    drawStroke(board, cell, direction, at, Math.min(long, toPixel - at));
  }
}

function drawStroke(board: Board, cell: number, direction: number, at: number, long: number): void {
  const alongX = STEP_X[direction];
  const alongY = STEP_Y[direction];
  const x1 = middleX(board, cell) + alongX * at;
  const y1 = middleY(board, cell) + alongY * at;
  const x = Math.min(x1, x1 + alongX * long);
  const y = Math.min(y1, y1 + alongY * long);
  if (alongY === 0) {
    fillBox("white", x, y - REACH, long, 2 * REACH);
    fillBox("black", x, y - REACH - 1, long, 1);
    fillBox("black", x, y + REACH, long, 1);
  } else {
    fillBox("white", x - REACH, y, 2 * REACH, long);
    fillBox("black", x - REACH - 1, y, 1, long);
    fillBox("black", x + REACH, y, 1, long);
  }
}

function drawStop(board: Board, cell: number): void {
  const x = middleX(board, cell);
  const y = middleY(board, cell);
  fillBox("white", x - 4, y - 4, 8, 8);
  fillBox("black", x - 3, y - 3, 6, 6);
}

function drawStart(board: Board, cell: number): void {
  const x = middleX(board, cell);
  const y = middleY(board, cell);
  fillBox("white", x - 6, y - 6, 12, 12);
  fillBox("black", x - 5, y - 5, 10, 10);
  fillBox("white", x - 3, y - 3, 6, 6);
}

function isBare({ ground, bridges }: Level, cell: number): boolean {
  return ground[cell] === Ground.Ice && bridges[cell] === Bridge.None;
}

function middleX(board: Board, cell: number): number {
  return cellLeft(board, cell) + sizeFor(board).cell / 2;
}

function middleY(board: Board, cell: number): number {
  return cellTop(board, cell) + sizeFor(board).cell / 2;
}
