import type { State } from "../state";
import { BUCKET_COUNT, type Scratch, type BoardTables } from "./scratch";

/**
 * The positions that have been met, by the numbers of their states, which count from 1: a hash table in the tables of
 * scratch.ts. Two positions are equal if the four numbers of each are.
 */

/** A position: the black ball's cell, and the cells of the white balls as the bits of three numbers. */
export interface PackedState {
  readonly black: number;
  readonly word0: number;
  readonly word1: number;
  readonly word2: number;
}

/** What a table of states is made of; see `Scratch`. */
export type StateTable = Pick<Scratch, "blacks" | "words0" | "words1" | "words2" | "buckets" | "sameBucket" | "base">;

/** The bucket of a position. @inline */
export function bucketOf(packed: PackedState): number {
  return (packed.word0 + 3 * packed.word1 + 7 * packed.word2 + packed.black) % BUCKET_COUNT;
}

/** Whether a state has that position. @inline */
export function hasPackedState(table: StateTable, stateNumber: number, packed: PackedState): boolean {
  return (
    table.words0[stateNumber - 1] === packed.word0 &&
    table.words1[stateNumber - 1] === packed.word1 &&
    table.words2[stateNumber - 1] === packed.word2 &&
    table.blacks[stateNumber - 1] === packed.black
  );
}

/** The state of a position, of those in a bucket whose newest is given; 0 or less if it is none. @inline */
export function findInBucket(table: StateTable, bucketHead: number, packed: PackedState): number {
  let stateNumber = bucketHead;
  while (stateNumber > 0 && !hasPackedState(table, stateNumber, packed))
    stateNumber = table.sameBucket[stateNumber - 1];
  return stateNumber;
}

/** Gives a position a state, the newest of its bucket. @inline */
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

/** White balls as the bits of three numbers. */
export interface BallBits {
  word0: number;
  word1: number;
  word2: number;
}

type CellBits = Pick<BoardTables, "bits0" | "bits1" | "bits2">;

/** Adds a ball. @inline */
export function addBall(words: BallBits, bits: CellBits, ball: number): void {
  words.word0 += bits.bits0[ball - 1];
  words.word1 += bits.bits1[ball - 1];
  words.word2 += bits.bits2[ball - 1];
}

/** The state of a position of a level, counted from 0; undefined if it has none. */
export function findState(table: StateTable, cellBits: BoardTables, cells: State): number | undefined {
  /** @locals */
  const packed = { black: cells[0], word0: 0, word1: 0, word2: 0 };
  for (let index = 1; index < cells.length; index++) addBall(packed, cellBits, cells[index]);
  const bucketHead = table.buckets[bucketOf(packed)] - table.base;
  const stateNumber = findInBucket(table, bucketHead, packed);
  return stateNumber > 0 ? stateNumber - 1 : undefined;
}
