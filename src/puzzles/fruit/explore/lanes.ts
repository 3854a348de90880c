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
  /**
   * Where something spoils that: by count, then by code − 1, 1 for a piece in a line with a pass or a hedgehog, and for a
   * fruit that an anteater may pull as soon as anything moves; 0 for any other.
   */
  readonly uneven: readonly (readonly number[])[];
}

// For all boards of the game.
const layouts: Layout[] = [];
const MOST_LAYOUTS = 4;

const CELLS_PER_SLICE = 6;
const CELLS_PER_SLICE_OF_STOPS = 20;
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
  readonly uneven: number[][];
}

/** What the ground of a level does to its pieces. */
export function* layLanes(level: Level, layout: Layout, { stops, sighted, uneven }: Memory): Work<Lanes> {
  const ground = yield* layGround(level);
  yield;
  const kinds = kindsIn(level);
  for (let direction = 0; direction < 4; direction++) {
    yield* layStops(ground, layout, direction, kinds, stops[direction]);
    yield;
  }
  const hasAnteaters = level.anteaters.length > 0;
  if (hasAnteaters) yield* laySighted(ground, layout, kinds, sighted);
  const isTwoWay: boolean[] = [];
  for (let axis = 0; axis < 2; axis++) {
    isTwoWay[axis] =
      !hasAnteaters && level.hedgehogs.length === 0 && !level.passes.some(({ direction }) => direction % 2 === axis);
    if (isTwoWay[axis]) continue;
    yield;
    yield* layUneven(level, ground, layout, kinds, axis, uneven[axis]);
  }
  return { layout, ground, hasAnteaters, sighted, stops, isTwoWay, uneven };
}

/** Writes where a fruit may be seen and pulled: not right beside the anteater. */
function* laySighted(
  { sights }: Ground,
  layout: Layout,
  kinds: readonly Piece[],
  sighted: readonly number[][],
): Work<void> {
  for (let axis = 0; axis < sighted.length; axis++) {
    for (let cell = 1; cell <= layout.cells; cell++) write(sighted[axis], cell, kinds, 0);
    writeGone(layout, sighted[axis]);
    yield;
    writeSights(sights, layout, kinds, axis, sighted[axis]);
    yield;
  }
}

function writeSights(
  sights: Ground["sights"],
  { counts }: Layout,
  kinds: readonly Piece[],
  axis: number,
  list: number[],
): void {
  const { cellOf } = counts[axis];
  const fruits = kinds.filter((kind) => kind < Piece.FirstSort);
  for (const sight of sights) {
    for (let at = 1; at < sight.length; at++) write(list, cellOf[sight[at]], fruits, 1);
  }
}

/** Writes the same number for pieces of some kinds on a cell. */
function write(list: number[], cell: number, kinds: readonly Piece[], number: number): void {
  for (let at = 0; at < kinds.length; at++) list[Code.Kinds * cell + kinds[at] - 1] = number;
}

/** Writes 0 for pieces that are gone. */
function writeGone({ gone, codes }: Layout, list: number[]): void {
  for (let code: number = gone; code < codes; code += Code.Gone) list[code - 1] = 0;
}

/** Writes where a push along an axis may not be undone by the opposite one: 0 up and down, 1 right and left. */
function* layUneven(
  { passes }: Level,
  { hits, sights }: Ground,
  layout: Layout,
  kinds: readonly Piece[],
  axis: number,
  uneven: number[],
): Work<void> {
  const { cells, counts } = layout;
  const { places, cellOf, line } = counts[axis];
  const length = line / Code.Kinds;
  const barred = passes.filter(({ direction }) => direction % 2 === axis).map(({ cell }) => cellOf[cell]);
  for (let first = 1; first <= cells; first += length) {
    const last = first + length - 1;
    let mark = barred.some((cell) => cell >= first && cell <= last) ? 1 : 0;
    for (let cell = first; cell <= last; cell++) {
      if (hits[axis][places[cell]] || hits[axis + 2][places[cell]]) mark = 1;
    }
    for (let cell = first; cell <= last; cell++) write(uneven, cell, kinds, mark);
    yield;
  }
  writeGone(layout, uneven);
  writeSights(sights, layout, kinds, axis, uneven);
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
  const { isPuddle } = ground;
  const isStop = ground.stops[direction];
  const isHit = ground.hits[direction];
  const slides = kinds.map((kind) => goes(kind, direction));
  const isDown = direction >= FIRST_LOWERING;
  const toNext = isDown ? -1 : 1;
  let cell = isDown ? 1 : cells;
  // Where a fruit of the first kind, and whatever else slides, stops of those that come from the present cell.
  let fruitStop: number = Code.Kinds * cell;
  let stop: number = fruitStop;
  for (let left = cells; left > 0; left--) {
    const own = Code.Kinds * cell;
    if (isStop[places[cell]]) {
      fruitStop = own;
      stop = own;
    } else {
      const next = places[cell + toNext];
      const nextCode = own + toNext * Code.Kinds;
      if (isPuddle[next] || (fruitStop === nextCode && isHit[next])) fruitStop = nextCode + Piece.Spoilt;
    }
    const isSpoilt = fruitStop % Code.Kinds > 0;
    for (let at = 0; at < kinds.length; at++) {
      const kind = kinds[at];
      if (kind >= Piece.FirstSort) stops[own + kind - 1] = (slides[at] ? stop : own) + kind;
      else stops[own + kind - 1] = isSpoilt ? fruitStop : fruitStop + kind;
    }
    cell -= toNext;
    if (left % CELLS_PER_SLICE_OF_STOPS === 0) yield;
  }
  for (let code: number = gone; code < codes; code += Code.Gone) stops[code - 1] = code;
}

function goes(kind: number, direction: number): boolean {
  const sort: Sort = kind - Piece.FirstSort;
  if (sort <= Sort.Stone) return true;
  return (sort === Sort.CarUp || sort === Sort.BarrelUp) === (direction % 2 === 0);
}
