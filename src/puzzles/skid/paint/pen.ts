import { SCREEN_HEIGHT, SCREEN_WIDTH, type Box } from "../../../device/screen";
import { columnOf, rowOf, type Board } from "../../../kernel/board";

/** A size of cell that Skid is drawn for: its side, in pixels, and its pictures. */
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

export const FOLDER = "images/skid";

const NORMAL = createSize(38);
const LARGE = createSize(48);

// The largest boards with large cells, rim included.
const LARGE_UP_TO_WIDTH = 7;
const LARGE_UP_TO_HEIGHT = 6;

/** How thick the rim is round the floor. */
export const RIM = 24;

/** Pens stand in the screen's lower right corner, whatever their size: the room is behind them. */
export const FLOOR_RIGHT = SCREEN_WIDTH - RIM;
export const FLOOR_BOTTOM = SCREEN_HEIGHT - RIM;

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

/** The size of a board's cells: large ones where they have room. */
export function sizeFor({ width, height }: Board): CellSize {
  return width <= LARGE_UP_TO_WIDTH && height <= LARGE_UP_TO_HEIGHT ? LARGE : NORMAL;
}

/** The floor inside the rim; its edges are even, so that half tones meet. */
export function floorBox(board: Board): Box {
  const { cellPixels } = sizeFor(board);
  const width = (board.width - 2) * cellPixels;
  const height = (board.height - 2) * cellPixels;
  return { x: FLOOR_RIGHT - width, y: FLOOR_BOTTOM - height, width, height };
}

/** The floor with its rim. */
export function penBox(board: Board): Box {
  const { x, y } = floorBox(board);
  return { x: x - RIM, y: y - RIM, width: SCREEN_WIDTH - x + RIM, height: SCREEN_HEIGHT - y + RIM };
}

/** Where a cell begins; those of the board's outer ring begin beyond the rim. */
export function cellLeft(board: Board, cell: number): number {
  return FLOOR_RIGHT - (board.width - 1 - columnOf(board, cell)) * sizeFor(board).cellPixels;
}

export function cellTop(board: Board, cell: number): number {
  return FLOOR_BOTTOM - (board.height - 1 - rowOf(board, cell)) * sizeFor(board).cellPixels;
}

/** Where a cell lies on the screen: those of the outer ring are as narrow as the rim. */
export function boxOf(board: Board, cell: number): Box {
  const { cellPixels } = sizeFor(board);
  const pen = penBox(board);
  const x = Math.max(pen.x, cellLeft(board, cell));
  const y = Math.max(pen.y, cellTop(board, cell));
  const width = Math.min(SCREEN_WIDTH, cellLeft(board, cell) + cellPixels) - x;
  const height = Math.min(SCREEN_HEIGHT, cellTop(board, cell) + cellPixels) - y;
  return { x, y, width, height };
}
