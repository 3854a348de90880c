/** Computes where a board of Penguin lies on the screen, and in which of two sizes its cells are drawn. */
import { SCREEN_WIDTH, type Box } from "../../../device/screen";
import { columnOf, rowOf, type Board } from "../../../kernel/board";

interface CellSize extends ReturnType<typeof picturesFor> {
  readonly cellSide: 22 | 30;
  /** How many pixels a picture of the penguin reaches above the penguin's cell. */
  readonly penguinTop: number;
  /** How many pixels the picture of a thing reaches above the thing's cell. */
  readonly thingTop: number;
  /** How many pixels a picture of the sliding penguin reaches beyond the penguin's cell, above and to the left. */
  readonly belly: number;
  /**
   * How many pixels the picture of a shadow reaches beyond the left edge of the cell on which the shadow's object
   * stands.
   */
  readonly shadowLeft: number;
  /** The number of pictures after which the animation of a treadmill repeats. */
  readonly beltPhaseCount: number;
  /** How many pixels the band of a treadmill, between its rails, lies inside the treadmill's cell. */
  readonly bandInset: number;
}

export const FOLDER = "images/penguin";

const NORMAL: CellSize = {
  cellSide: 22,
  penguinTop: 16,
  thingTop: 10,
  belly: 21,
  shadowLeft: 36,
  beltPhaseCount: 11,
  bandInset: 5,
  ...picturesFor(22),
};
const LARGE: CellSize = {
  cellSide: 30,
  penguinTop: 22,
  thingTop: 14,
  belly: 22,
  shadowLeft: 50,
  beltPhaseCount: 15,
  bandInset: 6,
  ...picturesFor(30),
};

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

/** Returns the cell size for a board: large if the board is small enough, otherwise normal. */
export function sizeFor({ width, height }: Board): CellSize {
  return width <= MAX_LARGE_WIDTH && height <= MAX_LARGE_HEIGHT ? LARGE : NORMAL;
}

/**
 * The upper edge of the part of the screen in whose middle the board lies, in pixels. The sky and the sea lie above
 * this part.
 */
const AREA_TOP = 40;
/**
 * The height of the part of the screen in whose middle the board lies, in pixels. The watching penguins are below this
 * part.
 */
const AREA_HEIGHT = 8 * NORMAL.cellSide;

/** How many pixels the ice reaches beyond the board on the left and on the right. */
export const TORN_EDGE_WIDTH = 18;
/** How many pixels the ice reaches beyond the board at the top. */
export const ICE_ABOVE = 6;
const ICE_BELOW = 3;

/**
 * Returns the x coordinate of a board's left edge, in pixels. It is even, so that the dither patterns (dots that look
 * grey) of different pictures match.
 */
export function boardLeft(board: Board): number {
  return 2 * Math.floor((SCREEN_WIDTH - board.width * sizeFor(board).cellSide) / 4);
}

export function boardTop(board: Board): number {
  return AREA_TOP + 2 * Math.floor((AREA_HEIGHT - board.height * sizeFor(board).cellSide) / 4);
}

export function cellLeft(board: Board, cell: number): number {
  return boardLeft(board) + columnOf(board, cell) * sizeFor(board).cellSide;
}

export function cellTop(board: Board, cell: number): number {
  return boardTop(board) + rowOf(board, cell) * sizeFor(board).cellSide;
}

export function cellBox(board: Board, cell: number): Box {
  const { cellSide } = sizeFor(board);
  return { x: cellLeft(board, cell), y: cellTop(board, cell), width: cellSide, height: cellSide };
}

/**
 * Returns the rectangle on the screen of the floe's ice, with its torn edges. It does not include the front of the floe
 * below the ice.
 */
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
