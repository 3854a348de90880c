/**
 * Numbers the cells and the pieces of a board, for the two puzzles in which a move shifts all pieces at once: Fruit and
 * Skid.
 */
import type { Board } from "../../kernel/board";
import type { Task } from "../../kernel/task";

/**
 * The cells of a board, numbered from 1 row by row or column by column.
 *
 * A piece code is one number for a piece: the number of its cell times the number of codes per cell, plus the kind of
 * the piece. In a sorted list of codes, the pieces of a row (or column) follow each other, and they keep this order
 * when they slide along the row (or column).
 */
export interface CellNumbering {
  readonly boardCells: readonly number[];
  /**
   * The number of each cell of the board, counted from 1. It is 0 for a cell without a number, such as a border cell.
   */
  readonly numberOf: readonly number[];
  readonly lineLength: number;
}

/**
 * The number of the first direction in which a sliding piece gets a smaller code (a number for its cell and kind).
 * Directions from this number on are down and left. In a row, cells are numbered from left to right, and in a column
 * from the bottom up.
 */
export const FIRST_DESCENDING = 2;

const CELLS_PER_SLICE = 6;
const CODES_PER_SLICE = 150;
const CONVERSIONS_PER_SLICE = 110;

/**
 * Numbers the cells of a board from 1, row by row or column by column. There are `lineCount` rows (or columns) with
 * `lineLength` cells each. `boardCellAt` returns the cell of the board at an index in a row (or column).
 */
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
 * Creates the two lists that convert piece codes (numbers for the pieces' cells and kinds) between the two numberings
 * of the cells: from rows to columns, and back.
 */
export function* createConversions(
  rows: CellNumbering,
  columns: CellNumbering,
  codesPerCell: number,
  kindCount: number,
  codeLimit: number,
): Task<number[][]> {
  return [
    yield* createConversion(rows, columns, codesPerCell, kindCount, codeLimit),
    yield* createConversion(columns, rows, codesPerCell, kindCount, codeLimit),
  ];
}

/**
 * Creates a list that converts piece codes between two numberings of the cells: `conversion[code - 1]` is the new code.
 * A piece code is a number for a piece's cell and kind. Codes must be below `codeLimit`. Each cell has `codesPerCell`
 * codes, of which pieces use the first `kindCount`. Codes after those of the last cell belong to pieces that have left
 * the board, and do not change.
 */
function* createConversion(
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

/**
 * Creates a list in which every entry is `number`. It has one entry for each piece code (a number for a piece's cell
 * and kind) below `codeLimit`.
 */
export function* createFilledList(codeLimit: number, number: number): Task<number[]> {
  const list: number[] = [];
  for (let code = 1; code < codeLimit; code++) {
    list[code - 1] = number;
    if (code % CODES_PER_SLICE === 0) yield;
  }
  return list;
}

/**
 * Returns the list `list` rearranged for another numbering of the cells. The list has one entry for each piece code (a
 * number for a piece's cell and kind). For each new piece code, `conversion` has the old one.
 */
export function* convertList(list: readonly number[], conversion: readonly number[]): Task<number[]> {
  const converted: number[] = [];
  for (let code = 1; code <= conversion.length; code++) {
    converted[code - 1] = list[conversion[code - 1] - 1];
    if (code % CONVERSIONS_PER_SLICE === 0) yield;
  }
  return converted;
}
