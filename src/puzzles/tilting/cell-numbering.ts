/** Cell numbers and piece codes for the explorers of tilting boards, which move all pieces at once. */
import type { Board } from "../../kernel/board";
import type { Task } from "../../kernel/task";

/**
 * The cells of a tilting board, counted from 1 row by row or column by column.
 *
 * A piece is one number, its code: its cell number times the number of codes per cell, plus its kind. In a list of
 * codes in ascending order, the pieces of a row (or column) are adjacent. A slide along that line never changes their
 * order.
 */
export interface CellNumbering {
  /** By cell number: the cell of the board. */
  readonly boardCells: readonly number[];
  /** By cell of the board: its number, or 0 if it has none. */
  readonly numberOf: readonly number[];
  /** The number of cells in a row (or column). */
  readonly lineLength: number;
}

/**
 * The first direction that moves pieces to lower codes. This direction and the one after it, down and left, do so; up
 * and right move pieces to higher codes.
 */
export const FIRST_DESCENDING = 2;

const CELLS_PER_SLICE = 6;
const CODES_PER_SLICE = 150;
const CONVERSIONS_PER_SLICE = 110;

/** Numbers the cells of `lineCount` lines with `lineLength` cells each. */
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
 * Creates the list that converts codes of one numbering to codes of another: by code − 1, for codes below `codeLimit`.
 * A cell has `codesPerCell` codes, of which the first `kindCount` belong to pieces. Codes behind the last cell belong
 * to pieces that are gone, and stay the same.
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

/** Creates a list by code − 1, for codes below `codeLimit`, with the same number everywhere. */
export function* createFilledList(codeLimit: number, number: number): Task<number[]> {
  const list: number[] = [];
  for (let code = 1; code < codeLimit; code++) {
    list[code - 1] = number;
    if (code % CODES_PER_SLICE === 0) yield;
  }
  return list;
}

/**
 * Converts a list by code − 1 to the codes of another numbering. `conversion` maps codes of the other numbering to
 * codes of the list.
 */
export function* convertList(list: readonly number[], conversion: readonly number[]): Task<number[]> {
  const converted: number[] = [];
  for (let code = 1; code <= conversion.length; code++) {
    converted[code - 1] = list[conversion[code - 1] - 1];
    if (code % CONVERSIONS_PER_SLICE === 0) yield;
  }
  return converted;
}
