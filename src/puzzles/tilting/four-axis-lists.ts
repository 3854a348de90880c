/** The lists of one axis that the searches for four pieces read and write, and the queues in them. */
import { NOT_EXPLORED, type AxisSuccessors } from "./axis-successors";
import { sortFour, type FourCodes } from "./four-codes";
import type { Queue } from "./queue";

/**
 * The lists that two opposite moves (up and down, or right and left) read and write, for states of four pieces. Each
 * list has its own field, so that the build can make it a Lua local. The first of the two moves is up or right, where
 * piece codes (cell and kind as one number) grow. The second is down or left, where they shrink.
 */
export interface FourAxisLists extends AxisSuccessors {
  /** The axis of the two moves: 0 is up and down, 1 is right and left. */
  readonly axis: number;
  /**
   * The states from which the two moves of this axis are to be made. `c1` to `c4` have the codes of their four pieces;
   * each code is a cell and a kind as one number.
   */
  readonly states: readonly number[];
  readonly c1: readonly number[];
  readonly c2: readonly number[];
  readonly c3: readonly number[];
  readonly c4: readonly number[];
  /** The queue of states one move farther from the start, from which the moves of this axis are to be made. */
  readonly ownQueue: Queue;
  /**
   * The states one move farther from the start, from which the moves of the other axis are to be made. `o1` to `o4`
   * have the codes of their four pieces.
   */
  readonly otherStates: number[];
  readonly o1: number[];
  readonly o2: number[];
  readonly o3: number[];
  readonly o4: number[];
  /** The number of entries of `otherStates` so far. */
  otherQueueLength: number;
  /** For each state, the state after the second move of the other axis; see `AxisSuccessors.afterSecond`. */
  readonly otherSeconds: number[];
  /**
   * Converts piece codes (cell and kind as one number) to the cell numbering of the other axis, indexed by code − 1. Up
   * and down number the cells by columns, right and left by rows.
   */
  readonly transposed: readonly number[];
  /** Where each piece stops in the first and in the second move if no other piece is in its way, by code − 1. */
  readonly firstStops: readonly number[];
  readonly secondStops: readonly number[];
  /** What each piece adds to the key of a state, by code − 1. */
  readonly weights: readonly number[];
}

/** Returns the sorted codes of the four pieces of the state at an index of the axis's queue, counted from 1. @inline */
export function sortedCodesAt(lists: FourAxisLists, index: number): FourCodes {
  return sortFour(lists.c1[index - 1], lists.c2[index - 1], lists.c3[index - 1], lists.c4[index - 1]);
}

/** Appends a new state to the queue of states from which the moves of the other axis are to be made. @inline */
export function enqueueForOtherAxis(lists: FourAxisLists, state: number, four: FourCodes): void {
  lists.otherSeconds[state - 1] = NOT_EXPLORED;
  lists.otherQueueLength++;
  lists.otherStates[lists.otherQueueLength - 1] = state;
  lists.o1[lists.otherQueueLength - 1] = lists.transposed[four.p1 - 1];
  lists.o2[lists.otherQueueLength - 1] = lists.transposed[four.p2 - 1];
  lists.o3[lists.otherQueueLength - 1] = lists.transposed[four.p3 - 1];
  lists.o4[lists.otherQueueLength - 1] = lists.transposed[four.p4 - 1];
}
