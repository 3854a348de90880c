import { cellAt, type Board } from "../../../kernel/board";
import { keepNewest } from "../../../kernel/newest";
import type { Work } from "../../../kernel/work";
import { layGround, type Ground } from "../ground";
import { Sort, type Level } from "../level";

/**
 * A board as the explorer walks it. Its cells are counted from 1 twice over: row by row, so that a row is a stretch of
 * neighbours, and column by column, from the bottom up. A piece is one number, its code: 24 × cell + kind. In a list of
 * codes in ascending order all pieces of a row (or column) stand side by side, and a slide along it never changes their
 * order.
 */

/** The kinds of pieces in codes: fruits by their kinds, then the other sorts; the last is a fruit that has been spoilt. */
export const enum Piece {
  FirstFruit = 0,
  FirstSort = 4,
  Last = 8,
  Spoilt = 10,
}

export const enum Code {
  Kinds = 24,
  /** Codes of one cell are less than this apart, and codes of two cells more. */
  Near = 12,
  /** From one piece that is gone to the next: no two of them look as if they lay side by side. */
  Gone = 25,
}

/** A list of codes has room for so many pieces. */
export const MOST_PIECES = 8;

/** Moves in this direction and in those after it, down and left, go to lower codes; the others go to higher ones. */
const FIRST_LOWERING = 2;

/** The cells of a board in one of the two counts: row by row, or column by column. */
interface Count {
  /** By cell: its cell on the board. */
  readonly places: readonly number[];
  /** By cell of the board: its count; 0 where it has none. */
  readonly cellOf: readonly number[];
  /** By code − 1: where on the board it is; 0 for a piece that is gone. */
  readonly placeOf: readonly number[];
  /** How many codes a line has. */
  readonly line: number;
}

/** What all levels of one size share. */
export interface Layout {
  readonly board: Board;
  /** How many cells there are. */
  readonly cells: number;
  /** The first code of a piece that is gone, and the one above all codes: `goneCode` says which is whose. */
  readonly gone: number;
  readonly codes: number;
  /** Column by column, then row by row: for a push up or down, and for one to the right or left. */
  readonly counts: readonly Count[];
  /** By code − 1: a code row by row as one column by column, and the other way about. */
  readonly turns: readonly (readonly number[])[];
}

/** What a level's ground does to its pieces. */
export interface Lanes {
  readonly layout: Layout;
  readonly ground: Ground;
  readonly hasAnteaters: boolean;
  /** Where there are anteaters: by count, then by code − 1, 1 for a fruit where one may see and pull it, 0 for any other piece. */
  readonly sighted: readonly (readonly number[])[];
  /** By direction, then by code − 1: the code of where the piece stops if no other is in its way. */
  readonly stops: readonly (readonly number[])[];
  /**
   * Of the pushes up and down, then of those to the right and left: whether whatever slides one way slides the other way
   * to where it would have come from the first place, too. Passes, hedgehogs and anteaters spoil that.
   */
  readonly isTwoWay: readonly boolean[];
}

// For all boards of the game.
const layouts: Layout[] = [];
const MOST_LAYOUTS = 8;

const CELLS_PER_SLICE = 6;
const CODES_PER_SLICE = 150;

/** The layout of a board: made once. */
export function* layoutOf(board: Board): Work<Layout> {
  const known = layouts.find((layout) => layout.board === board);
  if (known !== undefined) return known;
  yield;
  const { width, height } = board;
  const cells = width * height;
  const gone = Code.Kinds * (cells + 1);
  const codes = gone + Code.Gone * MOST_PIECES;
  const columns = yield* countCells(board, width, height, codes, (line, at) => cellAt(board, line, height - 1 - at));
  const rows = yield* countCells(board, height, width, codes, (line, at) => cellAt(board, at, line));
  const turns = [yield* turnOf(rows, columns, codes), yield* turnOf(columns, rows, codes)];
  const layout = { board, cells, gone, codes, counts: [columns, rows], turns };
  keepNewest(layouts, layout, MOST_LAYOUTS);
  return layout;
}

/** The code that stands for a piece that is gone, in that slot of a list, counted from 1. */
export function goneCode({ gone }: Layout, slot: number): number {
  return gone + Code.Gone * (slot - 1);
}

function* countCells(
  board: Board,
  lines: number,
  length: number,
  codes: number,
  placeOn: (line: number, at: number) => number,
): Work<Count> {
  const places: number[] = [0];
  const cellOf = board.isBorder.map(() => 0);
  const placeOf: number[] = [];
  yield* filled(placeOf, codes, 0);
  for (let line = 0; line < lines; line++) {
    for (let at = 0; at < length; at++) {
      const place = placeOn(line, at);
      const code = Code.Kinds * places.length;
      for (let kind = Piece.FirstFruit; kind <= Piece.Last; kind++) placeOf[code + kind - 1] = place;
      cellOf[place] = places.length;
      places.push(place);
    }
    yield;
  }
  return { places, cellOf, placeOf, line: Code.Kinds * length };
}

/** By code − 1: a code of the one count in the other; pieces that are gone stay so. */
function* turnOf({ places }: Count, { cellOf }: Count, codes: number): Work<number[]> {
  const turn: number[] = [];
  for (let code = 1; code < codes; code++) {
    turn.push(code);
    if (code % CODES_PER_SLICE === 0) yield;
  }
  for (let cell = 1; cell < places.length; cell++) {
    const from = Code.Kinds * cell;
    const to = Code.Kinds * cellOf[places[cell]];
    for (let kind = Piece.FirstFruit; kind <= Piece.Last; kind++) turn[from + kind - 1] = to + kind;
    if (cell % CELLS_PER_SLICE === 0) yield;
  }
  return turn;
}

/** Writes the same number for all codes up to `codes`. */
export function* filled(list: number[], codes: number, number: number): Work<void> {
  for (let code = 1; code < codes; code++) {
    list[code - 1] = number;
    if (code % CODES_PER_SLICE === 0) yield;
  }
}

/** Lists for one level, longer than it needs: what is read of them is written anew. */
interface Memory {
  /** By direction. */
  readonly stops: number[][];
  /** By count. */
  readonly sighted: number[][];
}

/** What the ground of a level does to its pieces. */
export function* layLanes(level: Level, layout: Layout, { stops, sighted }: Memory): Work<Lanes> {
  const ground = yield* layGround(level);
  yield;
  const kinds = kindsIn(level);
  for (let direction = 0; direction < 4; direction++) {
    yield* layStops(ground, layout, direction, kinds, stops[direction]);
    yield;
  }
  const hasAnteaters = level.anteaters.length > 0;
  if (hasAnteaters) yield* laySighted(ground, layout, sighted);
  const isTwoWay = [0, 1].map((axis) => !hasAnteaters && isEven(level, ground, axis));
  return { layout, ground, hasAnteaters, sighted, stops, isTwoWay };
}

/** Writes where a fruit may be seen and pulled: not right beside the anteater. */
function* laySighted({ sights }: Ground, { codes, counts }: Layout, sighted: number[][]): Work<void> {
  for (let axis = 0; axis < counts.length; axis++) {
    yield* filled(sighted[axis], codes, 0);
    for (const sight of sights) {
      for (let at = 1; at < sight.length; at++) {
        const code = Code.Kinds * counts[axis].cellOf[sight[at]];
        for (let kind = Piece.FirstFruit; kind < Piece.FirstSort; kind++) sighted[axis][code + kind - 1] = 1;
      }
      yield;
    }
  }
}

/** Whether neither pass nor hedgehog lies in the way of a push along an axis: 0 up and down, 1 right and left. */
function isEven({ board, passes }: Level, { hits }: Ground, axis: number): boolean {
  if (passes.some(({ direction }) => direction % 2 === axis)) return false;
  return !board.cells.some((cell) => hits[axis][cell] || hits[axis + 2][cell]);
}

/** The kinds that a level has pieces of. */
function kindsIn({ kinds, sorts }: Level): Piece[] {
  const all: Piece[] = [];
  for (let kind = Piece.FirstFruit; kind <= Piece.Last; kind++) {
    const isThere = kind < Piece.FirstSort ? kinds.includes(kind) : sorts.includes(kind - Piece.FirstSort);
    if (isThere) all.push(kind);
  }
  return all;
}

/** Writes where each piece of a level may stop: over the cells from the front, so that what is ahead of each is known. */
function* layStops(
  ground: Ground,
  layout: Layout,
  direction: number,
  kinds: readonly Piece[],
  stops: number[],
): Work<void> {
  const { cells, gone, codes, counts } = layout;
  const { places } = counts[direction % 2];
  const isDown = direction >= FIRST_LOWERING;
  const toNext = isDown ? -1 : 1;
  let cell = isDown ? 1 : cells;
  for (let left = cells; left > 0; left--) {
    const isStop = ground.stops[direction][places[cell]];
    for (const kind of kinds) {
      const code = Code.Kinds * cell + kind;
      if (isStop || !goes(kind, direction)) stops[code - 1] = code;
      else
        stops[code - 1] = stopFrom(ground, direction, places[cell + toNext], kind, code + toNext * Code.Kinds, stops);
    }
    cell -= toNext;
    if (left % CELLS_PER_SLICE === 0) yield;
  }
  for (let code: number = gone; code < codes; code += Code.Gone) stops[code - 1] = code;
}

/** Where a piece stops that may step to the cell that is `next` on the board, where its code would be `code`. */
function stopFrom(
  { isPuddle, hits }: Ground,
  direction: number,
  next: number,
  kind: Piece,
  code: number,
  stops: readonly number[],
): number {
  const stop = stops[code - 1];
  if (kind >= Piece.FirstSort) return stop;
  const isSpoilt = isPuddle[next] || (stop === code && hits[direction][next]);
  return isSpoilt ? code - kind + Piece.Spoilt : stop;
}

function goes(kind: number, direction: number): boolean {
  const sort: Sort = kind - Piece.FirstSort;
  if (sort <= Sort.Stone) return true;
  return (sort === Sort.CarUp || sort === Sort.BarrelUp) === (direction % 2 === 0);
}
