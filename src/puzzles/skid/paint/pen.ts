/**
 * Computes where the board of Skid lies on the screen, and which of two cell sizes is used. The board is drawn as a
 * pen: a floor with a rim of beads.
 */
import { SCREEN_HEIGHT, SCREEN_WIDTH, type Box } from "../../../device/screen";
import { columnOf, rowOf, type Board } from "../../../kernel/board";

interface CellSize {
  readonly cellPixels: 38 | 48;
  readonly goals: string;
  readonly shine: string;
  readonly built: string;
  readonly red: string;
  readonly yellow: string;
  readonly things: string;
  readonly shadow: string;
  readonly smear: string;
  readonly pop: string;
}

export const FOLDER = "images/skid";

const NORMAL = createSize(38);
const LARGE = createSize(48);

const LARGE_UP_TO_WIDTH = 7;
const LARGE_UP_TO_HEIGHT = 6;

/** The width in pixels of the board's rim around the floor. */
export const RIM = 24;

/**
 * The x coordinate of the floor's right edge, in pixels. The board stands in the lower right corner of the screen,
 * whatever its size.
 */
export const FLOOR_RIGHT = SCREEN_WIDTH - RIM;
/** The y coordinate of the floor's lower edge, in pixels. */
export const FLOOR_BOTTOM = SCREEN_HEIGHT - RIM;

function createSize(cellPixels: 38 | 48): CellSize {
  const imagePath = (name: string): string => `${FOLDER}/${name}${cellPixels}`;
  return {
    cellPixels,
    goals: imagePath("goals"),
    shine: imagePath("shine"),
    built: imagePath("built"),
    red: imagePath("red"),
    yellow: imagePath("yellow"),
    things: imagePath("things"),
    shadow: imagePath("shadow"),
    smear: imagePath("smear"),
    pop: imagePath("pop"),
  };
}

/** Returns the cell size for a board: large if the board is small enough, otherwise normal. */
export function sizeFor({ width, height }: Board): CellSize {
  return width <= LARGE_UP_TO_WIDTH && height <= LARGE_UP_TO_HEIGHT ? LARGE : NORMAL;
}

/**
 * Returns the rectangle of the floor inside the board's rim, in pixels. Its edges have even coordinates, so that the
 * dither patterns (dots that look grey) of different pictures match.
 */
export function floorBox(board: Board): Box {
  const { cellPixels } = sizeFor(board);
  const width = (board.width - 2) * cellPixels;
  const height = (board.height - 2) * cellPixels;
  return { x: FLOOR_RIGHT - width, y: FLOOR_BOTTOM - height, width, height };
}

export function outerBox(board: Board): Box {
  const { x, y } = floorBox(board);
  return { x: x - RIM, y: y - RIM, width: SCREEN_WIDTH - x + RIM, height: SCREEN_HEIGHT - y + RIM };
}

/**
 * Returns the x coordinate of a cell's left edge, in pixels. The outermost cells of the board are wider than the drawn
 * frame around the board, so the leftmost cells begin outside this frame.
 */
export function cellLeft(board: Board, cell: number): number {
  return FLOOR_RIGHT - (board.width - 1 - columnOf(board, cell)) * sizeFor(board).cellPixels;
}

export function cellTop(board: Board, cell: number): number {
  return FLOOR_BOTTOM - (board.height - 1 - rowOf(board, cell)) * sizeFor(board).cellPixels;
}

/** Returns the rectangle of a cell on the screen. Cells of the outer ring are cut to the width of the board's rim. */
export function boxOf(board: Board, cell: number): Box {
  const { cellPixels } = sizeFor(board);
  const pen = outerBox(board);
  const x = Math.max(pen.x, cellLeft(board, cell));
  const y = Math.max(pen.y, cellTop(board, cell));
  const width = Math.min(SCREEN_WIDTH, cellLeft(board, cell) + cellPixels) - x;
  const height = Math.min(SCREEN_HEIGHT, cellTop(board, cell) + cellPixels) - y;
  return { x, y, width, height };
}
