import type { Box } from "../../../device/screen";
import { columnOf, rowOf, type Board } from "../../../kernel/board";

/** The sides of cells that there are sprites for, in pixels, and the most columns or rows of a board that has them. */
const SIZES: readonly { readonly cell: number; readonly most: number }[] = [
  { cell: 28, most: 8 },
  { cell: 22, most: 10 },
  { cell: 19, most: 12 },
];

// The largest board has the right of the screen; smaller ones float in the middle of its place, and farther out.
const AREA_LEFT = 166;
const AREA_BOTTOM = 233;
const AREA_SIDE = 228;
const PIXELS_PER_LIFT = 8;

/** How far the ice reaches beyond its cells on every side. */
const RIM = 1;

/** How a board lies on the screen, in pixels: the side of its cells, and where they begin. */
interface ScreenLayout {
  readonly board: Board;
  readonly side: number;
  readonly left: number;
  readonly top: number;
}

// Painters ask for the same one in every frame.
let latestLayout: ScreenLayout | undefined;

function layoutOf(board: Board): ScreenLayout {
  if (latestLayout?.board !== board) latestLayout = createLayout(board);
  return latestLayout;
}

function createLayout(board: Board): ScreenLayout {
  const side = cellSideFor(Math.max(board.width, board.height));
  const height = board.height * side;
  const left = AREA_LEFT + Math.floor((AREA_SIDE - board.width * side) / 2);
  const top = AREA_BOTTOM - height - Math.floor((AREA_SIDE - height) / PIXELS_PER_LIFT);
  return { board, side, left, top };
}

function cellSideFor(longest: number): number {
  let index = 0;
  while (index < SIZES.length - 1 && SIZES[index].most < longest) index++;
  return SIZES[index].cell;
}

/** The side of a board's cells, in pixels: the smaller the board, the larger they are. */
export function cellSide(board: Board): number {
  return layoutOf(board).side;
}

/** The left edge of a board's cells. */
export function boardLeft(board: Board): number {
  return layoutOf(board).left;
}

/** Their upper edge. */
export function boardTop(board: Board): number {
  return layoutOf(board).top;
}

export function cellLeft(board: Board, cell: number): number {
  const { left, side } = layoutOf(board);
  return left + columnOf(board, cell) * side;
}

export function cellTop(board: Board, cell: number): number {
  const { top, side } = layoutOf(board);
  return top + rowOf(board, cell) * side;
}

/** The middle of a cell. */
export function middleX(board: Board, cell: number): number {
  return cellLeft(board, cell) + Math.floor(cellSide(board) / 2);
}

export function middleY(board: Board, cell: number): number {
  return cellTop(board, cell) + Math.floor(cellSide(board) / 2);
}

/** All that is ice, its rim included; below it is its front. */
export function iceBoxOf(board: Board): Box {
  const side = cellSide(board);
  const width = board.width * side + 2 * RIM;
  return { x: boardLeft(board) - RIM, y: boardTop(board) - RIM, width, height: board.height * side + 2 * RIM };
}

/** How many cells lie between two of one row or one column, the second included. */
export function cellsBetween(board: Board, from: number, to: number): number {
  const columns = Math.abs(columnOf(board, to) - columnOf(board, from));
  return columns + Math.abs(rowOf(board, to) - rowOf(board, from));
}
