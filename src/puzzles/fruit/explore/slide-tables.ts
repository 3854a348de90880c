/**
 * Defines piece codes, and tables of where pieces stop, for the search for all states of a level. level-tables.ts has
 * the tables for the rules.
 */
import { cellAt, type Board } from "../../../kernel/board";
import { pushBounded } from "../../../kernel/bounded-list";
import type { Task } from "../../../kernel/task";
import {
  numberCells,
  createFilledList,
  FIRST_DESCENDING,
  createConversions,
  type CellNumbering,
} from "../../tilting/cell-numbering";
import { powerSumBase, packPowers, primeAbove } from "../../tilting/power-sums";
import { createLevelTables, oppositeOf, type LevelTables } from "../level-tables";
import { SliderKind, type Level } from "../level";
import type { PieceCode } from "../../tilting/piece-code";

/**
 * The code of a piece (see puzzles/tilting/piece-code.ts) is 24 × the number of its cell + its kind. Cells are numbered
 * in two ways (see puzzles/tilting/cell-numbering.ts): row by row from the top, and column by column with each column
 * from the bottom up.
 */

/** The kinds of pieces in piece codes: the kinds of fruits, then stones, cars and barrels, and last a spoilt fruit. */
export const enum CodedKind {
  FirstFruit = 0,
  FirstSlider = 4,
  Last = 8,
  Spoilt = 10,
}

/** The numbers from which piece codes are computed: 24 × the number of a cell + a kind of piece. */
export const enum CodeLayout {
  /**
   * The difference between the piece codes (numbers for the pieces' cells and kinds) of two pieces of the same kind on
   * consecutive cells.
   */
  PerCell = 24,
  /**
   * Two pieces are on the same cell if their codes differ by less than this number, otherwise on different cells. A
   * piece code is 24 × the number of the cell + the kind of the piece, at most 10.
   */
  SameCellLimit = 12,
  /**
   * The difference between the piece codes (numbers for the pieces' cells and kinds) of two pieces that have left the
   * board. It is more than the number of codes for one cell, so that such pieces do not count as adjacent.
   */
  GoneStep = 25,
}

/**
 * Marks a piece in `SlideTables.irreversible`: a move up or right and then the opposite move may lead the piece
 * elsewhere than the opposite move alone. The search adds the marks of all pieces of a state to see whether any piece
 * is marked.
 *
 * The sum of all such marks in a state is less than `IRREVERSIBLE_SECOND`. So the sum of all marks also shows which of
 * `IRREVERSIBLE_FIRST` and `IRREVERSIBLE_SECOND` it contains.
 */
const IRREVERSIBLE_FIRST = 1;
/**
 * Marks a piece in `SlideTables.irreversible`: a move down or left and then the opposite move may lead the piece
 * elsewhere than the opposite move alone. The search adds the marks of all pieces of a state to see whether any piece
 * is marked.
 */
export const IRREVERSIBLE_SECOND = 1024;

const ALL_KINDS = CodedKind.Spoilt + 1;

/** A list of piece codes (numbers for the pieces' cells and kinds) has at most this many pieces. */
export const MAX_PIECES = 8;

interface CodedOrder extends CellNumbering {
  /**
   * The cell of each piece code (a number for the piece's cell and kind), indexed by code − 1; 0 for a piece that has
   * left the board.
   */
  readonly cellOfCode: readonly number[];
}

/** Lookup tables for the search for all states of a level. All levels on the same board share them. */
export interface BoardCodes {
  readonly board: Board;
  readonly cellCount: number;
  /**
   * Piece codes (numbers for the pieces' cells and kinds) from this number on stand for pieces that have left the
   * board; see `goneCode`.
   */
  readonly firstGoneCode: PieceCode;
  /** The length of lists that are indexed by piece code (a number for the piece's cell and kind). */
  readonly codeCount: number;
  /**
   * The numbering of the cells for each axis: column by column for moves up and down, and row by row for moves to the
   * right and left.
   */
  readonly cellOrders: readonly CodedOrder[];
  /**
   * `transposedCodes[axis][code − 1]` converts a piece code (a number for the piece's cell and kind) to the cell
   * numbering of `axis`. The piece code `code` is in the numbering of the perpendicular axis.
   */
  readonly transposedCodes: readonly (readonly number[])[];
  /**
   * Whether two fruits of one kind are adjacent. The index is the sum of the numbers that the two fruits add to a state
   * key (which identifies a state), minus 1. The entry is `true` if the fruits are adjacent, otherwise undefined. For
   * the first kind of fruit, the sum is less than `pairModulus`; for the second kind, it is a multiple of
   * `pairModulus`.
   */
  readonly isAdjacentBySum: readonly boolean[];
  /**
   * The modulus that splits a state key, a number for the positions of all pieces. `key % pairModulus` is the part that
   * comes from the fruits of the first kind.
   */
  readonly pairModulus: number;
}

export interface SlideTables {
  readonly boardCodes: BoardCodes;
  readonly tables: LevelTables;
  readonly hasAnteaters: boolean;
  /**
   * Above 0 for a fruit that an anteater may see and pull, 0 for any other piece. Indexed by axis, then by piece code −
   * 1. Not valid in levels without anteaters. In levels with one anteater, `fillPulls` replaces the entries by more
   * exact ones.
   */
  readonly sighted: readonly (readonly number[])[];
  /**
   * The piece code (a number for the piece's cell and kind) of a piece after a slide, if no other piece is in its way.
   * Indexed by direction, then by the piece code before the slide − 1.
   */
  readonly stops: readonly (readonly number[])[];
  /**
   * Whether all slides along an axis are reversible, indexed by axis (0 up and down, 1 right and left). Slides are
   * reversible if a move followed by the opposite move always leads to the same state as the opposite move alone.
   * One-way passes, hedgehogs and anteaters prevent this.
   */
  readonly isReversible: readonly boolean[];
  /**
   * Whether all slides along an axis (0 up and down, 1 right and left) are reversible as `isReversible` explains,
   * except where an anteater pulls.
   */
  readonly isReversibleWithoutPulls: readonly boolean[];
  /**
   * Marks pieces for which a move followed by the opposite move may have another result than the opposite move alone. A
   * mark is a sum of `IRREVERSIBLE_FIRST` and `IRREVERSIBLE_SECOND`; unmarked pieces have 0. Indexed by axis, then by
   * piece code − 1 (a piece code is a number for the piece's cell and kind). Not valid for axes that are reversible.
   *
   * Three kinds of pieces are marked: a piece that may slide through a one-way pass and not come back; a fruit beside a
   * hedgehog, because the hedgehog eats the fruit when the fruit slides back; and a fruit that an anteater pulls as
   * soon as anything moves.
   */
  readonly irreversible: readonly (readonly number[])[];
}

// The cached lookup tables of the boards used last. All levels on a board share them.
const boardCodesCache: BoardCodes[] = [];
const MAX_CACHED_BOARDS = 4;

const CELLS_PER_SLICE = 6;

export function* findOrCreateBoardCodes(board: Board): Task<BoardCodes> {
  const cached = boardCodesCache.find((boardCodes) => boardCodes.board === board);
  if (cached !== undefined) return cached;
  yield;
  const { width, height } = board;
  const cellCount = width * height;
  const firstGoneCode = CodeLayout.PerCell * (cellCount + 1);
  const codeCount = firstGoneCode + CodeLayout.GoneStep * MAX_PIECES;
  const columns = yield* addCellsOfCodes(
    yield* numberCells(board, width, height, (line, index) => cellAt(board, line, height - 1 - index)),
    codeCount,
  );
  const rows = yield* addCellsOfCodes(
    yield* numberCells(board, height, width, (line, index) => cellAt(board, index, line)),
    codeCount,
  );
  const transposedCodes = yield* createConversions(rows, columns, CodeLayout.PerCell, ALL_KINDS, codeCount);
  const prime = primeAbove(cellCount);
  const pairModulus = powerSumBase(2, prime) * powerSumBase(2, prime);
  const isAdjacentBySum = yield* markAdjacentSums(board, rows, prime, pairModulus);
  const boardCodes = {
    board,
    cellCount,
    firstGoneCode,
    codeCount,
    cellOrders: [columns, rows],
    transposedCodes,
    isAdjacentBySum,
    pairModulus,
  };
  pushBounded(boardCodesCache, boardCodes, MAX_CACHED_BOARDS);
  return boardCodes;
}

/**
 * Returns the piece code (a number for the piece's cell and kind) of a piece that has left the board. `slot` is the
 * piece's index in a list, counted from 1.
 */
export function goneCode({ firstGoneCode }: BoardCodes, slot: number): PieceCode {
  return firstGoneCode + CodeLayout.GoneStep * (slot - 1);
}

function* addCellsOfCodes(order: CellNumbering, codes: number): Task<CodedOrder> {
  const cellOfCode = yield* createFilledList(codes, 0);
  for (let cell = 1; cell < order.boardCells.length; cell++) {
    const code = CodeLayout.PerCell * cell;
    for (let kind = CodedKind.FirstFruit; kind <= CodedKind.Last; kind++)
      cellOfCode[code + kind - 1] = order.boardCells[cell];
    if (cell % CELLS_PER_SLICE === 0) yield;
  }
  return { ...order, cellOfCode };
}

function* markAdjacentSums(
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

interface TableLists {
  readonly stops: number[][];
  readonly sighted: number[][];
  readonly irreversible: number[][];
}

interface TableSource {
  readonly level: Level;
  readonly tables: LevelTables;
  readonly boardCodes: BoardCodes;
  readonly kinds: readonly CodedKind[];
  readonly fruits: readonly CodedKind[];
}

/**
 * Creates the slide tables of a level, which say where each piece stops. Writes them to reusable lists, in short steps.
 */
export function* createSlideTables(
  level: Level,
  boardCodes: BoardCodes,
  { stops, sighted, irreversible }: TableLists,
): Task<SlideTables> {
  const tables = yield* createLevelTables(level);
  yield;
  const kinds = kindsIn(level);
  const fruits = kinds.filter((kind) => kind < CodedKind.FirstSlider);
  const source: TableSource = { level, tables, boardCodes, kinds, fruits };
  for (let axis = 0; axis < 2; axis++) {
    const movingKinds = kinds.filter((kind) => canSlide(kind, axis));
    for (let direction = axis; direction < 4; direction += 2) {
      for (let index = 0; index < movingKinds.length; index += 2) {
        // Fills the table entries of two kinds of sliding pieces in one loop, because most levels have only one or two
        // such kinds.
        const one = movingKinds[index];
        fillStops(source, direction, one, movingKinds[index + 1] ?? one, stops[direction]);
        yield;
      }
      if (tables.canSpoil) yield* fillSpoiltStops(source, direction, stops[direction]);
      if (movingKinds.length < kinds.length) {
        writeFixedStops(boardCodes, direction, kinds, stops[direction]);
        yield;
      }
    }
  }
  const hasAnteaters = level.anteaters.length > 0;
  if (hasAnteaters) yield* fillSighted(source, sighted);
  const isReversible: boolean[] = [];
  const isReversibleWithoutPulls: boolean[] = [];
  for (let axis = 0; axis < 2; axis++) {
    isReversibleWithoutPulls[axis] =
      level.hedgehogs.length === 0 && !level.passes.some(({ direction }) => direction % 2 === axis);
    isReversible[axis] = isReversibleWithoutPulls[axis] && !hasAnteaters;
    if (isReversible[axis]) continue;
    yield;
    yield* fillIrreversible(source, axis, irreversible[axis]);
  }
  return { boardCodes, tables, hasAnteaters, sighted, stops, isReversible, isReversibleWithoutPulls, irreversible };
}

/**
 * Marks the fruits that an anteater may see and pull: those on the cells of its sight line, except the cell right
 * beside the anteater.
 */
function* fillSighted(source: TableSource, sighted: readonly number[][]): Task<void> {
  for (let axis = 0; axis < sighted.length; axis++) {
    clearKinds(source, sighted[axis]);
    yield;
    addSightLines(source, axis, sighted[axis], 1);
    yield;
  }
}

/**
 * Adds `number` to the entries of `list` for fruits on the cells where an anteater may see and pull them. `list` is a
 * list for one axis (0 up and down, 1 right and left). It is indexed by piece code − 1 (a piece code is a number for
 * the piece's cell and kind).
 */
function addSightLines(source: TableSource, axis: number, list: number[], number: number): void {
  const { tables, boardCodes, fruits } = source;
  const { numberOf } = boardCodes.cellOrders[axis];
  for (const sightLine of tables.sightLines) {
    for (let index = 1; index < sightLine.length; index++) addOnCell(list, numberOf[sightLine[index]], fruits, number);
  }
}

function addOnCell(list: number[], cell: number, kinds: readonly CodedKind[], number: number): void {
  for (let index = 0; index < kinds.length; index++) list[CodeLayout.PerCell * cell + kinds[index] - 1] += number;
}

function clearKinds({ boardCodes, kinds }: TableSource, list: number[]): void {
  const { firstGoneCode, codeCount } = boardCodes;
  for (let index = 0; index < kinds.length; index++) {
    for (let code = CodeLayout.PerCell + kinds[index]; code < firstGoneCode; code += CodeLayout.PerCell)
      list[code - 1] = 0;
  }
  for (let code: number = firstGoneCode; code < codeCount; code += CodeLayout.GoneStep) list[code - 1] = 0;
}

function* fillIrreversible(source: TableSource, axis: number, irreversible: number[]): Task<void> {
  clearKinds(source, irreversible);
  yield;
  yield* addHedgehogs(source, axis, irreversible);
  yield* addPasses(source, axis, irreversible);
  addSightLines(source, axis, irreversible, IRREVERSIBLE_FIRST + IRREVERSIBLE_SECOND);
}

/**
 * Marks the fruits beside a hedgehog in the list `irreversible`. If such a fruit slides away and then back, the
 * hedgehog eats it.
 */
function* addHedgehogs(
  { level, tables, boardCodes, fruits }: TableSource,
  axis: number,
  irreversible: number[],
): Task<void> {
  const { board, hitsHedgehog } = tables;
  const { numberOf } = boardCodes.cellOrders[axis];
  for (const hedgehog of level.hedgehogs) {
    for (let direction = axis; direction < 4; direction += 2) {
      const cell = hedgehog - board.steps[direction];
      const addend = direction >= FIRST_DESCENDING ? IRREVERSIBLE_FIRST : IRREVERSIBLE_SECOND;
      if (hitsHedgehog[direction][cell] && numberOf[cell] > 0) addOnCell(irreversible, numberOf[cell], fruits, addend);
    }
    yield;
  }
}

function* addPasses(
  { level, tables, boardCodes, kinds }: TableSource,
  axis: number,
  irreversible: number[],
): Task<void> {
  const { board, isBlocked } = tables;
  const { numberOf } = boardCodes.cellOrders[axis];
  for (const pass of level.passes) {
    if (pass.direction % 2 !== axis) continue;
    yield;
    const back = oppositeOf(pass.direction);
    const addend = pass.direction < FIRST_DESCENDING ? IRREVERSIBLE_FIRST : IRREVERSIBLE_SECOND;
    let cell = pass.cell;
    addOnCell(irreversible, numberOf[cell], kinds, addend);
    while (!isBlocked[back][cell]) {
      cell += board.steps[back];
      addOnCell(irreversible, numberOf[cell], kinds, addend);
    }
  }
}

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
 * Writes where pieces of one or two kinds stop if no puddle or hedgehog spoils them. The loop starts at the cell that
 * is farthest ahead, because each cell copies the stop of the cell ahead of it.
 */
function fillStops(
  { tables, boardCodes }: TableSource,
  direction: number,
  one: CodedKind,
  two: CodedKind,
  stops: number[],
): void {
  const { cellCount, firstGoneCode, codeCount, cellOrders } = boardCodes;
  const { boardCells } = cellOrders[direction % 2];
  const isBlockedHere = tables.isBlocked[direction];
  const isDown = direction >= FIRST_DESCENDING;
  const toNext = isDown ? -1 : 1;
  const toNextCode = toNext * CodeLayout.PerCell;
  const front = isDown ? 1 : cellCount;
  const behind = isDown ? cellCount + 1 : 0;
  let ownOne = CodeLayout.PerCell * front + one;
  let ownTwo = CodeLayout.PerCell * front + two;
  // `stopOne` and `stopTwo` are piece codes (numbers for the pieces' cells and kinds). They say where pieces of the
  // kinds `one` and `two` stop when they slide from this cell or from behind it.
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
  for (let code: number = firstGoneCode; code < codeCount; code += CodeLayout.GoneStep) stops[code - 1] = code;
}

function* fillSpoiltStops(source: TableSource, direction: number, stops: number[]): Task<void> {
  const { level, tables, boardCodes } = source;
  const { numberOf } = boardCodes.cellOrders[direction % 2];
  for (const puddle of level.puddles) {
    writeSpoiltStops(source, direction, puddle, stops);
    yield;
  }
  for (const hedgehog of level.hedgehogs) {
    const cell = hedgehog - tables.board.steps[direction];
    if (tables.hitsHedgehog[direction][cell] && numberOf[cell] > 0) writeSpoiltStops(source, direction, cell, stops);
    yield;
  }
}

/**
 * Records that a slide spoils each fruit that slides to `cell`. The loop over the cells behind `cell` ends at a puddle,
 * because fruits from farther behind stop in that puddle.
 */
function writeSpoiltStops(
  { tables, boardCodes, fruits }: TableSource,
  direction: number,
  cell: number,
  stops: number[],
): void {
  const { board, isBlocked, isPuddle } = tables;
  const { numberOf } = boardCodes.cellOrders[direction % 2];
  const isBlockedHere = isBlocked[direction];
  const step = board.steps[direction];
  const spoilt = CodeLayout.PerCell * numberOf[cell] + CodedKind.Spoilt;
  for (let from = cell - step; numberOf[from] > 0 && !isBlockedHere[from]; from -= step) {
    for (const fruit of fruits) stops[CodeLayout.PerCell * numberOf[from] + fruit - 1] = spoilt;
    if (isPuddle[from]) break;
  }
}

function writeFixedStops(
  { cellCount }: BoardCodes,
  direction: number,
  kinds: readonly CodedKind[],
  stops: number[],
): void {
  for (const kind of kinds) {
    if (canSlide(kind, direction)) continue;
    for (
      let code: number = CodeLayout.PerCell + kind;
      code < CodeLayout.PerCell * (cellCount + 1);
      code += CodeLayout.PerCell
    )
      stops[code - 1] = code;
  }
}

function canSlide(kind: CodedKind, direction: number): boolean {
  if (kind < CodedKind.FirstSlider) return true;
  const sliderKind: SliderKind = kind - CodedKind.FirstSlider;
  if (sliderKind <= SliderKind.Stone) return true;
  return (sliderKind === SliderKind.CarUp || sliderKind === SliderKind.BarrelUp) === (direction % 2 === 0);
}
