import { cellAt, type Board } from "../../kernel/board";
import type { Work } from "../../kernel/work";
import { Ground, type Level } from "./level";

/**
 * The inside of a grid as the explorer walks it. Its cells are counted from 1 twice over: row by row, so that a row is a
 * stretch of neighbours, and column by column, from the bottom up. A piece is one number, its code: 4 × cell + kind. In a list of codes in
 * ascending order all pieces of a row (or column) stand side by side, and a move along it never changes their order.
 */

/** The kinds of pieces in codes: the first two have a colour. */
export const enum Piece {
  Red = 0,
  Yellow = 1,
  Ice = 2,
  Crate = 3,
}

export const enum Code {
  Kinds = 4,
  /**
   * A piece that touches its goal has this added to its stop where the move goes to lower codes, and taken off where it
   * goes to higher ones: so it is out of order with all that is ahead of it.
   */
  Touches = 100000,
}

/** Moves in this direction and in those after it, down and left, go to lower codes; the others go to higher ones. */
export const FIRST_LOWERING = 2;

/** The cells inside a grid in one of the two counts: row by row, or column by column. */
interface Count {
  /** By cell: its cell on the board. */
  readonly places: readonly number[];
  /** By cell of the board: its count; 0 where it has none. */
  readonly cellOf: readonly number[];
  /** How many cells a line has. */
  readonly length: number;
}

/** What all levels of one size share. */
export interface Layout {
  readonly board: Board;
  /** How many pieces a list of codes has room for. */
  readonly slots: number;
  /** How many cells there are inside. */
  readonly cells: number;
  /** Codes are below this, those that stand for pieces that are gone included. */
  readonly codes: number;
  readonly rows: Count;
  readonly columns: Count;
  /** By code − 1: the code itself. */
  readonly same: readonly number[];
  /** By code − 1: a code row by row as one column by column, and the other way about. */
  readonly turns: readonly (readonly number[])[];
}

/** What a level's ground does to its pieces. */
export interface Lanes {
  readonly layout: Layout;
  readonly hasCrates: boolean;
  readonly hasPits: boolean;
  /** Where there are pits: by code − 1, column by column and row by row, 1 for a piece in a pit and 0 for any other. */
  readonly pits: readonly (readonly number[])[];
  /** By direction, then by code − 1: the code of where the piece stops if no other is in its way; see `Code.Touches`. */
  readonly stops: readonly (readonly number[])[];
  /** By direction, then by code − 1: whether a crate there has a cell of the ground ahead that it can be pushed to. */
  readonly opens: readonly (readonly boolean[])[];
}

const layouts: Layout[] = [];

/** The layout of a board for so many pieces: made once, best before the first level of it is explored. */
export function layoutOf(board: Board, slots: number): Layout {
  const known = layouts.find((layout) => layout.board === board && layout.slots === slots);
  if (known !== undefined) return known;
  const width = board.width - 2;
  const height = board.height - 2;
  const rows = countCells(board, height, width, (line, at) => cellAt(board, at + 1, line + 1));
  const columns = countCells(board, width, height, (line, at) => cellAt(board, line + 1, height - at));
  const codes = Code.Kinds * (width * height + 1 + slots);
  const same: number[] = [];
  for (let code = 1; code < codes; code++) same.push(code);
  const turns = [turnOf(rows, columns, same), turnOf(columns, rows, same)];
  const layout = { board, slots, cells: width * height, codes, rows, columns, same, turns };
  layouts.push(layout);
  return layout;
}

/** What the ground of a level does to its pieces. */
export function* layLanes(level: Level, layout: Layout): Work<Lanes> {
  const hasCrates = level.crates.length > 0;
  const hasPits = level.ground.includes(Ground.Pit);
  yield;
  const stops: number[][] = [];
  const opens: boolean[][] = [];
  for (let direction = 0; direction < 4; direction++) {
    stops.push(stopsOf(level, layout, direction));
    yield;
    opens.push(hasCrates ? opensOf(level, layout, direction) : []);
    if (hasCrates) yield;
  }
  const pits: number[][] = [];
  if (hasPits) {
    pits.push(pitsOf(level, layout, layout.columns));
    yield;
    pits.push(pitsOf(level, layout, layout.rows));
    yield;
  }
  return { layout, hasCrates, hasPits, stops, opens, pits };
}

function countCells(board: Board, lines: number, length: number, placeOn: (line: number, at: number) => number): Count {
  const places: number[] = [0];
  const cellOf = board.isBorder.map(() => 0);
  for (let line = 0; line < lines; line++) {
    for (let at = 0; at < length; at++) {
      const place = placeOn(line, at);
      cellOf[place] = places.length;
      places.push(place);
    }
  }
  return { places, cellOf, length };
}

function turnOf({ places }: Count, { cellOf }: Count, same: readonly number[]): number[] {
  const turn = [...same];
  const kinds: number = Code.Kinds;
  for (let cell = 1; cell < places.length; cell++) {
    for (let kind = 0; kind < kinds; kind++) {
      turn[kinds * cell + kind - 1] = kinds * cellOf[places[cell]] + kind;
    }
  }
  return turn;
}

/** Goes over the cells from the front, so that what is ahead of each is known. */
function stopsOf({ board, ground }: Level, { rows, columns, cells, same }: Layout, direction: number): number[] {
  const { places } = direction % 2 === 0 ? columns : rows;
  const step = board.steps[direction];
  const isDown = direction >= FIRST_LOWERING;
  const touches = isDown ? Code.Touches : -Code.Touches;
  const toNext = isDown ? Code.Kinds : -Code.Kinds;
  // Crates, and pieces that are gone, stop where they are.
  const stops = [...same];
  let code = isDown ? Code.Kinds : Code.Kinds * cells;
  for (let left = cells; left > 0; left--) {
    const cell = isDown ? cells + 1 - left : left;
    const ahead = ground[places[cell] + step];
    if (ahead === Ground.Floor) {
      const next = code - toNext;
      stops[code - 1] = stops[next - 1];
      stops[code] = stops[next];
      stops[code + 1] = stops[next + 1];
    } else if (ahead === Ground.Pit) {
      const next = code - toNext;
      stops[code - 1] = next;
      stops[code] = next + Piece.Yellow;
      stops[code + 1] = next + Piece.Ice;
    } else if (ahead === Ground.RedGoal) stops[code - 1] += touches;
    else if (ahead === Ground.YellowGoal) stops[code] += touches;
    code += toNext;
  }
  return stops;
}

function opensOf({ board, ground }: Level, { rows, columns, cells }: Layout, direction: number): boolean[] {
  const { places } = direction % 2 === 0 ? columns : rows;
  const step = board.steps[direction];
  const opens: boolean[] = [];
  for (let code = 1; code < Code.Kinds * (cells + 1); code++) opens[code - 1] = false;
  for (let cell = 1; cell <= cells; cell++) {
    const ahead = ground[places[cell] + step];
    opens[Code.Kinds * cell + Piece.Crate - 1] = ahead === Ground.Floor || ahead === Ground.Pit;
  }
  return opens;
}

function pitsOf({ ground }: Level, { cells, same }: Layout, { places }: Count): number[] {
  const kinds: number = Code.Kinds;
  const pits = same.map(() => 0);
  for (let cell = 1; cell <= cells; cell++) {
    if (ground[places[cell]] !== Ground.Pit) continue;
    for (let kind = 0; kind < kinds; kind++) pits[kinds * cell + kind - 1] = 1;
  }
  return pits;
}
