import { SCREEN_WIDTH, type Box } from "../../../device/screen";
import { columnOf, rowOf, type Board } from "../../../kernel/board";

/** A size of cell that Penguin is drawn for: its side, in pixels, where it begins in the frames of what stands on it, and its pictures. */
interface CellSize extends ReturnType<typeof picturesFor> {
  readonly cellSide: 22 | 30;
  readonly penguinTop: number;
  readonly thingTop: number;
  /** On its belly the penguin reaches as far beyond its cell above as at the left. */
  readonly belly: number;
  readonly shadowLeft: number;
  /** So many frames a belt has until it looks the same again. */
  readonly beltPhases: number;
}

export const FOLDER = "images/penguin";

const NORMAL: CellSize = {
  cellSide: 22,
  penguinTop: 16,
  thingTop: 10,
  belly: 21,
  shadowLeft: 36,
  beltPhases: 11,
  ...picturesFor(22),
};
const LARGE: CellSize = {
  cellSide: 30,
  penguinTop: 22,
  thingTop: 14,
  belly: 22,
  shadowLeft: 50,
  beltPhases: 15,
  ...picturesFor(30),
};

/** The largest boards with large cells. */
const MAX_LARGE_WIDTH = 12;
const MAX_LARGE_HEIGHT = 6;

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
export function sizeFor({ width, height }: Board): CellSize {
  return width <= MAX_LARGE_WIDTH && height <= MAX_LARGE_HEIGHT ? LARGE : NORMAL;
}

// The sky and the sea take the screen's upper part; the floe's front, more sea and those who watch the lower.
const AREA_TOP = 40;
const AREA_HEIGHT = 8 * NORMAL.cellSide;

/** How far the ice reaches beyond its cells: at the sides, where it is torn, and above and below. */
export const TORN_EDGE_WIDTH = 18;
export const ICE_ABOVE = 6;
const ICE_BELOW = 3;

/** The left edge of a board's cells; even, so that half tones meet. */
export function boardLeft(board: Board): number {
  return 2 * Math.floor((SCREEN_WIDTH - board.width * sizeFor(board).cellSide) / 4);
}

/** Their upper edge; even, too. */
export function boardTop(board: Board): number {
  return AREA_TOP + 2 * Math.floor((AREA_HEIGHT - board.height * sizeFor(board).cellSide) / 4);
}

export function cellLeft(board: Board, cell: number): number {
  return boardLeft(board) + columnOf(board, cell) * sizeFor(board).cellSide;
}

export function cellTop(board: Board, cell: number): number {
  return boardTop(board) + rowOf(board, cell) * sizeFor(board).cellSide;
}

/** All that is ice, torn edges included; below it is the floe's front. */
export function iceBoxOf(board: Board): Box {
  const { cellSide } = sizeFor(board);
  const width = board.width * cellSide + 2 * TORN_EDGE_WIDTH;
  return {
    x: boardLeft(board) - TORN_EDGE_WIDTH,
    y: boardTop(board) - ICE_ABOVE,
    width,
    height: board.height * cellSide + ICE_ABOVE + ICE_BELOW,
  };
}
