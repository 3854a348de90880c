/**
 * Functions that the two search functions of the puzzle Skid share. The search functions are in explore-four.ts and
 * explore-many.ts.
 */
import { STUCK } from "../../../kernel/graph";
import type { AxisSuccessors } from "../../tilting/axis-successors";
import { reserveStates } from "../../tilting/stale-lists";
import type { StateCounter } from "../../tilting/state-table";
import { isOutOfRange, recordWin, type Exploration } from "./exploration";
import type { Queue } from "./exploration-memory";

/** The progress of a search of all states of a level. States are counted from 1. */
export interface Exploring extends StateCounter {
  /** The number of moves from the start to the states from which moves are being made. */
  depth: number;
  /**
   * The search handles one axis at a time: up and down, or right and left. This is the number of states one move
   * farther from the start, from which the moves of the other axis are still to be made.
   */
  otherQueueLength: number;
  /** How much work is left before the background task yields. Each search function has its own unit of work. */
  sliceLeft: number;
}

/**
 * The lists that the two opposite moves of one axis (up and down, or right and left) read and write. They are in one
 * record so that the build can turn each field into a Lua local. The first of the two moves is up or right, the second
 * is down or left.
 */
export interface AxisLists extends AxisSuccessors {
  /**
   * Converts piece codes (cell and kind as one number) to the cell numbering of the other axis, indexed by code − 1. Up
   * and down number the cells by columns, right and left by rows.
   */
  readonly transposed: readonly number[];
  /**
   * For each state, the state after the second move of the other axis: the move left if this axis is up and down,
   * otherwise the move down. The index is the number of the state − 1.
   */
  readonly otherSeconds: number[];
  /**
   * For each piece code (cell and kind as one number), 1 if the piece is in a pit, otherwise 0. The index is code − 1;
   * see `SlideTables`.
   */
  readonly isInPit: readonly number[];
  readonly firstStops: readonly number[];
  readonly firstPushable: readonly number[];
  readonly secondStops: readonly number[];
  readonly secondPushable: readonly number[];
}

/**
 * Reserves memory for the states that can be found before the background task yields again. Returns false if there are
 * already more than `maxStates` states.
 * @inline
 */
export function beginSlice(exploration: Exploration, search: Exploring, maxStates: number, maxFound: number): boolean {
  if (search.stateCount > maxStates) {
    exploration.stateCount = search.stateCount;
    return false;
  }
  reserveStates(exploration.memory, search.stateCount + maxFound);
  return true;
}

/**
 * Records a won state that is reached in `moves` moves. No moves lead on from a won state. `highestCode` is the highest
 * code of the state's pieces.
 * @inline
 */
export function recordWonState(exploration: Exploration, state: number, moves: number, highestCode: number): void {
  for (const successors of exploration.memory.next) successors[state - 1] = STUCK;
  recordWin(exploration, state - 1, moves, highestCode);
}

/**
 * Returns whether moves are still to be made from any state in two queues, one for the moves up and down and one for
 * right and left.
 * @inline
 */
export function hasWaiting(queues: readonly Queue[]): boolean {
  return queues[0].length + queues[1].length > 0;
}

/**
 * Goes on to the states that are one move farther from the start, after all states at the present number of moves have
 * been searched. Returns false if the search can stop because the shortest solution of the level cannot have the wanted
 * number of moves.
 * @inline
 */
export function finishDepth(
  exploration: Exploration,
  search: Exploring,
  currentQueues: readonly Queue[],
  nextQueues: readonly Queue[],
): boolean {
  search.depth++;
  exploration.stateCount = search.stateCount;
  currentQueues[0].length = 0;
  currentQueues[1].length = 0;
  return !hasWaiting(nextQueues) || !isOutOfRange(exploration, search.depth);
}
