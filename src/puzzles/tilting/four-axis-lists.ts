/**
 * Defines the lists that a search of levels with up to four pieces reads and writes for each pair of opposite moves,
 * such as up and down.
 */
import { NOT_EXPLORED, type AxisSuccessors } from "./axis-successors";
import { sortFour, type FourCodes } from "./four-codes";
import type { Queue } from "./queue";

/**
 * The tables that a search of up to four pieces reads for two opposite moves, such as up and down. They do not change
 * while a level is searched.
 */
export interface FourAxisTables extends AxisSuccessors {
  /** The axis of the two opposite moves: 0 is up and down, 1 is right and left. */
  readonly axis: number;
  /**
   * Converts a piece code (a number for the piece's cell and kind) to the cell numbering for the moves along the other
   * axis. The index is piece code − 1. For up and down, cells are numbered by columns; for right and left, by rows.
   */
  readonly transposed: readonly number[];
  /**
   * For each piece code (a number for a piece's cell and kind), where the piece stops if no other piece is in its way.
   * This list is for the first of the two opposite moves along `axis`: up or right. The index is code − 1.
   */
  readonly firstStops: readonly number[];
  readonly secondStops: readonly number[];
  /**
   * For each piece code (a number for a piece's cell and kind), what the piece adds to the number that identifies a
   * state (its key). The index is code − 1.
   */
  readonly weights: readonly number[];
}

/**
 * The lists that a search reads and writes when it makes two opposite moves, such as up and down, from states of four
 * pieces. Each list has its own field, so that the build can make it a Lua local. The first of the two moves is up or
 * right, where piece codes (numbers for the pieces' cells and kinds) grow. The second is down or left, where they
 * shrink.
 */
export interface FourAxisLists extends FourAxisTables {
  /**
   * The code (a number for cell and kind) of the first piece in each state of the queue. From these states, the two
   * moves along `axis` must still be made. `c2` to `c4` have the codes of the other pieces.
   */
  readonly c1: readonly number[];
  readonly c2: readonly number[];
  readonly c3: readonly number[];
  readonly c4: readonly number[];
  /**
   * The queue of states from which the two moves along `axis` must be made in the next round of the search. These
   * states are one move farther from the start than those of the present round.
   */
  readonly ownQueue: Queue;
  /**
   * The numbers of the states from which the two moves perpendicular to `axis` must be made in the next round of the
   * search. These states are one move farther from the start than those of the present round.
   */
  readonly otherStates: number[];
  /**
   * The code (a number for cell and kind) of the first piece in each of the states `otherStates`. `o2` to `o4` have the
   * codes of the other pieces.
   */
  readonly o1: number[];
  readonly o2: number[];
  readonly o3: number[];
  readonly o4: number[];
  otherQueueLength: number;
  /**
   * For each state, the state to which the second move along the other axis (down or left) leads: the list
   * `afterSecond` of `AxisSuccessors` for that axis. When a new state is found, its entry says that the moves along
   * that axis are not explored yet.
   */
  readonly otherSeconds: number[];
}

interface FourTables {
  /**
   * For each direction and each piece code (a number for a piece's cell and kind), where the piece stops if no other
   * piece is in its way. The second index is code − 1.
   */
  readonly stops: readonly (readonly number[])[];
  readonly boardCodes: { readonly transposedCodes: readonly (readonly number[])[] };
}

/**
 * Returns two records of tables that a search reads but does not change, such as where pieces stop. The first record is
 * for moves up and down, and the second for right and left. `weights` has one list for each of the two records: what
 * each piece adds to the number that identifies a state.
 */
export function createFourAxisTables(
  next: readonly number[][],
  { stops, boardCodes }: FourTables,
  weights: readonly (readonly number[])[],
): FourAxisTables[] {
  const tables: FourAxisTables[] = [];
  for (let axis = 0; axis < 2; axis++) {
    tables[axis] = {
      axis,
      afterFirst: next[axis],
      afterSecond: next[axis + 2],
      transposed: boardCodes.transposedCodes[1 - axis],
      firstStops: stops[axis],
      secondStops: stops[axis + 2],
      weights: weights[axis],
    };
  }
  return tables;
}

/**
 * Returns the tables and queues for two opposite moves: up and down, or right and left. `queue` has the states from
 * which these moves must still be made. The search puts new states into `nextQueues`.
 * @inline
 */
export function fourAxisListsOf(
  tables: readonly FourAxisTables[],
  axis: number,
  queue: Queue,
  nextQueues: readonly Queue[],
): FourAxisLists {
  const own = tables[axis];
  const { codes } = queue;
  const otherQueue = nextQueues[1 - axis];
  const otherCodes = otherQueue.codes;
  return {
    axis,
    afterFirst: own.afterFirst,
    afterSecond: own.afterSecond,
    transposed: own.transposed,
    firstStops: own.firstStops,
    secondStops: own.secondStops,
    weights: own.weights,
    c1: codes[0],
    c2: codes[1],
    c3: codes[2],
    c4: codes[3],
    ownQueue: nextQueues[axis],
    otherStates: otherQueue.states,
    o1: otherCodes[0],
    o2: otherCodes[1],
    o3: otherCodes[2],
    o4: otherCodes[3],
    otherQueueLength: otherQueue.length,
    otherSeconds: tables[1 - axis].afterSecond,
  };
}

/**
 * Returns the piece codes (numbers for the pieces' cells and kinds) of a state with four pieces in ascending order.
 * `index` is the state's index in the queue of `lists`, counted from 1.
 * @inline
 */
export function sortedCodesAt(lists: FourAxisLists, index: number): FourCodes {
  return sortFour(lists.c1[index - 1], lists.c2[index - 1], lists.c3[index - 1], lists.c4[index - 1]);
}

/**
 * Appends a new state to the queue for the moves of the perpendicular axis. For example, a state found by a move up or
 * down gets into the queue for right and left.
 * @inline
 */
export function enqueueForOtherAxis(lists: FourAxisLists, state: number, four: FourCodes): void {
  lists.otherSeconds[state - 1] = NOT_EXPLORED;
  lists.otherQueueLength++;
  lists.otherStates[lists.otherQueueLength - 1] = state;
  lists.o1[lists.otherQueueLength - 1] = lists.transposed[four.p1 - 1];
  lists.o2[lists.otherQueueLength - 1] = lists.transposed[four.p2 - 1];
  lists.o3[lists.otherQueueLength - 1] = lists.transposed[four.p3 - 1];
  lists.o4[lists.otherQueueLength - 1] = lists.transposed[four.p4 - 1];
}
