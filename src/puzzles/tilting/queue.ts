/**
 * Queues of states from which moves must still be made, for the searches of Fruit and Skid, the two puzzles in which a
 * move shifts all pieces at once.
 */
import type { Task } from "../../kernel/task";
import type { FourCodes } from "./four-codes";
import { createStaleList, createStaleLists } from "./stale-lists";
import type { PieceCode } from "./piece-code";

/** A queue of states from which two opposite moves, such as up and down, must still be made. */
export interface Queue {
  /** The numbers of the states in the queue, counted from 1. */
  readonly states: number[];
  /**
   * For each piece, its code (a number for cell and kind) in each state of the queue, indexed like `states`. The codes
   * of one state can be in any order.
   */
  readonly codes: PieceCode[][];
  /** The number of states in the queue. List entries from this index on belong to earlier searches. */
  length: number;
}

/**
 * The four queues of a search, which have states from which moves must still be made. The first index is 0 or 1: one
 * pair of queues has the states at the present number of moves from the start, the other pair has states one move
 * farther. The two pairs swap roles after each round. The second index is 0 for the moves up and down, and 1 for right
 * and left.
 */
export type Queues = readonly (readonly Queue[])[];

/**
 * Creates the four queues of a search (see `Queues`). Each queue has space for `length` states of `pieceCount` pieces.
 */
export function* createQueues(pieceCount: number, length: number): Task<Queues> {
  return [
    [yield* createQueue(pieceCount, length), yield* createQueue(pieceCount, length)],
    [yield* createQueue(pieceCount, length), yield* createQueue(pieceCount, length)],
  ];
}

function* createQueue(pieceCount: number, length: number): Task<Queue> {
  return { states: yield* createStaleList(length), codes: yield* createStaleLists(pieceCount, length), length: 0 };
}

/**
 * Empties all queues. Then puts the start of a level, as state 1, into two queues: for the moves up and down, and for
 * the moves right and left. `codes` has a number for the cell and kind of each piece at the start, with cells numbered
 * by rows. The list `toColumns` converts these numbers to those for cells numbered by columns.
 */
export function enqueueStartAlone(queues: Queues, codes: readonly PieceCode[], toColumns: readonly number[]): void {
  for (const depthQueues of queues) for (const queue of depthQueues) queue.length = 0;
  const [[columns, rows]] = queues;
  enqueue(rows, 1, codes);
  enqueue(columns, 1, codes);
  for (let slot = 0; slot < codes.length; slot++) columns.codes[slot][0] = toColumns[codes[slot] - 1];
}

/** Appends a state to a queue. `list` has the code (a number for cell and kind) of each piece of the state. */
export function enqueue(queue: Queue, state: number, list: readonly number[]): void {
  const { states, codes } = queue;
  const length = queue.length + 1;
  const slots = list.length;
  queue.length = length;
  states[length - 1] = state;
  for (let slot = 1; slot <= slots; slot++) codes[slot - 1][length - 1] = list[slot - 1];
}

/** Appends a state with four pieces to a queue. @inline */
export function enqueueFour(queue: Queue, state: number, four: FourCodes): void {
  const { states, codes, length } = queue;
  states[length] = state;
  codes[0][length] = four.p1;
  codes[1][length] = four.p2;
  codes[2][length] = four.p3;
  codes[3][length] = four.p4;
  queue.length++;
}

/** Returns whether any of the queues has a state from which moves must still be made. @inline */
export function hasWaiting(queues: readonly Queue[]): boolean {
  return queues[0].length + queues[1].length > 0;
}
