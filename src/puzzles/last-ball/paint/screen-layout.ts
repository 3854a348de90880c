/** Computes where a board of the puzzle Last Ball lies on the screen, and where its cells are, in pixels. */

import type { Box } from "../../../device/screen";
import { columnOf, rowOf, type Board } from "../../../kernel/board";
import { STEP_X, STEP_Y, type Direction } from "../../../kernel/direction";
import type { Motion } from "../../../kernel/motion";

export interface ScreenLayout {
  readonly board: Board;
  readonly cellSide: number;
  readonly ballSize: BallSize;
  readonly felt: Box;
  /** Whether the board is so small that the floor under the balls is drawn with the pictures for small boards. */
  readonly isSmall: boolean;
}

/**
 * The sizes of the pictures of balls, in pixels. `ball` is the diameter of a ball; the names of the picture files end
 * with it. The other fields are the widths of the pictures of a ball, of its motion blur and of the ring around a cell.
 */
interface BallSize {
  readonly ball: number;
  readonly ballPictureSide: number;
  readonly smearPictureSide: number;
  readonly markPictureSide: number;
}

/** The rectangle of the table's cloth for the largest board. The strip with the lamp and the texts is above it. */
export const LARGEST_FELT: Box = { x: 26, y: 28, width: 348, height: 203 };

const NORMAL_CELL_SIDE = 29;
const LARGE_CELL_SIDE = 40;
const MAX_SMALL_WIDTH = 280;
const MAX_SMALL_HEIGHT = 100;
const NORMAL_BALL: BallSize = { ball: 28, ballPictureSide: 32, smearPictureSide: 80, markPictureSide: 35 };
const LARGE_BALL: BallSize = { ball: 38, ballPictureSide: 44, smearPictureSide: 100, markPictureSide: 46 };

/** The latest layout is cached, because the drawing functions need the same layout in every frame. */
let latestLayout: ScreenLayout | undefined;

/**
 * Returns where a board and its cells lie on the screen. Every board lies in the middle of the area that the largest
 * board covers. Small boards have larger cells.
 */
export function layoutOf(board: Board): ScreenLayout {
  if (latestLayout?.board === board) return latestLayout;
  const isLarge =
    board.width * LARGE_CELL_SIDE <= LARGEST_FELT.width && board.height * LARGE_CELL_SIDE <= LARGEST_FELT.height;
  const cellSide = isLarge ? LARGE_CELL_SIDE : NORMAL_CELL_SIDE;
  const width = board.width * cellSide;
  const height = board.height * cellSide;
  const x = LARGEST_FELT.x + Math.floor((LARGEST_FELT.width - width) / 2);
  const y = LARGEST_FELT.y + Math.floor((LARGEST_FELT.height - height) / 2);
  const isSmall = width <= MAX_SMALL_WIDTH || height <= MAX_SMALL_HEIGHT;
  latestLayout = {
    board,
    cellSide,
    ballSize: isLarge ? LARGE_BALL : NORMAL_BALL,
    felt: { x, y, width, height },
    isSmall,
  };
  return latestLayout;
}

export function cellLeft({ board, cellSide, felt }: ScreenLayout, cellIndex: number): number {
  return felt.x + columnOf(board, cellIndex) * cellSide;
}

export function cellTop({ board, cellSide, felt }: ScreenLayout, cellIndex: number): number {
  return felt.y + rowOf(board, cellIndex) * cellSide;
}

export function middleX(layout: ScreenLayout, cellIndex: number): number {
  return cellLeft(layout, cellIndex) + Math.floor(layout.cellSide / 2);
}

export function middleY(layout: ScreenLayout, cellIndex: number): number {
  return cellTop(layout, cellIndex) + Math.floor(layout.cellSide / 2);
}

/**
 * Returns the length of a ball's motion on the screen, in pixels. It is computed from the number of cells, because
 * cells outside the board have no position on the screen.
 */
export function motionPixels({ board, cellSide }: ScreenLayout, { from, to, direction }: Motion): number {
  return ((to - from) / board.steps[direction]) * cellSide;
}

/** Returns the distance in pixels from a point to the edge of the table's cloth, in a direction. */
export function pixelsToRim({ felt }: ScreenLayout, x: number, y: number, direction: Direction): number {
  if (STEP_X[direction] > 0) return felt.x + felt.width - x;
  if (STEP_X[direction] < 0) return x - felt.x;
  return STEP_Y[direction] > 0 ? felt.y + felt.height - y : y - felt.y;
}
