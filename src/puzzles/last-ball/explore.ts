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
const VISITS_PER_SLICE = 10;

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
  readonly next: number[];
  readonly won: number[];
}

const NONE = -1;

/** Where the walk is, and the way it came. Depths, cells and chains are counted from 1. */
interface Walk {
  readonly steps: readonly number[];
  readonly bits0: readonly number[];
  readonly bits1: readonly number[];
  readonly bits2: readonly number[];
  readonly marks: Mark[];
  readonly states: States;
  depth: number;
  /** The present position. */
  black: number;
  word0: number;
  word1: number;
  word2: number;
  /** By depth: the position there, the direction that was taken from it, and where its chain ends. */
  readonly blackAt: number[];
  readonly word0At: number[];
  readonly word1At: number[];
  readonly word2At: number[];
  readonly directionAt: number[];
  readonly chainEndAt: number[];
  /** Four for each depth: where its directions lead, as far as that is known. */
  readonly results: number[];
  /** The cells of all balls that were moved on the way, as they stood before. */
  readonly chain: number[];
  chainEnd: number;
}

/** Explores a level whole; undefined when it has more than `cap` states. The board has at most `MAX_EXPLORED_CELLS`. */
export function* exploreInPlace(level: Level, cap: number): Work<Graph<State> | undefined> {
  const layout = layoutOf(level.board);
  const walk = startWalk(level, layout);
  const { states } = walk;
  for (let visits = 1; walk.depth > 0; visits++) {
    visit(walk);
    if (states.blacks.length > cap) return undefined;
    if (visits % VISITS_PER_SLICE === 0) yield;
  }
  const size = states.blacks.length;
  const find = (position: State): number | undefined => findPosition(states, layout, position);
  return { size, start: size - 1, next: states.next, won: states.won, order: "back", find };
}

/** Tries the directions that are left from the present position until one leads to a new one; else goes back. */
function visit(walk: Walk): void {
  const { depth, directionAt } = walk;
  for (let direction = directionAt[depth - 1] + 1; direction < 4; direction++) {
    if (roll(walk, direction)) {
      directionAt[depth - 1] = direction;
      return;
    }
  }
  ascend(walk);
}

/** Rolls the black ball from the present position. If that leads to a new one, goes there and gives true. */
function roll(walk: Walk, direction: number): boolean {
  const { marks, depth } = walk;
  const step = walk.steps[direction];
  let ball = walk.black + step;
  while (marks[ball - 1] === Mark.Empty) ball += step;
  if (marks[ball - 1] === Mark.Edge) {
    walk.results[4 * depth + direction] = LOST;
    return false;
  }
  const { bits0, bits1, bits2, chain } = walk;
  const black = ball - step;
  let word0 = walk.word0 - bits0[ball - 1];
  let word1 = walk.word1 - bits1[ball - 1];
  let word2 = walk.word2 - bits2[ball - 1];
  let chainEnd = walk.chainEnd + 1;
  chain[chainEnd - 1] = ball;
  ball += step;
  while (marks[ball - 1] === Mark.Empty) ball += step;
  while (marks[ball - 1] === Mark.Piece) {
    const nearer = ball - step;
    word0 += bits0[nearer - 1] - bits0[ball - 1];
    word1 += bits1[nearer - 1] - bits1[ball - 1];
    word2 += bits2[nearer - 1] - bits2[ball - 1];
    chainEnd++;
    chain[chainEnd - 1] = ball;
    ball += step;
    while (marks[ball - 1] === Mark.Empty) ball += step;
  }
  let state = findState(walk.states, black, word0, word1, word2);
  if (state === NONE) {
    if (word0 + word1 + word2 > 0) {
      descend(walk, step, chainEnd, black, word0, word1, word2);
      return true;
    }
    state = addWon(walk.states, black);
  }
  walk.results[4 * depth + direction] = state;
  return false;
}

function descend(
  walk: Walk,
  step: number,
  chainEnd: number,
  black: number,
  word0: number,
  word1: number,
  word2: number,
): void {
  const { marks, chain, depth } = walk;
  const chainStart = walk.chainEnd + 1;
  marks[chain[chainStart - 1] - 1] = Mark.Empty;
  for (let at = chainStart + 1; at <= chainEnd; at++) {
    const ball = chain[at - 1];
    marks[ball - 1] = Mark.Empty;
    marks[ball - step - 1] = Mark.Piece;
  }
  walk.blackAt[depth - 1] = walk.black;
  walk.word0At[depth - 1] = walk.word0;
  walk.word1At[depth - 1] = walk.word1;
  walk.word2At[depth - 1] = walk.word2;
  walk.chainEndAt[depth - 1] = walk.chainEnd;
  walk.directionAt[depth] = -1;
  walk.depth = depth + 1;
  walk.black = black;
  walk.word0 = word0;
  walk.word1 = word1;
  walk.word2 = word2;
  walk.chainEnd = chainEnd;
}

/** All directions are known: the present position becomes a state, and the move that led to it is taken back. */
function ascend(walk: Walk): void {
  const { results, states } = walk;
  const state = addState(states, walk.black, walk.word0, walk.word1, walk.word2);
  const result = 4 * walk.depth;
  const edge = 4 * state;
  states.next[edge] = results[result];
  states.next[edge + 1] = results[result + 1];
  states.next[edge + 2] = results[result + 2];
  states.next[edge + 3] = results[result + 3];
  const depth = walk.depth - 1;
  walk.depth = depth;
  if (depth === 0) return;
  const direction = walk.directionAt[depth - 1];
  results[4 * depth + direction] = state;
  walk.black = walk.blackAt[depth - 1];
  walk.word0 = walk.word0At[depth - 1];
  walk.word1 = walk.word1At[depth - 1];
  walk.word2 = walk.word2At[depth - 1];
  takeBack(walk, walk.steps[direction], walk.chainEndAt[depth - 1]);
}

function takeBack(walk: Walk, step: number, chainEnd: number): void {
  const { marks, chain } = walk;
  for (let at = walk.chainEnd; at > chainEnd + 1; at--) {
    const ball = chain[at - 1];
    marks[ball - step - 1] = Mark.Empty;
    marks[ball - 1] = Mark.Piece;
  }
  marks[chain[chainEnd] - 1] = Mark.Piece;
  walk.chainEnd = chainEnd;
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

function addWon(states: States, black: number): number {
  const state = addState(states, black, 0, 0, 0);
  for (let edge = 4 * state; edge < 4 * state + 4; edge++) states.next[edge] = STUCK;
  states.won.push(state);
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

function startWalk(level: Level, { blank, words }: Layout): Walk {
  const walk: Walk = {
    steps: level.board.steps,
    bits0: words[0],
    bits1: words[1],
    bits2: words[2],
    marks: [...blank],
    states: { blacks: [], words0: [], words1: [], words2: [], buckets: {}, sameBucket: [], next: [], won: [] },
    depth: 1,
    black: level.black,
    word0: 0,
    word1: 0,
    word2: 0,
    blackAt: [],
    word0At: [],
    word1At: [],
    word2At: [],
    directionAt: [-1],
    chainEndAt: [],
    results: [0, 0, 0, 0],
    chain: [],
    chainEnd: 0,
  };
  for (const ball of level.whites) {
    walk.marks[ball - 1] = Mark.Piece;
    walk.word0 += words[0][ball - 1];
    walk.word1 += words[1][ball - 1];
    walk.word2 += words[2][ball - 1];
  }
  return walk;
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
