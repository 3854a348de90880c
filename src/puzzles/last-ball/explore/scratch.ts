/**
 * The pooled tables in which certify.ts explores a level, and the tables that all levels on the same board share.
 * Allocating tables is slow on the Playdate console: Lua copies a whole table when it grows, and the garbage collector
 * scans each table without a pause. Therefore tables come from a pool, and only one table grows at a time.
 */

import type { Board, Mark } from "../../../kernel/board";
import type { PooledMemory } from "../../../kernel/pool";
import { pushBounded } from "../../../kernel/bounded-list";
import type { Task } from "../../../kernel/task";

const BITS_PER_WORD = 30;
const WORDS_PER_BOARD = 3;

/**
 * The search can explore all states of a level only if the board has at most this many cells. A state stores its white
 * balls as bits, one for each cell, in three integers of 30 bits.
 */
export const MAX_CERTIFIED_CELLS = BITS_PER_WORD * WORDS_PER_BOARD;

/**
 * How many buckets the hash table of states has. The bucket of a state is a weighted sum of its four integers, modulo
 * this number. The sum may overflow 32 bits, but no result of the search for all states of a level depends on the
 * bucket.
 */
export const BUCKET_COUNT = 4093;
const BUCKET_CAPACITY = 4096;
const INITIAL_STATES = 1024;
const NUMBERS_PER_SLICE = 128;
const NONE = 0;

/** Lookup tables for the search for all states of a level. All levels on the same board share them. */
export interface BoardTables {
  readonly board: Board;
  /**
   * The marks of the cells of a board without balls: for each cell, nothing or the edge. The list is indexed by cell −
   * 1.
   */
  readonly blank: readonly Mark[];
  /**
   * The bit that stands for each cell in a state. A state has three integers of 30 bits, and `bits0`, `bits1` and
   * `bits2` each belong to one of them. The lists are indexed by cell − 1. The entry is 0 if the bit of the cell is in
   * another integer.
   */
  readonly bits0: readonly number[];
  readonly bits1: readonly number[];
  readonly bits2: readonly number[];
}

/**
 * Pooled tables for the exploration of one level. They may be longer than the level needs; the remaining entries are
 * left over from an earlier use and must not be read.
 */
export interface Scratch extends PooledMemory {
  readonly blacks: number[];
  /** The white balls of each state, as bits of three integers. There is one list for each integer, indexed by state. */
  readonly words0: number[];
  readonly words1: number[];
  readonly words2: number[];
  /**
   * The state to which a move leads, indexed by direction and then by the state before the move; states count from 0.
   */
  readonly next: readonly [number[], number[], number[], number[]];
  readonly expectedMoves: number[];
  /** For each state: the probability that the modelled player (a model of a person) wins. */
  readonly winProbability: number[];
  readonly solutions: number[];
  readonly winDistance: number[];
  /**
   * The hash table of states. `bucketHeads` has the newest state of each bucket; `nextInBucket` has, for each state,
   * the next older state in its bucket. States count from 1 here. `base` is added to the entries of `bucketHeads`, so
   * that entries of earlier levels count as empty and need not be cleared.
   */
  readonly bucketHeads: number[];
  readonly nextInBucket: number[];
  /**
   * The lookup tables of the board that the list `marks` describes without balls. If the next level has the same board,
   * no empty board need be copied. Undefined while `marks` has the balls of a level.
   */
  emptyBoardOf: BoardTables | undefined;
  marks: Mark[];
  readonly stack: DfsStack;
}

/**
 * The stack of the depth-first search. The lists whose names end in `At` have one entry for each move made, counted
 * from 1. They store the state before the move, the direction of the move, and the sums over the directions tried
 * before it (see `SearchCursor` in certify.ts). `chainCells` has the cells of the balls that hit one another in these
 * moves, one move after the other.
 */
interface DfsStack {
  readonly stateAt: number[];
  readonly directionAt: number[];
  readonly choicesAt: number[];
  readonly movesSumAt: number[];
  readonly winProbabilitySumAt: number[];
  readonly solutionsAt: number[];
  readonly chainEndAt: number[];
  readonly chainCells: number[];
}

// The lookup tables of the boards that were used last. Only a few are kept, because generated levels use boards of few
// sizes.
const cachedBoardTables: BoardTables[] = [];
const MAX_CACHED_BOARDS = 4;

// All pooled tables, also those in use. If only a coroutine referred to a table, Lua's garbage collector would scan the
// table without a pause, which takes too long. Therefore this list, which is created while the game loads, refers to
// all tables.
const pool: Scratch[] = [];
const MAX_POOLED = 6;
for (let count = 0; count < MAX_POOLED; count++) pool.push(createScratch());

/**
 * Returns pooled tables that no task is using. If tasks use all of them, creates new tables and removes the oldest
 * tables from the pool; the task that uses the removed tables may continue.
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
    winProbability: [],
    solutions: [],
    winDistance: [],
    bucketHeads: [],
    nextInBucket: [],
    base: 0,
    emptyBoardOf: undefined,
    marks: [],
    stack: {
      stateAt: [],
      directionAt: [],
      choicesAt: [],
      movesSumAt: [],
      winProbabilitySumAt: [],
      solutionsAt: [],
      chainEndAt: [],
      chainCells: [],
    },
  };
}

/**
 * Allocates tables with space for the states of most levels. Otherwise the tables would grow during the search for all
 * states of a level, and Lua copies a whole table when it grows.
 */
export function* allocateTables(scratch: Scratch): Task<void> {
  for (const table of tablesByState(scratch)) yield* fillTable(table, INITIAL_STATES);
  yield* fillTable(scratch.bucketHeads, BUCKET_CAPACITY);
  scratch.capacity = INITIAL_STATES;
}

function tablesByState(scratch: Scratch): number[][] {
  const { blacks, words0, words1, words2, next, expectedMoves, winProbability, solutions, winDistance, nextInBucket } =
    scratch;
  return [blacks, words0, words1, words2, ...next, expectedMoves, winProbability, solutions, winDistance, nextInBucket];
}

function* fillTable(table: number[], length: number): Task<void> {
  for (let from = 0; from < length; from += NUMBERS_PER_SLICE) {
    const sliceEnd = from + NUMBERS_PER_SLICE;
    for (let index = from; index < sliceEnd; index++) table[index] = NONE;
    yield;
  }
}

/**
 * Makes space for twice as many states in the tables. The task yields before each table, because Lua copies a whole
 * table when the table grows. Lua doubles a list only if more than half of the entries of the doubled list are used, so
 * no old entry may be missing. The `depth` states on the stack of the search have no results yet, so their results are
 * first set to 0.
 */
export function* growTables(scratch: Scratch, depth: number): Task<void> {
  const { capacity, next, expectedMoves, winProbability, solutions, winDistance, stack } = scratch;
  for (let depthIndex = 0; depthIndex < depth; depthIndex++) {
    const stateNumber = stack.stateAt[depthIndex] - 1;
    for (const table of [expectedMoves, winProbability, solutions, winDistance]) table[stateNumber] = NONE;
    for (let direction = stack.directionAt[depthIndex] - 1; direction < 4; direction++)
      next[direction][stateNumber] = NONE;
  }
  for (const table of tablesByState(scratch)) {
    yield;
    table[capacity] = NONE;
  }
  scratch.capacity = 2 * capacity;
  yield;
}

/**
 * Writes the marks of an empty board to the list `marks` in `scratch`, so that the balls of a level can be added.
 * `tables` belongs to this board.
 */
export function prepareBoard(scratch: Scratch, tables: BoardTables): void {
  if (scratch.emptyBoardOf !== tables) scratch.marks = [...tables.blank];
  scratch.emptyBoardOf = undefined;
}

/**
 * Records that the balls of a level were taken off the board. The next level on the same board then needs no new copy
 * of the empty board.
 */
export function markBoardEmpty(scratch: Scratch, tables: BoardTables): void {
  scratch.emptyBoardOf = tables;
}

/**
 * Returns the lookup tables that all levels on a board share, if they are cached. Otherwise returns undefined, and
 * `createBoardTables` must create them.
 */
export function findCachedBoardTables(board: Board): BoardTables | undefined {
  return cachedBoardTables.find((tables) => tables.board === board);
}

/** Creates the lookup tables of a board, and caches them for `findCachedBoardTables`. */
export function* createBoardTables(board: Board): Task<BoardTables> {
  const [bits0, bits1, bits2] = yield* createCellBits(board);
  const tables = { board, blank: board.blank.slice(1), bits0, bits1, bits2 };
  pushBounded(cachedBoardTables, tables, MAX_CACHED_BOARDS);
  return tables;
}

/**
 * Creates the bit that stands for each cell of a board. A state has one bit per cell in three integers of 30 bits, so
 * there are three lists.
 */
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
