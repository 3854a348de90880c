/**
 * A hash table with chaining, which finds the number of a state of the puzzle Last Ball. Within this file, states are
 * numbered from 1. Only `findState` returns a number counted from 0, because the state graph (all states and the moves
 * between them) counts from 0. The tables are those of scratch.ts. A state is packed into four numbers; two states are
 * equal if their four numbers are equal.
 */

import type { State } from "../state";
import { BUCKET_COUNT, type Scratch, type BoardTables } from "./scratch";

/**
 * A state of the game as four integers. `black` is the cell of the black ball. The other three hold the white balls as
 * bits, one bit for each cell.
 */
export interface PackedState {
  readonly black: number;
  readonly word0: number;
  readonly word1: number;
  readonly word2: number;
}

/** The tables of `Scratch` that make up the hash table of states. */
export type StateTable = Pick<
  Scratch,
  "blacks" | "words0" | "words1" | "words2" | "bucketHeads" | "nextInBucket" | "base"
>;

/** Returns the index of the bucket of the hash table to which a state belongs. @inline */
export function bucketOf(packed: PackedState): number {
  return (packed.word0 + 3 * packed.word1 + 7 * packed.word2 + packed.black) % BUCKET_COUNT;
}

/** Returns whether the state with the given number is equal to the state `packed`. @inline */
export function hasPackedState(table: StateTable, stateNumber: number, packed: PackedState): boolean {
  return (
    table.words0[stateNumber - 1] === packed.word0 &&
    table.words1[stateNumber - 1] === packed.word1 &&
    table.words2[stateNumber - 1] === packed.word2 &&
    table.blacks[stateNumber - 1] === packed.black
  );
}

/**
 * Searches a bucket of the hash table for the state `packed`, beginning with the newest state. Returns the number of
 * the state, counted from 1. The result is 0 or negative if the bucket does not have the state. @inline
 */
export function findInBucket(table: StateTable, bucketHead: number, packed: PackedState): number {
  let stateNumber = bucketHead;
  while (stateNumber > 0 && !hasPackedState(table, stateNumber, packed))
    stateNumber = table.nextInBucket[stateNumber - 1];
  return stateNumber;
}

/** Adds a state with its number to the hash table, as the newest state of its bucket. @inline */
export function addState(
  table: StateTable,
  stateNumber: number,
  packed: PackedState,
  bucket: number,
  bucketHead: number,
): void {
  table.nextInBucket[stateNumber - 1] = bucketHead;
  table.bucketHeads[bucket] = table.base + stateNumber;
  table.blacks[stateNumber - 1] = packed.black;
  table.words0[stateNumber - 1] = packed.word0;
  table.words1[stateNumber - 1] = packed.word1;
  table.words2[stateNumber - 1] = packed.word2;
}

/** The white balls of a state as bits of three integers: each cell of the board has one bit. */
export interface BallBits {
  word0: number;
  word1: number;
  word2: number;
}

type CellBits = Pick<BoardTables, "bits0" | "bits1" | "bits2">;

/** Adds a white ball to a state, which stores its white balls as bits of three integers. @inline */
export function addBall(words: BallBits, bits: CellBits, ball: number): void {
  words.word0 += bits.bits0[ball - 1];
  words.word1 += bits.bits1[ball - 1];
  words.word2 += bits.bits2[ball - 1];
}

/**
 * Returns the number of a state in the state graph, counted from 0. Returns undefined if the search for all states of a
 * level has not found the state.
 */
export function findState(table: StateTable, cellBits: BoardTables, state: State): number | undefined {
  /** The state that is searched for, as four integers. @locals */
  const packed = { black: state[0], word0: 0, word1: 0, word2: 0 };
  for (let index = 1; index < state.length; index++) addBall(packed, cellBits, state[index]);
  const bucketHead = table.bucketHeads[bucketOf(packed)] - table.base;
  const stateNumber = findInBucket(table, bucketHead, packed);
  return stateNumber > 0 ? stateNumber - 1 : undefined;
}
