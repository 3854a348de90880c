/** Computes where a board of Ice Path and its cells lie on the screen, in pixels. */

import type { Box } from "../../../device/screen";
import { columnOf, rowOf, type Board } from "../../../kernel/board";

/**
 * The cell sizes for which there are pictures, in pixels, the largest first. A board uses the first size that suits it:
 * `most` is the largest number of columns and of rows for a size.
 */
const SIZES: readonly { readonly cell: number; readonly most: number }[] = [
  { cell: 28, most: 8 },
  { cell: 22, most: 10 },
  { cell: 19, most: 12 },
];

/**
 * The left edge of the area of the largest board, in pixels. Smaller boards are centred in this area from left to
 * right.
 */
const AREA_LEFT = 166;
const AREA_BOTTOM = 233;
const AREA_SIDE = 228;
/** A smaller board is raised by one pixel for each `PIXELS_PER_LIFT` pixels that its height is below `AREA_SIDE`. */
const PIXELS_PER_LIFT = 8;

const RIM = 1;

/**
 * Where a board lies on the screen, in pixels. For caves, which are levels of several rooms, the files in paint/cave
 * compute and set the layout.
 */
export interface ScreenLayout {
  readonly board: Board;
  readonly side: number;
  readonly left: number;
  readonly top: number;
  /** The distance from one wall of a cave (a level of several rooms) to the next wall, in columns. */
  readonly columnsPerRoom: number;
  readonly rowsPerRoom: number;
  /**
   * How many pixels narrower than a cell the walls of a cave (a level of several rooms) are drawn; 0 on boards that are
   * no caves.
   */
  readonly narrowing: number;
  /** The rectangle of the ice: the cells of the board or visible room, and a rim of ice around them. */
  readonly ice: Box;
  readonly cells: readonly number[];
  readonly isDrawn: (this: void, cell: number) => boolean;
}

/**
 * The screen layout (where a board lies on the screen) that was computed or set last. It is cached, because painters
 * need the layout of the same board in every frame.
 */
let latestLayout: ScreenLayout | undefined;

function layoutOf(board: Board): ScreenLayout {
  if (latestLayout?.board !== board) latestLayout = createLayout(board);
  return latestLayout;
}

/** Sets where a board lies on the screen. The layout is used until another board is drawn or another layout is set. */
export function setLayout(layout: ScreenLayout): void {
  latestLayout = layout;
}

function createLayout(board: Board): ScreenLayout {
  const side = cellSideFor(Math.max(board.width, board.height));
  const height = board.height * side;
  const left = AREA_LEFT + Math.floor((AREA_SIDE - board.width * side) / 2);
  const top = AREA_BOTTOM - height - Math.floor((AREA_SIDE - height) / PIXELS_PER_LIFT);
  return {
    board,
    side,
    left,
    top,
    columnsPerRoom: board.width,
    rowsPerRoom: board.height,
    narrowing: 0,
    ice: iceAround({ x: left, y: top, width: board.width * side, height }),
    cells: board.cells,
    isDrawn: (cell) => board.isBorder[cell] === false,
  };
}

/** Returns the rectangle of the ice for the rectangle of a board's or room's cells: a rim of ice is added around it. */
export function iceAround({ x, y, width, height }: Box): Box {
  return { x: x - RIM, y: y - RIM, width: width + 2 * RIM, height: height + 2 * RIM };
}

function cellSideFor(longest: number): number {
  let index = 0;
  while (index < SIZES.length - 1 && SIZES[index].most < longest) index++;
  return SIZES[index].cell;
}

/** Returns the side of a board's cells, in pixels. Smaller boards have larger cells. */
export function cellSide(board: Board): number {
  return layoutOf(board).side;
}

export function cellLeft(board: Board, cell: number): number {
  const { left, side, columnsPerRoom, narrowing } = layoutOf(board);
  const column = columnOf(board, cell);
  return left + column * side - Math.floor(column / columnsPerRoom) * narrowing;
}

export function cellTop(board: Board, cell: number): number {
  const { top, side, rowsPerRoom, narrowing } = layoutOf(board);
  const row = rowOf(board, cell);
  return top + row * side - Math.floor(row / rowsPerRoom) * narrowing;
}

/** Returns the cells whose rocks and snow are drawn: all cells of a board, or those of the visible rooms of a cave. */
export function drawnCells(board: Board): readonly number[] {
  return layoutOf(board).cells;
}

/**
 * Returns whether the rock or snow of a cell is drawn. It is not drawn if the cell lies beyond the board, or in a room
 * of a cave (a level of several rooms) that is out of sight.
 */
export function isDrawn(board: Board, cell: number): boolean {
  return layoutOf(board).isDrawn(cell);
}

export function middleX(board: Board, cell: number): number {
  return cellLeft(board, cell) + Math.floor(cellSide(board) / 2);
}

export function middleY(board: Board, cell: number): number {
  return cellTop(board, cell) + Math.floor(cellSide(board) / 2);
}

export function cellBox(board: Board, cell: number): Box {
  const side = cellSide(board);
  return { x: cellLeft(board, cell), y: cellTop(board, cell), width: side, height: side };
}

/**
 * How far the picture of the hole would reach beyond the ice, in pixels, if a hole in the first or last column were
 * drawn in the middle of its cell.
 */
export const HOLE_REACH = 4;

/**
 * Returns how far to the right of the middle of its cell the hole is drawn, in pixels; negative if to the left. In the
 * first and in the last column of a board or room the hole is moved inwards, because it would otherwise reach beyond
 * the ice.
 */
export function holeInset(board: Board, cell: number): number {
  const { columnsPerRoom, narrowing } = layoutOf(board);
  const column = columnOf(board, cell) % columnsPerRoom;
  if (column === 0) return HOLE_REACH;
  const last = narrowing === 0 ? columnsPerRoom - 1 : columnsPerRoom - 2;
  return column === last ? -HOLE_REACH : 0;
}

/**
 * Returns the rectangle of the ice under a board or under the visible room of a cave (a level of several rooms), with
 * the rim of ice around the cells. The front edge of the ice is drawn below this rectangle.
 */
export function iceBoxOf(board: Board): Box {
  return layoutOf(board).ice;
}

/** Returns the distance between two cells of one row or column, in cells. */
export function cellsBetween(board: Board, from: number, to: number): number {
  const columns = Math.abs(columnOf(board, to) - columnOf(board, from));
  return columns + Math.abs(rowOf(board, to) - rowOf(board, from));
}
