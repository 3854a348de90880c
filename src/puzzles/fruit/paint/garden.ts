/** Computes where a board of Fruit lies on the screen, and chooses one of two cell sizes with its pictures. */
import { SCREEN_HEIGHT, SCREEN_WIDTH, type Box } from "../../../device/screen";
import { columnOf, rowOf, type Board } from "../../../kernel/board";

interface CellSize extends ReturnType<typeof imagePathsFor> {
  readonly cellPixels: 32 | 40;
  /**
   * How far an anteater's snout lies below the upper edge of its cell when the anteater looks left or right, in pixels.
   */
  readonly snoutY: number;
  /** The length of one piece of an anteater's tongue, in pixels. A tongue is drawn from several pieces. */
  readonly tonguePiece: number;
  readonly tonguePicture: number;
  /** How far the picture of a hedgehog that looks left reaches beyond the left edge of its cell, in pixels. */
  readonly looksLeftInset: number;
}

export const FOLDER = "images/fruit";

const NORMAL: CellSize = {
  cellPixels: 32,
  snoutY: 20,
  tonguePiece: 8,
  tonguePicture: 12,
  looksLeftInset: 16,
  ...imagePathsFor(32),
};
const LARGE: CellSize = {
  cellPixels: 40,
  snoutY: 22,
  tonguePiece: 10,
  tonguePicture: 16,
  looksLeftInset: 20,
  ...imagePathsFor(40),
};

/**
 * A board is drawn with large cells if it has at most this many columns and at most this many rows. On larger boards,
 * large cells would leave no space for the hedge.
 */
const MAX_LARGE_CELLS = 5;

function imagePathsFor(cellPixels: 32 | 40) {
  const imagePath = (name: string): string => `${FOLDER}/${name}${cellPixels}`;
  return {
    passes: imagePath("passes"),
    puddle: imagePath("puddle"),
    fruits: imagePath("fruits"),
    things: imagePath("things"),
    hedgehog: imagePath("hedgehog"),
    anteater: imagePath("anteater"),
    tongue: imagePath("tongue"),
    splash: imagePath("splash"),
    shadow: imagePath("shadow"),
    smear: imagePath("smear"),
  };
}

/** Returns the cell size of a board: large if the screen has space for it. */
export function sizeFor({ width, height }: Board): CellSize {
  return width <= MAX_LARGE_CELLS && height <= MAX_LARGE_CELLS ? LARGE : NORMAL;
}

/**
 * The left edge, in pixels, of the garden: the square at the right of the screen in which the board lies. Around the
 * board the garden shows hedge.
 */
export const GARDEN_LEFT = 160;
const GARDEN_SIDE = SCREEN_WIDTH - GARDEN_LEFT;

/**
 * Returns the left edge of a board's cells. It is a multiple of 4, so that the cells' dither pattern continues that of
 * the hedge.
 */
export function boardLeft(board: Board): number {
  return GARDEN_LEFT + Math.floor((GARDEN_SIDE - board.width * sizeFor(board).cellPixels) / 2);
}

/**
 * Returns the upper edge of a board's cells. It is a multiple of 4, so that the cells' dither pattern continues that of
 * the hedge.
 */
export function boardTop(board: Board): number {
  return Math.floor((SCREEN_HEIGHT - board.height * sizeFor(board).cellPixels) / 2);
}

export function cellLeft(board: Board, cell: number): number {
  return boardLeft(board) + columnOf(board, cell) * sizeFor(board).cellPixels;
}

export function cellTop(board: Board, cell: number): number {
  return boardTop(board) + rowOf(board, cell) * sizeFor(board).cellPixels;
}

export function cellBox(board: Board, cell: number): Box {
  const { cellPixels } = sizeFor(board);
  return { x: cellLeft(board, cell), y: cellTop(board, cell), width: cellPixels, height: cellPixels };
}

/** Returns the rectangle of all cells of a board on the screen. */
export function boardBox(board: Board): Box {
  const { cellPixels } = sizeFor(board);
  return {
    x: boardLeft(board),
    y: boardTop(board),
    width: board.width * cellPixels,
    height: board.height * cellPixels,
  };
}
