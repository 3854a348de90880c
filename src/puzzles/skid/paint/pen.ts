import { SCREEN_HEIGHT, SCREEN_WIDTH, type Box } from "../../../device/screen";
import { columnOf, rowOf, type Board } from "../../../kernel/board";

/** A size of cell that Skid is drawn for: its side, in pixels, and its pictures. */
interface Size {
  readonly cell: 38 | 48;
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

const NORMAL = sizeOf(38);
const LARGE = sizeOf(48);

// The largest boards with large cells, rim included.
const LARGE_UP_TO_WIDTH = 7;
const LARGE_UP_TO_HEIGHT = 6;

/** How thick the rim is round the floor. */
export const RIM = 24;

/** Pens stand in the screen's lower right corner, whatever their size: the room is behind them. */
export const FLOOR_RIGHT = SCREEN_WIDTH - RIM;
export const FLOOR_BOTTOM = SCREEN_HEIGHT - RIM;

function sizeOf(cell: 38 | 48): Size {
  const pictures = (name: string): string => `${FOLDER}/${name}${cell}`;
  return {
    cell,
    floor: pictures("floor"),
    beads: pictures("beads"),
    doors: pictures("doors"),
    shine: pictures("shine"),
    built: pictures("built"),
    dark: pictures("dark"),
    light: pictures("light"),
    things: pictures("things"),
    shadow: pictures("shadow"),
    smear: pictures("smear"),
    pop: pictures("pop"),
  };
}

/** The size of a board's cells: large ones where they have room. */
export function sizeFor({ width, height }: Board): Size {
  return width <= LARGE_UP_TO_WIDTH && height <= LARGE_UP_TO_HEIGHT ? LARGE : NORMAL;
}

/** The floor inside the rim; its edges are even, so that half tones meet. */
export function floorOf(board: Board): Box {
  const { cell } = sizeFor(board);
  const width = (board.width - 2) * cell;
  const height = (board.height - 2) * cell;
  return { x: FLOOR_RIGHT - width, y: FLOOR_BOTTOM - height, width, height };
}

/** The floor with its rim. */
export function penOf(board: Board): Box {
  const { x, y } = floorOf(board);
  return { x: x - RIM, y: y - RIM, width: SCREEN_WIDTH - x + RIM, height: SCREEN_HEIGHT - y + RIM };
}

/** Where a cell begins; those of the board's outer ring begin beyond the rim. */
export function cellLeft(board: Board, at: number): number {
  return FLOOR_RIGHT - (board.width - 1 - columnOf(board, at)) * sizeFor(board).cell;
}

export function cellTop(board: Board, at: number): number {
  return FLOOR_BOTTOM - (board.height - 1 - rowOf(board, at)) * sizeFor(board).cell;
}

/** Where a cell lies on the screen: those of the outer ring are as narrow as the rim. */
export function boxOf(board: Board, at: number): Box {
  const { cell } = sizeFor(board);
  const pen = penOf(board);
  const x = Math.max(pen.x, cellLeft(board, at));
  const y = Math.max(pen.y, cellTop(board, at));
  const width = Math.min(SCREEN_WIDTH, cellLeft(board, at) + cell) - x;
  const height = Math.min(SCREEN_HEIGHT, cellTop(board, at) + cell) - y;
  return { x, y, width, height };
}
