import { Mark, NOWHERE, type Board } from "../../kernel/board";
import { CERTAIN } from "../../kernel/bits";
import type { Certificate } from "../../kernel/certify";
import { LOST, STUCK } from "../../kernel/graph";
import { concludeVerdict, MANY, NEVER } from "../../kernel/verdict";
import type { Work } from "../../kernel/work";
import type { Level } from "./level";
import type { State } from "./rules";

/**
 * Last Ball's own way to what kernel/certify finds out of any puzzle: the same certificate, at a third of the cost.
 *
 * The state graph is walked depth first on a single board. A move takes one ball out and draws the rest of its chain
 * one cell nearer (see rules.ts), so it is made in place and taken back in place, and no position is ever copied. A
 * move also leaves one ball fewer, so no position comes again on its own way: all that it leads to is known before it
 * is done with, and its own chance and count of winning lines follow at once. States are numbered in that order, and
 * `next` always leads back to smaller numbers.
 *
 * The white balls of a position are the bits of three numbers, a bit a cell. Each ball that moves changes them by two
 * additions, and two positions are equal if their numbers are.
 *
 * All of this runs between two levels on the console and is written for it: one loop with everything in locals, since a
 * call costs as much as five or six other instructions; buffers that serve again and again; and where something is counted from 1,
 * the `- 1` of an index and the + 1 of a Lua array cancel out.
 */

const BITS = 30;
const WORDS = 3;

/** The most cells a board may have for this. */
export const MAX_CERTIFIED_CELLS = BITS * WORDS;

// The bucket of a position is a sum modulo this. Where the sum wraps round at 32 bits it falls into another bucket than in
// a VM with larger numbers, but into the same one each time, and no result depends on it.
const BUCKETS = 4093;
const STATES_AT_FIRST = 640;
const NUMBERS_PER_SLICE = 256;
const STATES_PER_SLICE = 4;
const NONE = -1;

// In place of a direction: none is to be tried, all balls are gone.
const ALL_GONE = 5;

// Numbers in buckets stay this far from the limit of a 32-bit integer.
const MAX_BASE = 1000000000;

/** What all levels of a board share. */
export interface Layout {
  readonly board: Board;
  /** The empty board, its first entry being cell 1. */
  readonly blank: readonly Mark[];
  /** For each word the bit of each cell, from cell 1: 0 in the words that the cell has no part in. */
  readonly words: readonly (readonly number[])[];
}

/** Memory for one exploration. It is longer than the present level needs, and what an older one left in it is noise. */
interface Buffers {
  /** By state: the black ball's cell, and the white balls. */
  readonly blacks: number[];
  readonly words0: number[];
  readonly words1: number[];
  readonly words2: number[];
  /** By state: the four that it leads to, and what is known of it. */
  readonly next: number[];
  readonly chance: number[];
  readonly lines: number[];
  readonly distance: number[];
  /**
   * A hash table: the newest state of each bucket, and by state the one before it in its bucket. Buckets hold states
   * counted from `base`: those of older levels count as empty, and nothing needs to be cleared.
   */
  readonly buckets: number[];
  readonly sameBucket: number[];
  base: number;
}

// By board: all levels of a run have the same.
const layouts: Layout[] = [];

// Buffers that no certificate needs any more.
const spare: Buffers[] = [];

/** Certifies a level; undefined when it has more than `cap` states. Its board has at most `MAX_CERTIFIED_CELLS`. */
// eslint-disable-next-line max-lines-per-function -- one loop with everything in locals: see above
export function* certifyInPlace(level: Level, cap: number): Work<Certificate<State> | undefined> {
  const layout = layoutOf(level.board);
  const [bits0, bits1, bits2] = layout.words;
  const { steps } = level.board;
  const marks = [...layout.blank];
  const buffers = spare.pop() ?? (yield* newBuffers());
  const { blacks, words0, words1, words2, next, chance, lines, distance, buckets, sameBucket, base } = buffers;
  const won: number[] = [];
  const balls = level.whites.length;
  const bucketCount = BUCKETS;
  const lost = LOST;
  let size = 0;
  let deadEnds = 0;

  // The present position: the balls, and of the directions tried from it how many do not lose, the chances of these
  // together, and the winning lines that begin with them.
  let black = level.black;
  let [word0, word1, word2] = placeBalls(level, layout, marks);
  let direction = 0;
  let choices = 0;
  let chances = 0;
  let ways = 0;
  // The same of each position on the way to it, by depth from 1. A chain is the cells of the balls that a move moves;
  // those of all moves on the way lie one behind the other.
  let depth = 1;
  const blackAt: number[] = [];
  const word0At: number[] = [];
  const word1At: number[] = [];
  const word2At: number[] = [];
  const directionAt: number[] = [];
  const choicesAt: number[] = [];
  const chancesAt: number[] = [];
  const waysAt: number[] = [];
  const chainEndAt: number[] = [];
  const chain: number[] = [];
  let chainEnd = 0;
  // Where the directions of each position on the way lead, four a depth: those of the present one begin at `result`.
  const results: number[] = [STUCK, STUCK, STUCK, STUCK];
  let result = 4;

  yield;
  while (depth > 0) {
    let state: number;
    if (direction < 4) {
      // Roll the black ball.
      const step = steps[direction];
      let ball = black + step;
      while (marks[ball - 1] === Mark.Empty) ball += step;
      if (marks[ball - 1] === Mark.Edge) {
        results[result + direction] = lost;
        direction++;
        continue;
      }
      // The ball it hits is taken out, and all further ones of the chain come nearer.
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
      // Is that position known?
      state = buckets[(after0 + 3 * after1 + 7 * after2 + stop) % bucketCount] - base;
      while (
        state >= 0 &&
        (words0[state] !== after0 || words1[state] !== after1 || words2[state] !== after2 || blacks[state] !== stop)
      ) {
        state = sameBucket[state];
      }
      if (state < 0) {
        // It is not: make the move and go on from there.
        marks[chain[chainEnd] - 1] = Mark.Empty;
        for (let at = chainEnd + 2; at <= end; at++) {
          marks[chain[at - 1] - 1] = Mark.Empty;
          marks[chain[at - 1] - step - 1] = Mark.Piece;
        }
        blackAt[depth - 1] = black;
        word0At[depth - 1] = word0;
        word1At[depth - 1] = word1;
        word2At[depth - 1] = word2;
        directionAt[depth - 1] = direction;
        choicesAt[depth - 1] = choices;
        chancesAt[depth - 1] = chances;
        waysAt[depth - 1] = ways;
        chainEndAt[depth - 1] = chainEnd;
        black = stop;
        word0 = after0;
        word1 = after1;
        word2 = after2;
        direction = depth === balls ? ALL_GONE : 0;
        choices = 0;
        chances = 0;
        ways = 0;
        chainEnd = end;
        depth++;
        result += 4;
        continue;
      }
    } else {
      // All directions are known, so the position is: it becomes a state.
      state = size;
      size++;
      if (size % STATES_PER_SLICE === 0) yield;
      if (size > cap) {
        recycle(buffers, size);
        return undefined;
      }
      const edge = 4 * state;
      if (direction === ALL_GONE) {
        won.push(state);
        next[edge] = STUCK;
        next[edge + 1] = STUCK;
        next[edge + 2] = STUCK;
        next[edge + 3] = STUCK;
        chance[state] = CERTAIN;
        lines[state] = 1;
        distance[state] = 0;
      } else {
        next[edge] = results[result];
        next[edge + 1] = results[result + 1];
        next[edge + 2] = results[result + 2];
        next[edge + 3] = results[result + 3];
        // What is left over is taken off first, so that the division is exact in any kind of number.
        chance[state] = choices < 2 ? chances : (chances - (chances % choices)) / choices;
        lines[state] = ways < MANY ? ways : MANY;
        if (ways > 0) distance[state] = balls + 1 - depth;
        else {
          distance[state] = NEVER;
          deadEnds++;
        }
      }
      const bucket = (word0 + 3 * word1 + 7 * word2 + black) % bucketCount;
      sameBucket[state] = buckets[bucket] - base;
      buckets[bucket] = base + state;
      blacks[state] = black;
      words0[state] = word0;
      words1[state] = word1;
      words2[state] = word2;
      // Take the move back that led to it.
      depth--;
      result -= 4;
      if (depth === 0) break;
      direction = directionAt[depth - 1];
      const step = steps[direction];
      const start = chainEndAt[depth - 1];
      for (let at = chainEnd; at > start + 1; at--) {
        marks[chain[at - 1] - step - 1] = Mark.Empty;
        marks[chain[at - 1] - 1] = Mark.Piece;
      }
      marks[chain[start] - 1] = Mark.Piece;
      chainEnd = start;
      black = blackAt[depth - 1];
      word0 = word0At[depth - 1];
      word1 = word1At[depth - 1];
      word2 = word2At[depth - 1];
      choices = choicesAt[depth - 1];
      chances = chancesAt[depth - 1];
      ways = waysAt[depth - 1];
    }
    results[result + direction] = state;
    direction++;
    choices++;
    chances += chance[state];
    ways += lines[state];
  }

  yield;
  let isRecycled = false;
  const find = (position: State): number | undefined => findPosition(buffers, layout, position);
  const graph = { size, start: size - 1, next, won, order: "back" as const, find };
  const findings = { solutions: lines[size - 1], chance: chance[size - 1], deadEnds };
  return {
    graph,
    analysis: { verdict: concludeVerdict(graph, distance, findings), distance },
    recycle: () => {
      if (!isRecycled) recycle(buffers, size);
      isRecycled = true;
    },
  };
}

function findPosition(buffers: Buffers, { words }: Layout, position: State): number | undefined {
  const black = position[0];
  if (black === NOWHERE) return undefined;
  const [word0, word1, word2] = words.map((bits) => sumOfBits(bits, position, 1));
  let state = buffers.buckets[(word0 + 3 * word1 + 7 * word2 + black) % BUCKETS] - buffers.base;
  while (
    state >= 0 &&
    (buffers.words0[state] !== word0 ||
      buffers.words1[state] !== word1 ||
      buffers.words2[state] !== word2 ||
      buffers.blacks[state] !== black)
  ) {
    state = buffers.sameBucket[state];
  }
  return state < 0 ? undefined : state;
}

function placeBalls(level: Level, { words }: Layout, marks: Mark[]): number[] {
  for (const ball of level.whites) marks[ball - 1] = Mark.Piece;
  return words.map((bits) => sumOfBits(bits, level.whites, 0));
}

function sumOfBits(bits: readonly number[], balls: readonly number[], from: number): number {
  let sum = 0;
  for (let at = from; at < balls.length; at++) sum += bits[balls[at] - 1];
  return sum;
}

/** Room for the states of most levels is made at once: a table that grows is copied whole, longer than a slice may be. */
function* newBuffers(): Work<Buffers> {
  return {
    blacks: yield* noise(STATES_AT_FIRST),
    words0: yield* noise(STATES_AT_FIRST),
    words1: yield* noise(STATES_AT_FIRST),
    words2: yield* noise(STATES_AT_FIRST),
    next: yield* noise(4 * STATES_AT_FIRST),
    chance: yield* noise(STATES_AT_FIRST),
    lines: yield* noise(STATES_AT_FIRST),
    distance: yield* noise(STATES_AT_FIRST),
    buckets: yield* noise(BUCKETS),
    sameBucket: yield* noise(STATES_AT_FIRST),
    base: 0,
  };
}

function* noise(length: number): Work<number[]> {
  const numbers: number[] = [];
  for (let at = 0; at < length; at++) {
    numbers[at] = NONE;
    if (at % NUMBERS_PER_SLICE === 0) yield;
  }
  return numbers;
}

function recycle(buffers: Buffers, size: number): void {
  buffers.base += size;
  if (buffers.base < MAX_BASE) spare.push(buffers);
}

/** What the levels of a board share: made once, best before the first of them is certified. */
export function layoutOf(board: Board): Layout {
  const known = layouts.find((layout) => layout.board === board);
  if (known !== undefined) return known;
  const layout = { board, blank: board.blank.slice(1), words: layOutBits(board) };
  layouts.push(layout);
  return layout;
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
