import type { Board, Mark } from "../../../kernel/board";
import type { PooledMemory } from "../../../kernel/pool";
import { pushBounded } from "../../../kernel/bounded-list";
import type { Task } from "../../../kernel/task";

/**
 * The memory that certify.ts works in. On the console it is slow to come by: a table that grows is copied whole, and the
 * collector looks through it in one go. So tables serve again and again, and grow one by one.
 */

const BITS_PER_WORD = 30;
const WORDS_PER_BOARD = 3;

/** The most cells a board may have for this. */
export const MAX_CERTIFIED_CELLS = BITS_PER_WORD * WORDS_PER_BOARD;

// The bucket of a position is a sum modulo this. Where the sum wraps round at 32 bits it falls into another bucket than in
// a VM with larger numbers, but into the same one each time, and no result depends on it.
export const BUCKET_COUNT = 4093;
const BUCKET_CAPACITY = 4096;
const INITIAL_STATES = 1024;
const NUMBERS_PER_SLICE = 128;
const NONE = 0;

/** What all levels of a board share. */
export interface BoardTables {
  readonly board: Board;
  /** The empty board, its first entry being cell 1. */
  readonly blank: readonly Mark[];
  /** For each word the bit of each cell, from cell 1: 0 in the words that the cell has no part in. */
  readonly bits0: readonly number[];
  readonly bits1: readonly number[];
  readonly bits2: readonly number[];
}

/** Memory for one exploration. It is longer than the present level needs, and what an older one left in it is noise. */
export interface Scratch extends PooledMemory {
  /** By state: the black ball's cell, and the white balls. */
  readonly blacks: number[];
  readonly words0: number[];
  readonly words1: number[];
  readonly words2: number[];
  /** By state: what it leads to in each direction, and what is known of it. */
  readonly next: readonly [number[], number[], number[], number[]];
  readonly expectedMoves: number[];
  readonly winChance: number[];
  readonly solutions: number[];
  readonly winDistance: number[];
  /**
   * A hash table: the newest state of each bucket, and by state the one before it in its bucket, states counted from 1.
   * Buckets hold them plus `base`: those of older levels count as none, and nothing needs to be cleared.
   */
  readonly buckets: number[];
  readonly sameBucket: number[];
  /** The board of `layout` without a ball; undefined while a level is on it, and after one that was not taken off. */
  emptyBoardOf: BoardTables | undefined;
  marks: Mark[];
  readonly stack: DfsStack;
}

/**
 * The way to the present position. By depth from 1: the state, the direction that was taken from it, and of the
 * directions tried from it how many do not lose, the moves and chances of these together (see kernel/wander), and the
 * winning lines that begin with them. A chain is the cells of the balls that a move moves; those of all moves on the way lie one behind the other.
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

// By board: all levels of a run have the same.
const cachedBoardTables: BoardTables[] = [];
const MAX_CACHED_BOARDS = 4;

// All tables are made while the game loads, and stay here while a work holds them: tables that the collector comes upon
// in a work alone it looks through all at once.
const pool: Scratch[] = [];
const MAX_POOLED = 6;
for (let count = 0; count < MAX_POOLED; count++) pool.push(createScratch());

/** Memory that nobody needs. Should all be needed the oldest is forgotten: whoever has it keeps it, and it serves no other. */
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

/** Makes room for the states of most levels at once: a table that grows is copied whole. */
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
 * Makes room for twice as many states. A table that grows is copied whole, so no two grow in one slice; and one only
 * grows where it is full, so what is not known yet of the states on the way is filled in for now.
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

/** Makes the board that of a layout, without a ball, for a level to be put on. */
export function prepareBoard(scratch: Scratch, tables: BoardTables): void {
  if (scratch.emptyBoardOf !== tables) scratch.marks = [...tables.blank];
  scratch.emptyBoardOf = undefined;
}

/** Says that the level has been taken off again. */
export function markBoardEmpty(scratch: Scratch, tables: BoardTables): void {
  scratch.emptyBoardOf = tables;
}

/** What the levels of a board share, if `layoutOf` has made it. */
export function knownBoardTables(board: Board): BoardTables | undefined {
  return cachedBoardTables.find((tables) => tables.board === board);
}

/** Makes what the levels of a board share; `knownLayout` gives it from then on. */
export function* createBoardTables(board: Board): Task<BoardTables> {
  const [bits0, bits1, bits2] = yield* createCellBits(board);
  const tables = { board, blank: board.blank.slice(1), bits0, bits1, bits2 };
  pushBounded(cachedBoardTables, tables, MAX_CACHED_BOARDS);
  return tables;
}

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
