/**
 * Piece codes, and lookup tables of where pieces stop for Fruit's explorers. The tables of the rules are in
 * level-tables.ts.
 */
import { cellAt, type Board } from "../../../kernel/board";
import { pushBounded } from "../../../kernel/bounded-list";
import type { Task } from "../../../kernel/task";
import {
  numberCells,
  createFilledList,
  FIRST_DESCENDING,
  createConversion,
  type CellNumbering,
} from "../../tilting/cell-numbering";
import { powerSumBase, packPowers, primeAbove } from "../../tilting/power-sums";
import { createLevelTables, opposite, type LevelTables } from "../level-tables";
import { SliderKind, type Level } from "../level";

/**
 * A piece's code is 24 × cell number + kind. Cells are numbered in two ways (see puzzles/tilting/cell-numbering.ts):
 * row by row from the top, and column by column with each column from the bottom up.
 */

/**
 * The kinds of pieces in codes: first the kinds of fruits, then the kinds of sliders. The last one is a spoilt fruit.
 */
export const enum CodedKind {
  FirstFruit = 0,
  FirstSlider = 4,
  Last = 8,
  Spoilt = 10,
}

export const enum Code {
  PerCell = 24,
  /** Two codes differ by less than this exactly if they are on the same cell. */
  SameCellLimit = 12,
  /**
   * The distance between the codes of two pieces that are gone. It is more than a cell's codes, so that they never look
   * adjacent.
   */
  GoneStep = 25,
}

/**
 * Added to `SlideTables.irreversible` for a piece whose push to higher codes may not be undone by the push to lower
 * codes. The sum of it over all pieces is less than `IRREVERSIBLE_SECOND`.
 */
const IRREVERSIBLE_FIRST = 1;
/** The same for the push to lower codes. */
export const IRREVERSIBLE_SECOND = 1024;

const ALL_KINDS = CodedKind.Spoilt + 1;

/** The largest number of pieces in a list of codes. */
export const MAX_PIECES = 8;

/** One of the two cell numberings, with the board cells of its codes. */
interface CodedOrder extends CellNumbering {
  /** By code − 1: the cell of the board; 0 for a piece that is gone. */
  readonly cellOfCode: readonly number[];
}

/** What all levels on boards of one size share. */
export interface Layout {
  readonly board: Board;
  /** The number of cells inside the border. */
  readonly cells: number;
  /** The first code of pieces that are gone; `goneCode` returns the code for each slot. */
  readonly firstGoneCode: number;
  /** The number above all codes. */
  readonly codes: number;
  /** By axis: column by column for pushes up and down, and row by row for pushes to the right and left. */
  readonly cellOrders: readonly CodedOrder[];
  /** By axis of the result, then by code − 1: the same piece's code in the other numbering. */
  readonly transposedCodes: readonly (readonly number[])[];
  /**
   * By the sum that a pair adds to a key, less 1: true if the two fruits are adjacent, undefined otherwise. The first
   * kind adds less than `pairModulus`, and the second kind a multiple of it; see puzzles/tilting/power-sums.ts.
   */
  readonly isAdjacentBySum: readonly boolean[];
  /** A key's remainder by this number is what the pair of the first kind adds. */
  readonly pairModulus: number;
}

/** The lookup tables of a level for its explorers. */
export interface SlideTables {
  readonly layout: Layout;
  readonly tables: LevelTables;
  readonly hasAnteaters: boolean;
  /**
   * By axis, then by code − 1: above 0 for a fruit that an anteater may see and pull, 0 for any other piece. Only
   * filled with anteaters. `fillPulls` writes more into it.
   */
  readonly sighted: readonly (readonly number[])[];
  /** By direction, then by code − 1: the code where the piece stops if no other piece is in its way. */
  readonly stops: readonly (readonly number[])[];
  /**
   * By axis: whether all slides are reversible. Two states that slide to the same state then also slide to the same
   * state by the opposite push. Passes, hedgehogs and anteaters prevent this.
   */
  readonly isReversible: readonly boolean[];
  /** By axis: whether all slides are reversible except where an anteater pulls. */
  readonly isReversibleWithoutPulls: readonly boolean[];
  /**
   * By axis, then by code − 1: how a piece may make a push irreversible, as a sum of `IRREVERSIBLE_FIRST` and
   * `IRREVERSIBLE_SECOND`; 0 if it cannot.
   *
   * Three kinds of pieces have such a number: a piece that may slide through a pass and not come back; a fruit beside a
   * hedgehog, which is eaten when it slides back; and a fruit that an anteater pulls as soon as anything moves. Only
   * filled if the axis is not reversible.
   */
  readonly irreversible: readonly (readonly number[])[];
}

// The cache of layouts: one for each board in use.
const layoutCache: Layout[] = [];
const MAX_CACHED_LAYOUTS = 4;

const CELLS_PER_SLICE = 6;

/** Returns the layout of a board. Layouts are cached. */
export function* layoutOf(board: Board): Task<Layout> {
  const cached = layoutCache.find((layout) => layout.board === board);
  if (cached !== undefined) return cached;
  yield;
  const { width, height } = board;
  const cells = width * height;
  const firstGoneCode = Code.PerCell * (cells + 1);
  const codes = firstGoneCode + Code.GoneStep * MAX_PIECES;
  const columns = yield* addCellsOfCodes(
    yield* numberCells(board, width, height, (line, index) => cellAt(board, line, height - 1 - index)),
    codes,
  );
  const rows = yield* addCellsOfCodes(
    yield* numberCells(board, height, width, (line, index) => cellAt(board, index, line)),
    codes,
  );
  const transposedCodes = [
    yield* createConversion(rows, columns, Code.PerCell, ALL_KINDS, codes),
    yield* createConversion(columns, rows, Code.PerCell, ALL_KINDS, codes),
  ];
  const prime = primeAbove(cells);
  const pairModulus = powerSumBase(2, prime) * powerSumBase(2, prime);
  const isAdjacentBySum = yield* adjacentSumsOf(board, rows, prime, pairModulus);
  const layout = {
    board,
    cells,
    firstGoneCode,
    codes,
    cellOrders: [columns, rows],
    transposedCodes,
    isAdjacentBySum,
    pairModulus,
  };
  pushBounded(layoutCache, layout, MAX_CACHED_LAYOUTS);
  return layout;
}

/** Returns the code for a piece that is gone, in a slot of a list, counted from 1. */
export function goneCode({ firstGoneCode }: Layout, slot: number): number {
  return firstGoneCode + Code.GoneStep * (slot - 1);
}

/** Adds the board cell of each code to a cell numbering. */
function* addCellsOfCodes(order: CellNumbering, codes: number): Task<CodedOrder> {
  const cellOfCode = yield* createFilledList(codes, 0);
  for (let cell = 1; cell < order.boardCells.length; cell++) {
    const code = Code.PerCell * cell;
    for (let kind = CodedKind.FirstFruit; kind <= CodedKind.Last; kind++)
      cellOfCode[code + kind - 1] = order.boardCells[cell];
    if (cell % CELLS_PER_SLICE === 0) yield;
  }
  return { ...order, cellOfCode };
}

/** Creates the list `Layout.isAdjacentBySum`. */
function* adjacentSumsOf(
  { cells, steps }: Board,
  { numberOf }: CellNumbering,
  prime: number,
  pairModulus: number,
): Task<boolean[]> {
  const isAdjacentBySum: boolean[] = [];
  const [, right, down] = steps;
  for (let index = 0; index < cells.length; index++) {
    const own = packPowers(numberOf[cells[index]], 2, prime);
    for (const step of [right, down]) {
      const neighbour = numberOf[cells[index] + step];
      if (neighbour === 0) continue;
      const both = own + packPowers(neighbour, 2, prime);
      isAdjacentBySum[both - 1] = true;
      isAdjacentBySum[both * pairModulus - 1] = true;
    }
    if (index % CELLS_PER_SLICE === 0) yield;
  }
  return isAdjacentBySum;
}

/** Pooled lists for one level, longer than it needs. All entries that are read are written first. */
interface TableLists {
  /** By direction: see `SlideTables.stops`. */
  readonly stops: number[][];
  /** By axis: see `SlideTables.sighted`. */
  readonly sighted: number[][];
  /** By axis: see `SlideTables.irreversible`. */
  readonly irreversible: number[][];
}

/** Creates the slide tables of a level in slices, in pooled lists. */
export function* createSlideTables(
  level: Level,
  layout: Layout,
  { stops, sighted, irreversible }: TableLists,
): Task<SlideTables> {
  const tables = yield* createLevelTables(level);
  yield;
  const kinds = kindsIn(level);
  for (let axis = 0; axis < 2; axis++) {
    const movingKinds = kinds.filter((kind) => canSlide(kind, axis));
    for (let direction = axis; direction < 4; direction += 2) {
      for (let index = 0; index < movingKinds.length; index += 2) {
        // Two kinds are filled at a time, because most levels have one or two kinds of sliding pieces.
        fillStops(
          tables,
          layout,
          direction,
          movingKinds[index],
          movingKinds[index + 1] ?? movingKinds[index],
          stops[direction],
        );
        yield;
      }
      if (tables.canSpoil) yield* fillSpoiltStops(level, tables, layout, direction, kinds, stops[direction]);
      if (movingKinds.length < kinds.length) {
        writeFixedStops(layout, direction, kinds, stops[direction]);
        yield;
      }
    }
  }
  const hasAnteaters = level.anteaters.length > 0;
  if (hasAnteaters) yield* fillSighted(tables, layout, kinds, sighted);
  const isReversible: boolean[] = [];
  const isReversibleWithoutPulls: boolean[] = [];
  for (let axis = 0; axis < 2; axis++) {
    isReversibleWithoutPulls[axis] =
      level.hedgehogs.length === 0 && !level.passes.some(({ direction }) => direction % 2 === axis);
    isReversible[axis] = isReversibleWithoutPulls[axis] && !hasAnteaters;
    if (isReversible[axis]) continue;
    yield;
    yield* fillIrreversible(level, tables, layout, kinds, axis, irreversible[axis]);
  }
  return { layout, tables, hasAnteaters, sighted, stops, isReversible, isReversibleWithoutPulls, irreversible };
}

/** Writes where an anteater may see and pull a fruit: on its sight line, but not right beside it. */
function* fillSighted(
  { sightLines }: LevelTables,
  layout: Layout,
  kinds: readonly CodedKind[],
  sighted: readonly number[][],
): Task<void> {
  for (let axis = 0; axis < sighted.length; axis++) {
    clearKinds(layout, sighted[axis], kinds);
    yield;
    addSightLines(sightLines, layout, kinds, axis, sighted[axis], 1);
    yield;
  }
}

/** Adds a number to the entries of all fruits on the sight lines, but not right beside the anteaters. */
function addSightLines(
  sightLines: LevelTables["sightLines"],
  { cellOrders }: Layout,
  kinds: readonly CodedKind[],
  axis: number,
  list: number[],
  number: number,
): void {
  const { numberOf } = cellOrders[axis];
  const fruits = kinds.filter((kind) => kind < CodedKind.FirstSlider);
  for (const sightLine of sightLines) {
    for (let index = 1; index < sightLine.length; index++) addOnCell(list, numberOf[sightLine[index]], fruits, number);
  }
}

/** Adds a number to the entries of some kinds of pieces on a cell. */
function addOnCell(list: number[], cell: number, kinds: readonly CodedKind[], number: number): void {
  for (let index = 0; index < kinds.length; index++) list[Code.PerCell * cell + kinds[index] - 1] += number;
}

/** Writes 0 for all pieces of some kinds, and for pieces that are gone. */
function clearKinds({ firstGoneCode, codes }: Layout, list: number[], kinds: readonly CodedKind[]): void {
  for (let index = 0; index < kinds.length; index++) {
    for (let code = Code.PerCell + kinds[index]; code < firstGoneCode; code += Code.PerCell) list[code - 1] = 0;
  }
  for (let code: number = firstGoneCode; code < codes; code += Code.GoneStep) list[code - 1] = 0;
}

/**
 * Writes which pushes along an axis may not be undone by the opposite push. Axis 0 is up and down, 1 is right and left.
 */
function* fillIrreversible(
  { passes, hedgehogs }: Level,
  { board, isBlocked, hitsHedgehog, sightLines }: LevelTables,
  layout: Layout,
  kinds: readonly CodedKind[],
  axis: number,
  irreversible: number[],
): Task<void> {
  const { numberOf } = layout.cellOrders[axis];
  const fruits = kinds.filter((kind) => kind < CodedKind.FirstSlider);
  clearKinds(layout, irreversible, kinds);
  yield;
  for (const hedgehog of hedgehogs) {
    for (let direction = axis; direction < 4; direction += 2) {
      const cell = hedgehog - board.steps[direction];
      const addend = direction >= FIRST_DESCENDING ? IRREVERSIBLE_FIRST : IRREVERSIBLE_SECOND;
      if (hitsHedgehog[direction][cell] && numberOf[cell] > 0) addOnCell(irreversible, numberOf[cell], fruits, addend);
    }
    yield;
  }
  for (const pass of passes) {
    if (pass.direction % 2 !== axis) continue;
    yield;
    const back = opposite(pass.direction);
    const addend = pass.direction < FIRST_DESCENDING ? IRREVERSIBLE_FIRST : IRREVERSIBLE_SECOND;
    let cell = pass.cell;
    addOnCell(irreversible, numberOf[cell], kinds, addend);
    while (!isBlocked[back][cell]) {
      cell += board.steps[back];
      addOnCell(irreversible, numberOf[cell], kinds, addend);
    }
  }
  addSightLines(sightLines, layout, kinds, axis, irreversible, IRREVERSIBLE_FIRST + IRREVERSIBLE_SECOND);
}

/** Returns the kinds of a level's pieces. */
export function kindsIn({ fruitKinds, sliderKinds }: Level): CodedKind[] {
  const presentKinds: CodedKind[] = [];
  for (let kind = CodedKind.FirstFruit; kind <= CodedKind.Last; kind++) {
    const isThere =
      kind < CodedKind.FirstSlider ? fruitKinds.includes(kind) : sliderKinds.includes(kind - CodedKind.FirstSlider);
    if (isThere) presentKinds.push(kind);
  }
  return presentKinds;
}

/**
 * Writes where pieces of one or two kinds stop if nothing spoils them. The loop starts at the front cell, so that the
 * stop of the cell ahead is always known.
 */
function fillStops(
  tables: LevelTables,
  { cells, firstGoneCode, codes, cellOrders }: Layout,
  direction: number,
  one: CodedKind,
  two: CodedKind,
  stops: number[],
): void {
  const { boardCells } = cellOrders[direction % 2];
  const isBlockedHere = tables.isBlocked[direction];
  const isDown = direction >= FIRST_DESCENDING;
  const toNext = isDown ? -1 : 1;
  const toNextCode = toNext * Code.PerCell;
  const front = isDown ? 1 : cells;
  const behind = isDown ? cells + 1 : 0;
  let ownOne = Code.PerCell * front + one;
  let ownTwo = Code.PerCell * front + two;
  // The codes where pieces of the two kinds stop that come from behind this cell.
  let stopOne = ownOne;
  let stopTwo = ownTwo;
  for (let cell = front; cell !== behind; cell -= toNext) {
    if (isBlockedHere[boardCells[cell]]) {
      stopOne = ownOne;
      stopTwo = ownTwo;
    }
    stops[ownOne - 1] = stopOne;
    stops[ownTwo - 1] = stopTwo;
    ownOne -= toNextCode;
    ownTwo -= toNextCode;
  }
  for (let code: number = firstGoneCode; code < codes; code += Code.GoneStep) stops[code - 1] = code;
}

/** Overwrites where fruits stop: they are spoilt where they slide into a puddle or against a hedgehog. */
function* fillSpoiltStops(
  { puddles, hedgehogs }: Level,
  tables: LevelTables,
  layout: Layout,
  direction: number,
  kinds: readonly CodedKind[],
  stops: number[],
): Task<void> {
  const { numberOf } = layout.cellOrders[direction % 2];
  const fruits = kinds.filter((kind) => kind < CodedKind.FirstSlider);
  for (const puddle of puddles) {
    writeSpoiltStops(tables, layout, direction, puddle, fruits, stops);
    yield;
  }
  for (const hedgehog of hedgehogs) {
    const cell = hedgehog - tables.board.steps[direction];
    if (tables.hitsHedgehog[direction][cell] && numberOf[cell] > 0)
      writeSpoiltStops(tables, layout, direction, cell, fruits, stops);
    yield;
  }
}

/**
 * Writes that fruits are spoilt on a cell, for all cells from which they slide there. A puddle behind the cell is
 * included, but the cells behind that puddle are not.
 */
function writeSpoiltStops(
  { board, isBlocked, isPuddle }: LevelTables,
  { cellOrders }: Layout,
  direction: number,
  cell: number,
  fruits: readonly CodedKind[],
  stops: number[],
): void {
  const { numberOf } = cellOrders[direction % 2];
  const isBlockedHere = isBlocked[direction];
  const step = board.steps[direction];
  const spoilt = Code.PerCell * numberOf[cell] + CodedKind.Spoilt;
  for (let from = cell - step; numberOf[from] > 0 && !isBlockedHere[from]; from -= step) {
    for (const fruit of fruits) stops[Code.PerCell * numberOf[from] + fruit - 1] = spoilt;
    if (isPuddle[from]) break;
  }
}

/** Writes that pieces stay where they are if their kind cannot slide in a direction. */
function writeFixedStops({ cells }: Layout, direction: number, kinds: readonly CodedKind[], stops: number[]): void {
  for (const kind of kinds) {
    if (canSlide(kind, direction)) continue;
    for (let code: number = Code.PerCell + kind; code < Code.PerCell * (cells + 1); code += Code.PerCell)
      stops[code - 1] = code;
  }
}

/** Returns whether pieces of a kind can slide in a direction. */
function canSlide(kind: CodedKind, direction: number): boolean {
  if (kind < CodedKind.FirstSlider) return true;
  const sliderKind: SliderKind = kind - CodedKind.FirstSlider;
  if (sliderKind <= SliderKind.Stone) return true;
  return (sliderKind === SliderKind.CarUp || sliderKind === SliderKind.BarrelUp) === (direction % 2 === 0);
}
