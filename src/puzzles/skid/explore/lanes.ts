import { cellAt, type Board } from "../../../kernel/board";
import { keepNewest } from "../../../kernel/newest";
import type { Work } from "../../../kernel/work";
import { countCells, FIRST_LOWERING, turnOf, type Count } from "../../tilting/counts";
import { Ground, type Level } from "../level";

/**
 * The inside of a grid as the explorer walks it. Its cells are counted twice over (see tilting/counts.ts): row by row, and
 * column by column from the bottom up. A piece's code is 12 × cell + kind.
 */

/** The kinds of pieces in codes: the first two have a colour; the last two are these where they touch a goal of theirs. */
export const enum Piece {
  Red = 0,
  Yellow = 1,
  Ice = 2,
  Crate = 3,
  RedAtGoal = 4,
  YellowAtGoal = 5,
}

export const enum Code {
  Kinds = 12,
  /** Codes of one cell are less than this apart, and codes of two cells more. */
  Near = 6,
  /** From a piece to the same piece where it touches its goal. */
  ToGoal = 4,
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
  readonly rows: Count;
  readonly columns: Count;
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
  /** By direction, then by code − 1: the code of where the piece stops if no other is in its way. */
  readonly stops: readonly (readonly number[])[];
  /** By direction, then by code − 1: 1 for a crate that has a cell of the ground ahead that it can be pushed to. */
  readonly opens: readonly (readonly number[])[];
}

// For all grids of the game, and both ways to make keys.
const layouts: Layout[] = [];
const MOST_LAYOUTS = 16;

/** The layout of a board for so many pieces: made once. */
export function* layoutOf(board: Board, slots: number): Work<Layout> {
  const known = layouts.find((layout) => layout.board === board && layout.slots === slots);
  if (known !== undefined) return known;
  yield;
  const width = board.width - 2;
  const height = board.height - 2;
  const rows = yield* countCells(board, height, width, (line, at) => cellAt(board, at + 1, line + 1));
  const columns = yield* countCells(board, width, height, (line, at) => cellAt(board, line + 1, height - at));
  const codes = Code.Kinds * (width * height + 1 + slots);
  yield;
  const turns = [
    yield* turnOf(rows, columns, Code.Kinds, Piece.Crate + 1, codes),
    yield* turnOf(columns, rows, Code.Kinds, Piece.Crate + 1, codes),
  ];
  const layout = { board, slots, cells: width * height, codes, rows, columns, turns };
  keepNewest(layouts, layout, MOST_LAYOUTS);
  return layout;
}

/** Lists for one level, longer than it needs: what is read of them is written anew. */
interface Memory {
  readonly stops: readonly number[][];
  readonly opens: readonly number[][];
  readonly pits: readonly number[][];
}

/** What the ground of a level does to its pieces. */
export function* layLanes(level: Level, layout: Layout, { stops, opens, pits }: Memory): Work<Lanes> {
  const hasCrates = level.crates.length > 0;
  let hasPits = false;
  for (let direction = 0; direction < 4; direction++) {
    if (layStops(level, layout, direction, stops[direction])) hasPits = true;
    yield;
    if (hasCrates) layOpens(level, layout, direction, opens[direction]);
  }
  if (hasPits) {
    layPits(level, layout, layout.columns, pits[0]);
    yield;
    layPits(level, layout, layout.rows, pits[1]);
    yield;
  }
  return { layout, hasCrates, hasPits, stops, opens, pits };
}

/**
 * Writes where each piece of a level may stop, for kinds that it has: over the cells from the front, so that what is
 * ahead of each is known. Gives whether a pit is ahead of some cell.
 */
function layStops(level: Level, layout: Layout, direction: number, stops: number[]): boolean {
  const { board, ground, reds, yellows, ices, crates } = level;
  const { cells, codes } = layout;
  const { places } = direction % 2 === 0 ? layout.columns : layout.rows;
  const step = board.steps[direction];
  const isDown = direction >= FIRST_LOWERING;
  const toNext: number = isDown ? Code.Kinds : -Code.Kinds;
  const hasReds = reds.length > 0;
  const hasYellows = yellows.length > 0;
  const hasIces = ices.length > 0;
  let hasPits = false;
  let cell = isDown ? 1 : cells;
  let code = Code.Kinds * cell;
  for (let left = cells; left > 0; left--) {
    const ahead = ground[places[cell] + step];
    const red = code + Piece.Red;
    const yellow = code + Piece.Yellow;
    const ice = code + Piece.Ice;
    if (ahead === Ground.Floor) {
      if (hasReds) stops[red - 1] = stops[red - toNext - 1];
      if (hasYellows) stops[yellow - 1] = stops[yellow - toNext - 1];
      if (hasIces) stops[ice - 1] = stops[ice - toNext - 1];
    } else {
      stops[red - 1] = ahead === Ground.RedGoal ? red + Code.ToGoal : red;
      stops[yellow - 1] = ahead === Ground.YellowGoal ? yellow + Code.ToGoal : yellow;
      stops[ice - 1] = ice;
      if (ahead === Ground.Pit) {
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
    for (let crate = Code.Kinds + Piece.Crate; crate < codes; crate += Code.Kinds) stops[crate - 1] = crate;
  }
  for (let lost = Code.Kinds * (cells + 1); lost < codes; lost += Code.Kinds) {
    for (let broken = 0; broken < 4; broken++) stops[lost + broken - 1] = lost + broken;
  }
  return hasPits;
}

function layOpens({ board, ground }: Level, layout: Layout, direction: number, opens: number[]): void {
  const { places } = direction % 2 === 0 ? layout.columns : layout.rows;
  const step = board.steps[direction];
  for (let cell = 1; cell <= layout.cells; cell++) {
    const ahead = ground[places[cell] + step];
    opens[Code.Kinds * cell + Piece.Crate - 1] = ahead === Ground.Floor || ahead === Ground.Pit ? 1 : 0;
  }
}

function layPits({ ground }: Level, { cells, codes }: Layout, { places }: Count, pits: number[]): void {
  const kinds: number = Code.Kinds;
  for (let cell = 1; cell <= cells; cell++) {
    const isPit = ground[places[cell]] === Ground.Pit ? 1 : 0;
    for (let kind: Piece = 0; kind <= Piece.Crate; kind++) pits[kinds * cell + kind - 1] = isPit;
  }
  for (let code = kinds * (cells + 1); code < codes; code++) pits[code - 1] = 0;
}
