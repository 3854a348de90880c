import { cellAt, columnOf, createBoard, rowOf, type Board } from "../../kernel/board";
import { fault, isFault, type Fault } from "../../kernel/fault";
import { fingerprint } from "../../kernel/fingerprint";
import { readMapText } from "../../kernel/map-text";

/** Where the balls stand at the start. */
export interface Level {
  readonly board: Board;
  /** The black ball's cell. */
  readonly black: number;
  /** The white balls' cells, in ascending order. */
  readonly whites: readonly number[];
}

const BLACK = "@";
const WHITE = "o";
const EMPTY = ".";

/** The most cells a board may have, its border included: a state's key has one byte for each ball's cell. */
export const MAX_BOARD_SIZE = 256;

/** A level from its map: `@` the black ball, `o` a white one, `.` nothing. */
export function readLevel(map: string): Level | Fault {
  const text = readMapText(map, BLACK + WHITE + EMPTY);
  if (isFault(text)) return text;
  const board = createBoard(text.width, text.height);
  if (board.size > MAX_BOARD_SIZE) return fault(`a board of ${text.width} by ${text.height} is too large`);
  const blacks = cellsOf(board, text.rows, BLACK);
  const whites = cellsOf(board, text.rows, WHITE);
  if (blacks.length !== 1) return fault(`the map has ${blacks.length} black balls (@); it needs exactly one`);
  if (whites.length === 0) return fault("the map has no white ball (o)");
  return { board, black: blacks[0], whites };
}

/** The map of a level, rows separated by line feeds. */
export function writeLevel(level: Level): string {
  return mapRows(level).join("\n");
}

/** The map of a level, row by row. */
export function mapRows({ board, black, whites }: Level): string[] {
  const rows: string[] = [];
  for (let y = 0; y < board.height; y++) {
    let row = "";
    for (let x = 0; x < board.width; x++) {
      const cell = cellAt(board, x, y);
      row += cell === black ? BLACK : whites.includes(cell) ? WHITE : EMPTY;
    }
    rows.push(row);
  }
  return rows;
}

/** The same number for all turns and mirrors of a level. */
export function fingerprintOf({ board, black, whites }: Level): number {
  const place = (cell: number, kind: number) => ({ x: columnOf(board, cell), y: rowOf(board, cell), kind });
  const pieces = whites.map((cell) => place(cell, 1));
  pieces.push(place(black, 0));
  return fingerprint(board.width, board.height, pieces);
}

function cellsOf(board: Board, rows: readonly string[], character: string): number[] {
  return board.cells.filter((cell) => rows[rowOf(board, cell)].charAt(columnOf(board, cell)) === character);
}
