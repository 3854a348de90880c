import { SCREEN_HEIGHT, SCREEN_WIDTH } from "../../../device/screen";
import { columnOf, rowOf, type Board } from "../../../kernel/board";

/** A size of cell that Fruit is drawn for: its side, in pixels, what else it measures, and its pictures. */
interface CellSize extends ReturnType<typeof imagePathsFor> {
  readonly cellPixels: 32 | 40;
  /** Where the snout of an anteater that looks to the side is, below its cell's upper edge. */
  readonly snoutY: number;
  /** How long a piece of its tongue is, and the side of such a piece's frame. */
  readonly tonguePiece: number;
  readonly tongueFrame: number;
  /** Where the cell of a hedgehog that looks left begins in its frame. */
  readonly looksLeftInset: number;
}

export const FOLDER = "images/fruit";

const NORMAL: CellSize = {
  cellPixels: 32,
  snoutY: 20,
  tonguePiece: 8,
  tongueFrame: 12,
  looksLeftInset: 16,
  ...imagePathsFor(32),
};
const LARGE: CellSize = {
  cellPixels: 40,
  snoutY: 22,
  tonguePiece: 10,
  tongueFrame: 16,
  looksLeftInset: 20,
  ...imagePathsFor(40),
};

/** The most columns and rows of large cells that leave the hedge a border. */
const MAX_LARGE_CELLS = 5;

function imagePathsFor(cellPixels: 32 | 40) {
  const imagePath = (name: string): string => `${FOLDER}/${name}${cellPixels}`;
  return {
    lawn: imagePath("lawn"),
    edges: imagePath("edges"),
    hedgeShadow: imagePath("hedge-shadow"),
    dusk: imagePath("dusk"),
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

/** The size of a board's cells: large ones where they have room. */
export function sizeFor({ width, height }: Board): CellSize {
  return width <= MAX_LARGE_CELLS && height <= MAX_LARGE_CELLS ? LARGE : NORMAL;
}

/** The garden is a square at the screen's right; what a board leaves of it is hedge. */
export const GARDEN_LEFT = 160;
const GARDEN_SIDE = SCREEN_WIDTH - GARDEN_LEFT;

/** The left edge of a board's cells: a multiple of 4, so that they meet the hedge's half tones. */
export function boardLeft(board: Board): number {
  return GARDEN_LEFT + Math.floor((GARDEN_SIDE - board.width * sizeFor(board).cellPixels) / 2);
}

/** Their upper edge: a multiple of 4, too. */
export function boardTop(board: Board): number {
  return Math.floor((SCREEN_HEIGHT - board.height * sizeFor(board).cellPixels) / 2);
}

export function cellLeft(board: Board, cell: number): number {
  return boardLeft(board) + columnOf(board, cell) * sizeFor(board).cellPixels;
}

export function cellTop(board: Board, cell: number): number {
  return boardTop(board) + rowOf(board, cell) * sizeFor(board).cellPixels;
}
