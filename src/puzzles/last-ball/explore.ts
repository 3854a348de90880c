import { EDGE, EMPTY, NOWHERE, type Board } from "../../kernel/board";
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
 */

const BITS = 30;
const WORDS = 3;

/** The most cells a board may have for this. */
export const MAX_EXPLORED_CELLS = BITS * WORDS;

const BUCKETS = 16381;
const ROLLS_PER_SLICE = 20;

/** The bit of each cell of a board in each of the three words; 0 in the words that it has no part in. */
interface Bits {
  readonly board: Board;
  readonly words: readonly (readonly number[])[];
}

// All levels of a run have the same board.
let latest: Bits | undefined;

/** Explores a level whole; undefined when it has more than `cap` states. The board has at most `MAX_EXPLORED_CELLS`. */
export function* exploreInPlace(level: Level, cap: number): Work<Graph<State> | undefined> {
  const { board } = level;
  const { steps } = board;
  const [bits0, bits1, bits2] = bitsOf(board).words;
  const marks = [...board.blank];

  // The states, by number: the black ball's cell, the white balls' words, and the next state in the same bucket.
  const blacks: number[] = [];
  const states0: number[] = [];
  const states1: number[] = [];
  const states2: number[] = [];
  const sameBucket: number[] = [];
  const buckets: Record<number, number | undefined> = {};
  const next: number[] = [];
  const won: number[] = [];
  let size = 0;

  // The way to the present position, by depth: the positions on it, the direction that comes next, what the directions
  // before it led to, and where its chain begins on the stack of all cells whose balls were moved.
  let depth = 0;
  let black = level.black;
  let word0 = 0;
  let word1 = 0;
  let word2 = 0;
  const way: number[] = [];
  const turns: number[] = [0];
  const results: number[] = [];
  const chainStarts: number[] = [];
  const chain: number[] = [];
  let chainEnd = 0;

  const findState = (at: number, a: number, b: number, c: number): number => {
    let state = buckets[(a + 3 * b + 7 * c + 127 * at) % BUCKETS] ?? STUCK;
    while (state >= 0) {
      if (blacks[state] === at && states0[state] === a && states1[state] === b && states2[state] === c) return state;
      state = sameBucket[state];
    }
    return STUCK;
  };

  const addState = (at: number, a: number, b: number, c: number): number => {
    const bucket = (a + 3 * b + 7 * c + 127 * at) % BUCKETS;
    blacks[size] = at;
    states0[size] = a;
    states1[size] = b;
    states2[size] = c;
    sameBucket[size] = buckets[bucket] ?? STUCK;
    buckets[bucket] = size;
    size++;
    return size - 1;
  };

  const addWon = (at: number): number => {
    const state = addState(at, 0, 0, 0);
    for (let edge = 4 * state; edge < 4 * state + 4; edge++) next[edge] = STUCK;
    won.push(state);
    return state;
  };

  /** Rolls the black ball from the present position, and goes on from where that leads if it is new. */
  const roll = (direction: number): void => {
    const step = steps[direction];
    let hit = black + step;
    while (marks[hit] === EMPTY) hit += step;
    if (marks[hit] === EDGE) {
      results[4 * depth + direction] = LOST;
      return;
    }
    let a = word0 - bits0[hit];
    let b = word1 - bits1[hit];
    let c = word2 - bits2[hit];
    const chainStart = chainEnd;
    chain[chainEnd] = hit;
    chainEnd++;
    let ball = hit + step;
    while (marks[ball] === EMPTY) ball += step;
    while (marks[ball] !== EDGE) {
      const nearer = ball - step;
      a += bits0[nearer] - bits0[ball];
      b += bits1[nearer] - bits1[ball];
      c += bits2[nearer] - bits2[ball];
      chain[chainEnd] = ball;
      chainEnd++;
      ball += step;
      while (marks[ball] === EMPTY) ball += step;
    }
    const stop = hit - step;
    let state = findState(stop, a, b, c);
    if (state === STUCK && a === 0 && b === 0 && c === 0) state = addWon(stop);
    if (state === STUCK) {
      descend(stop, a, b, c, chainStart, step);
    } else {
      results[4 * depth + direction] = state;
      chainEnd = chainStart;
    }
  };

  const descend = (stop: number, a: number, b: number, c: number, chainStart: number, step: number): void => {
    marks[chain[chainStart]] = EMPTY;
    for (let at = chainStart + 1; at < chainEnd; at++) {
      marks[chain[at]] = EMPTY;
      marks[chain[at] - step] = BALL;
    }
    way[4 * depth] = black;
    way[4 * depth + 1] = word0;
    way[4 * depth + 2] = word1;
    way[4 * depth + 3] = word2;
    depth++;
    chainStarts[depth] = chainStart;
    turns[depth] = 0;
    black = stop;
    word0 = a;
    word1 = b;
    word2 = c;
  };

  /** All four directions are known: the position becomes a state, and the move that led to it is taken back. */
  const ascend = (): void => {
    const state = addState(black, word0, word1, word2);
    for (let direction = 0; direction < 4; direction++) next[4 * state + direction] = results[4 * depth + direction];
    depth--;
    if (depth < 0) return;
    const direction = turns[depth] - 1;
    results[4 * depth + direction] = state;
    black = way[4 * depth];
    word0 = way[4 * depth + 1];
    word1 = way[4 * depth + 2];
    word2 = way[4 * depth + 3];
    const chainStart = chainStarts[depth + 1];
    const step = steps[direction];
    while (chainEnd > chainStart + 1) {
      chainEnd--;
      marks[chain[chainEnd] - step] = EMPTY;
      marks[chain[chainEnd]] = BALL;
    }
    chainEnd = chainStart;
    marks[chain[chainStart]] = BALL;
  };

  for (const ball of level.whites) {
    marks[ball] = BALL;
    word0 += bits0[ball];
    word1 += bits1[ball];
    word2 += bits2[ball];
  }
  for (let rolls = 1; depth >= 0; rolls++) {
    const direction = turns[depth];
    turns[depth] = direction + 1;
    if (direction < 4) roll(direction);
    else ascend();
    if (size > cap) return undefined;
    if (rolls % ROLLS_PER_SLICE === 0) yield;
  }

  const find = (position: State): number | undefined => {
    let a = 0;
    let b = 0;
    let c = 0;
    for (let at = 1; at < position.length; at++) {
      a += bits0[position[at]];
      b += bits1[position[at]];
      c += bits2[position[at]];
    }
    const state = position[0] === NOWHERE ? STUCK : findState(position[0], a, b, c);
    return state === STUCK ? undefined : state;
  };
  return { size, start: size - 1, next, won, order: "back", find };
}

const BALL = 1;

function bitsOf(board: Board): Bits {
  if (latest?.board !== board) latest = { board, words: layOutBits(board) };
  return latest;
}

function layOutBits(board: Board): number[][] {
  const words: number[][] = [];
  for (let word = 0; word < WORDS; word++) words.push(board.blank.map(() => 0));
  let bit = 1;
  for (let count = 0; count < board.cells.length; count++) {
    if (count % BITS === 0) bit = 1;
    words[Math.floor(count / BITS)][board.cells[count]] = bit;
    bit *= 2;
  }
  return words;
}
