import type { Box } from "../../../device/screen";
import { columnOf, rowOf, type Board } from "../../../kernel/board";
import { STEP_X, STEP_Y, type Direction } from "../../../kernel/direction";
import type { Stretch } from "../../../kernel/motion";

/** How a board lies on the screen: its felt, and how large its cells are and its balls. All in pixels. */
export interface Table {
  readonly board: Board;
  readonly cell: number;
  readonly look: Look;
  readonly felt: Box;
  /** Over it the lamp hangs lower. */
  readonly isSmall: boolean;
}

/** What is drawn at a size: the balls' diameter, which is also in the names of their pictures, and the sides of the frames. */
interface Look {
  readonly ball: number;
  readonly ballFrame: number;
  readonly smearFrame: number;
  readonly markFrame: number;
}

/** The felt of the largest board; the strip with the lamp and the words is above it. */
export const LARGEST_FELT: Box = { x: 26, y: 28, width: 348, height: 203 };

const CELL = 29;
const LARGE_CELL = 40;
const SMALL_WIDTH = 280;
const SMALL_HEIGHT = 100;
const USUAL: Look = { ball: 28, ballFrame: 32, smearFrame: 80, markFrame: 35 };
const LARGE: Look = { ball: 38, ballFrame: 44, smearFrame: 100, markFrame: 46 };

// Painters ask for the same one in every frame.
let latest: Table | undefined;

/** The table of a board, in the middle of its place: small boards have larger cells. */
export function tableOf(board: Board): Table {
  if (latest?.board === board) return latest;
  const isLarge = board.width * LARGE_CELL <= LARGEST_FELT.width && board.height * LARGE_CELL <= LARGEST_FELT.height;
  const cell = isLarge ? LARGE_CELL : CELL;
  const width = board.width * cell;
  const height = board.height * cell;
  const x = LARGEST_FELT.x + Math.floor((LARGEST_FELT.width - width) / 2);
  const y = LARGEST_FELT.y + Math.floor((LARGEST_FELT.height - height) / 2);
  const isSmall = width <= SMALL_WIDTH || height <= SMALL_HEIGHT;
  latest = { board, cell, look: isLarge ? LARGE : USUAL, felt: { x, y, width, height }, isSmall };
  return latest;
}

export function cellLeft({ board, cell, felt }: Table, at: number): number {
  return felt.x + columnOf(board, at) * cell;
}

export function cellTop({ board, cell, felt }: Table, at: number): number {
  return felt.y + rowOf(board, at) * cell;
}

/** Where the middle of a cell is on the screen. */
export function middleX(table: Table, at: number): number {
  return cellLeft(table, at) + Math.floor(table.cell / 2);
}

export function middleY(table: Table, at: number): number {
  return cellTop(table, at) + Math.floor(table.cell / 2);
}

/** How far a ball goes, in pixels. Told from its cells: a border cell has no place of its own on the screen. */
export function pixelsOf({ board, cell }: Table, { from, to, direction }: Stretch): number {
  return ((to - from) / board.steps[direction]) * cell;
}

/** How far the felt goes on from a point in a direction, in pixels. */
export function toRim({ felt }: Table, x: number, y: number, direction: Direction): number {
  if (STEP_X[direction] > 0) return felt.x + felt.width - x;
  if (STEP_X[direction] < 0) return x - felt.x;
  return STEP_Y[direction] > 0 ? felt.y + felt.height - y : y - felt.y;
}
