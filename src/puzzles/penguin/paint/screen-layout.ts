/** Where a board of Penguin lies on the screen, and which of two cell sizes it is drawn with. */
import { SCREEN_WIDTH, type Box } from "../../../device/screen";
import { columnOf, rowOf, type Board } from "../../../kernel/board";

/** A cell size that Penguin has pictures for. All lengths are in pixels. */
interface CellSize extends ReturnType<typeof picturesFor> {
  readonly cellSide: 22 | 30;
  /** How far a frame of the penguin reaches above its cell. */
  readonly penguinTop: number;
  /** How far a frame of a thing reaches above its cell. */
  readonly thingTop: number;
  /** How far a frame of the sliding penguin reaches beyond its cell, above and to the left. */
  readonly belly: number;
  /** How far a shadow frame reaches beyond its cell to the left. */
  readonly shadowLeft: number;
  /** How many frames the animation of a treadmill has before it repeats. */
  readonly beltPhases: number;
}

/** The folder of Penguin's pictures. */
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

/** The largest board, in cells, that is drawn with large cells. */
const MAX_LARGE_WIDTH = 12;
const MAX_LARGE_HEIGHT = 6;

/** Returns the paths of the pictures for one cell size. */
function picturesFor(cell: 22 | 30) {
  const pictures = (name: string): string => `${FOLDER}/${name}${cell}`;
  return {
    penguin: pictures("penguin"),
    slide: pictures("slide"),
    things: pictures("things"),
    belts: pictures("belts"),
  };
}

/** Returns the cell size for a board: the large one if the board is small enough. */
export function sizeFor({ width, height }: Board): CellSize {
  return width <= MAX_LARGE_WIDTH && height <= MAX_LARGE_HEIGHT ? LARGE : NORMAL;
}

// The part of the screen that boards are centred in, in pixels. The sky and the sea lie above it, the colony below.
const AREA_TOP = 40;
const AREA_HEIGHT = 8 * NORMAL.cellSide;

/** How far the ice reaches beyond the board, in pixels: at the torn edges on both sides, above, and below. */
export const TORN_EDGE_WIDTH = 18;
export const ICE_ABOVE = 6;
const ICE_BELOW = 3;

/** Returns the left edge of a board in pixels. It is even so that half tones match. */
export function boardLeft(board: Board): number {
  return 2 * Math.floor((SCREEN_WIDTH - board.width * sizeFor(board).cellSide) / 4);
}

/** Returns the upper edge of a board in pixels. It is even so that half tones match. */
export function boardTop(board: Board): number {
  return AREA_TOP + 2 * Math.floor((AREA_HEIGHT - board.height * sizeFor(board).cellSide) / 4);
}

/** Returns the left edge of a cell, in pixels. */
export function cellLeft(board: Board, cell: number): number {
  return boardLeft(board) + columnOf(board, cell) * sizeFor(board).cellSide;
}

/** Returns the upper edge of a cell, in pixels. */
export function cellTop(board: Board, cell: number): number {
  return boardTop(board) + rowOf(board, cell) * sizeFor(board).cellSide;
}

/** Returns the box of the ice with its torn edges. The front of the floe lies below it. */
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
