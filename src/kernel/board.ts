/**
 * Defines the geometry of a board: its cells, the border around them and the steps from cell to cell. The things on the
 * cells are defined in draft.ts and placements.ts.
 */
import { STEP_X, STEP_Y } from "./direction";
import { pushBounded } from "./bounded-list";
import { runToEnd, type Task } from "./task";

/**
 * A rectangle of cells with a border of extra cells around it (a "mailbox" board, as in chess programs).
 *
 * A cell is represented by one number. Adding `steps[direction]` to a cell gives its neighbour in that direction. A
 * path that leaves the rectangle reaches a border cell first, so code that follows a path needs no check of columns and
 * rows.
 */
export interface Board {
  readonly width: number;
  readonly height: number;
  /** The number of all cells, including the border. Every list with one entry for each cell has this length. */
  readonly cellCount: number;
  readonly steps: readonly number[];
  /** All cells of the board except the border around it, row by row. */
  readonly cells: readonly number[];
  readonly isBorder: readonly boolean[];
  /**
   * The number of cells between a cell and the edge of the board in one direction: `cellsToEdge[direction][cell]`. The
   * number is 0 for a cell at this edge.
   */
  readonly cellsToEdge: readonly (readonly number[])[];
  /**
   * The marks of the cells of an empty board: `Mark.Edge` for each border cell, `Mark.Empty` for each other cell. Copy
   * this list before marking pieces.
   */
  readonly blank: readonly Mark[];
}

/**
 * The marks for the cells of a board: a border cell, an empty cell or a cell with a piece. TypeScript replaces the
 * names of a constant enumeration by numbers, which saves table look-ups in fast loops.
 */
export const enum Mark {
  Edge = -1,
  Empty = 0,
  Piece = 1,
}

/** The cell number that means "no cell". Cell 0 belongs to the border around the board, so no piece can stand there. */
export const NOWHERE = 0;

// The cached boards by size. Boards never change, and level generators often need boards of the same size. The level
// editor may need many sizes, so the cache keeps only the newest boards.
const boardCache: Record<number, Board | undefined> = {};
const cachedSizes: number[] = [];
const MAX_CACHED_BOARDS = 16;
const SIDE_FACTOR = 1024;

const CELLS_PER_SLICE = 24;

/**
 * Returns a board of `width` × `height` cells, both at least 1. Building a board that is not cached takes too long for
 * one step of a background task. Tasks call `findCachedBoard` and `buildBoard` instead.
 */
export function createBoard(width: number, height: number): Board {
  return findCachedBoard(width, height) ?? runToEnd(buildBoard(width, height));
}

function cacheBoard(board: Board): Board {
  const size = board.width * SIDE_FACTOR + board.height;
  const oldest = pushBounded(cachedSizes, size, MAX_CACHED_BOARDS);
  if (oldest !== undefined) boardCache[oldest] = undefined;
  boardCache[size] = board;
  return board;
}

/** Returns the cached board of this size, or undefined if there is none. */
export function findCachedBoard(width: number, height: number): Board | undefined {
  return boardCache[width * SIDE_FACTOR + height];
}

/**
 * Builds and caches a board in short steps, so that a background task does not block a frame. Tasks call this function
 * when `findCachedBoard` returns undefined.
 */
export function* buildBoard(width: number, height: number): Task<Board> {
  // The number that is added to a cell to get the cell directly below it. Each row is followed by one border cell,
  // which serves as the right border of its row and as the left border of the next row.
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
    const isInBorder = x < 0 || y < 0 || y >= height;
    isBorder[cell] = isInBorder;
    blank[cell] = isInBorder ? Mark.Edge : Mark.Empty;
    up[cell] = y;
    right[cell] = width - 1 - x;
    down[cell] = height - 1 - y;
    left[cell] = x;
    if (!isInBorder) cells.push(cell);
    if (cell % CELLS_PER_SLICE === 0) yield;
  }
  const steps = STEP_X.map((x, direction) => x + STEP_Y[direction] * stride);
  const board = {
    width,
    height,
    cellCount,
    steps,
    cells,
    isBorder,
    cellsToEdge: [up, right, down, left],
    blank,
  };
  // Another task may have cached a board of the same size while this task was paused. In this case, the cached board is
  // returned, because all tasks must share one board per size.
  return findCachedBoard(width, height) ?? cacheBoard(board);
}

/** Returns the cell at column `x` and row `y`, both counted from 0. */
export function cellAt(board: Board, x: number, y: number): number {
  return (y + 1) * (board.width + 1) + x + 1;
}

export function columnOf(board: Board, cell: number): number {
  return (cell % (board.width + 1)) - 1;
}

export function rowOf(board: Board, cell: number): number {
  return Math.floor(cell / (board.width + 1)) - 1;
}

/**
 * Returns whether a cell lies in the first or last row or column of the board. Must not be called with one of the extra
 * cells that form the border around the board.
 */
export function isAtEdge({ cellsToEdge }: Board, cell: number): boolean {
  return cellsToEdge.some((cells) => cells[cell] === 0);
}
