/**
 * A hash table with chaining from packed states to state numbers, which count from 1. It uses the tables of scratch.ts.
 * Two packed states are equal if their four numbers are equal.
 */

import type { State } from "../state";
import { BUCKET_COUNT, type Scratch, type BoardTables } from "./scratch";

/** A state as four numbers: the black ball's cell, and the white balls as bits of three words. */
export interface PackedState {
  readonly black: number;
  readonly word0: number;
  readonly word1: number;
  readonly word2: number;
}

/** The tables of `Scratch` that make up the hash table. */
export type StateTable = Pick<Scratch, "blacks" | "words0" | "words1" | "words2" | "buckets" | "sameBucket" | "base">;

/** Returns the bucket of a packed state. @inline */
export function bucketOf(packed: PackedState): number {
  return (packed.word0 + 3 * packed.word1 + 7 * packed.word2 + packed.black) % BUCKET_COUNT;
}

/** Returns whether the state with this number equals a packed state. @inline */
export function hasPackedState(table: StateTable, stateNumber: number, packed: PackedState): boolean {
  return (
    table.words0[stateNumber - 1] === packed.word0 &&
    table.words1[stateNumber - 1] === packed.word1 &&
    table.words2[stateNumber - 1] === packed.word2 &&
    table.blacks[stateNumber - 1] === packed.black
  );
}

/**
 * Searches one bucket, from its newest state on, for a packed state. Returns its state number; 0 or less if it is not
 * there. @inline
 */
export function findInBucket(table: StateTable, bucketHead: number, packed: PackedState): number {
  let stateNumber = bucketHead;
  while (stateNumber > 0 && !hasPackedState(table, stateNumber, packed))
    stateNumber = table.sameBucket[stateNumber - 1];
  return stateNumber;
}

/** Adds a packed state under a state number, as the newest state of its bucket. @inline */
export function addState(
  table: StateTable,
  stateNumber: number,
  packed: PackedState,
  bucket: number,
  bucketHead: number,
): void {
  table.sameBucket[stateNumber - 1] = bucketHead;
  table.buckets[bucket] = table.base + stateNumber;
  table.blacks[stateNumber - 1] = packed.black;
  table.words0[stateNumber - 1] = packed.word0;
  table.words1[stateNumber - 1] = packed.word1;
  table.words2[stateNumber - 1] = packed.word2;
}

/** The white balls of a state as bits of three words. */
export interface BallBits {
  word0: number;
  word1: number;
  word2: number;
}

type CellBits = Pick<BoardTables, "bits0" | "bits1" | "bits2">;

/** Adds a white ball to the words of a state. @inline */
export function addBall(words: BallBits, bits: CellBits, ball: number): void {
  words.word0 += bits.bits0[ball - 1];
  words.word1 += bits.bits1[ball - 1];
  words.word2 += bits.bits2[ball - 1];
}

/** Returns the number of a state, counted from 0, or undefined if the search has not reached the state. */
export function findState(table: StateTable, cellBits: BoardTables, state: State): number | undefined {
  /** @locals */
  const packed = { black: state[0], word0: 0, word1: 0, word2: 0 };
  for (let index = 1; index < state.length; index++) addBall(packed, cellBits, state[index]);
  const bucketHead = table.buckets[bucketOf(packed)] - table.base;
  const stateNumber = findInBucket(table, bucketHead, packed);
  return stateNumber > 0 ? stateNumber - 1 : undefined;
}
