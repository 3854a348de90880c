import type { State } from "../state";
import { BUCKETS, type Scratch, type Layout } from "./scratch";

/**
 * The positions that have been met, by the numbers of their states, which count from 1: a hash table in the tables of
 * scratch.ts. Two positions are equal if the four numbers of each are.
 */

/** A position: the black ball's cell, and the cells of the white balls as the bits of three numbers. */
export interface Position {
  readonly black: number;
  readonly word0: number;
  readonly word1: number;
  readonly word2: number;
}

/** What a table of states is made of; see `Scratch`. */
export type StateTable = Pick<Scratch, "blacks" | "words0" | "words1" | "words2" | "buckets" | "sameBucket" | "base">;

/** The bucket of a position. @inline */
export function bucketOf(position: Position): number {
  return (position.word0 + 3 * position.word1 + 7 * position.word2 + position.black) % BUCKETS;
}

/** Whether a state has that position. @inline */
export function isOf(table: StateTable, state: number, position: Position): boolean {
  return (
    table.words0[state - 1] === position.word0 &&
    table.words1[state - 1] === position.word1 &&
    table.words2[state - 1] === position.word2 &&
    table.blacks[state - 1] === position.black
  );
}

/** The state of a position, of those in a bucket whose newest is given; 0 or less if it is none. @inline */
export function stateIn(table: StateTable, newest: number, position: Position): number {
  let state = newest;
  while (state > 0 && !isOf(table, state, position)) state = table.sameBucket[state - 1];
  return state;
}

/** Gives a position a state, the newest of its bucket. @inline */
export function addState(table: StateTable, state: number, position: Position, bucket: number, newest: number): void {
  table.sameBucket[state - 1] = newest;
  table.buckets[bucket] = table.base + state;
  table.blacks[state - 1] = position.black;
  table.words0[state - 1] = position.word0;
  table.words1[state - 1] = position.word1;
  table.words2[state - 1] = position.word2;
}

/** White balls as the bits of three numbers. */
export interface Words {
  word0: number;
  word1: number;
  word2: number;
}

type Bits = Pick<Layout, "bits0" | "bits1" | "bits2">;

/** Adds a ball. @inline */
export function addBall(words: Words, bits: Bits, ball: number): void {
  words.word0 += bits.bits0[ball - 1];
  words.word1 += bits.bits1[ball - 1];
  words.word2 += bits.bits2[ball - 1];
}

/** The state of a position of a level, counted from 0; undefined if it has none. */
export function findState(table: StateTable, layout: Layout, cells: State): number | undefined {
  /** @locals */
  const position = { black: cells[0], word0: 0, word1: 0, word2: 0 };
  for (let at = 1; at < cells.length; at++) addBall(position, layout, cells[at]);
  const newest = table.buckets[bucketOf(position)] - table.base;
  const state = stateIn(table, newest, position);
  return state > 0 ? state - 1 : undefined;
}
