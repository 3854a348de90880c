import { STEP_X, STEP_Y } from "./direction";
import { pushBounded } from "./bounded-list";
import { runToEnd, type Task } from "./task";

/**
 * A rectangle of cells inside a border. A cell is one number; a step in a direction adds `steps[direction]`, and a
 * walk that leaves the rectangle always comes to a border cell first, so no walk needs to look at `x` and `y`.
 * Cell 0 is a corner of the border: it can stand for "nowhere".
 */
export interface Board {
  readonly width: number;
  readonly height: number;
  /** How many cells there are, border included: the length of an array with a place for each. */
  readonly cellCount: number;
  readonly steps: readonly number[];
  /** The cells inside, row by row. */
  readonly cells: readonly number[];
  /** For each cell: whether it is part of the border. */
  readonly isBorder: readonly boolean[];
  /** For each direction and cell inside: how many cells there are between it and the edge. */
  readonly cellsToEdge: readonly (readonly number[])[];
  /** For each cell: `Mark.Edge` on the border, `Mark.Empty` inside. A copy of it is a board to put pieces on. */
  readonly blank: readonly Mark[];
}

/** What a cell of a marked board holds; a constant enumeration costs no look-up in hot loops. */
export const enum Mark {
  Edge = -1,
  Empty = 0,
  Piece = 1,
}

export const NOWHERE = 0;

// Boards never change, and a generator asks for the same one again and again. An editor may ask for many: the newest stay.
const boardCache: Record<number, Board | undefined> = {};
const cachedSizes: number[] = [];
const MAX_CACHED_BOARDS = 16;
const SIDE_FACTOR = 1024;

const CELLS_PER_SLICE = 24;

/** The board of `width` × `height` cells, both at least 1. The first one of a size costs more than a slice: see `layOutBoard`. */
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

/** The board of that size, if it has been laid out. */
export function cachedBoard(width: number, height: number): Board | undefined {
  return boardCache[width * SIDE_FACTOR + height];
}

/** The board of that size, for works that may be the first to need it: to be asked for where `knownBoard` gives none. */
export function* buildBoard(width: number, height: number): Task<Board> {
  // The right border of a row is the left border of the next: one column serves for both.
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
  // Another work may have laid the same one out in the meantime: then there is but one.
  return cachedBoard(width, height) ?? cacheBoard(board);
}

/** The cell at column `x` and row `y`, both counted from 0. */
export function cellAt(board: Board, x: number, y: number): number {
  return (y + 1) * (board.width + 1) + x + 1;
}

/** The column of a cell, from 0. */
export function columnOf(board: Board, cell: number): number {
  return (cell % (board.width + 1)) - 1;
}

/** The row of a cell, from 0. */
export function rowOf(board: Board, cell: number): number {
  return Math.floor(cell / (board.width + 1)) - 1;
}

/** Whether a cell inside the board lies at its edge. */
export function isAtEdge({ cellsToEdge }: Board, cell: number): boolean {
  return cellsToEdge.some((cells) => cells[cell] === 0);
}
