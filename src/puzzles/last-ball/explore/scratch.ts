import type { Board, Mark } from "../../../kernel/board";
import type { Memory } from "../../../kernel/loan";
import { keepNewest } from "../../../kernel/newest";
import type { Work } from "../../../kernel/work";

/**
 * The memory that certify.ts works in. On the console it is slow to come by: a table that grows is copied whole, and the
 * collector looks through it in one go. So tables serve again and again, and grow one by one.
 */

const BITS = 30;
const WORDS = 3;

/** The most cells a board may have for this. */
export const MAX_CERTIFIED_CELLS = BITS * WORDS;

// The bucket of a position is a sum modulo this. Where the sum wraps round at 32 bits it falls into another bucket than in
// a VM with larger numbers, but into the same one each time, and no result depends on it.
export const BUCKETS = 4093;
const BUCKET_ROOM = 4096;
const STATES_AT_FIRST = 1024;
const NUMBERS_PER_SLICE = 128;
const NONE = 0;

/** What all levels of a board share. */
export interface Layout {
  readonly board: Board;
  /** The empty board, its first entry being cell 1. */
  readonly blank: readonly Mark[];
  /** For each word the bit of each cell, from cell 1: 0 in the words that the cell has no part in. */
  readonly bits0: readonly number[];
  readonly bits1: readonly number[];
  readonly bits2: readonly number[];
}

/** Memory for one exploration. It is longer than the present level needs, and what an older one left in it is noise. */
export interface Scratch extends Memory {
  /** By state: the black ball's cell, and the white balls. */
  readonly blacks: number[];
  readonly words0: number[];
  readonly words1: number[];
  readonly words2: number[];
  /** By state: what it leads to in each direction, and what is known of it. */
  readonly next: readonly [number[], number[], number[], number[]];
  readonly moves: number[];
  readonly chance: number[];
  readonly lines: number[];
  readonly distance: number[];
  /**
   * A hash table: the newest state of each bucket, and by state the one before it in its bucket, states counted from 1.
   * Buckets hold them plus `base`: those of older levels count as none, and nothing needs to be cleared.
   */
  readonly buckets: number[];
  readonly sameBucket: number[];
  /** The board of `layout` without a ball; undefined while a level is on it, and after one that was not taken off. */
  layout: Layout | undefined;
  marks: Mark[];
  readonly way: Way;
}

/**
 * The way to the present position. By depth from 1: the state, the direction that was taken from it, and of the
 * directions tried from it how many do not lose, the moves and chances of these together (see kernel/wander), and the
 * winning lines that begin with them. A chain is the cells of the balls that a move moves; those of all moves on the way lie one behind the other.
 */
interface Way {
  readonly stateAt: number[];
  readonly directionAt: number[];
  readonly choicesAt: number[];
  readonly movesAt: number[];
  readonly chancesAt: number[];
  readonly waysAt: number[];
  readonly chainEndAt: number[];
  readonly chain: number[];
}

// By board: all levels of a run have the same.
const layouts: Layout[] = [];
const MOST_LAYOUTS = 4;

// All tables are made while the game loads, and stay here while a work holds them: tables that the collector comes upon
// in a work alone it looks through all at once.
const pool: Scratch[] = [];
const BUFFERS = 6;
for (let count = 0; count < BUFFERS; count++) pool.push(newScratch());

/** Memory that nobody needs. Should all be needed the oldest is forgotten: whoever has it keeps it, and it serves no other. */
export function takeScratch(): Scratch {
  let scratch = pool.find(({ isFree }) => isFree);
  if (scratch === undefined) {
    scratch = newScratch();
    keepNewest(pool, scratch, BUFFERS);
  }
  return scratch;
}

function newScratch(): Scratch {
  return {
    isFree: true,
    room: 0,
    blacks: [],
    words0: [],
    words1: [],
    words2: [],
    next: [[], [], [], []],
    moves: [],
    chance: [],
    lines: [],
    distance: [],
    buckets: [],
    sameBucket: [],
    base: 0,
    layout: undefined,
    marks: [],
    way: {
      stateAt: [],
      directionAt: [],
      choicesAt: [],
      movesAt: [],
      chancesAt: [],
      waysAt: [],
      chainEndAt: [],
      chain: [],
    },
  };
}

/** Makes room for the states of most levels at once: a table that grows is copied whole. */
export function* makeRoom(scratch: Scratch): Work<void> {
  for (const table of tablesByState(scratch)) yield* fill(table, STATES_AT_FIRST);
  yield* fill(scratch.buckets, BUCKET_ROOM);
  scratch.room = STATES_AT_FIRST;
}

function tablesByState(scratch: Scratch): number[][] {
  const { blacks, words0, words1, words2, next, moves, chance, lines, distance, sameBucket } = scratch;
  return [blacks, words0, words1, words2, ...next, moves, chance, lines, distance, sameBucket];
}

function* fill(table: number[], length: number): Work<void> {
  for (let from = 0; from < length; from += NUMBERS_PER_SLICE) {
    const end = from + NUMBERS_PER_SLICE;
    for (let at = from; at < end; at++) table[at] = NONE;
    yield;
  }
}

/**
 * Makes room for twice as many states. A table that grows is copied whole, so no two grow in one slice; and one only
 * grows where it is full, so what is not known yet of the states on the way is filled in for now.
 */
export function* enlarge(scratch: Scratch, depth: number): Work<void> {
  const { room, next, moves, chance, lines, distance, way } = scratch;
  for (let at = 0; at < depth; at++) {
    const unknown = way.stateAt[at] - 1;
    for (const table of [moves, chance, lines, distance]) table[unknown] = NONE;
    for (let exit = way.directionAt[at] - 1; exit < 4; exit++) next[exit][unknown] = NONE;
  }
  for (const table of tablesByState(scratch)) {
    yield;
    table[room] = NONE;
  }
  scratch.room = 2 * room;
  yield;
}

/** Makes the board that of a layout, without a ball, for a level to be put on. */
export function beginBoard(scratch: Scratch, layout: Layout): void {
  if (scratch.layout !== layout) scratch.marks = [...layout.blank];
  scratch.layout = undefined;
}

/** Says that the level has been taken off again. */
export function endBoard(scratch: Scratch, layout: Layout): void {
  scratch.layout = layout;
}

/** What the levels of a board share, if `layoutOf` has made it. */
export function knownLayout(board: Board): Layout | undefined {
  return layouts.find((layout) => layout.board === board);
}

/** Makes what the levels of a board share; `knownLayout` gives it from then on. */
export function* layoutOf(board: Board): Work<Layout> {
  const [bits0, bits1, bits2] = yield* layOutBits(board);
  const layout = { board, blank: board.blank.slice(1), bits0, bits1, bits2 };
  keepNewest(layouts, layout, MOST_LAYOUTS);
  return layout;
}

function* layOutBits(board: Board): Work<number[][]> {
  const words: number[][] = [];
  for (let word = 0; word < WORDS; word++) {
    words.push(board.blank.map(() => 0));
    yield;
  }
  let bit = 1;
  for (let count = 0; count < board.cells.length; count++) {
    if (count % BITS === 0) bit = 1;
    words[Math.floor(count / BITS)][board.cells[count] - 1] = bit;
    bit *= 2;
  }
  yield;
  return words;
}
