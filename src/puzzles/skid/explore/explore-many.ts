/**
 * The search function for levels of more than four pieces. Levels with fewer pieces are searched faster by
 * explore-four.ts.
 */
import type { Task } from "../../../kernel/task";
import { insertState, type StateTable as HashedStateTable } from "../../tilting/state-table";
import { copySuccessors, isExplored, NOT_EXPLORED, setSuccessors, setStuck } from "../../tilting/axis-successors";
import { enqueueStart, keyOf, type Exploration } from "./exploration";
import { PieceCode, type SlideTables } from "./slide-tables";
import { PieceStatus, enqueue, type ExplorationMemory, type Queue } from "./exploration-memory";
import { goneCode, movePieces, MoveResult } from "./move-pieces";
import { stopOnSlideDown, stopOnSlideUp } from "./slide-stops";
import { recordWonState, beginSlice, finishDepth, hasWaiting, type Exploring, type AxisLists } from "./search";

// How much work the background task does before it yields; the unit is one slide of one piece. A move in which a toy
// touches a goal or can push a crate counts five times as much as any other move.
const SLIDES_PER_SLICE = 36;

// The most states that the search can find before the background task yields.
const MAX_STATES_PER_SLICE = SLIDES_PER_SLICE;

/**
 * The progress of a level search, with two lists for the codes of the pieces. A code is a cell and a kind of piece as
 * one number.
 */
interface ExploringMany extends Exploring {
  /** The number of pieces at the start of the level. Each list of codes has an entry for each of these pieces. */
  readonly slots: number;
  /**
   * The codes of the pieces (each is a cell and a kind as one number): before a move in `list`, in ascending order, and
   * after the move in `after`.
   */
  readonly list: number[];
  readonly after: number[];
}

/**
 * All lists that the two opposite moves of one axis (up and down, or right and left) read and write, for hash keys of
 * three parts.
 */
interface ManyAxisLists extends AxisLists {
  /**
   * The states that are one move farther from the start, and from which the moves of the other axis are to be made. The
   * other axis is up and down if this axis is right and left, and the reverse.
   */
  readonly otherQueue: Queue;
  /**
   * The numbers that each piece adds to the three parts of a state's hash key; see `KeyWeights`. The index is the piece
   * code (cell and kind as one number) − 1.
   */
  readonly weights1: readonly number[];
  readonly weights2: readonly number[];
  readonly weights3: readonly number[];
}

/**
 * The hash table in which a state is found by its key, three numbers that identify the state. `intact` tells for each
 * state whether all pieces are on the board, and whether any piece is in a pit.
 */
interface StateTable extends HashedStateTable {
  readonly keys1: number[];
  readonly keys2: number[];
  readonly keys3: number[];
  readonly intact: PieceStatus[];
}

/**
 * The result of a move, besides the new positions of the pieces: the three parts of the new state's hash key, and
 * whether pieces only slid.
 */
interface MoveKeys {
  key1: number;
  key2: number;
  key3: number;
  result: MoveResult;
  isPureSlide: boolean;
}

/**
 * Searches all states of a level with any number of pieces. It works like `exploreFour`, which handles up to four
 * pieces. But the pieces are in lists, and hash keys have three parts (see make/many-piece-weights.ts).
 */
export function* exploreMany(exploration: Exploration, maxStates: number): Task<boolean> {
  const { memory, start } = exploration;
  /** The hash table of the states found so far. @locals */
  const table: StateTable = stateTableOf(memory);
  /** The progress of the search of all states of the level. @locals */
  const search: ExploringMany = createSearch(start);
  let [currentQueues, nextQueues] = memory.queues;
  enqueueStart(exploration);
  while (hasWaiting(currentQueues)) {
    // The moves up and down are made first, on cells that are numbered by columns. Then come the moves right and left,
    // on cells that are numbered by rows.
    for (let axis = 0; axis < 2; axis++) {
      const { states, codes, length } = currentQueues[axis];
      const ownQueue = nextQueues[axis];
      /** All lists that the two opposite moves of this axis (up and down, or right and left) read and write. @locals */
      const axisLists: ManyAxisLists = axisListsOf(exploration, axis, nextQueues[1 - axis]);
      search.sliceLeft--;
      search.otherQueueLength = axisLists.otherQueue.length;
      for (let index = 1; index <= length; index++) {
        const state = states[index - 1];
        if (isExplored(axisLists, state)) continue;
        if (search.sliceLeft <= 0) {
          yield;
          search.sliceLeft = SLIDES_PER_SLICE;
          const hasSlice = beginSlice(exploration, search, maxStates, MAX_STATES_PER_SLICE);
          if (!hasSlice) return false;
        }
        search.sliceLeft -= 2 * search.slots;
        sortCodesInto(search, codes, index);
        moveBothWays(exploration, table, search, axisLists, ownQueue, axis, state);
      }
      axisLists.otherQueue.length = search.otherQueueLength;
    }
    const mayContinue = finishDepth(exploration, search, currentQueues, nextQueues);
    if (!mayContinue) return false;
    [currentQueues, nextQueues] = [nextQueues, currentQueues];
  }
  return search.stateCount <= maxStates;
}

/** Returns the tables in `ExplorationMemory` that make up the hash table of states. @inline */
function stateTableOf({ keys, pieceStatus, bucketHeads, nextInBucket, base }: ExplorationMemory): StateTable {
  return {
    keys1: keys[0],
    keys2: keys[1],
    keys3: keys[2],
    intact: pieceStatus,
    bucketHeads: bucketHeads,
    nextInBucket,
    base,
    bucketCount: bucketHeads.length,
  };
}

/** Returns the progress of a search that has found only the start of the level. @inline */
function createSearch(start: readonly number[]): ExploringMany {
  return {
    stateCount: 1,
    depth: 0,
    otherQueueLength: 0,
    sliceLeft: 0,
    slots: start.length,
    list: [...start],
    after: [...start],
  };
}

/** Returns all lists that the two moves of one axis (up and down, or right and left) read and write. @inline */
function axisListsOf(exploration: Exploration, axis: number, otherQueue: Queue): ManyAxisLists {
  const { slideTables, memory, weights } = exploration;
  const { stops, isPushable, boardCodes, isInPit } = slideTables;
  const { next } = memory;
  const parts = axis === 0 ? weights.columns : weights.rows;
  return {
    afterFirst: next[axis],
    afterSecond: next[axis + 2],
    otherQueue,
    transposed: boardCodes.transposedCodes[1 - axis],
    otherSeconds: next[3 - axis],
    weights1: parts[0],
    weights2: parts[1],
    weights3: parts[2],
    isInPit: isInPit[axis],
    firstStops: stops[axis],
    firstPushable: isPushable[axis],
    secondStops: stops[axis + 2],
    secondPushable: isPushable[axis + 2],
  };
}

/**
 * Copies the codes of a state's pieces from a queue to `search.list`, in ascending order. A code is a cell and a kind
 * as one number. The codes are sorted by insertion sort.
 * @inline
 */
function sortCodesInto(search: ExploringMany, codes: readonly number[][], queueIndex: number): void {
  for (let slot = 1; slot <= search.slots; slot++) {
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
 * Makes the two opposite moves of an axis (up and down, or right and left) from a state, and stores the states that
 * they lead to. The first move is up or right, the second is down or left.
 * @inline
 */
function moveBothWays(
  exploration: Exploration,
  table: StateTable,
  search: ExploringMany,
  axisLists: ManyAxisLists,
  ownQueue: Queue,
  axis: number,
  state: number,
): void {
  const { slideTables } = exploration;
  const { hasPits } = slideTables;
  const aboveAllCodes = slideTables.boardCodes.codes - 1;
  const isClear = !hasPits || !isAnyInPit(axisLists.isInPit, search.list);
  let first = 0;
  let firstSlides = false;
  for (let turn = 0; turn < 2; turn++) {
    /** The hash key after the move, and whether pieces only slid. @locals */
    const moved: MoveKeys = { key1: 0, key2: 0, key3: 0, result: MoveResult.Slides, isPureSlide: isClear };
    if (turn === 0) slideUp(search, axisLists, moved, aboveAllCodes);
    else slideDown(search, axisLists, moved);
    if (moved.key1 < 0) moveInLists(exploration, search, axisLists, axis + 2 * turn, moved);
    if (hasPits && moved.isPureSlide) moved.isPureSlide = !isAnyInPit(axisLists.isInPit, search.after);
    const bucket = ((moved.key1 + moved.key2 + moved.key3) % table.bucketCount) + 1;
    const newest = table.bucketHeads[bucket - 1] - table.base;
    let to = stateIn(table, newest, moved);
    if (to <= 0) to = addState(exploration, table, search, axisLists, ownQueue, state, moved, bucket, newest);
    if (turn === 0) {
      if (moved.isPureSlide && isExplored(axisLists, to)) {
        copySuccessors(axisLists, state, to);
        break;
      }
      first = to;
      firstSlides = moved.isPureSlide;
    } else if (moved.isPureSlide && to === first) setStuck(axisLists, state);
    else setSuccessors(axisLists, state, first, firstSlides, to, moved.isPureSlide);
  }
}

/**
 * Slides all pieces up or right, which makes their codes (cell and kind as one number) higher. If a toy touches a goal
 * or can push a crate, the hash key of the new state becomes negative and the codes are not valid.
 * @inline
 */
function slideUp(search: ExploringMany, axisLists: ManyAxisLists, moved: MoveKeys, aboveAllCodes: number): void {
  let ahead = aboveAllCodes;
  for (let slot = search.slots; slot > 0; slot--) {
    const code = search.list[slot - 1];
    ahead = stopOnSlideUp(axisLists.firstStops[code - 1], code, ahead, axisLists.firstPushable, aboveAllCodes);
    search.after[slot - 1] = ahead;
    addToKey(moved, axisLists, ahead);
  }
}

/**
 * Slides all pieces down or left, which makes their codes (cell and kind as one number) lower. Apart from the direction
 * it works like `slideUp`.
 * @inline
 */
function slideDown(search: ExploringMany, axisLists: ManyAxisLists, moved: MoveKeys): void {
  let ahead: number = PieceCode.None;
  for (let slot = 1; slot <= search.slots; slot++) {
    const code = search.list[slot - 1];
    ahead = stopOnSlideDown(axisLists.secondStops[code - 1], code, ahead, axisLists.secondPushable);
    search.after[slot - 1] = ahead;
    addToKey(moved, axisLists, ahead);
  }
}

/**
 * Adds the numbers that belong to one piece to the three parts of the hash key in `moved`. `code` is the piece's cell
 * and kind as one number.
 * @inline
 */
function addToKey(moved: MoveKeys, axisLists: ManyAxisLists, code: number): void {
  moved.key1 += axisLists.weights1[code - 1];
  moved.key2 += axisLists.weights2[code - 1];
  moved.key3 += axisLists.weights3[code - 1];
}

/**
 * Makes a move in which a toy touches a goal or a piece may push a crate. It is slower than `slideUp` and `slideDown`.
 * @inline
 */
function moveInLists(
  exploration: Exploration,
  search: ExploringMany,
  axisLists: ManyAxisLists,
  direction: number,
  moved: MoveKeys,
): void {
  search.sliceLeft -= 4 * search.slots;
  moved.result = movePieces(exploration.slideTables, direction, search.list, search.after);
  if (moved.result !== MoveResult.Slides) moved.isPureSlide = false;
  moved.key1 = keyOf(search.after, axisLists.weights1);
  moved.key2 = keyOf(search.after, axisLists.weights2);
  moved.key3 = keyOf(search.after, axisLists.weights3);
}

/**
 * Searches a bucket of the hash table, beginning with the state `newest`, for the state with the given key. Returns 0
 * or less if the bucket has no such state.
 * @inline
 */
function stateIn(table: StateTable, newest: number, key: MoveKeys): number {
  let state = newest;
  while (state > 0 && !hasKey(table, state, key)) state = table.nextInBucket[state - 1];
  return state;
}

/** Returns whether all three parts of a state's hash key are equal to those of `key`. @inline */
function hasKey(table: StateTable, state: number, key: MoveKeys): boolean {
  return (
    table.keys1[state - 1] === key.key1 && table.keys2[state - 1] === key.key2 && table.keys3[state - 1] === key.key3
  );
}

/**
 * Stores the state that a move has led to in the hash table, and returns its number. A state that is not won is put in
 * the queues of states from which moves are to be made.
 * @inline
 */
function addState(
  exploration: Exploration,
  table: StateTable,
  search: ExploringMany,
  axisLists: ManyAxisLists,
  ownQueue: Queue,
  from: number,
  moved: MoveKeys,
  bucket: number,
  newest: number,
): number {
  const state = insertState(search, table, bucket, newest);
  table.keys1[state - 1] = moved.key1;
  table.keys2[state - 1] = moved.key2;
  table.keys3[state - 1] = moved.key3;
  // The new state takes over the piece status of the state before the move (whether toys have left, and whether pieces
  // are in pits). A move in which pieces only slide cannot make a toy leave.
  table.intact[state - 1] = table.intact[from - 1];
  if (!moved.isPureSlide && table.intact[from - 1] !== PieceStatus.SomeGone) {
    table.intact[state - 1] = pieceStatusAfter(exploration.slideTables, axisLists.isInPit, search.after);
  }
  axisLists.afterSecond[state - 1] = NOT_EXPLORED;
  axisLists.otherSeconds[state - 1] = NOT_EXPLORED;
  if (moved.result === MoveResult.Wins) {
    recordWonState(exploration, state, search.depth + 1, search.after[search.slots - 1]);
  } else {
    search.otherQueueLength++;
    enqueueForOtherAxis(search, axisLists, state);
    if (!moved.isPureSlide) enqueue(ownQueue, state, search.after);
  }
  return state;
}

/**
 * Appends a state to the queue for the moves of the other axis (up and down, or right and left). The two axes number
 * the cells differently, so the codes of the pieces are converted.
 * @inline
 */
function enqueueForOtherAxis(search: ExploringMany, axisLists: ManyAxisLists, state: number): void {
  const { codes } = axisLists.otherQueue;
  axisLists.otherQueue.states[search.otherQueueLength - 1] = state;
  for (let slot = 1; slot <= search.slots; slot++) {
    codes[slot - 1][search.otherQueueLength - 1] = axisLists.transposed[search.after[slot - 1] - 1];
  }
}

/**
 * Returns whether all pieces are on the board after a move, and whether any is in a pit. No piece may have left before
 * the move.
 */
function pieceStatusAfter(
  { boardCodes, hasPits }: SlideTables,
  inPit: readonly number[],
  after: readonly number[],
): PieceStatus {
  // In a level of more than four pieces, each list entry stands for a piece. Pieces that have left come last, so the
  // last entry shows whether any piece has left.
  if (after[after.length - 1] >= goneCode(boardCodes, 0)) return PieceStatus.SomeGone;
  return hasPits && isAnyInPit(inPit, after) ? PieceStatus.SomeTrapped : PieceStatus.AllFree;
}

/** Returns whether any piece is in a pit. `list` has the code (cell and kind as one number) of each piece. */
function isAnyInPit(inPit: readonly number[], list: readonly number[]): boolean {
  for (const code of list) if (inPit[code - 1] > 0) return true;
  return false;
}
