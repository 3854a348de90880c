import { SCREEN_HEIGHT, SCREEN_WIDTH } from "../../../device/screen";
import { columnOf, rowOf, type Board } from "../../../kernel/board";

/** A size of cell that Fruit is drawn for: its side, in pixels, what else it measures, and its pictures. */
interface Size extends ReturnType<typeof picturesFor> {
  readonly cell: 32 | 40;
  /** Where the snout of an anteater that looks to the side is, below its cell's upper edge. */
  readonly snoutY: number;
  /** How long a piece of its tongue is, and the side of such a piece's frame. */
  readonly tonguePiece: number;
  readonly tongueFrame: number;
  /** Where the cell of a hedgehog that looks left begins in its frame. */
  readonly looksLeftInset: number;
}

export const FOLDER = "images/fruit";

const NORMAL: Size = {
  cell: 32,
  snoutY: 20,
  tonguePiece: 8,
  tongueFrame: 12,
  looksLeftInset: 16,
  ...picturesFor(32),
};
const LARGE: Size = {
  cell: 40,
  snoutY: 22,
  tonguePiece: 10,
  tongueFrame: 16,
  looksLeftInset: 20,
  ...picturesFor(40),
};

/** The most columns and rows of large cells that leave the hedge a border. */
const LARGE_UP_TO = 5;

function picturesFor(cell: 32 | 40) {
  const pictures = (name: string): string => `${FOLDER}/${name}${cell}`;
  return {
    lawn: pictures("lawn"),
    edges: pictures("edges"),
    hedgeShadow: pictures("hedge-shadow"),
    dusk: pictures("dusk"),
    passes: pictures("passes"),
    puddle: pictures("puddle"),
    fruits: pictures("fruits"),
    things: pictures("things"),
    hedgehog: pictures("hedgehog"),
    anteater: pictures("anteater"),
    tongue: pictures("tongue"),
    splash: pictures("splash"),
    shadow: pictures("shadow"),
    smear: pictures("smear"),
  };
}

/** The size of a board's cells: large ones where they have room. */
export function sizeFor({ width, height }: Board): Size {
  return width <= LARGE_UP_TO && height <= LARGE_UP_TO ? LARGE : NORMAL;
}

/** The garden is a square at the screen's right; what a board leaves of it is hedge. */
export const GARDEN_LEFT = 160;
const GARDEN_SIDE = SCREEN_WIDTH - GARDEN_LEFT;

/** The left edge of a board's cells: a multiple of 4, so that they meet the hedge's half tones. */
export function leftOf(board: Board): number {
  return GARDEN_LEFT + Math.floor((GARDEN_SIDE - board.width * sizeFor(board).cell) / 2);
}

/** Their upper edge: a multiple of 4, too. */
export function topOf(board: Board): number {
  return Math.floor((SCREEN_HEIGHT - board.height * sizeFor(board).cell) / 2);
}

export function cellLeft(board: Board, cell: number): number {
  return leftOf(board) + columnOf(board, cell) * sizeFor(board).cell;
}

export function cellTop(board: Board, cell: number): number {
  return topOf(board) + rowOf(board, cell) * sizeFor(board).cell;
}
