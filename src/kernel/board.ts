import { STEP_X, STEP_Y } from "./direction";
import { keepNewest } from "./newest";
import { finish, type Work } from "./work";

/**
 * A rectangle of cells inside a border. A cell is one number; a step in a direction adds `steps[direction]`, and a
 * walk that leaves the rectangle always comes to a border cell first, so no walk needs to look at `x` and `y`.
 * Cell 0 is a corner of the border: it can stand for "nowhere".
 */
export interface Board {
  readonly width: number;
  readonly height: number;
  /** How many cells there are, border included: the length of an array with a place for each. */
  readonly size: number;
  readonly steps: readonly number[];
  /** The cells inside, row by row. */
  readonly cells: readonly number[];
  /** For each cell: whether it is part of the border. */
  readonly isBorder: readonly boolean[];
  /** For each direction and cell inside: how many cells there are between it and the edge. */
  readonly toEdge: readonly (readonly number[])[];
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
const known: Record<number, Board | undefined> = {};
const newest: number[] = [];
const MOST_KNOWN = 16;
const SIDES = 1024;

const CELLS_PER_SLICE = 24;

/** The board of `width` × `height` cells, both at least 1. The first one of a size costs more than a slice: see `layOutBoard`. */
export function createBoard(width: number, height: number): Board {
  return knownBoard(width, height) ?? finish(layOutBoard(width, height));
}

function keepBoard(board: Board): Board {
  const size = board.width * SIDES + board.height;
  const oldest = keepNewest(newest, size, MOST_KNOWN);
  if (oldest !== undefined) known[oldest] = undefined;
  known[size] = board;
  return board;
}

/** The board of that size, if it has been laid out. */
export function knownBoard(width: number, height: number): Board | undefined {
  return known[width * SIDES + height];
}

/** The board of that size, for works that may be the first to need it: to be asked for where `knownBoard` gives none. */
export function* layOutBoard(width: number, height: number): Work<Board> {
  // The right border of a row is the left border of the next: one column serves for both.
  const stride = width + 1;
  const size = stride * (height + 2) + 1;
  const cells: number[] = [];
  const isBorder: boolean[] = [];
  const blank: Mark[] = [];
  const up: number[] = [];
  const right: number[] = [];
  const down: number[] = [];
  const left: number[] = [];
  for (let cell = 0; cell < size; cell++) {
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
  const board = { width, height, size, steps, cells, isBorder, toEdge: [up, right, down, left], blank };
  // Another work may have laid the same one out in the meantime: then there is but one.
  return knownBoard(width, height) ?? keepBoard(board);
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
export function isAtEdge({ toEdge }: Board, cell: number): boolean {
  return toEdge.some((cells) => cells[cell] === 0);
}
