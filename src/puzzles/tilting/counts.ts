import type { Board } from "../../kernel/board";
import type { Work } from "../../kernel/work";

/**
 * The cells of a board that tilts, counted from 1 row by row or column by column. A piece is one number, its code: so
 * many times the cell, and its kind. Each puzzle says how many, and what kinds there are. In a list of codes in ascending
 * order all pieces of a row (or column) stand side by side, and a slide along it never changes their order.
 */
export interface Count {
  /** By cell: its cell on the board. */
  readonly places: readonly number[];
  /** By cell of the board: its count; 0 where it has none. */
  readonly cellOf: readonly number[];
  /** How many cells a line has. */
  readonly length: number;
}

/** Moves in this direction and in those after it, down and left, go to lower codes; the others go to higher ones. */
export const FIRST_LOWERING = 2;

const CELLS_PER_SLICE = 6;
const CODES_PER_SLICE = 150;
const CODES_TURNED_PER_SLICE = 110;

/** Counts so many lines of so many cells. */
export function* countCells(
  board: Board,
  lines: number,
  length: number,
  placeOn: (line: number, at: number) => number,
): Work<Count> {
  const places: number[] = [0];
  const cellOf = board.isBorder.map(() => 0);
  for (let line = 0; line < lines; line++) {
    for (let at = 0; at < length; at++) {
      const place = placeOn(line, at);
      cellOf[place] = places.length;
      places.push(place);
    }
    yield;
  }
  return { places, cellOf, length };
}

/**
 * By code − 1, up to the one before `codes`: a code of the one count in the other. A cell has `step` codes, of which the
 * first `kinds` are of pieces; codes behind those of the last cell, of pieces that are gone, stay as they are.
 */
export function* turnOf(
  { places }: Count,
  { cellOf }: Count,
  step: number,
  kinds: number,
  codes: number,
): Work<number[]> {
  const turn: number[] = [];
  for (let code = 1; code < codes; code++) {
    turn.push(code);
    if (code % CODES_PER_SLICE === 0) yield;
  }
  yield;
  for (let cell = 1; cell < places.length; cell++) {
    const from = step * cell;
    const to = step * cellOf[places[cell]];
    for (let kind = 0; kind < kinds; kind++) turn[from + kind - 1] = to + kind;
    if (cell % CELLS_PER_SLICE === 0) yield;
  }
  return turn;
}

/** A list by code − 1, up to the one before `codes`, with the same number everywhere. */
export function* filled(codes: number, number: number): Work<number[]> {
  const list: number[] = [];
  for (let code = 1; code < codes; code++) {
    list[code - 1] = number;
    if (code % CODES_PER_SLICE === 0) yield;
  }
  return list;
}

/** A list by code − 1, for codes of the other count: `turn` has these in the count of the list. */
export function* turned(list: readonly number[], turn: readonly number[]): Work<number[]> {
  const other: number[] = [];
  for (let code = 1; code <= turn.length; code++) {
    other[code - 1] = list[turn[code - 1] - 1];
    if (code % CODES_TURNED_PER_SLICE === 0) yield;
  }
  return other;
}
