import { Mark, NOWHERE, type Board } from "../../kernel/board";
import { LOST, STUCK, type Graph } from "../../kernel/graph";
import type { Work } from "../../kernel/work";
import type { Level } from "./level";
import type { State } from "./rules";

/**
 * Last Ball's state graph, walked depth first on a single board. A move takes one ball out and draws the rest of its
 * chain one cell nearer (see rules.ts), so it is made in place and taken back in place, and no position is ever copied.
 * A move also leaves one ball fewer, so no position comes again on its own way: a state can be numbered once all that
 * it leads to has been, and `next` always leads back to smaller numbers.
 *
 * The white balls of a position are the bits of three numbers, a bit a cell. Each ball that moves changes them by two
 * additions, and two positions are equal if their numbers are.
 *
 * All of this runs between two levels on the console and is written for it: loops hold what they need in locals, and
 * where something is counted from 1, the `- 1` of an index and the + 1 of a Lua array cancel out.
 */

const BITS = 30;
const WORDS = 3;

/** The most cells a board may have for this. */
export const MAX_EXPLORED_CELLS = BITS * WORDS;

const BUCKETS = 16381;
const ROLLS_PER_SLICE = 26;

/** What all levels of a board share. */
interface Layout {
  readonly board: Board;
  /** The empty board, its first entry being cell 1. */
  readonly blank: readonly Mark[];
  /** For each word the bit of each cell, from cell 1: 0 in the words that the cell has no part in. */
  readonly words: readonly (readonly number[])[];
}

/** The states found so far, by number. */
interface States {
  /** The black ball's cell. */
  readonly blacks: number[];
  /** The white balls. */
  readonly words0: number[];
  readonly words1: number[];
  readonly words2: number[];
  /** A hash table: the newest state of each bucket, and for each state the one before it, or `NONE`. */
  readonly buckets: Record<number, number | undefined>;
  readonly sameBucket: number[];
}

const NONE = -1;

/** Explores a level whole; undefined when it has more than `cap` states. The board has at most `MAX_EXPLORED_CELLS`. */
export function* exploreInPlace(level: Level, cap: number): Work<Graph<State> | undefined> {
  const layout = layoutOf(level.board);
  const [bits0, bits1, bits2] = layout.words;
  const { steps } = level.board;
  const marks = [...layout.blank];
  const blacks: number[] = [];
  const words0: number[] = [];
  const words1: number[] = [];
  const words2: number[] = [];
  const sameBucket: number[] = [];
  const buckets: Record<number, number | undefined> = {};
  const states = { blacks, words0, words1, words2, buckets, sameBucket };
  const next: number[] = [];
  const won: number[] = [];
  let size = 0;

  // The present position.
  let black = level.black;
  let [word0, word1, word2] = placeBalls(level, layout, marks);
  // The way to it, by depth: the position there, the direction taken from it, and where its chain ends. A chain is the
  // cells of the balls that a move moves; the chains of all moves on the way lie one behind the other.
  let depth = 1;
  const blackAt: number[] = [];
  const word0At: number[] = [];
  const word1At: number[] = [];
  const word2At: number[] = [];
  const chainEndAt: number[] = [];
  const chain: number[] = [];
  let chainEnd = 0;
  // Where the directions of each position on the way lead, four a depth, as far as they have been tried.
  const results: number[] = [0, 0, 0, 0];
  let direction = 0;
  const directionAt: number[] = [];
  let rolls = 0;

  while (depth > 0) {
    rolls++;
    if (rolls % ROLLS_PER_SLICE === 0) yield;
    if (direction < 4) {
      const step = steps[direction];
      let ball = black + step;
      while (marks[ball - 1] === Mark.Empty) ball += step;
      if (marks[ball - 1] === Mark.Edge) {
        results[4 * depth + direction] = LOST;
        direction++;
      } else {
        const stop = ball - step;
        let after0 = word0 - bits0[ball - 1];
        let after1 = word1 - bits1[ball - 1];
        let after2 = word2 - bits2[ball - 1];
        let end = chainEnd + 1;
        chain[end - 1] = ball;
        ball += step;
        while (marks[ball - 1] === Mark.Empty) ball += step;
        while (marks[ball - 1] === Mark.Piece) {
          const nearer = ball - step;
          after0 += bits0[nearer - 1] - bits0[ball - 1];
          after1 += bits1[nearer - 1] - bits1[ball - 1];
          after2 += bits2[nearer - 1] - bits2[ball - 1];
          end++;
          chain[end - 1] = ball;
          ball += step;
          while (marks[ball - 1] === Mark.Empty) ball += step;
        }
        const bucket = (after0 + 3 * after1 + 7 * after2 + 127 * stop) % BUCKETS;
        let state = buckets[bucket] ?? NONE;
        while (
          state !== NONE &&
          (words0[state] !== after0 || words1[state] !== after1 || words2[state] !== after2 || blacks[state] !== stop)
        ) {
          state = sameBucket[state];
        }
        if (state === NONE && after0 + after1 + after2 === 0) {
          state = size;
          size++;
          addState(states, stop, 0, 0, 0);
          next.push(STUCK);
          next.push(STUCK);
          next.push(STUCK);
          next.push(STUCK);
          won.push(state);
        }
        if (state !== NONE) {
          results[4 * depth + direction] = state;
          direction++;
        } else {
          marks[chain[chainEnd] - 1] = Mark.Empty;
          for (let at = chainEnd + 2; at <= end; at++) {
            const moved = chain[at - 1];
            marks[moved - 1] = Mark.Empty;
            marks[moved - step - 1] = Mark.Piece;
          }
          blackAt[depth - 1] = black;
          word0At[depth - 1] = word0;
          word1At[depth - 1] = word1;
          word2At[depth - 1] = word2;
          chainEndAt[depth - 1] = chainEnd;
          directionAt[depth - 1] = direction;
          black = stop;
          word0 = after0;
          word1 = after1;
          word2 = after2;
          chainEnd = end;
          direction = 0;
          depth++;
        }
      }
    } else {
      const state = size;
      size++;
      if (size > cap) return undefined;
      const bucket = (word0 + 3 * word1 + 7 * word2 + 127 * black) % BUCKETS;
      sameBucket[state] = buckets[bucket] ?? NONE;
      buckets[bucket] = state;
      blacks[state] = black;
      words0[state] = word0;
      words1[state] = word1;
      words2[state] = word2;
      const result = 4 * depth;
      const edge = 4 * state;
      next[edge] = results[result];
      next[edge + 1] = results[result + 1];
      next[edge + 2] = results[result + 2];
      next[edge + 3] = results[result + 3];
      depth--;
      if (depth > 0) {
        black = blackAt[depth - 1];
        word0 = word0At[depth - 1];
        word1 = word1At[depth - 1];
        word2 = word2At[depth - 1];
        direction = directionAt[depth - 1];
        const step = steps[direction];
        const start = chainEndAt[depth - 1];
        for (let at = chainEnd; at > start + 1; at--) {
          const moved = chain[at - 1];
          marks[moved - step - 1] = Mark.Empty;
          marks[moved - 1] = Mark.Piece;
        }
        marks[chain[start] - 1] = Mark.Piece;
        chainEnd = start;
        results[4 * depth + direction] = state;
        direction++;
      }
    }
  }
  const find = (position: State): number | undefined => findPosition(states, layout, position);
  return { size, start: size - 1, next, won, order: "back", find };
}

function placeBalls(level: Level, { words }: Layout, marks: Mark[]): number[] {
  for (const ball of level.whites) marks[ball - 1] = Mark.Piece;
  return words.map((bits) => {
    let sum = 0;
    for (const ball of level.whites) sum += bits[ball - 1];
    return sum;
  });
}

function addState(states: States, black: number, word0: number, word1: number, word2: number): number {
  const state = states.blacks.length;
  const bucket = bucketOf(black, word0, word1, word2);
  states.sameBucket[state] = states.buckets[bucket] ?? NONE;
  states.buckets[bucket] = state;
  states.blacks[state] = black;
  states.words0[state] = word0;
  states.words1[state] = word1;
  states.words2[state] = word2;
  return state;
}

function findState(states: States, black: number, word0: number, word1: number, word2: number): number {
  const { words0, words1, words2, blacks } = states;
  let state = states.buckets[bucketOf(black, word0, word1, word2)] ?? NONE;
  while (
    state !== NONE &&
    !(words0[state] === word0 && words1[state] === word1 && words2[state] === word2 && blacks[state] === black)
  ) {
    state = states.sameBucket[state];
  }
  return state;
}

// A sum too large for 32 bits wraps round on the console: another bucket there, but the same one each time.
function bucketOf(black: number, word0: number, word1: number, word2: number): number {
  return (word0 + 3 * word1 + 7 * word2 + 127 * black) % BUCKETS;
}

function findPosition(states: States, { words }: Layout, position: State): number | undefined {
  if (position[0] === NOWHERE) return undefined;
  const sums = words.map((bits) => {
    let sum = 0;
    for (let at = 1; at < position.length; at++) sum += bits[position[at] - 1];
    return sum;
  });
  const state = findState(states, position[0], sums[0], sums[1], sums[2]);
  return state === NONE ? undefined : state;
}

function layoutOf(board: Board): Layout {
  if (latest?.board !== board) latest = { board, blank: board.blank.slice(1), words: layOutBits(board) };
  return latest;
}

function layOutBits(board: Board): number[][] {
  const words: number[][] = [];
  for (let word = 0; word < WORDS; word++) words.push(board.blank.map(() => 0));
  let bit = 1;
  for (let count = 0; count < board.cells.length; count++) {
    if (count % BITS === 0) bit = 1;
    words[Math.floor(count / BITS)][board.cells[count] - 1] = bit;
    bit *= 2;
  }
  return words;
}

// All levels of a run have the same board.
let latest: Layout | undefined;
