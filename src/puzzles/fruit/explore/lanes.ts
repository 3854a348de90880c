import { cellAt, type Board } from "../../../kernel/board";
import { keepNewest } from "../../../kernel/newest";
import type { Work } from "../../../kernel/work";
import { countCells, filled, FIRST_LOWERING, turnOf, type Count } from "../../tilting/counts";
import { digitOf, powersOf, primeAbove } from "../../tilting/powers";
import { layGround, opposite, type Ground } from "../ground";
import { Sort, type Level } from "../level";

/**
 * A board as the explorer walks it. Its cells are counted twice over (see tilting/counts.ts): row by row, and column by
 * column from the bottom up. A piece's code is 24 × cell + kind.
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

/**
 * What a piece spoils where it stands: the push to higher codes may not be undone by the one to lower codes, or the other
 * way about. All that pieces may have of the first, once for each pass behind another, is less than the second.
 */
const UNEVEN_FIRST = 1;
export const UNEVEN_SECOND = 1024;

const ALL_KINDS = Piece.Spoilt + 1;

/** A list of codes has room for so many pieces. */
export const MOST_PIECES = 8;

/** The cells of a board in one of the two counts, and its codes. */
interface CodedCount extends Count {
  /** By code − 1: where on the board it is; 0 for a piece that is gone. */
  readonly placeOf: readonly number[];
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
  readonly counts: readonly CodedCount[];
  /** By code − 1: a code row by row as one column by column, and the other way about. */
  readonly turns: readonly (readonly number[])[];
  /**
   * By what the two fruits of a kind add to a key, less 1: true where they lie side by side, and nothing where they do
   * not. The fruits of the first kind add less than `ofPair`, those of the second a multiple of it; see tilting/powers.ts.
   */
  readonly beside: readonly boolean[];
  readonly ofPair: number;
}

/** What a level's ground does to its pieces. */
export interface Lanes {
  readonly layout: Layout;
  readonly ground: Ground;
  readonly hasAnteaters: boolean;
  /**
   * Where there are anteaters: by count, then by code − 1, above 0 for a fruit where one may see and pull it, 0 for any
   * other piece; `layPulls` writes more into it.
   */
  readonly sighted: readonly (readonly number[])[];
  /** By direction, then by code − 1: the code of where the piece stops if no other is in its way. */
  readonly stops: readonly (readonly number[])[];
  /**
   * Of the pushes up and down, then of those to the right and left: whether whatever slides one way slides the other way
   * to where it would have come from the first place, too. Passes, hedgehogs and anteaters spoil that.
   */
  readonly isTwoWay: readonly boolean[];
  /** The same, but for anteaters. */
  readonly isEven: readonly boolean[];
  /**
   * Where something spoils that: by count, then by code − 1, so many times `UNEVEN_FIRST` and `UNEVEN_SECOND` for a piece
   * that may slide through a pass and not come back, for a fruit that may leave a hedgehog beside it, which does not hit
   * it before that, and for one that an anteater may pull as soon as anything moves; 0 for any other.
   */
  readonly uneven: readonly (readonly number[])[];
}

// For all boards of the game.
const layouts: Layout[] = [];
const MOST_LAYOUTS = 4;

const CELLS_PER_SLICE = 6;

/** The layout of a board: made once. */
export function* layoutOf(board: Board): Work<Layout> {
  const known = layouts.find((layout) => layout.board === board);
  if (known !== undefined) return known;
  yield;
  const { width, height } = board;
  const cells = width * height;
  const gone = Code.Kinds * (cells + 1);
  const codes = gone + Code.Gone * MOST_PIECES;
  const columns = yield* coded(
    yield* countCells(board, width, height, (line, at) => cellAt(board, line, height - 1 - at)),
    codes,
  );
  const rows = yield* coded(yield* countCells(board, height, width, (line, at) => cellAt(board, at, line)), codes);
  const turns = [
    yield* turnOf(rows, columns, Code.Kinds, ALL_KINDS, codes),
    yield* turnOf(columns, rows, Code.Kinds, ALL_KINDS, codes),
  ];
  const prime = primeAbove(cells);
  const ofPair = digitOf(2, prime) * digitOf(2, prime);
  const beside = yield* besideOf(board, rows, prime, ofPair);
  const layout = { board, cells, gone, codes, counts: [columns, rows], turns, beside, ofPair };
  keepNewest(layouts, layout, MOST_LAYOUTS);
  return layout;
}

/** The code that stands for a piece that is gone, in that slot of a list, counted from 1. */
export function goneCode({ gone }: Layout, slot: number): number {
  return gone + Code.Gone * (slot - 1);
}

function* coded(count: Count, codes: number): Work<CodedCount> {
  const placeOf = yield* filled(codes, 0);
  for (let cell = 1; cell < count.places.length; cell++) {
    const code = Code.Kinds * cell;
    for (let kind = Piece.FirstFruit; kind <= Piece.Last; kind++) placeOf[code + kind - 1] = count.places[cell];
    if (cell % CELLS_PER_SLICE === 0) yield;
  }
  return { ...count, placeOf };
}

function* besideOf({ cells, steps }: Board, { cellOf }: Count, prime: number, ofPair: number): Work<boolean[]> {
  const beside: boolean[] = [];
  const [, right, down] = steps;
  for (let at = 0; at < cells.length; at++) {
    const own = powersOf(cellOf[cells[at]], 2, prime);
    for (const step of [right, down]) {
      const neighbour = cellOf[cells[at] + step];
      if (neighbour === 0) continue;
      const both = own + powersOf(neighbour, 2, prime);
      beside[both - 1] = true;
      beside[both * ofPair - 1] = true;
    }
    if (at % CELLS_PER_SLICE === 0) yield;
  }
  return beside;
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
  for (let axis = 0; axis < 2; axis++) {
    const moving = kinds.filter((kind) => goes(kind, axis));
    for (let direction = axis; direction < 4; direction += 2) {
      for (let at = 0; at < moving.length; at += 2) {
        // Most levels have one or two kinds of what slides.
        layStops(ground, layout, direction, moving[at], moving[at + 1] ?? moving[at], stops[direction]);
        yield;
      }
      if (ground.maySpoil) yield* laySpoilt(level, ground, layout, direction, kinds, stops[direction]);
      if (moving.length < kinds.length) {
        writeStay(layout, direction, kinds, stops[direction]);
        yield;
      }
    }
  }
  const hasAnteaters = level.anteaters.length > 0;
  if (hasAnteaters) yield* laySighted(ground, layout, kinds, sighted);
  const isTwoWay: boolean[] = [];
  const isEven: boolean[] = [];
  for (let axis = 0; axis < 2; axis++) {
    isEven[axis] = level.hedgehogs.length === 0 && !level.passes.some(({ direction }) => direction % 2 === axis);
    isTwoWay[axis] = isEven[axis] && !hasAnteaters;
    if (isTwoWay[axis]) continue;
    yield;
    yield* layUneven(level, ground, layout, kinds, axis, uneven[axis]);
  }
  return { layout, ground, hasAnteaters, sighted, stops, isTwoWay, isEven, uneven };
}

/** Writes where a fruit may be seen and pulled: not right beside the anteater. */
function* laySighted(
  { sights }: Ground,
  layout: Layout,
  kinds: readonly Piece[],
  sighted: readonly number[][],
): Work<void> {
  for (let axis = 0; axis < sighted.length; axis++) {
    clear(layout, sighted[axis], kinds);
    yield;
    writeSights(sights, layout, kinds, axis, sighted[axis], 1);
    yield;
  }
}

function writeSights(
  sights: Ground["sights"],
  { counts }: Layout,
  kinds: readonly Piece[],
  axis: number,
  list: number[],
  number: number,
): void {
  const { cellOf } = counts[axis];
  const fruits = kinds.filter((kind) => kind < Piece.FirstSort);
  for (const sight of sights) {
    for (let at = 1; at < sight.length; at++) add(list, cellOf[sight[at]], fruits, number);
  }
}

/** Adds the same number for pieces of some kinds on a cell. */
function add(list: number[], cell: number, kinds: readonly Piece[], number: number): void {
  for (let at = 0; at < kinds.length; at++) list[Code.Kinds * cell + kinds[at] - 1] += number;
}

/** Writes 0 for all pieces of some kinds, and for those that are gone. */
function clear({ gone, codes }: Layout, list: number[], kinds: readonly Piece[]): void {
  for (let at = 0; at < kinds.length; at++) {
    for (let code = Code.Kinds + kinds[at]; code < gone; code += Code.Kinds) list[code - 1] = 0;
  }
  for (let code: number = gone; code < codes; code += Code.Gone) list[code - 1] = 0;
}

/** Writes which push along an axis may not be undone by the opposite one: 0 up and down, 1 right and left. */
function* layUneven(
  { passes, hedgehogs }: Level,
  { board, stops, hits, sights }: Ground,
  layout: Layout,
  kinds: readonly Piece[],
  axis: number,
  uneven: number[],
): Work<void> {
  const { cellOf } = layout.counts[axis];
  const fruits = kinds.filter((kind) => kind < Piece.FirstSort);
  clear(layout, uneven, kinds);
  yield;
  for (const hedgehog of hedgehogs) {
    for (let direction = axis; direction < 4; direction += 2) {
      const cell = hedgehog - board.steps[direction];
      const spoils = direction >= FIRST_LOWERING ? UNEVEN_FIRST : UNEVEN_SECOND;
      if (hits[direction][cell] && cellOf[cell] > 0) add(uneven, cellOf[cell], fruits, spoils);
    }
    yield;
  }
  for (const pass of passes) {
    if (pass.direction % 2 !== axis) continue;
    yield;
    const back = opposite(pass.direction);
    const spoils = pass.direction < FIRST_LOWERING ? UNEVEN_FIRST : UNEVEN_SECOND;
    let cell = pass.cell;
    add(uneven, cellOf[cell], kinds, spoils);
    while (!stops[back][cell]) {
      cell += board.steps[back];
      add(uneven, cellOf[cell], kinds, spoils);
    }
  }
  writeSights(sights, layout, kinds, axis, uneven, UNEVEN_FIRST + UNEVEN_SECOND);
}

/** The kinds that a level has pieces of. */
export function kindsIn({ kinds, sorts }: Level): Piece[] {
  const all: Piece[] = [];
  for (let kind = Piece.FirstFruit; kind <= Piece.Last; kind++) {
    const isThere = kind < Piece.FirstSort ? kinds.includes(kind) : sorts.includes(kind - Piece.FirstSort);
    if (isThere) all.push(kind);
  }
  return all;
}

/**
 * Writes where pieces of one or two kinds stop if nothing spoils them: over the cells from the front, so that what is
 * ahead of each is known.
 */
function layStops(
  ground: Ground,
  { cells, gone, codes, counts }: Layout,
  direction: number,
  one: Piece,
  two: Piece,
  stops: number[],
): void {
  const { places } = counts[direction % 2];
  const isStop = ground.stops[direction];
  const isDown = direction >= FIRST_LOWERING;
  const toNext = isDown ? -1 : 1;
  const toNextCode = toNext * Code.Kinds;
  const front = isDown ? 1 : cells;
  const behind = isDown ? cells + 1 : 0;
  let ownOne = Code.Kinds * front + one;
  let ownTwo = Code.Kinds * front + two;
  // Where whatever comes from the present cell stops.
  let stopOne = ownOne;
  let stopTwo = ownTwo;
  for (let cell = front; cell !== behind; cell -= toNext) {
    if (isStop[places[cell]]) {
      stopOne = ownOne;
      stopTwo = ownTwo;
    }
    stops[ownOne - 1] = stopOne;
    stops[ownTwo - 1] = stopTwo;
    ownOne -= toNextCode;
    ownTwo -= toNextCode;
  }
  for (let code: number = gone; code < codes; code += Code.Gone) stops[code - 1] = code;
}

/** Has fruits stop and spoil that slide into a puddle, or up to a hedgehog. */
function* laySpoilt(
  { puddles, hedgehogs }: Level,
  ground: Ground,
  layout: Layout,
  direction: number,
  kinds: readonly Piece[],
  stops: number[],
): Work<void> {
  const { cellOf } = layout.counts[direction % 2];
  const fruits = kinds.filter((kind) => kind < Piece.FirstSort);
  for (const puddle of puddles) {
    writeSpoilt(ground, layout, direction, puddle, fruits, stops);
    yield;
  }
  for (const hedgehog of hedgehogs) {
    const cell = hedgehog - ground.board.steps[direction];
    if (ground.hits[direction][cell] && cellOf[cell] > 0) writeSpoilt(ground, layout, direction, cell, fruits, stops);
    yield;
  }
}

/** Has fruits spoil on a cell where none has stopped before: those from a puddle behind it, but not those from beyond. */
function writeSpoilt(
  { board, stops: allStops, isPuddle }: Ground,
  { counts }: Layout,
  direction: number,
  place: number,
  fruits: readonly Piece[],
  stops: number[],
): void {
  const { cellOf } = counts[direction % 2];
  const isStop = allStops[direction];
  const step = board.steps[direction];
  const spoilt = Code.Kinds * cellOf[place] + Piece.Spoilt;
  for (let from = place - step; cellOf[from] > 0 && !isStop[from]; from -= step) {
    for (const fruit of fruits) stops[Code.Kinds * cellOf[from] + fruit - 1] = spoilt;
    if (isPuddle[from]) break;
  }
}

/** Writes that pieces stay where they are that do not go that way. */
function writeStay({ cells }: Layout, direction: number, kinds: readonly Piece[], stops: number[]): void {
  for (const kind of kinds) {
    if (goes(kind, direction)) continue;
    for (let code: number = Code.Kinds + kind; code < Code.Kinds * (cells + 1); code += Code.Kinds)
      stops[code - 1] = code;
  }
}

function goes(kind: Piece, direction: number): boolean {
  if (kind < Piece.FirstSort) return true;
  const sort: Sort = kind - Piece.FirstSort;
  if (sort <= Sort.Stone) return true;
  return (sort === Sort.CarUp || sort === Sort.BarrelUp) === (direction % 2 === 0);
}
