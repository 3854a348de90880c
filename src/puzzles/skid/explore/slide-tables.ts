/**
 * Defines piece codes (numbers for the pieces' cells and kinds), and creates tables that say where each piece stops on
 * an otherwise empty board.
 */
import { cellAt, type Board } from "../../../kernel/board";
import { pushBounded } from "../../../kernel/bounded-list";
import type { Task } from "../../../kernel/task";
import { numberCells, FIRST_DESCENDING, createConversions, type CellNumbering } from "../../tilting/cell-numbering";
import { Floor, type Level } from "../level";

/**
 * The search functions see only the inner cells of the grid. They number these cells in two ways (see
 * tilting/cell-numbering.ts): by rows, and by columns from the bottom up. The code of a piece is 12 × the number of its
 * cell + its kind.
 */

/**
 * The kinds of pieces in piece codes (numbers for the pieces' cells and kinds). Toys of each colour have a second kind,
 * which stands for a toy that touches a goal of its colour.
 */
export const enum CodedKind {
  Red = 0,
  Yellow = 1,
  Ice = 2,
  Crate = 3,
  RedAtGoal = 4,
  YellowAtGoal = 5,
}

/** The numbers from which piece codes are computed: 12 × the number of a cell + a kind of piece. */
export const enum CodeLayout {
  /**
   * The difference between the piece codes (numbers for the pieces' cells and kinds) of two pieces of the same kind on
   * consecutive cells.
   */
  PerCell = 12,
  /**
   * The piece codes (numbers for the pieces' cells and kinds) of two pieces on the same cell differ by less than this
   * number. Those of pieces on different cells differ by more.
   */
  SameCellLimit = 6,
  /**
   * A toy's piece code (a number for the piece's cell and kind) is higher by this number while the toy touches a goal
   * of its colour.
   */
  AtGoalOffset = 4,
  /**
   * A number that is not the piece code (a number for the piece's cell and kind) of any piece, because cell numbers
   * begin with 1.
   */
  None = 5,
}

/**
 * The piece codes (numbers for the pieces' cells and kinds) and the numbering of the cells. Levels share this record if
 * they have the same board size and number of pieces.
 */
export interface BoardCodes {
  readonly board: Board;
  /** The length of the list of pieces of each state: one entry for each piece, and at least four entries. */
  readonly slotCount: number;
  /** The number of cells inside the outer ring of the grid. */
  readonly cellCount: number;
  /**
   * A number above all piece codes (numbers for the pieces' cells and kinds), including those of pieces that have left
   * the board.
   */
  readonly codeCount: number;
  /** The two numberings of the inner cells: by rows, and by columns. */
  readonly rows: CellNumbering;
  readonly columns: CellNumbering;
  /**
   * Two lists that convert piece codes (numbers for the pieces' cells and kinds), indexed by code − 1: the first from
   * cells numbered by rows to cells numbered by columns, the second back.
   */
  readonly transposedCodes: readonly (readonly number[])[];
}

/** Tables that say where each piece of a level stops if no other piece is in its way. */
export interface SlideTables {
  readonly boardCodes: BoardCodes;
  readonly hasCrates: boolean;
  readonly hasPits: boolean;
  /**
   * For each piece code (a number for a piece's cell and kind), whether its cell is a pit: 1 or 0. The first index is
   * the axis (0 up and down, 1 right and left), the second is code − 1. If the level has no pits, the lists must not be
   * read.
   */
  readonly isInPit: readonly (readonly number[])[];
  /**
   * Where a piece stops if no other piece is in its way, as a piece code (a number for the piece's cell and kind).
   * Indexed by direction, then by piece code − 1.
   */
  readonly stops: readonly (readonly number[])[];
  /**
   * Whether a crate can be pushed (1 or 0), because the cell ahead of it is floor or a pit. Indexed by direction, then
   * by the crate's code − 1.
   */
  readonly isPushable: readonly (readonly number[])[];
}

// The board codes that were used last: piece codes (numbers for the pieces' cells and kinds) and numberings of the
// cells. The list has space for two entries for each board size of the game: one for levels of up to four pieces, and
// one for levels of more pieces.
const boardCodesCache: BoardCodes[] = [];
const MAX_CACHED_BOARDS = 16;

/**
 * Returns the cached piece codes (numbers for the pieces' cells and kinds) and cell numberings for a board size and
 * states with `slotCount` pieces.
 */
export function* findOrCreateBoardCodes(board: Board, slotCount: number): Task<BoardCodes> {
  const cached = boardCodesCache.find((boardCodes) => boardCodes.board === board && boardCodes.slotCount === slotCount);
  if (cached !== undefined) return cached;
  yield;
  const width = board.width - 2;
  const height = board.height - 2;
  const rows = yield* numberCells(board, height, width, (line, index) => cellAt(board, index + 1, line + 1));
  const columns = yield* numberCells(board, width, height, (line, index) => cellAt(board, line + 1, height - index));
  const codeCount = CodeLayout.PerCell * (width * height + 1 + slotCount);
  yield;
  const transposedCodes = yield* createConversions(rows, columns, CodeLayout.PerCell, CodedKind.Crate + 1, codeCount);
  const boardCodes = { board, slotCount, cellCount: width * height, codeCount, rows, columns, transposedCodes };
  pushBounded(boardCodesCache, boardCodes, MAX_CACHED_BOARDS);
  return boardCodes;
}

interface TableLists {
  readonly stops: readonly number[][];
  readonly isPushable: readonly number[][];
  readonly isInPit: readonly number[][];
}

/** Writes the slide tables of a level, which say where each piece stops, to lists that are reused for each level. */
export function* createSlideTables(
  level: Level,
  boardCodes: BoardCodes,
  { stops, isPushable, isInPit }: TableLists,
): Task<SlideTables> {
  const hasCrates = level.crates.length > 0;
  let hasPits = false;
  for (let direction = 0; direction < 4; direction++) {
    if (fillStops(level, boardCodes, direction, stops[direction])) hasPits = true;
    yield;
    if (hasCrates) fillPushable(level, boardCodes, direction, isPushable[direction]);
  }
  if (hasPits) {
    fillInPit(level, boardCodes, boardCodes.columns, isInPit[0]);
    yield;
    fillInPit(level, boardCodes, boardCodes.rows, isInPit[1]);
    yield;
  }
  return { boardCodes, hasCrates, hasPits, stops, isPushable, isInPit };
}

/**
 * Writes to `stops` where a piece stops when it slides in a direction, for each cell and each kind of piece in the
 * level. The loop begins with the cells farthest ahead, because each stop depends on the cell ahead. Returns whether
 * the cell ahead of some cell is a pit.
 */
function fillStops(level: Level, boardCodes: BoardCodes, direction: number, stops: number[]): boolean {
  const { board, floors, reds, yellows, ices, crates } = level;
  const { cellCount, codeCount } = boardCodes;
  const { boardCells } = direction % 2 === 0 ? boardCodes.columns : boardCodes.rows;
  const step = board.steps[direction];
  const isDown = direction >= FIRST_DESCENDING;
  const toNext: number = isDown ? CodeLayout.PerCell : -CodeLayout.PerCell;
  const hasReds = reds.length > 0;
  const hasYellows = yellows.length > 0;
  const hasIces = ices.length > 0;
  let hasPits = false;
  let cell = isDown ? 1 : cellCount;
  let code = CodeLayout.PerCell * cell;
  for (let left = cellCount; left > 0; left--) {
    const ahead = floors[boardCells[cell] + step];
    const red = code + CodedKind.Red;
    const yellow = code + CodedKind.Yellow;
    const ice = code + CodedKind.Ice;
    if (ahead === Floor.Bare) {
      if (hasReds) stops[red - 1] = stops[red - toNext - 1];
      if (hasYellows) stops[yellow - 1] = stops[yellow - toNext - 1];
      if (hasIces) stops[ice - 1] = stops[ice - toNext - 1];
    } else {
      stops[red - 1] = ahead === Floor.RedGoal ? red + CodeLayout.AtGoalOffset : red;
      stops[yellow - 1] = ahead === Floor.YellowGoal ? yellow + CodeLayout.AtGoalOffset : yellow;
      stops[ice - 1] = ice;
      if (ahead === Floor.Pit) {
        hasPits = true;
        stops[red - 1] = red - toNext;
        stops[yellow - 1] = yellow - toNext;
        stops[ice - 1] = ice - toNext;
      }
    }
    code += toNext;
    cell += isDown ? 1 : -1;
  }
  // In the list `stops`, a crate stops where it is, because a crate does not slide by itself. A piece that has left the
  // board stops where it is, too. So a slide does not change the piece codes (numbers for cell and kind) of crates and
  // of pieces that have left.
  if (crates.length > 0) {
    for (let crate = CodeLayout.PerCell + CodedKind.Crate; crate < codeCount; crate += CodeLayout.PerCell)
      stops[crate - 1] = crate;
  }
  for (let goneCode = CodeLayout.PerCell * (cellCount + 1); goneCode < codeCount; goneCode += CodeLayout.PerCell) {
    for (let broken = 0; broken < 4; broken++) stops[goneCode + broken - 1] = goneCode + broken;
  }
  return hasPits;
}

function fillPushable({ board, floors }: Level, boardCodes: BoardCodes, direction: number, isPushable: number[]): void {
  const { boardCells } = direction % 2 === 0 ? boardCodes.columns : boardCodes.rows;
  const step = board.steps[direction];
  for (let cell = 1; cell <= boardCodes.cellCount; cell++) {
    const ahead = floors[boardCells[cell] + step];
    isPushable[CodeLayout.PerCell * cell + CodedKind.Crate - 1] = ahead === Floor.Bare || ahead === Floor.Pit ? 1 : 0;
  }
}

function fillInPit(
  { floors }: Level,
  { cellCount, codeCount }: BoardCodes,
  { boardCells }: CellNumbering,
  isInPit: number[],
): void {
  const codesPerCell: number = CodeLayout.PerCell;
  for (let cell = 1; cell <= cellCount; cell++) {
    const isPit = floors[boardCells[cell]] === Floor.Pit ? 1 : 0;
    for (let kind: CodedKind = 0; kind <= CodedKind.Crate; kind++) isInPit[codesPerCell * cell + kind - 1] = isPit;
  }
  for (let code = codesPerCell * (cellCount + 1); code < codeCount; code++) isInPit[code - 1] = 0;
}
