import { cellAt, type Board } from "../../../kernel/board";
import { pushBounded } from "../../../kernel/bounded-list";
import type { Task } from "../../../kernel/task";
import { numberCells, FIRST_DESCENDING, createConversion, type CellNumbering } from "../../tilting/cell-numbering";
import { Tile, type Level } from "../level";

/**
 * The inside of a grid as the explorer walks it. Its cells are counted twice over (see tilting/counts.ts): row by row, and
 * column by column from the bottom up. A piece's code is 12 × cell + kind.
 */

/** The kinds of pieces in codes: the first two have a colour; the last two are these where they touch a goal of theirs. */
export const enum CodedKind {
  Red = 0,
  Yellow = 1,
  Ice = 2,
  Crate = 3,
  RedAtGoal = 4,
  YellowAtGoal = 5,
}

export const enum Code {
  PerCell = 12,
  /** Codes of one cell are less than this apart, and codes of two cells more. */
  SameCellLimit = 6,
  /** From a piece to the same piece where it touches its goal. */
  AtGoalOffset = 4,
  /** No piece has it: there is no cell 0. */
  None = 5,
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
  readonly rows: CellNumbering;
  readonly columns: CellNumbering;
  /** By code − 1: a code row by row as one column by column, and the other way about. */
  readonly transposedCodes: readonly (readonly number[])[];
}

/** What a level's ground does to its pieces. */
export interface SlideTables {
  readonly layout: Layout;
  readonly hasCrates: boolean;
  readonly hasPits: boolean;
  /** Where there are pits: by code − 1, column by column and row by row, 1 for a piece in a pit and 0 for any other. */
  readonly isInPit: readonly (readonly number[])[];
  /** By direction, then by code − 1: the code of where the piece stops if no other is in its way. */
  readonly stops: readonly (readonly number[])[];
  /** By direction, then by code − 1: 1 for a crate that has a cell of the ground ahead that it can be pushed to. */
  readonly isPushable: readonly (readonly number[])[];
}

// For all grids of the game, and both ways to make keys.
const layoutCache: Layout[] = [];
const MAX_CACHED_LAYOUTS = 16;

/** The layout of a board for so many pieces: made once. */
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

/** Lists for one level, longer than it needs: what is read of them is written anew. */
interface TableLists {
  readonly stops: readonly number[][];
  readonly isPushable: readonly number[][];
  readonly isInPit: readonly number[][];
}

/** What the ground of a level does to its pieces. */
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
 * Writes where each piece of a level may stop, for kinds that it has: over the cells from the front, so that what is
 * ahead of each is known. Gives whether a pit is ahead of some cell.
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
  // Crates, and pieces that are gone, stop where they are.
  if (crates.length > 0) {
    for (let crate = Code.PerCell + CodedKind.Crate; crate < codes; crate += Code.PerCell) stops[crate - 1] = crate;
  }
  for (let goneCode = Code.PerCell * (cells + 1); goneCode < codes; goneCode += Code.PerCell) {
    for (let broken = 0; broken < 4; broken++) stops[goneCode + broken - 1] = goneCode + broken;
  }
  return hasPits;
}

function fillPushable({ board, tiles }: Level, layout: Layout, direction: number, isPushable: number[]): void {
  const { boardCells } = direction % 2 === 0 ? layout.columns : layout.rows;
  const step = board.steps[direction];
  for (let cell = 1; cell <= layout.cells; cell++) {
    const ahead = tiles[boardCells[cell] + step];
    isPushable[Code.PerCell * cell + CodedKind.Crate - 1] = ahead === Tile.Floor || ahead === Tile.Pit ? 1 : 0;
  }
}

function fillInPit({ tiles }: Level, { cells, codes }: Layout, { boardCells }: CellNumbering, isInPit: number[]): void {
  const codesPerCell: number = Code.PerCell;
  for (let cell = 1; cell <= cells; cell++) {
    const isPit = tiles[boardCells[cell]] === Tile.Pit ? 1 : 0;
    for (let kind: CodedKind = 0; kind <= CodedKind.Crate; kind++) isInPit[codesPerCell * cell + kind - 1] = isPit;
  }
  for (let code = codesPerCell * (cells + 1); code < codes; code++) isInPit[code - 1] = 0;
}
