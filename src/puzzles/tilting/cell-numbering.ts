import type { Board } from "../../kernel/board";
import type { Task } from "../../kernel/task";

/**
 * The cells of a board that tilts, counted from 1 row by row or column by column. A piece is one number, its code: so
 * many times the cell, and its kind. Each puzzle says how many, and what kinds there are. In a list of codes in ascending
 * order all pieces of a row (or column) stand side by side, and a slide along it never changes their order.
 */
export interface CellNumbering {
  /** By cell: its cell on the board. */
  readonly boardCells: readonly number[];
  /** By cell of the board: its count; 0 where it has none. */
  readonly numberOf: readonly number[];
  /** How many cells a line has. */
  readonly lineLength: number;
}

/** Moves in this direction and in those after it, down and left, go to lower codes; the others go to higher ones. */
export const FIRST_DESCENDING = 2;

const CELLS_PER_SLICE = 6;
const CODES_PER_SLICE = 150;
const CONVERSIONS_PER_SLICE = 110;

/** Counts so many lines of so many cells. */
export function* numberCells(
  board: Board,
  lineCount: number,
  lineLength: number,
  boardCellAt: (line: number, index: number) => number,
): Task<CellNumbering> {
  const boardCells: number[] = [0];
  const numberOf = board.isBorder.map(() => 0);
  for (let line = 0; line < lineCount; line++) {
    for (let index = 0; index < lineLength; index++) {
      const boardCell = boardCellAt(line, index);
      numberOf[boardCell] = boardCells.length;
      boardCells.push(boardCell);
    }
    yield;
  }
  return { boardCells, numberOf, lineLength };
}

/**
 * By code − 1, up to the one before `codes`: a code of the one count in the other. A cell has `step` codes, of which the
 * first `kinds` are of pieces; codes behind those of the last cell, of pieces that are gone, stay as they are.
 */
export function* createConversion(
  { boardCells }: CellNumbering,
  { numberOf }: CellNumbering,
  codesPerCell: number,
  kindCount: number,
  codeLimit: number,
): Task<number[]> {
  const conversion: number[] = [];
  for (let code = 1; code < codeLimit; code++) {
    conversion.push(code);
    if (code % CODES_PER_SLICE === 0) yield;
  }
  yield;
  for (let cellNumber = 1; cellNumber < boardCells.length; cellNumber++) {
    const from = codesPerCell * cellNumber;
    const to = codesPerCell * numberOf[boardCells[cellNumber]];
    for (let kind = 0; kind < kindCount; kind++) conversion[from + kind - 1] = to + kind;
    if (cellNumber % CELLS_PER_SLICE === 0) yield;
  }
  return conversion;
}

/** A list by code − 1, up to the one before `codes`, with the same number everywhere. */
export function* createFilledList(codeLimit: number, number: number): Task<number[]> {
  const list: number[] = [];
  for (let code = 1; code < codeLimit; code++) {
    list[code - 1] = number;
    if (code % CODES_PER_SLICE === 0) yield;
  }
  return list;
}

/** A list by code − 1, for codes of the other count: `turn` has these in the count of the list. */
export function* convertList(list: readonly number[], conversion: readonly number[]): Task<number[]> {
  const converted: number[] = [];
  for (let code = 1; code <= conversion.length; code++) {
    converted[code - 1] = list[conversion[code - 1] - 1];
    if (code % CONVERSIONS_PER_SLICE === 0) yield;
  }
  return converted;
}
