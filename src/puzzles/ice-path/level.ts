import { cellAt, columnOf, createBoard, rowOf, type Board } from "../../kernel/board";
import { fault, isFault, type Fault } from "../../kernel/fault";
import { fingerprint } from "../../kernel/fingerprint";
import { readMapText } from "../../kernel/map-text";

/** What a cell is made of; a constant enumeration costs no look-up in hot loops. */
export const enum Ground {
  Ice = 0,
  Rock = 1,
  Snow = 2,
}

/** Where the walker starts, where it wants to go, and what is in between. Start and hole are ice. */
export interface Level {
  readonly board: Board;
  /** The walker's cell. */
  readonly walker: number;
  /** The hole's cell. */
  readonly hole: number;
  /** By cell; the border is rock. */
  readonly ground: readonly Ground[];
}

const WALKER = "@";
const HOLE = "O";
const ROCK = "#";
const SNOW = "*";
const ICE = ".";

/** The most cells a board may have, its border included: a state's key is one byte. */
export const MAX_BOARD_SIZE = 256;

/** A level from its map: `@` the walker, `O` the hole, `#` a rock, `*` a snow patch, `.` ice. */
export function readLevel(map: string): Level | Fault {
  const text = readMapText(map, WALKER + HOLE + ROCK + SNOW + ICE);
  if (isFault(text)) return text;
  const board = createBoard(text.width, text.height);
  if (board.size > MAX_BOARD_SIZE) return fault(`a board of ${text.width} by ${text.height} is too large`);
  const walkers = cellsOf(board, text.rows, WALKER);
  const holes = cellsOf(board, text.rows, HOLE);
  if (walkers.length !== 1) return fault(`the map has ${walkers.length} walkers (@); it needs exactly one`);
  if (holes.length !== 1) return fault(`the map has ${holes.length} holes (O); it needs exactly one`);
  const ground = bareGround(board);
  for (const cell of cellsOf(board, text.rows, ROCK)) ground[cell] = Ground.Rock;
  for (const cell of cellsOf(board, text.rows, SNOW)) ground[cell] = Ground.Snow;
  return { board, walker: walkers[0], hole: holes[0], ground };
}

/** The map of a level, rows separated by line feeds. */
export function writeLevel(level: Level): string {
  return mapRows(level).join("\n");
}

/** The map of a level, row by row. */
export function mapRows({ board, walker, hole, ground }: Level): string[] {
  const rows: string[] = [];
  for (let y = 0; y < board.height; y++) {
    let row = "";
    for (let x = 0; x < board.width; x++) {
      const cell = cellAt(board, x, y);
      row += cell === walker ? WALKER : cell === hole ? HOLE : letterOf(ground[cell]);
    }
    rows.push(row);
  }
  return rows;
}

/** The same number for all turns and mirrors of a level. */
export function fingerprintOf({ board, walker, hole, ground }: Level): number {
  const place = (cell: number, kind: number) => ({ x: columnOf(board, cell), y: rowOf(board, cell), kind });
  const pieces = [place(walker, 0), place(hole, 1)];
  for (const cell of board.cells) {
    if (ground[cell] !== Ground.Ice) pieces.push(place(cell, ground[cell] === Ground.Rock ? 2 : 3));
  }
  return fingerprint(board.width, board.height, pieces);
}

/** Nothing but ice, inside a border of rock. */
export function bareGround(board: Board): Ground[] {
  return board.isBorder.map((isBorder) => (isBorder ? Ground.Rock : Ground.Ice));
}

function letterOf(ground: Ground): string {
  if (ground === Ground.Ice) return ICE;
  return ground === Ground.Rock ? ROCK : SNOW;
}

function cellsOf(board: Board, rows: readonly string[], character: string): number[] {
  return board.cells.filter((cell) => rows[rowOf(board, cell)].charAt(columnOf(board, cell)) === character);
}
