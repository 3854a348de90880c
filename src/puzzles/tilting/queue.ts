/**
 * Queues of states from which moves are still to be made, for the searches of the two puzzles in which a move shifts
 * all pieces at once: Fruit and Skid.
 */
import type { Task } from "../../kernel/task";
import type { FourCodes } from "./four-codes";
import { createStaleList, createStaleLists } from "./stale-lists";

/** The states from which two opposite moves, such as up and down, are still to be made. */
export interface Queue {
  /** The numbers of the states in the queue, counted from 1. */
  readonly states: number[];
  /**
   * For each piece, a list of its piece codes in all states of the queue, indexed like `states`. The codes of one state
   * can be in any order.
   */
  readonly codes: number[][];
  /** The number of states in the queue. List entries from this index on are left over from earlier searches. */
  length: number;
}

/**
 * The four queues of a search. The first index is 0 or 1: one is for states at the present number of moves from the
 * start, the other for states one move farther. These two change roles after each round. The second index is 0 for the
 * moves up and down, and 1 for right and left.
 */
export type Queues = readonly (readonly Queue[])[];

/** Creates the queues of a search, with room for `length` states of `pieceCount` pieces in each. */
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
 * Puts the start of a level, as state 1, alone into the queues for both axes. `codes` has the codes of its pieces for
 * cells that are numbered by rows; `toColumns` converts a code to the numbering by columns.
 */
export function enqueueStartAlone(queues: Queues, codes: readonly number[], toColumns: readonly number[]): void {
  for (const depthQueues of queues) for (const queue of depthQueues) queue.length = 0;
  const [[columns, rows]] = queues;
  enqueue(rows, 1, codes);
  enqueue(columns, 1, codes);
  for (let slot = 0; slot < codes.length; slot++) columns.codes[slot][0] = toColumns[codes[slot] - 1];
}

/** Appends a state to a queue. `list` has the code of each piece of the state. */
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

/** Returns whether the queue of either axis has a state from which moves are still to be made. @inline */
export function hasWaiting(queues: readonly Queue[]): boolean {
  return queues[0].length + queues[1].length > 0;
}
