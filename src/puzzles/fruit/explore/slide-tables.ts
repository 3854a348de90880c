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
 * A board as the explorer walks it. Its cells are counted twice over (see tilting/counts.ts): row by row, and column by
 * column from the bottom up. A piece's code is 24 × cell + kind.
 */

/** The kinds of pieces in codes: fruits by their kinds, then the other sorts; the last is a fruit that has been spoilt. */
export const enum CodedKind {
  FirstFruit = 0,
  FirstSlider = 4,
  Last = 8,
  Spoilt = 10,
}

export const enum Code {
  PerCell = 24,
  /** Codes of one cell are less than this apart, and codes of two cells more. */
  SameCellLimit = 12,
  /** From one piece that is gone to the next: no two of them look as if they lay side by side. */
  GoneStep = 25,
}

/**
 * What a piece spoils where it stands: the push to higher codes may not be undone by the one to lower codes, or the other
 * way about. All that pieces may have of the first, once for each pass behind another, is less than the second.
 */
const IRREVERSIBLE_FIRST = 1;
export const IRREVERSIBLE_SECOND = 1024;

const ALL_KINDS = CodedKind.Spoilt + 1;

/** A list of codes has room for so many pieces. */
export const MAX_PIECES = 8;

/** The cells of a board in one of the two counts, and its codes. */
interface CodedOrder extends CellNumbering {
  /** By code − 1: where on the board it is; 0 for a piece that is gone. */
  readonly cellOfCode: readonly number[];
}

/** What all levels of one size share. */
export interface Layout {
  readonly board: Board;
  /** How many cells there are. */
  readonly cells: number;
  /** The first code of a piece that is gone, and the one above all codes: `goneCode` says which is whose. */
  readonly firstGoneCode: number;
  readonly codes: number;
  /** Column by column, then row by row: for a push up or down, and for one to the right or left. */
  readonly cellOrders: readonly CodedOrder[];
  /** By code − 1: a code row by row as one column by column, and the other way about. */
  readonly transposedCodes: readonly (readonly number[])[];
  /**
   * By what the two fruits of a kind add to a key, less 1: true where they lie side by side, and nothing where they do
   * not. The fruits of the first kind add less than `ofPair`, those of the second a multiple of it; see tilting/powers.ts.
   */
  readonly isAdjacentBySum: readonly boolean[];
  readonly pairModulus: number;
}

/** What a level's ground does to its pieces. */
export interface SlideTables {
  readonly layout: Layout;
  readonly tables: LevelTables;
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
  readonly isReversible: readonly boolean[];
  /** The same, but for anteaters. */
  readonly isReversibleWithoutPulls: readonly boolean[];
  /**
   * Where something spoils that: by count, then by code − 1, so many times `UNEVEN_FIRST` and `UNEVEN_SECOND` for a piece
   * that may slide through a pass and not come back, for a fruit that may leave a hedgehog beside it, which does not hit
   * it before that, and for one that an anteater may pull as soon as anything moves; 0 for any other.
   */
  readonly irreversible: readonly (readonly number[])[];
}

// For all boards of the game.
const layoutCache: Layout[] = [];
const MAX_CACHED_LAYOUTS = 4;

const CELLS_PER_SLICE = 6;

/** The layout of a board: made once. */
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
    firstGoneCode: firstGoneCode,
    codes,
    cellOrders: [columns, rows],
    transposedCodes: transposedCodes,
    isAdjacentBySum: isAdjacentBySum,
    pairModulus: pairModulus,
  };
  pushBounded(layoutCache, layout, MAX_CACHED_LAYOUTS);
  return layout;
}

/** The code that stands for a piece that is gone, in that slot of a list, counted from 1. */
export function goneCode({ firstGoneCode }: Layout, slot: number): number {
  return firstGoneCode + Code.GoneStep * (slot - 1);
}

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

/** Lists for one level, longer than it needs: what is read of them is written anew. */
interface TableLists {
  /** By direction. */
  readonly stops: number[][];
  /** By count. */
  readonly sighted: number[][];
  readonly irreversible: number[][];
}

/** What the ground of a level does to its pieces. */
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
        // Most levels have one or two kinds of what slides.
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

/** Writes where a fruit may be seen and pulled: not right beside the anteater. */
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

/** Adds the same number for pieces of some kinds on a cell. */
function addOnCell(list: number[], cell: number, kinds: readonly CodedKind[], number: number): void {
  for (let index = 0; index < kinds.length; index++) list[Code.PerCell * cell + kinds[index] - 1] += number;
}

/** Writes 0 for all pieces of some kinds, and for those that are gone. */
function clearKinds({ firstGoneCode, codes }: Layout, list: number[], kinds: readonly CodedKind[]): void {
  for (let index = 0; index < kinds.length; index++) {
    for (let code = Code.PerCell + kinds[index]; code < firstGoneCode; code += Code.PerCell) list[code - 1] = 0;
  }
  for (let code: number = firstGoneCode; code < codes; code += Code.GoneStep) list[code - 1] = 0;
}

/** Writes which push along an axis may not be undone by the opposite one: 0 up and down, 1 right and left. */
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

/** The kinds that a level has pieces of. */
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
 * Writes where pieces of one or two kinds stop if nothing spoils them: over the cells from the front, so that what is
 * ahead of each is known.
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
  // Where whatever comes from the present cell stops.
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

/** Has fruits stop and spoil that slide into a puddle, or up to a hedgehog. */
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

/** Has fruits spoil on a cell where none has stopped before: those from a puddle behind it, but not those from beyond. */
function writeSpoiltStops(
  { board, isBlocked: isBlocked, isPuddle }: LevelTables,
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

/** Writes that pieces stay where they are that do not go that way. */
function writeFixedStops({ cells }: Layout, direction: number, kinds: readonly CodedKind[], stops: number[]): void {
  for (const kind of kinds) {
    if (canSlide(kind, direction)) continue;
    for (let code: number = Code.PerCell + kind; code < Code.PerCell * (cells + 1); code += Code.PerCell)
      stops[code - 1] = code;
  }
}

function canSlide(kind: CodedKind, direction: number): boolean {
  if (kind < CodedKind.FirstSlider) return true;
  const sliderKind: SliderKind = kind - CodedKind.FirstSlider;
  if (sliderKind <= SliderKind.Stone) return true;
  return (sliderKind === SliderKind.CarUp || sliderKind === SliderKind.BarrelUp) === (direction % 2 === 0);
}
