import { SCREEN_WIDTH, type Box } from "../../../device/screen";
import { columnOf, rowOf, type Board } from "../../../kernel/board";

/** A size of cell that Penguin is drawn for: its side, in pixels, where it begins in the frames of what stands on it, and its pictures. */
interface Size extends ReturnType<typeof picturesFor> {
  readonly cell: 22 | 30;
  readonly penguinTop: number;
  readonly thingTop: number;
  /** On its belly the penguin reaches as far beyond its cell above as at the left. */
  readonly belly: number;
  readonly shadowLeft: number;
  /** So many frames a belt has until it looks the same again. */
  readonly beltPhases: number;
}

export const FOLDER = "images/penguin";

const NORMAL: Size = {
  cell: 22,
  penguinTop: 16,
  thingTop: 10,
  belly: 21,
  shadowLeft: 36,
  beltPhases: 11,
  ...picturesFor(22),
};
const LARGE: Size = {
  cell: 30,
  penguinTop: 22,
  thingTop: 14,
  belly: 22,
  shadowLeft: 50,
  beltPhases: 15,
  ...picturesFor(30),
};

/** The largest boards with large cells. */
const LARGE_UP_TO_WIDTH = 12;
const LARGE_UP_TO_HEIGHT = 6;

function picturesFor(cell: 22 | 30) {
  const pictures = (name: string): string => `${FOLDER}/${name}${cell}`;
  return {
    penguin: pictures("penguin"),
    slide: pictures("slide"),
    things: pictures("things"),
    belts: pictures("belts"),
  };
}

/** The size of a board's cells: large ones where they have room. */
export function sizeFor({ width, height }: Board): Size {
  return width <= LARGE_UP_TO_WIDTH && height <= LARGE_UP_TO_HEIGHT ? LARGE : NORMAL;
}

// The sky and the sea take the screen's upper part; the floe's front, more sea and those who watch the lower.
const TOP = 40;
const ROOM = 8 * NORMAL.cell;

/** How far the ice reaches beyond its cells: at the sides, where it is torn, and above and below. */
export const SIDE = 18;
export const ABOVE = 6;
const BELOW = 3;

/** The left edge of a board's cells; even, so that half tones meet. */
export function leftOf(board: Board): number {
  return 2 * Math.floor((SCREEN_WIDTH - board.width * sizeFor(board).cell) / 4);
}

/** Their upper edge; even, too. */
export function topOf(board: Board): number {
  return TOP + 2 * Math.floor((ROOM - board.height * sizeFor(board).cell) / 4);
}

export function cellLeft(board: Board, cell: number): number {
  return leftOf(board) + columnOf(board, cell) * sizeFor(board).cell;
}

export function cellTop(board: Board, cell: number): number {
  return topOf(board) + rowOf(board, cell) * sizeFor(board).cell;
}

/** All that is ice, torn edges included; below it is the floe's front. */
export function iceOf(board: Board): Box {
  const { cell } = sizeFor(board);
  const width = board.width * cell + 2 * SIDE;
  return { x: leftOf(board) - SIDE, y: topOf(board) - ABOVE, width, height: board.height * cell + ABOVE + BELOW };
}
