/**
 * The geometry of a board: its cells, its border and the steps between cells. What stands on a board is not stored
 * here: see draft.ts and placements.ts.
 */
import { STEP_X, STEP_Y } from "./direction";
import { pushBounded } from "./bounded-list";
import { runToEnd, type Task } from "./task";

/**
 * A rectangle of cells inside a border (a "mailbox" board, as in chess programs).
 *
 * A cell is one number. A step in a direction adds `steps[direction]` to it. A walk that leaves the rectangle reaches a
 * border cell first, so it needs no check of columns and rows.
 */
export interface Board {
  readonly width: number;
  readonly height: number;
  /** The number of cells, border included. Lists with one entry per cell have this length. */
  readonly cellCount: number;
  readonly steps: readonly number[];
  /** The cells inside the border, row by row. */
  readonly cells: readonly number[];
  /** For each cell: whether it is part of the border. */
  readonly isBorder: readonly boolean[];
  /** For each direction and cell inside: how many cells lie between that cell and the edge. */
  readonly cellsToEdge: readonly (readonly number[])[];
  /** For each cell: `Mark.Edge` on the border, `Mark.Empty` inside. Pieces are marked in a copy of this list. */
  readonly blank: readonly Mark[];
}

/** The values in a list of marks. A constant enumeration is inlined, so it costs no look-up in hot loops. */
export const enum Mark {
  Edge = -1,
  Empty = 0,
  Piece = 1,
}

/** The cell that stands for "nowhere". It is the first cell of the border, so no piece can stand on it. */
export const NOWHERE = 0;

// Boards are immutable, and generators ask for the same sizes again and again, so boards are cached. An editor may ask
// for many sizes, so only the newest boards stay cached.
const boardCache: Record<number, Board | undefined> = {};
const cachedSizes: number[] = [];
const MAX_CACHED_BOARDS = 16;
const SIDE_FACTOR = 1024;

const CELLS_PER_SLICE = 24;

/**
 * Returns the board of `width` × `height` cells, both at least 1. The first board of a size costs more than a task's
 * slice: tasks call `cachedBoard` and `buildBoard` instead.
 */
export function createBoard(width: number, height: number): Board {
  return cachedBoard(width, height) ?? runToEnd(buildBoard(width, height));
}

function cacheBoard(board: Board): Board {
  const size = board.width * SIDE_FACTOR + board.height;
  const oldest = pushBounded(cachedSizes, size, MAX_CACHED_BOARDS);
  if (oldest !== undefined) boardCache[oldest] = undefined;
  boardCache[size] = board;
  return board;
}

/** Returns the board of that size if it is cached, and undefined otherwise. */
export function cachedBoard(width: number, height: number): Board | undefined {
  return boardCache[width * SIDE_FACTOR + height];
}

/** Builds and caches a board in slices. Tasks call it where `cachedBoard` returns undefined. */
export function* buildBoard(width: number, height: number): Task<Board> {
  // The right border of a row is the left border of the next row, so one column serves both.
  const stride = width + 1;
  const cellCount = stride * (height + 2) + 1;
  const cells: number[] = [];
  const isBorder: boolean[] = [];
  const blank: Mark[] = [];
  const up: number[] = [];
  const right: number[] = [];
  const down: number[] = [];
  const left: number[] = [];
  for (let cell = 0; cell < cellCount; cell++) {
    const x = (cell % stride) - 1;
    const y = Math.floor(cell / stride) - 1;
    const border = x < 0 || y < 0 || y >= height;
    isBorder[cell] = border;
    blank[cell] = border ? Mark.Edge : Mark.Empty;
    up[cell] = y;
    right[cell] = width - 1 - x;
    down[cell] = height - 1 - y;
    left[cell] = x;
    if (!border) cells.push(cell);
    if (cell % CELLS_PER_SLICE === 0) yield;
  }
  const steps = STEP_X.map((x, direction) => x + STEP_Y[direction] * stride);
  const board = {
    width,
    height,
    cellCount: cellCount,
    steps,
    cells,
    isBorder,
    cellsToEdge: [up, right, down, left],
    blank,
  };
  // Another task may have built the same board in the meantime. All callers must share one board per size.
  return cachedBoard(width, height) ?? cacheBoard(board);
}

/** Returns the cell at column `x` and row `y`, both counted from 0. */
export function cellAt(board: Board, x: number, y: number): number {
  return (y + 1) * (board.width + 1) + x + 1;
}

/** Returns the column of a cell, counted from 0. */
export function columnOf(board: Board, cell: number): number {
  return (cell % (board.width + 1)) - 1;
}

/** Returns the row of a cell, counted from 0. */
export function rowOf(board: Board, cell: number): number {
  return Math.floor(cell / (board.width + 1)) - 1;
}

/** Returns whether a cell inside the board lies at its edge. */
export function isAtEdge({ cellsToEdge }: Board, cell: number): boolean {
  return cellsToEdge.some((cells) => cells[cell] === 0);
}
