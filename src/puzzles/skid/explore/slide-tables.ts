/** Codes of pieces, and tables of where pieces slide on the tiles of a level. */
import { cellAt, type Board } from "../../../kernel/board";
import { pushBounded } from "../../../kernel/bounded-list";
import type { Task } from "../../../kernel/task";
import { numberCells, FIRST_DESCENDING, createConversion, type CellNumbering } from "../../tilting/cell-numbering";
import { Tile, type Level } from "../level";

/**
 * The explorers see only the inner cells of a grid. They number these cells in two ways (see
 * tilting/cell-numbering.ts): by rows, and by columns from the bottom up. The code of a piece is 12 × its cell number +
 * its kind.
 */

/** The kinds of pieces in codes. Toys have a second kind each, for a toy that touches a goal of its colour. */
export const enum CodedKind {
  Red = 0,
  Yellow = 1,
  Ice = 2,
  Crate = 3,
  RedAtGoal = 4,
  YellowAtGoal = 5,
}

/** The numbers that codes are built of. */
export const enum Code {
  /** How many codes a cell has. */
  PerCell = 12,
  /** Codes of one cell differ by less than this, and codes of two cells by more. */
  SameCellLimit = 6,
  /** The difference between the codes of a toy and of the same toy touching its goal. */
  AtGoalOffset = 4,
  /** A code that no piece has, because cell numbers begin with 1. */
  None = 5,
}

/** What all levels on a board of one size share. */
export interface Layout {
  readonly board: Board;
  /** How many codes a state has: one slot for each piece, and at least four. */
  readonly slots: number;
  /** The number of inner cells. */
  readonly cells: number;
  /** All codes are below this number, also those of gone pieces. */
  readonly codes: number;
  /** The cells numbered by rows, and by columns. */
  readonly rows: CellNumbering;
  readonly columns: CellNumbering;
  /** By code − 1: the codes by rows converted to codes by columns, then the other way round. */
  readonly transposedCodes: readonly (readonly number[])[];
}

/** Where the pieces of a level slide, as far as the tiles alone decide. */
export interface SlideTables {
  readonly layout: Layout;
  readonly hasCrates: boolean;
  readonly hasPits: boolean;
  /** By axis and code − 1: 1 for a piece in a pit, otherwise 0. Stale if the level has no pits. */
  readonly isInPit: readonly (readonly number[])[];
  /** By direction and code − 1: the code at which the piece stops if no other piece is in its way. */
  readonly stops: readonly (readonly number[])[];
  /** By direction and code − 1: 1 for a crate that has floor or a pit ahead to be pushed to, otherwise 0. */
  readonly isPushable: readonly (readonly number[])[];
}

// The cache has room for all sizes of grids in the game, each with four slots and with more.
const layoutCache: Layout[] = [];
const MAX_CACHED_LAYOUTS = 16;

/** Returns the layout of a board whose states have `slots` codes. It is cached. */
export function* layoutOf(board: Board, slots: number): Task<Layout> {
  const cached = layoutCache.find((layout) => layout.board === board && layout.slots === slots);
  if (cached !== undefined) return cached;
  yield;
  const width = board.width - 2;
  const height = board.height - 2;
  const rows = yield* numberCells(board, height, width, (line, index) => cellAt(board, index + 1, line + 1));
  const columns = yield* numberCells(board, width, height, (line, index) => cellAt(board, line + 1, height - index));
  const codes = Code.PerCell * (width * height + 1 + slots);
  yield;
  const transposedCodes = [
    yield* createConversion(rows, columns, Code.PerCell, CodedKind.Crate + 1, codes),
    yield* createConversion(columns, rows, Code.PerCell, CodedKind.Crate + 1, codes),
  ];
  const layout = { board, slots, cells: width * height, codes, rows, columns, transposedCodes: transposedCodes };
  pushBounded(layoutCache, layout, MAX_CACHED_LAYOUTS);
  return layout;
}

/**
 * Lists that the tables of one level are written to. They may be longer than needed; entries of other levels are stale.
 */
interface TableLists {
  readonly stops: readonly number[][];
  readonly isPushable: readonly number[][];
  readonly isInPit: readonly number[][];
}

/** Creates the slide tables of a level in the given lists. */
export function* createSlideTables(
  level: Level,
  layout: Layout,
  { stops, isPushable, isInPit }: TableLists,
): Task<SlideTables> {
  const hasCrates = level.crates.length > 0;
  let hasPits = false;
  for (let direction = 0; direction < 4; direction++) {
    if (fillStops(level, layout, direction, stops[direction])) hasPits = true;
    yield;
    if (hasCrates) fillPushable(level, layout, direction, isPushable[direction]);
  }
  if (hasPits) {
    fillInPit(level, layout, layout.columns, isInPit[0]);
    yield;
    fillInPit(level, layout, layout.rows, isInPit[1]);
    yield;
  }
  return { layout, hasCrates, hasPits, stops, isPushable, isInPit };
}

/**
 * Fills in where pieces stop that slide in a direction, for the kinds of pieces that the level has. Cells are handled
 * from the front, because each stop depends on the cell ahead. Returns whether the level has a pit ahead of some cell.
 */
function fillStops(level: Level, layout: Layout, direction: number, stops: number[]): boolean {
  const { board, tiles, reds, yellows, ices, crates } = level;
  const { cells, codes } = layout;
  const { boardCells } = direction % 2 === 0 ? layout.columns : layout.rows;
  const step = board.steps[direction];
  const isDown = direction >= FIRST_DESCENDING;
  const toNext: number = isDown ? Code.PerCell : -Code.PerCell;
  const hasReds = reds.length > 0;
  const hasYellows = yellows.length > 0;
  const hasIces = ices.length > 0;
  let hasPits = false;
  let cell = isDown ? 1 : cells;
  let code = Code.PerCell * cell;
  for (let left = cells; left > 0; left--) {
    const ahead = tiles[boardCells[cell] + step];
    const red = code + CodedKind.Red;
    const yellow = code + CodedKind.Yellow;
    const ice = code + CodedKind.Ice;
    if (ahead === Tile.Floor) {
      if (hasReds) stops[red - 1] = stops[red - toNext - 1];
      if (hasYellows) stops[yellow - 1] = stops[yellow - toNext - 1];
      if (hasIces) stops[ice - 1] = stops[ice - toNext - 1];
    } else {
      stops[red - 1] = ahead === Tile.RedGoal ? red + Code.AtGoalOffset : red;
      stops[yellow - 1] = ahead === Tile.YellowGoal ? yellow + Code.AtGoalOffset : yellow;
      stops[ice - 1] = ice;
      if (ahead === Tile.Pit) {
        hasPits = true;
        stops[red - 1] = red - toNext;
        stops[yellow - 1] = yellow - toNext;
        stops[ice - 1] = ice - toNext;
      }
    }
    code += toNext;
    cell += isDown ? 1 : -1;
  }
  // Crates and gone pieces stay where they are.
  if (crates.length > 0) {
    for (let crate = Code.PerCell + CodedKind.Crate; crate < codes; crate += Code.PerCell) stops[crate - 1] = crate;
  }
  for (let goneCode = Code.PerCell * (cells + 1); goneCode < codes; goneCode += Code.PerCell) {
    for (let broken = 0; broken < 4; broken++) stops[goneCode + broken - 1] = goneCode + broken;
  }
  return hasPits;
}

/** Fills in which crates can be pushed in a direction. */
function fillPushable({ board, tiles }: Level, layout: Layout, direction: number, isPushable: number[]): void {
  const { boardCells } = direction % 2 === 0 ? layout.columns : layout.rows;
  const step = board.steps[direction];
  for (let cell = 1; cell <= layout.cells; cell++) {
    const ahead = tiles[boardCells[cell] + step];
    isPushable[Code.PerCell * cell + CodedKind.Crate - 1] = ahead === Tile.Floor || ahead === Tile.Pit ? 1 : 0;
  }
}

/** Fills in which codes belong to pieces in pits. */
function fillInPit({ tiles }: Level, { cells, codes }: Layout, { boardCells }: CellNumbering, isInPit: number[]): void {
  const codesPerCell: number = Code.PerCell;
  for (let cell = 1; cell <= cells; cell++) {
    const isPit = tiles[boardCells[cell]] === Tile.Pit ? 1 : 0;
    for (let kind: CodedKind = 0; kind <= CodedKind.Crate; kind++) isInPit[codesPerCell * cell + kind - 1] = isPit;
  }
  for (let code = codesPerCell * (cells + 1); code < codes; code++) isInPit[code - 1] = 0;
}
