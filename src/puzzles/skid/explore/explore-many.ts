/**
 * Searches all states of a level of Skid with more than four pieces. For levels with at most four pieces,
 * explore-four.ts is faster.
 */
import type { Task } from "../../../kernel/task";
import { bucketOf, insertState, type Bucket } from "../../tilting/state-table";
import {
  copySuccessors,
  isExplored,
  NOT_EXPLORED,
  setSuccessors,
  setStuck,
  type AxisSuccessors,
  type MoveEnd,
} from "../../tilting/axis-successors";
import { enqueue, type Queue } from "../../tilting/queue";
import { keyOf } from "../../tilting/search-memory";
import { searchAllStates } from "../../tilting/search-loop";
import { createProgress } from "../../tilting/search-progress";
import { enqueueStart, recordWin, type Exploration } from "./exploration";
import { CodeLayout, type SlideTables } from "./slide-tables";
import { PieceStatus } from "./exploration-memory";
import { goneCode, movePieces, MoveResult } from "./move-pieces";
import { stopDescending, stopAscending } from "./slide-stops";
import { beginDepth, type SkidSearch, type SlideLists } from "./search";
import type { PieceCode } from "../../tilting/piece-code";

/**
 * How many slides of one piece the search for all states of a level makes before the task yields. In a move in which a
 * toy touches a goal or can push a crate, each slide counts five times.
 */
const SLIDES_PER_SLICE = 36;

interface ManySearch extends SkidSearch {
  /**
   * The number of pieces at the start of the level. Each list of the pieces of a state has this many entries, one piece
   * code for each piece. A piece code is a number for a piece's cell and kind.
   */
  readonly slotCount: number;
  readonly keys1: number[];
  readonly keys2: number[];
  readonly keys3: number[];
}

interface AxisLists extends AxisSuccessors, SlideLists {
  /** The axis of the two opposite moves: 0 is up and down, 1 is right and left. */
  readonly axis: number;
  /**
   * For each piece, a list of its codes (numbers for its cell and kind), one code for each state of the queue. From the
   * states of this queue, the two moves along `axis` must still be made; see `Queue.codes`.
   */
  readonly codes: readonly PieceCode[][];
  /**
   * The queue of states from which the two moves along `axis` must be made in the next round of the search. These
   * states are one move farther from the start.
   */
  readonly ownQueue: Queue;
  /**
   * The queue of states from which the two moves perpendicular to `axis` must be made in the next round of the search.
   * These states are one move farther from the start.
   */
  readonly otherQueue: Queue;
  otherQueueLength: number;
  /**
   * For each state, the state to which the second move along the other axis (down or left) leads: the list
   * `afterSecond` of `AxisSuccessors` for that axis. When a new state is found, its entry says that the moves along
   * that axis are not explored yet.
   */
  readonly otherSeconds: number[];
  /**
   * Converts a piece code (a number for the piece's cell and kind) to the other numbering of the cells: from rows to
   * columns for right and left, from columns to rows for up and down. Indexed by code − 1.
   */
  readonly transposed: readonly number[];
  /**
   * For each piece code, what a piece with this code adds to the first of the three numbers of a state key, which
   * identifies a state; see `KeyWeights`. A piece code is a number for the cell and kind of a piece. The index is code
   * − 1. The next two lists are for the other two numbers.
   */
  readonly weights1: readonly number[];
  readonly weights2: readonly number[];
  readonly weights3: readonly number[];
}

interface MoveKeys extends MoveEnd {
  key1: number;
  key2: number;
  key3: number;
  result: MoveResult;
  isPureSlide: boolean;
  state: number;
}

/**
 * Searches all states of a level with any number of pieces. The search works like `exploreFour`, but the pieces are in
 * lists, and each state is identified by three numbers (see make/many-piece-weights.ts).
 */
export function* exploreMany(exploration: Exploration, maxStates: number): Task<boolean> {
  /** The progress, the hash table and the constants of the search. @locals */
  const search: ManySearch = createSearch(exploration, maxStates);
  enqueueStart(exploration);
  return yield* searchAllStates(search, exploration.memory.queues, beginDepth, axisListsOf, moveBothWays);
}

/** Creates the record of a search for all states of a level, before the search starts. @inline */
function createSearch(exploration: Exploration, maxStates: number): ManySearch {
  const { memory, start } = exploration;
  return {
    ...createProgress(exploration, maxStates, SLIDES_PER_SLICE),
    keys1: memory.keys[0],
    keys2: memory.keys[1],
    keys3: memory.keys[2],
    intact: memory.pieceStatus,
    depth: -1,
    slotCount: start.length,
    list: [...start],
    after: [...start],
  };
}

/**
 * Returns the tables and queues for the two opposite moves along an axis. `queue` has the states from which these moves
 * must still be made. The search puts new states into `nextQueues`. @inline
 */
function axisListsOf(search: ManySearch, axis: number, queue: Queue, nextQueues: readonly Queue[]): AxisLists {
  const { slideTables, memory, weights } = search.exploration;
  const { stops, isPushable, boardCodes, isInPit } = slideTables;
  const { next } = memory;
  const keyWeights = axis === 0 ? weights.columns : weights.rows;
  const otherQueue = nextQueues[1 - axis];
  return {
    axis,
    afterFirst: next[axis],
    afterSecond: next[axis + 2],
    codes: queue.codes,
    ownQueue: nextQueues[axis],
    otherQueue,
    otherQueueLength: otherQueue.length,
    transposed: boardCodes.transposedCodes[1 - axis],
    otherSeconds: next[3 - axis],
    weights1: keyWeights[0],
    weights2: keyWeights[1],
    weights3: keyWeights[2],
    isInPit: isInPit[axis],
    firstStops: stops[axis],
    firstPushable: isPushable[axis],
    secondStops: stops[axis + 2],
    secondPushable: isPushable[axis + 2],
  };
}

/**
 * Writes the codes (numbers for cell and kind) of the pieces of a state to `search.list`, in ascending order.
 * `queueIndex` is the index, from 1, of the state in its queue. @inline
 */
function sortCodesInto(search: ManySearch, codes: readonly PieceCode[][], queueIndex: number): void {
  for (let slot = 1; slot <= search.slotCount; slot++) {
    const code = codes[slot - 1][queueIndex - 1];
    let index = slot - 1;
    while (index > 0 && search.list[index - 1] > code) {
      search.list[index] = search.list[index - 1];
      index--;
    }
    search.list[index] = code;
  }
}

/**
 * Makes the two opposite moves along an axis from the state `search.from`, and stores the states to which they lead.
 * `index` is the index, from 1, of this state in the queue of the axis. @inline
 */
function moveBothWays(search: ManySearch, axisLists: AxisLists, index: number): void {
  search.sliceLeft -= 2 * search.slotCount;
  sortCodesInto(search, axisLists.codes, index);
  const { slideTables } = search.exploration;
  const { hasPits } = slideTables;
  const aboveAllCodes = slideTables.boardCodes.codeCount - 1;
  const isClear = !hasPits || !isAnyInPit(axisLists.isInPit, search.list);
  /**
   * The result of the first of the two opposite moves, which is up or right. `state` is the number of the state to
   * which it leads. `isPureSlide` says whether pieces only slide in it. @locals
   */
  const first = { state: 0, isPureSlide: false };
  for (let turn = 0; turn < 2; turn++) {
    /**
     * The result of one of the two opposite moves: up or right in the first pass of the loop, down or left in the
     * second. If its `key1` is negative, `slideAscending` or `slideDescending` could not make the move, and
     * `moveInLists` makes it. @locals
     */
    const moved: MoveKeys = { key1: 0, key2: 0, key3: 0, result: MoveResult.Slides, isPureSlide: isClear, state: 0 };
    if (turn === 0) slideAscending(search, axisLists, moved, aboveAllCodes);
    else slideDescending(search, axisLists, moved);
    if (moved.key1 < 0) moveInLists(search, axisLists, axisLists.axis + 2 * turn, moved);
    if (hasPits && moved.isPureSlide) moved.isPureSlide = !isAnyInPit(axisLists.isInPit, search.after);
    /** The bucket of the hash table in which the state after the move belongs. @locals */
    const bucket: Bucket = bucketOf(search, moved.key1 + moved.key2 + moved.key3);
    moved.state = stateIn(search, bucket, moved);
    if (moved.state <= 0) moved.state = addState(search, axisLists, moved, bucket);
    if (turn === 0) {
      if (moved.isPureSlide && isExplored(axisLists, moved.state)) {
        copySuccessors(axisLists, search.from, moved.state);
        break;
      }
      first.state = moved.state;
      first.isPureSlide = moved.isPureSlide;
    } else if (moved.isPureSlide && moved.state === first.state) setStuck(axisLists, search.from);
    else setSuccessors(axisLists, search.from, first, moved);
  }
}

/**
 * Slides all pieces up or right. In these directions, the codes of pieces (numbers for their cells and kinds) grow. If
 * a toy touches a goal or can push a crate, the key of the new state becomes negative, and the new codes are not valid.
 * @inline
 */
function slideAscending(search: ManySearch, axisLists: AxisLists, moved: MoveKeys, aboveAllCodes: number): void {
  let ahead = aboveAllCodes;
  for (let slot = search.slotCount; slot > 0; slot--) {
    const code = search.list[slot - 1];
    ahead = stopAscending(axisLists.firstStops[code - 1], code, ahead, axisLists.firstPushable, aboveAllCodes);
    search.after[slot - 1] = ahead;
    addToKey(moved, axisLists, ahead);
  }
}

/**
 * Slides all pieces down or left. In these directions, the codes of pieces (numbers for their cells and kinds) shrink.
 * If a toy touches a goal or can push a crate, the key of the new state becomes negative, and the new codes are not
 * valid. @inline
 */
function slideDescending(search: ManySearch, axisLists: AxisLists, moved: MoveKeys): void {
  let ahead: number = CodeLayout.None;
  for (let slot = 1; slot <= search.slotCount; slot++) {
    const code = search.list[slot - 1];
    ahead = stopDescending(axisLists.secondStops[code - 1], code, ahead, axisLists.secondPushable);
    search.after[slot - 1] = ahead;
    addToKey(moved, axisLists, ahead);
  }
}

/**
 * Adds the three weights of the piece code `code` (the cell and kind of one piece) to the three numbers of a state key
 * in `moved`. A state key identifies a state. @inline
 */
function addToKey(moved: MoveKeys, axisLists: AxisLists, code: PieceCode): void {
  moved.key1 += axisLists.weights1[code - 1];
  moved.key2 += axisLists.weights2[code - 1];
  moved.key3 += axisLists.weights3[code - 1];
}

/**
 * Makes a move in which a toy touches a goal or can push a crate, which the faster functions cannot make. Writes the
 * new codes of the pieces to `search.after`, and the result to `moved`. @inline
 */
function moveInLists(search: ManySearch, axisLists: AxisLists, direction: number, moved: MoveKeys): void {
  search.sliceLeft -= 4 * search.slotCount;
  moved.result = movePieces(search.exploration.slideTables, direction, search.list, search.after);
  if (moved.result !== MoveResult.Slides) moved.isPureSlide = false;
  moved.key1 = keyOf(search.after, search.slotCount, axisLists.weights1);
  moved.key2 = keyOf(search.after, search.slotCount, axisLists.weights2);
  moved.key3 = keyOf(search.after, search.slotCount, axisLists.weights3);
}

/**
 * Searches a bucket of the hash table for the state with the given key. Returns the number of the state, counted from
 * 1. The result is 0 or negative if the bucket has no such state. @inline
 */
function stateIn(search: ManySearch, { newestInBucket }: Bucket, key: MoveKeys): number {
  let state = newestInBucket;
  while (state > 0 && !hasKey(search, state, key)) state = search.nextInBucket[state - 1];
  return state;
}

/** Returns whether a state has the given state key: three numbers that identify a state. @inline */
function hasKey(search: ManySearch, state: number, key: MoveKeys): boolean {
  return (
    search.keys1[state - 1] === key.key1 && search.keys2[state - 1] === key.key2 && search.keys3[state - 1] === key.key3
  );
}

/**
 * Adds a state that a move has found to the hash table, and returns its number. Also puts the state into the queues
 * from which further moves are made, unless the state is won. @inline
 */
function addState(search: ManySearch, axisLists: AxisLists, moved: MoveKeys, bucket: Bucket): number {
  const state = insertState(search, bucket);
  search.keys1[state - 1] = moved.key1;
  search.keys2[state - 1] = moved.key2;
  search.keys3[state - 1] = moved.key3;
  // The list `intact` says for each state whether toys have left the board and whether pieces are in pits. The new
  // state gets the entry of the state before the move, which is right if pieces only slid, or if toys had left before.
  // After any other move, the entry is computed anew.
  search.intact[state - 1] = search.intact[search.from - 1];
  if (!moved.isPureSlide && search.intact[search.from - 1] !== PieceStatus.SomeGone) {
    search.intact[state - 1] = pieceStatusAfter(search.exploration.slideTables, axisLists.isInPit, search.after);
  }
  axisLists.afterSecond[state - 1] = NOT_EXPLORED;
  axisLists.otherSeconds[state - 1] = NOT_EXPLORED;
  if (moved.result === MoveResult.Wins) {
    recordWin(search.exploration, state, search.depth + 1, search.after[search.slotCount - 1]);
  } else {
    enqueueForOtherAxis(search, axisLists, state);
    if (!moved.isPureSlide) enqueue(axisLists.ownQueue, state, search.after);
  }
  return state;
}

/**
 * Appends a state, which was found by a move along one axis, to the queue for moves along the other axis. The two axes
 * number the cells differently, so the piece codes (numbers for the pieces' cells and kinds) are converted. @inline
 */
function enqueueForOtherAxis(search: ManySearch, axisLists: AxisLists, state: number): void {
  const { codes } = axisLists.otherQueue;
  axisLists.otherQueueLength++;
  axisLists.otherQueue.states[axisLists.otherQueueLength - 1] = state;
  for (let slot = 1; slot <= search.slotCount; slot++) {
    codes[slot - 1][axisLists.otherQueueLength - 1] = axisLists.transposed[search.after[slot - 1] - 1];
  }
}

/**
 * Returns the status of the pieces after a move: whether all are on the board, and whether any is in a pit. Before the
 * move, all pieces must be on the board.
 */
function pieceStatusAfter(
  { boardCodes, hasPits }: SlideTables,
  inPit: readonly number[],
  after: readonly number[],
): PieceStatus {
  // Returns the status "some gone" if the last code is that of a piece that has left the board. The codes of such
  // pieces come last in the list.
  if (after[after.length - 1] >= goneCode(boardCodes, 0)) return PieceStatus.SomeGone;
  return hasPits && isAnyInPit(inPit, after) ? PieceStatus.SomeTrapped : PieceStatus.AllFree;
}

function isAnyInPit(inPit: readonly number[], list: readonly number[]): boolean {
  for (const code of list) if (inPit[code - 1] > 0) return true;
  return false;
}
