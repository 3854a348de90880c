/** Where Skid's pen lies on the screen, and which of two cell sizes it is drawn with. */
import { SCREEN_HEIGHT, SCREEN_WIDTH, type Box } from "../../../device/screen";
import { columnOf, rowOf, type Board } from "../../../kernel/board";

/** A cell size that Skid has pictures for: the side of a cell in pixels, and the paths of the pictures. */
interface CellSize {
  readonly cellPixels: 38 | 48;
  readonly floor: string;
  readonly beads: string;
  readonly doors: string;
  readonly shine: string;
  readonly built: string;
  readonly dark: string;
  readonly light: string;
  readonly things: string;
  readonly shadow: string;
  readonly smear: string;
  readonly pop: string;
}

/** The folder of Skid's pictures. */
export const FOLDER = "images/skid";

const NORMAL = createSize(38);
const LARGE = createSize(48);

// The largest board that is drawn with large cells, in cells with the outer ring.
const LARGE_UP_TO_WIDTH = 7;
const LARGE_UP_TO_HEIGHT = 6;

/** The width of the rim round the floor, in pixels. */
export const RIM = 24;

/**
 * The right and lower edge of the floor, in pixels. Pens of all sizes stand in the lower right corner of the screen.
 */
export const FLOOR_RIGHT = SCREEN_WIDTH - RIM;
export const FLOOR_BOTTOM = SCREEN_HEIGHT - RIM;

/** Returns the paths of the pictures for one cell size. */
function createSize(cellPixels: 38 | 48): CellSize {
  const imagePath = (name: string): string => `${FOLDER}/${name}${cellPixels}`;
  return {
    cellPixels,
    floor: imagePath("floor"),
    beads: imagePath("beads"),
    doors: imagePath("doors"),
    shine: imagePath("shine"),
    built: imagePath("built"),
    dark: imagePath("dark"),
    light: imagePath("light"),
    things: imagePath("things"),
    shadow: imagePath("shadow"),
    smear: imagePath("smear"),
    pop: imagePath("pop"),
  };
}

/** Returns the cell size for a board: the large one if the board is small enough. */
export function sizeFor({ width, height }: Board): CellSize {
  return width <= LARGE_UP_TO_WIDTH && height <= LARGE_UP_TO_HEIGHT ? LARGE : NORMAL;
}

/** Returns the box of the floor inside the rim. Its edges are even so that half tones match. */
export function floorBox(board: Board): Box {
  const { cellPixels } = sizeFor(board);
  const width = (board.width - 2) * cellPixels;
  const height = (board.height - 2) * cellPixels;
  return { x: FLOOR_RIGHT - width, y: FLOOR_BOTTOM - height, width, height };
}

/** Returns the box of the floor with its rim. */
export function penBox(board: Board): Box {
  const { x, y } = floorBox(board);
  return { x: x - RIM, y: y - RIM, width: SCREEN_WIDTH - x + RIM, height: SCREEN_HEIGHT - y + RIM };
}

/**
 * Returns the left edge of a cell in pixels. Cells of the outer ring are wider than the rim, so they begin beyond it.
 */
export function cellLeft(board: Board, cell: number): number {
  return FLOOR_RIGHT - (board.width - 1 - columnOf(board, cell)) * sizeFor(board).cellPixels;
}

/** Returns the upper edge of a cell in pixels. */
export function cellTop(board: Board, cell: number): number {
  return FLOOR_BOTTOM - (board.height - 1 - rowOf(board, cell)) * sizeFor(board).cellPixels;
}

/** Returns the box of a cell on the screen. Cells of the outer ring are as narrow as the rim. */
export function boxOf(board: Board, cell: number): Box {
  const { cellPixels } = sizeFor(board);
  const pen = penBox(board);
  const x = Math.max(pen.x, cellLeft(board, cell));
  const y = Math.max(pen.y, cellTop(board, cell));
  const width = Math.min(SCREEN_WIDTH, cellLeft(board, cell) + cellPixels) - x;
  const height = Math.min(SCREEN_HEIGHT, cellTop(board, cell) + cellPixels) - y;
  return { x, y, width, height };
}
