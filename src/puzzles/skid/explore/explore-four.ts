/** Searches all states of a level of Skid with up to four pieces. explore-many.ts searches levels with more pieces. */
import type { Task } from "../../../kernel/task";
import { bucketOf, findState, insertState, type Bucket, type KeyedStateTable } from "../../tilting/state-table";
import { copySuccessors, isExplored, NOT_EXPLORED, setSuccessors, setStuck } from "../../tilting/axis-successors";
import {
  enqueueForOtherAxis,
  fourAxisListsOf,
  createFourAxisTables,
  sortedCodesAt,
  type FourAxisLists,
  type FourAxisTables,
} from "../../tilting/four-axis-lists";
import { storeFour, sumFour, loadFour, type FourCodes } from "../../tilting/four-codes";
import { enqueueFour, type Queue } from "../../tilting/queue";
import { searchAllStates } from "../../tilting/search-loop";
import { createProgress } from "../../tilting/search-progress";
import { enqueueStart, recordWin, type Exploration } from "./exploration";
import { slideFourDown, slideFourUp, type ToysMoved } from "./move-four";
import { CodeLayout } from "./slide-tables";
import { removeLeaversOfFour } from "./leave-four";
import { PieceStatus } from "./exploration-memory";
import { goneCode, movePieces, MoveResult } from "./move-pieces";
import { beginDepth, type SkidSearch, type SlideLists } from "./search";
import type { PieceCode } from "../../tilting/piece-code";

/**
 * How many moves the search for all states of a level makes before the task yields. A move in which a toy touches a
 * goal or can push a crate counts as two moves, or as four if the level has crates. Starting a queue of states counts
 * as one move.
 */
const MOVES_PER_SLICE = 18;

interface AxisLists extends FourAxisLists, SlideLists {
  /**
   * The number that stands for the stop of a toy that can push a crate in a slide up or right. Only the function
   * `movePieces` can make such a move. All other stops are piece codes (numbers for cell and kind), which are lower
   * than this number.
   */
  readonly aboveAllCodes: number;
  /**
   * The number of piece codes in one row or column of cells. A piece code is a number for the cell and kind of a piece.
   */
  readonly codesPerLine: number;
}

interface FourSearch extends KeyedStateTable, SkidSearch {
  /** Lookup tables such as where pieces stop, indexed by axis: 0 is up and down, 1 is right and left. */
  readonly axisTables: readonly FourAxisTables[];
  readonly hasCrates: boolean;
  readonly hasPits: boolean;
  /**
   * The lowest piece code of pieces that have left the board. A piece code is a number for the cell and kind of a
   * piece.
   */
  readonly firstGoneCode: PieceCode;
  readonly pieceCount: number;
}

/**
 * Searches all states of a level of up to four pieces. Returns false if there are more than `maxStates` states, or as
 * soon as the shortest solution cannot have the wanted number of moves. The search finds the same states as
 * kernel/explore.ts, in the order of their number of moves, but much faster.
 *
 * A state consists of the codes of four pieces: numbers for their cells and kinds. There are two ways to number the
 * cells (see slide-tables.ts). In most moves pieces only slide, which takes one table look-up for each piece (see
 * slide-stops.ts). If a toy touches a goal or a crate is in the way, `removeLeaversOfFour` or `movePieces` makes the
 * move. The state key, which identifies a state, is the sum of the weights of its codes (see key-weights.ts). The key
 * is the same in both numberings and in any order of the codes. The codes of a new state are converted to the other
 * numbering at once, and sorted when moves are made from the state.
 *
 * Moves are made in pairs, by axis: for all states at the same number of moves, first up and down, then right and left.
 * If the first move slides to a state whose two moves on this axis are known, the second move need not be made (see
 * tilting/axis-successors.ts). From a state that was found by a slide, only the moves along the perpendicular axis are
 * made, because the results on the slide's axis follow from those of the state before the slide. Neither short cut is
 * used for states with a piece in a pit, or for moves that push a crate or make toys leave. docs/fast-lua.md explains
 * the style of this code.
 *
 * There are two search functions for the sake of speed. `exploreFour` keeps four codes in Lua locals and has keys of
 * one number. It takes less than half the time of `exploreMany`, which keeps the codes in lists and has keys of three
 * numbers. search.ts has the code that both share.
 */
export function* exploreFour(exploration: Exploration, maxStates: number): Task<boolean> {
  /** The progress, the hash table and the constants of the search. @locals */
  const search: FourSearch = createSearch(exploration, maxStates);
  enqueueStart(exploration);
  return yield* searchAllStates(search, exploration.memory.queues, beginDepth, axisListsOf, moveBothWays);
}

/** Creates the record of a search for all states of a level, before the search starts. @inline */
function createSearch(exploration: Exploration, maxStates: number): FourSearch {
  const { memory, slideTables, weights, start } = exploration;
  const { boardCodes, hasCrates, hasPits } = slideTables;
  const firstGoneCode = goneCode(boardCodes, 0);
  const pieceCount = start.filter((code) => code < firstGoneCode).length;
  return {
    ...createProgress(exploration, maxStates, MOVES_PER_SLICE),
    axisTables: createFourAxisTables(memory.next, slideTables, [weights.columns[0], weights.rows[0]]),
    keys: memory.keys[0],
    intact: memory.pieceStatus,
    depth: -1,
    hasCrates,
    hasPits,
    firstGoneCode,
    pieceCount,
    list: [0, 0, 0, 0],
    after: [0, 0, 0, 0],
  };
}

/**
 * Returns the tables and queues for the two opposite moves along an axis. `queue` has the states from which these moves
 * must still be made. The search puts new states into `nextQueues`. @inline
 */
function axisListsOf(search: FourSearch, axis: number, queue: Queue, nextQueues: readonly Queue[]): AxisLists {
  const { isPushable, boardCodes, isInPit } = search.exploration.slideTables;
  return {
    ...fourAxisListsOf(search.axisTables, axis, queue, nextQueues),
    aboveAllCodes: boardCodes.codeCount - 1,
    codesPerLine: CodeLayout.PerCell * (axis === 0 ? boardCodes.columns : boardCodes.rows).lineLength,
    isInPit: isInPit[axis],
    firstPushable: isPushable[axis],
    secondPushable: isPushable[axis + 2],
  };
}

/**
 * Makes the two opposite moves along an axis from the state `search.from`, and stores the states to which they lead.
 * `index` is the index, from 1, of this state in the queue of the axis. @inline
 */
function moveBothWays(search: FourSearch, axisLists: AxisLists, index: number): void {
  /**
   * The codes of the four pieces before a move, in ascending order. Each code is a number for a piece's cell and kind.
   * @locals
   */
  const four = sortedCodesAt(axisLists, index);
  const isClear = !search.hasPits || sumFour(axisLists.isInPit, four) === 0;
  search.sliceLeft--;
  /**
   * The result of the move up or right. If its `key` is negative, `slideFourUp` could not make the move, and
   * `moveInLists` makes it. @locals
   */
  const up: ToysMoved = slideFourUp(four, axisLists, isClear);
  if (up.key < 0) moveInLists(search, axisLists, axisLists.axis, four, up);
  if (search.hasPits && up.isPureSlide) up.isPureSlide = sumFour(axisLists.isInPit, up) === 0;
  /** The bucket of the hash table in which the state after the move up or right belongs. @locals */
  const upBucket: Bucket = bucketOf(search, up.key);
  up.state = findState(search, upBucket, up.key);
  if (up.state <= 0) addState(search, axisLists, up, upBucket);
  else if (up.isPureSlide && isExplored(axisLists, up.state)) {
    copySuccessors(axisLists, search.from, up.state);
    return;
  }

  search.sliceLeft--;
  /**
   * The result of the move down or left. If its `key` is negative, `slideFourDown` could not make the move, and
   * `moveInLists` makes it. @locals
   */
  const down: ToysMoved = slideFourDown(four, axisLists, isClear);
  if (down.key < 0) moveInLists(search, axisLists, axisLists.axis + 2, four, down);
  if (search.hasPits && down.isPureSlide) down.isPureSlide = sumFour(axisLists.isInPit, down) === 0;
  /** The bucket of the hash table in which the state after the move down or left belongs. @locals */
  const downBucket: Bucket = bucketOf(search, down.key);
  down.state = findState(search, downBucket, down.key);
  if (down.state <= 0) addState(search, axisLists, down, downBucket);
  else if (down.isPureSlide && down.state === up.state) {
    setStuck(axisLists, search.from);
    return;
  }
  setSuccessors(axisLists, search.from, up, down);
}

/**
 * Makes a move in which a toy touches a goal or can push a crate, which the faster functions cannot make. Writes the
 * new codes of the pieces, the key of the new state and the result of the move to `moved`. @inline
 */
function moveInLists(
  search: FourSearch,
  axisLists: AxisLists,
  direction: number,
  four: FourCodes,
  moved: ToysMoved,
): void {
  const { list, after } = search;
  search.sliceLeft--;
  if (search.hasCrates) {
    search.sliceLeft -= 2;
    storeFour(list, four);
    moved.result = movePieces(search.exploration.slideTables, direction, list, after);
    if (moved.result !== MoveResult.Slides) moved.isPureSlide = false;
  } else {
    storeFour(after, moved);
    moved.result = removeLeaversOfFour(after, search.firstGoneCode, axisLists.codesPerLine);
    moved.isPureSlide = false;
  }
  loadFour(after, moved);
  moved.key = sumFour(axisLists.weights, moved);
}

/**
 * Adds a state that a move has found to the hash table. Also puts the state into the queues from which further moves
 * are made, unless the state is won. @inline
 */
function addState(search: FourSearch, axisLists: AxisLists, moved: ToysMoved, bucket: Bucket): void {
  moved.state = insertState(search, bucket);
  search.keys[moved.state - 1] = moved.key;
  enqueueForOtherAxis(axisLists, moved.state, moved);
  // The list `intact` says for each state whether toys have left the board and whether pieces are in pits. At first,
  // the new state gets the entry of the state before the move, which is right if pieces only slid. After any other
  // move, `recordPieceStatus` corrects the entry.
  search.intact[moved.state - 1] = search.intact[search.from - 1];
  if (!moved.isPureSlide) {
    recordPieceStatus(search, axisLists, moved);
    if (moved.result === MoveResult.Wins) {
      // No moves are made from a won state. So the new state, which is won, is taken out of the queue again.
      axisLists.otherQueueLength--;
      recordWin(search.exploration, moved.state, search.depth + 1, Math.max(moved.p1, moved.p2, moved.p3, moved.p4));
    } else {
      axisLists.afterSecond[moved.state - 1] = NOT_EXPLORED;
      enqueueFour(axisLists.ownQueue, moved.state, moved);
    }
  }
}

/**
 * Stores for a new state whether toys have left the board and whether pieces are in pits. If toys had left before the
 * move, the entry is right already and stays the same. @inline
 */
function recordPieceStatus(search: FourSearch, axisLists: AxisLists, moved: ToysMoved): void {
  if (search.intact[search.from - 1] !== PieceStatus.SomeGone) {
    let status = PieceStatus.AllFree;
    if (search.hasPits && sumFour(axisLists.isInPit, moved) > 0) status = PieceStatus.SomeTrapped;
    // Whether a toy may have left the board. In a level without crates, a toy leaves in each move that is not only a
    // slide. In a level with crates, the highest code of a piece after the move says whether a toy has left.
    const mayLeave = moved.result !== MoveResult.Slides;
    if (mayLeave && (!search.hasCrates || search.after[search.pieceCount - 1] >= search.firstGoneCode))
      status = PieceStatus.SomeGone;
    search.intact[moved.state - 1] = status;
  }
}
