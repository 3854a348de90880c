/**
 * The reusable tables that certify.ts works in, and the tables that all levels on the same board share. Allocating
 * tables is slow on the console: a table that grows is copied whole, and the garbage collector scans each table in one
 * go. Therefore tables are reused, and they grow one at a time.
 */

import type { Board, Mark } from "../../../kernel/board";
import type { PooledMemory } from "../../../kernel/pool";
import { pushBounded } from "../../../kernel/bounded-list";
import type { Task } from "../../../kernel/task";

const BITS_PER_WORD = 30;
const WORDS_PER_BOARD = 3;

/** The most cells that a board may have to be certified here, because each cell is one bit of three words. */
export const MAX_CERTIFIED_CELLS = BITS_PER_WORD * WORDS_PER_BOARD;

/**
 * The number of buckets of the state table: the bucket of a state is a sum modulo this number. Where the sum overflows
 * 32 bits, the bucket differs from that of a VM with wider integers. It is always the same one, and no result depends
 * on it.
 */
export const BUCKET_COUNT = 4093;
const BUCKET_CAPACITY = 4096;
const INITIAL_STATES = 1024;
const NUMBERS_PER_SLICE = 128;
const NONE = 0;

/** Lookup tables that all levels on the same board share. */
export interface BoardTables {
  readonly board: Board;
  /** The marks of the empty board; the first entry is that of cell 1. */
  readonly blank: readonly Mark[];
  /** For each of the three words: by cell, from cell 1, the bit of that cell, or 0 if its bit is in another word. */
  readonly bits0: readonly number[];
  readonly bits1: readonly number[];
  readonly bits2: readonly number[];
}

/** Reusable tables for one search. They may be longer than a level needs, and entries of earlier levels are stale. */
export interface Scratch extends PooledMemory {
  /** By state: the black ball's cell, and the white balls as bits of three words. */
  readonly blacks: number[];
  readonly words0: number[];
  readonly words1: number[];
  readonly words2: number[];
  /** By state: the successor in each direction, the results of the random walk, the solutions and the win distance. */
  readonly next: readonly [number[], number[], number[], number[]];
  readonly expectedMoves: number[];
  readonly winChance: number[];
  readonly solutions: number[];
  readonly winDistance: number[];
  /**
   * A hash table with chaining. `buckets` has the newest state of each bucket; `sameBucket` has, by state, the state
   * before it in its bucket. States count from 1. Entries of `buckets` are raised by `base`, so that those of earlier
   * levels count as empty and nothing must be cleared.
   */
  readonly buckets: number[];
  readonly sameBucket: number[];
  /** The board that `marks` shows without a ball; undefined while the balls of a level are on it. */
  emptyBoardOf: BoardTables | undefined;
  marks: Mark[];
  readonly stack: DfsStack;
}

/**
 * The stack of the depth-first search. The tables whose names end in `At` are by depth, from 1: the state, the
 * direction taken from it, and the sums over the directions tried before that one (see `SearchCursor` in certify.ts).
 * `chainCells` has the cells of the balls that each move shifts, one hit chain after the other.
 */
interface DfsStack {
  readonly stateAt: number[];
  readonly directionAt: number[];
  readonly choicesAt: number[];
  readonly movesSumAt: number[];
  readonly winChanceSumAt: number[];
  readonly solutionsAt: number[];
  readonly chainEndAt: number[];
  readonly chainCells: number[];
}

// A small cache, because the levels of a run are on few different boards.
const cachedBoardTables: BoardTables[] = [];
const MAX_CACHED_BOARDS = 4;

// The pool is created while the game loads, and it refers to its tables even while a task uses them. Lua's garbage
// collector scans all tables that only a coroutine refers to in one go, which takes too long.
const pool: Scratch[] = [];
const MAX_POOLED = 6;
for (let count = 0; count < MAX_POOLED; count++) pool.push(createScratch());

/**
 * Returns a scratch that no task uses. If all of them are in use, it creates one and removes the oldest from the pool;
 * the task that uses the removed scratch may continue.
 */
export function findFreeScratch(): Scratch {
  let scratch = pool.find(({ isFree }) => isFree);
  if (scratch === undefined) {
    scratch = createScratch();
    pushBounded(pool, scratch, MAX_POOLED);
  }
  return scratch;
}

function createScratch(): Scratch {
  return {
    isFree: true,
    capacity: 0,
    blacks: [],
    words0: [],
    words1: [],
    words2: [],
    next: [[], [], [], []],
    expectedMoves: [],
    winChance: [],
    solutions: [],
    winDistance: [],
    buckets: [],
    sameBucket: [],
    base: 0,
    emptyBoardOf: undefined,
    marks: [],
    stack: {
      stateAt: [],
      directionAt: [],
      choicesAt: [],
      movesSumAt: [],
      winChanceSumAt: [],
      solutionsAt: [],
      chainEndAt: [],
      chainCells: [],
    },
  };
}

/** Allocates room for the states of most levels at once, because a table that grows later is copied whole. */
export function* allocateTables(scratch: Scratch): Task<void> {
  for (const table of tablesByState(scratch)) yield* fillTable(table, INITIAL_STATES);
  yield* fillTable(scratch.buckets, BUCKET_CAPACITY);
  scratch.capacity = INITIAL_STATES;
}

function tablesByState(scratch: Scratch): number[][] {
  const { blacks, words0, words1, words2, next, expectedMoves, winChance, solutions, winDistance, sameBucket } =
    scratch;
  return [blacks, words0, words1, words2, ...next, expectedMoves, winChance, solutions, winDistance, sameBucket];
}

function* fillTable(table: number[], length: number): Task<void> {
  for (let from = 0; from < length; from += NUMBERS_PER_SLICE) {
    const sliceEnd = from + NUMBERS_PER_SLICE;
    for (let index = from; index < sliceEnd; index++) table[index] = NONE;
    yield;
  }
}

/**
 * Doubles the number of states that the tables can hold. A table that grows is copied whole, so each slice grows only
 * one. Lua enlarges a table only when it is full, so the missing results of the states on the stack are set to 0 first.
 */
export function* growTables(scratch: Scratch, depth: number): Task<void> {
  const { capacity, next, expectedMoves, winChance, solutions, winDistance, stack } = scratch;
  for (let depthIndex = 0; depthIndex < depth; depthIndex++) {
    const stateIndex = stack.stateAt[depthIndex] - 1;
    for (const table of [expectedMoves, winChance, solutions, winDistance]) table[stateIndex] = NONE;
    for (let direction = stack.directionAt[depthIndex] - 1; direction < 4; direction++)
      next[direction][stateIndex] = NONE;
  }
  for (const table of tablesByState(scratch)) {
    yield;
    table[capacity] = NONE;
  }
  scratch.capacity = 2 * capacity;
  yield;
}

/** Makes `marks` the empty board of these tables, on which the balls of a level can be put. */
export function prepareBoard(scratch: Scratch, tables: BoardTables): void {
  if (scratch.emptyBoardOf !== tables) scratch.marks = [...tables.blank];
  scratch.emptyBoardOf = undefined;
}

/** Records that the balls of a level were taken off, so that the next level on this board needs no new copy. */
export function markBoardEmpty(scratch: Scratch, tables: BoardTables): void {
  scratch.emptyBoardOf = tables;
}

/** Returns the cached tables of a board, or undefined if `createBoardTables` must create them. */
export function knownBoardTables(board: Board): BoardTables | undefined {
  return cachedBoardTables.find((tables) => tables.board === board);
}

/** Creates the tables of a board and caches them for `knownBoardTables`. */
export function* createBoardTables(board: Board): Task<BoardTables> {
  const [bits0, bits1, bits2] = yield* createCellBits(board);
  const tables = { board, blank: board.blank.slice(1), bits0, bits1, bits2 };
  pushBounded(cachedBoardTables, tables, MAX_CACHED_BOARDS);
  return tables;
}

/** Creates the bit of each cell for each of the three words. */
function* createCellBits(board: Board): Task<number[][]> {
  const words: number[][] = [];
  for (let word = 0; word < WORDS_PER_BOARD; word++) {
    words.push(board.blank.map(() => 0));
    yield;
  }
  let bit = 1;
  for (let count = 0; count < board.cells.length; count++) {
    if (count % BITS_PER_WORD === 0) bit = 1;
    words[Math.floor(count / BITS_PER_WORD)][board.cells[count] - 1] = bit;
    bit *= 2;
  }
  yield;
  return words;
}
