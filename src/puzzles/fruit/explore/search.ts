/**
 * Defines the records of the search in explore-many.ts, which finds all states of a level with up to eight pieces. The
 * records hold the progress of the search, the states found so far, the tables for the moves along one axis, and the
 * result of one move. The build turns the fields of these records into Lua locals.
 */
import type { AxisSuccessors, MoveEnd } from "../../tilting/axis-successors";
import type { Queue } from "../../tilting/queue";
import type { SearchProgress } from "../../tilting/search-progress";
import type { Bucket } from "../../tilting/state-table";
import type { PairDetector } from "./adjacent-pairs";
import type { UsedSlots } from "./eight-pieces";
import type { Exploration } from "./exploration";
import { MAX_PIECES } from "./slide-tables";
import type { PieceCode } from "../../tilting/piece-code";

/**
 * A search for all states of a level: its progress, and its hash table with the key and the number of remaining fruits
 * of each state.
 */
export interface ManySearch extends SearchProgress<Exploration>, PairDetector {
  readonly pieceCount: number;
  readonly keys: number[];
  readonly secondKeys: number[];
  readonly fruitsLeft: number[];
  /**
   * A reusable list of piece codes (numbers for the pieces' cells and kinds), in which `settle` computes which fruits
   * leave the board or are pulled.
   */
  readonly list: number[];
}

/**
 * The tables and lists for the two moves along one axis. Each list has its own field, so that the build can make it a
 * Lua local. The first move goes up or right and makes piece codes (numbers for the pieces' cells and kinds) larger.
 * The second move goes down or left and makes them smaller.
 */
export interface AxisLists extends UsedSlots, AxisSuccessors {
  /** The axis of the two opposite moves: 0 is up and down, 1 is right and left. */
  readonly axis: number;
  readonly slotCount: number;
  /**
   * Piece codes (numbers for the pieces' cells and kinds) from this number on stand for pieces that have left the
   * board.
   */
  readonly firstGoneCode: PieceCode;
  /** Whether all slides along this axis are reversible; see `SlideTables.isReversible`. */
  readonly isReversible: boolean;
  readonly irreversible: readonly number[];
  readonly hasAnteaters: boolean;
  readonly sighted: readonly number[];
  /**
   * The piece code (a number for the piece's cell and kind) of the first piece in each state from which the two moves
   * along this axis must still be tried. `c2` to `c8` have the codes of the other pieces.
   */
  readonly c1: readonly number[];
  readonly c2: readonly number[];
  readonly c3: readonly number[];
  readonly c4: readonly number[];
  readonly c5: readonly number[];
  readonly c6: readonly number[];
  readonly c7: readonly number[];
  readonly c8: readonly number[];
  /**
   * The list `afterSecond` (see `AxisSuccessors`) of the perpendicular axis. New states are marked in this list as not
   * explored.
   */
  readonly otherSeconds: number[];
  readonly firstStops: readonly number[];
  readonly secondStops: readonly number[];
  readonly hasSecondKey: boolean;
  readonly weights: readonly number[];
  readonly secondWeights: readonly number[];
  /**
   * Converts piece codes (numbers for the pieces' cells and kinds) from this axis to the perpendicular axis, which
   * numbers the cells in another order. Indexed by code − 1.
   */
  readonly transposed: readonly number[];
  /** The numbers of the states from which the two moves along the perpendicular axis must still be tried. */
  readonly otherStates: number[];
  /**
   * The piece code (a number for the piece's cell and kind) of the first piece in each of the states `otherStates`, in
   * the same order. `o2` to `o8` have the codes of the other pieces.
   */
  readonly o1: number[];
  readonly o2: number[];
  readonly o3: number[];
  readonly o4: number[];
  readonly o5: number[];
  readonly o6: number[];
  readonly o7: number[];
  readonly o8: number[];
  otherQueueLength: number;
  /**
   * The queue for the next round of the search for all states of a level: new states from which the two moves along
   * this axis must be tried.
   */
  readonly ownQueue: Queue;
}

/** The facts about the state after a move, except for the new piece codes (numbers for the pieces' cells and kinds). */
export interface MovedState extends Bucket, MoveEnd {
  key: number;
  secondKey: number;
  fruitsLeft: number;
  /**
   * The number of the state after the move, counted from 1; `LOST_STATE` if the move loses the level. It is 0 or
   * negative as long as the hash table does not contain this state.
   */
  state: number;
  bucketIndex: number;
  newestInBucket: number;
  isStuck: boolean;
  /**
   * Whether the move changes the state, does nothing but slide pieces, and is reversible; see
   * `SlideTables.isReversible`.
   */
  isPureSlide: boolean;
}

/**
 * The state number that stands for every lost state. It is `LOST` of kernel/graph.ts plus 1, because this search counts
 * states from 1.
 */
export const LOST_STATE = -1;

/** Returns the tables and lists for the two moves along an axis. @inline */
export function axisListsOf(search: ManySearch, axis: number, queue: Queue, nextQueues: readonly Queue[]): AxisLists {
  const { slideTables, memory, weights } = search.exploration;
  const { boardCodes, stops, isReversible, hasAnteaters } = slideTables;
  const { next } = memory;
  const { codes } = queue;
  const otherQueue = nextQueues[1 - axis];
  const otherCodes = otherQueue.codes;
  return {
    hasFifthAndSixth: search.pieceCount > 4,
    hasSeventhAndEighth: search.pieceCount > 6,
    axis,
    slotCount: search.pieceCount > 6 ? MAX_PIECES : search.pieceCount > 4 ? 6 : 4,
    firstGoneCode: boardCodes.firstGoneCode,
    isReversible: isReversible[axis],
    irreversible: slideTables.irreversible[axis],
    hasAnteaters,
    sighted: slideTables.sighted[axis],
    c1: codes[0],
    c2: codes[1],
    c3: codes[2],
    c4: codes[3],
    c5: codes[4],
    c6: codes[5],
    c7: codes[6],
    c8: codes[7],
    afterFirst: next[axis],
    afterSecond: next[axis + 2],
    otherSeconds: next[3 - axis],
    firstStops: stops[axis],
    secondStops: stops[axis + 2],
    hasSecondKey: weights.hasSecondKey,
    weights: weights.first[axis],
    secondWeights: weights.second[axis],
    transposed: boardCodes.transposedCodes[1 - axis],
    otherStates: otherQueue.states,
    o1: otherCodes[0],
    o2: otherCodes[1],
    o3: otherCodes[2],
    o4: otherCodes[3],
    o5: otherCodes[4],
    o6: otherCodes[5],
    o7: otherCodes[6],
    o8: otherCodes[7],
    otherQueueLength: otherQueue.length,
    ownQueue: nextQueues[axis],
  };
}
