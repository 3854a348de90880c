/** The search function for levels of up to four pieces. Levels with more pieces are searched by explore-many.ts. */
import type { Task } from "../../../kernel/task";
import { insertState, findState, type KeyedStateTable } from "../../tilting/state-table";
import { copySuccessors, isExplored, NOT_EXPLORED, setSuccessors, setStuck } from "../../tilting/axis-successors";
import { storeFour, sortFour, sumFour, loadFour, type FourCodes } from "../../tilting/four-codes";
import { enqueueStart, type Exploration } from "./exploration";
import { slideFourDown, slideFourUp, type FourMoved } from "./move-four";
import { PieceCode } from "./slide-tables";
import { removeLeaversOfFour } from "./leave-four";
import { PieceStatus, type ExplorationMemory, type Queue } from "./exploration-memory";
import { goneCode, movePieces, MoveResult } from "./move-pieces";
import { recordWonState, beginSlice, finishDepth, hasWaiting, type Exploring, type AxisLists } from "./search";

// How many moves the background task makes before it yields. A move in which a toy touches a goal or can push a crate
// counts as two moves, or as four if the level has crates. Beginning a queue of states counts as one move.
const MOVES_PER_SLICE = 18;

// The most states that the search can find before the background task yields: one for each move, and one more because
// both moves of the last state are made before the task yields.
const MAX_STATES_PER_SLICE = MOVES_PER_SLICE + 1;

/**
 * All lists that the two opposite moves of one axis (up and down, or right and left) read and write, for states of four
 * pieces.
 */
interface FourAxisLists extends AxisLists {
  /**
   * The states from which the two moves of this axis (up and down, or right and left) are to be made. `c1` to `c4` have
   * the codes of their four pieces; each code is a cell and a kind as one number.
   */
  readonly states: readonly number[];
  readonly c1: readonly number[];
  readonly c2: readonly number[];
  readonly c3: readonly number[];
  readonly c4: readonly number[];
  /**
   * The states that are one move farther from the start, and from which the moves of the other axis are to be made. The
   * other axis is up and down if this axis is right and left, and the reverse. `o1` to `o4` have the codes of their
   * four pieces.
   */
  readonly otherStates: number[];
  readonly o1: number[];
  readonly o2: number[];
  readonly o3: number[];
  readonly o4: number[];
  /** The number of piece codes (cell and kind of a piece as one number) that belong to one row or column of cells. */
  readonly codesPerLine: number;
  /**
   * The number that each piece adds to the hash key of a state; see `KeyWeights`. The index is the piece code (cell and
   * kind as one number) − 1.
   */
  readonly weight: readonly number[];
}

/**
 * The hash table in which a state is found by its key, a number that identifies the state. `intact` tells for each
 * state whether all pieces are on the board, and whether any piece is in a pit.
 */
interface StateTable extends KeyedStateTable {
  readonly intact: PieceStatus[];
}

/**
 * What a move must know about its level (for example, whether the level has pits), and two lists that are reused for
 * each move. The lists have the piece codes (cell and kind as one number) before and after the move.
 */
interface MoveContext {
  readonly hasCrates: boolean;
  readonly hasPits: boolean;
  /**
   * The lowest code of a piece that has left the board. Codes of pieces on the board (cell and kind as one number) are
   * lower.
   */
  readonly firstGoneCode: number;
  /** The number of pieces at the start of the level. */
  readonly pieceCount: number;
  /** A number that is higher than the code (cell and kind as one number) of any piece. */
  readonly aboveAllCodes: number;
  readonly list: number[];
  readonly after: number[];
}

/**
 * Searches all states of a level of up to four pieces. It finds the same states as kernel/explore.ts, also in the order
 * of their number of moves, but much faster. Returns false if there are more than `maxStates` states, or as soon as its
 * shortest solution cannot have the wanted number of moves.
 *
 * A state is the codes of four pieces in one of two cell numberings (see slide-tables.ts). In most moves pieces only
 * slide, which takes four table look-ups (see slide-stops.ts). If a toy touches a goal or a crate is in the way, the
 * move goes through `removeLeaversOfFour` or `movePieces`. The hash key of a state is the sum of the weights of its
 * codes (see key-weights.ts). The key is the same in both numberings and in any order of the codes. The codes of a new
 * state are converted to the other numbering at once, and sorted when moves are made from the state.
 *
 * Moves are made in pairs, by axis: for all states at the same number of moves, first up and down, then right and left.
 * If the first move slides to a state whose two moves on this axis are known, the second move need not be made (see
 * tilting/axis-successors.ts). From a state that was found by a slide, only the moves of the other axis are made,
 * because the results on this axis follow from those of the state before the slide. Both short cuts are left out for
 * states with a piece in a pit, and for moves that push a crate or make toys leave. docs/fast-lua.md explains the style
 * of this code.
 *
 * There are two search functions for the sake of speed. This one keeps four codes in local variables and has keys of
 * one number. It takes less than half the time of `exploreMany`, which has lists of codes and keys of three numbers.
 * search.ts has the code that both share.
 */
export function* exploreFour(exploration: Exploration, maxStates: number): Task<boolean> {
  const { memory } = exploration;
  /** The hash table of the states found so far. @locals */
  const table: StateTable = stateTableOf(memory);
  /** What moves must know about the level, for example whether it has pits. @locals */
  const context: MoveContext = moveContextOf(exploration);
  /** The progress of the search of all states of the level. @locals */
  const search: Exploring = { stateCount: 1, depth: 0, otherQueueLength: 0, sliceLeft: 0 };
  let [currentQueues, nextQueues] = memory.queues;
  enqueueStart(exploration);
  while (hasWaiting(currentQueues)) {
    // The moves up and down are made first, on cells that are numbered by columns. Then come the moves right and left,
    // on cells that are numbered by rows.
    for (let axis = 0; axis < 2; axis++) {
      const queue = currentQueues[axis];
      const ownQueue = nextQueues[axis];
      const otherQueue = nextQueues[1 - axis];
      const { length } = queue;
      /** All lists that the two opposite moves of this axis (up and down, or right and left) read and write. @locals */
      const axisLists: FourAxisLists = axisListsOf(exploration, axis, queue, otherQueue);
      search.sliceLeft--;
      search.otherQueueLength = otherQueue.length;
      for (let index = 1; index <= length; index++) {
        const state = axisLists.states[index - 1];
        if (isExplored(axisLists, state)) continue;
        if (search.sliceLeft <= 0) {
          yield;
          search.sliceLeft = MOVES_PER_SLICE;
          const hasSlice = beginSlice(exploration, search, maxStates, MAX_STATES_PER_SLICE);
          if (!hasSlice) return false;
        }
        /** The codes of the four pieces (each is a cell and a kind as one number), in ascending order. @locals */
        const four = sortFour(
          axisLists.c1[index - 1],
          axisLists.c2[index - 1],
          axisLists.c3[index - 1],
          axisLists.c4[index - 1],
        );
        moveBothWays(exploration, table, context, search, axisLists, ownQueue, axis, state, four);
      }
      otherQueue.length = search.otherQueueLength;
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
    keys: keys[0],
    intact: pieceStatus,
    bucketHeads: bucketHeads,
    nextInBucket,
    base,
    bucketCount: bucketHeads.length,
  };
}

/**
 * Returns what a move must know about its level, for example whether the level has pits. The lists `list` and `after`
 * are for the piece codes (cell and kind as one number) before and after a move.
 * @inline
 */
function moveContextOf({ slideTables, start }: Exploration): MoveContext {
  const { boardCodes, hasCrates, hasPits } = slideTables;
  const firstGoneCode = goneCode(boardCodes, 0);
  const pieceCount = start.filter((code) => code < firstGoneCode).length;
  return {
    hasCrates,
    hasPits,
    firstGoneCode,
    pieceCount,
    aboveAllCodes: boardCodes.codes - 1,
    list: [0, 0, 0, 0],
    after: [0, 0, 0, 0],
  };
}

/** Returns all lists that the two moves of one axis (up and down, or right and left) read and write. @inline */
function axisListsOf(exploration: Exploration, axis: number, queue: Queue, otherQueue: Queue): FourAxisLists {
  const { slideTables, memory, weights } = exploration;
  const { next } = memory;
  const { stops, isPushable, boardCodes, isInPit } = slideTables;
  const { codes } = queue;
  const otherCodes = otherQueue.codes;
  return {
    afterFirst: next[axis],
    afterSecond: next[axis + 2],
    states: queue.states,
    c1: codes[0],
    c2: codes[1],
    c3: codes[2],
    c4: codes[3],
    otherStates: otherQueue.states,
    o1: otherCodes[0],
    o2: otherCodes[1],
    o3: otherCodes[2],
    o4: otherCodes[3],
    transposed: boardCodes.transposedCodes[1 - axis],
    otherSeconds: next[3 - axis],
    codesPerLine: PieceCode.PerCell * (axis === 0 ? boardCodes.columns : boardCodes.rows).lineLength,
    weight: axis === 0 ? weights.columns[0] : weights.rows[0],
    isInPit: isInPit[axis],
    firstStops: stops[axis],
    firstPushable: isPushable[axis],
    secondStops: stops[axis + 2],
    secondPushable: isPushable[axis + 2],
  };
}

/**
 * Makes the two moves of an axis (up and down, or right and left) from a state, and stores the states that they lead
 * to.
 * @inline
 */
function moveBothWays(
  exploration: Exploration,
  table: StateTable,
  context: MoveContext,
  search: Exploring,
  axisLists: FourAxisLists,
  ownQueue: Queue,
  axis: number,
  state: number,
  four: FourCodes,
): void {
  const isClear = !context.hasPits || sumFour(axisLists.isInPit, four) === 0;
  search.sliceLeft--;
  /** The result of the first of two opposite moves, which goes up or right. @locals */
  const up: FourMoved = slideFourUp(
    four,
    axisLists.firstStops,
    axisLists.firstPushable,
    context.aboveAllCodes,
    axisLists.weight,
    isClear,
  );
  if (up.key < 0) moveInLists(exploration, context, search, axisLists, axis, four, up);
  if (context.hasPits && up.isPureSlide) up.isPureSlide = sumFour(axisLists.isInPit, up) === 0;
  const upBucket = (up.key % table.bucketCount) + 1;
  const upNewest = table.bucketHeads[upBucket - 1] - table.base;
  let first = findState(table, upNewest, up.key);
  if (first <= 0)
    first = addState(exploration, table, context, search, axisLists, ownQueue, state, up, upBucket, upNewest);
  else if (up.isPureSlide && isExplored(axisLists, first)) {
    copySuccessors(axisLists, state, first);
    return;
  }

  search.sliceLeft--;
  /** The result of the second of two opposite moves, which goes down or left. @locals */
  const down: FourMoved = slideFourDown(
    four,
    axisLists.secondStops,
    axisLists.secondPushable,
    axisLists.weight,
    isClear,
  );
  if (down.key < 0) moveInLists(exploration, context, search, axisLists, axis + 2, four, down);
  if (context.hasPits && down.isPureSlide) down.isPureSlide = sumFour(axisLists.isInPit, down) === 0;
  const downBucket = (down.key % table.bucketCount) + 1;
  const downNewest = table.bucketHeads[downBucket - 1] - table.base;
  let second = findState(table, downNewest, down.key);
  if (second <= 0)
    second = addState(exploration, table, context, search, axisLists, ownQueue, state, down, downBucket, downNewest);
  else if (down.isPureSlide && second === first) {
    setStuck(axisLists, state);
    return;
  }
  setSuccessors(axisLists, state, first, up.isPureSlide, second, down.isPureSlide);
}

/**
 * Completes a move in which a toy touches a goal or a piece meets a crate. It works on lists of pieces, which is slower
 * than local variables.
 * @inline
 */
function moveInLists(
  exploration: Exploration,
  context: MoveContext,
  search: Exploring,
  axisLists: FourAxisLists,
  direction: number,
  four: FourCodes,
  moved: FourMoved,
): void {
  const { list, after } = context;
  search.sliceLeft--;
  if (context.hasCrates) {
    search.sliceLeft -= 2;
    storeFour(list, four);
    moved.result = movePieces(exploration.slideTables, direction, list, after);
    if (moved.result !== MoveResult.Slides) moved.isPureSlide = false;
  } else {
    storeFour(after, moved);
    moved.result = removeLeaversOfFour(after, context.firstGoneCode, axisLists.codesPerLine);
    moved.isPureSlide = false;
  }
  loadFour(after, moved);
  moved.key = sumFour(axisLists.weight, moved);
}

/**
 * Stores the state that a move has led to in the hash table, and returns its number. A state that is not won is put in
 * the queues of states from which moves are to be made.
 * @inline
 */
function addState(
  exploration: Exploration,
  table: StateTable,
  context: MoveContext,
  search: Exploring,
  axisLists: FourAxisLists,
  ownQueue: Queue,
  from: number,
  moved: FourMoved,
  bucket: number,
  newest: number,
): number {
  const state = insertState(search, table, bucket, newest);
  table.keys[state - 1] = moved.key;
  axisLists.otherSeconds[state - 1] = NOT_EXPLORED;
  search.otherQueueLength++;
  axisLists.otherStates[search.otherQueueLength - 1] = state;
  axisLists.o1[search.otherQueueLength - 1] = axisLists.transposed[moved.p1 - 1];
  axisLists.o2[search.otherQueueLength - 1] = axisLists.transposed[moved.p2 - 1];
  axisLists.o3[search.otherQueueLength - 1] = axisLists.transposed[moved.p3 - 1];
  axisLists.o4[search.otherQueueLength - 1] = axisLists.transposed[moved.p4 - 1];
  // The new state takes over the piece status of the state before the move (whether toys have left, and whether pieces
  // are in pits). A move in which pieces only slide cannot make a toy leave.
  table.intact[state - 1] = table.intact[from - 1];
  if (!moved.isPureSlide) {
    recordPieceStatus(table, context, axisLists, from, state, moved);
    if (moved.result === MoveResult.Wins) {
      // No moves are made from a won state, so the state is taken out of the queue again.
      search.otherQueueLength--;
      recordWonState(exploration, state, search.depth + 1, Math.max(moved.p1, moved.p2, moved.p3, moved.p4));
    } else {
      axisLists.afterSecond[state - 1] = NOT_EXPLORED;
      enqueueCodes(ownQueue, state, moved.p1, moved.p2, moved.p3, moved.p4);
    }
  }
  return state;
}

/**
 * Stores whether all pieces are still on the board and whether any is in a pit, after a move that may be more than a
 * slide.
 * @inline
 */
function recordPieceStatus(
  table: StateTable,
  context: MoveContext,
  axisLists: FourAxisLists,
  from: number,
  state: number,
  moved: FourMoved,
): void {
  if (table.intact[from - 1] !== PieceStatus.SomeGone) {
    let status = PieceStatus.AllFree;
    if (context.hasPits && sumFour(axisLists.isInPit, moved) > 0) status = PieceStatus.SomeTrapped;
    // In a level with crates the move may only have pushed a crate. Therefore the last entry of the list of piece codes
    // is examined: it stands for a piece that has left if any toy has left.
    const mayLeave = moved.result !== MoveResult.Slides;
    if (mayLeave && (!context.hasCrates || context.after[context.pieceCount - 1] >= context.firstGoneCode))
      status = PieceStatus.SomeGone;
    table.intact[state - 1] = status;
  }
}

/**
 * Appends a state with four pieces to a queue. It does the same as `enqueue`, which takes the codes of the pieces as a
 * list.
 */
function enqueueCodes(queue: Queue, state: number, c1: number, c2: number, c3: number, c4: number): void {
  const { states, codes, length } = queue;
  states[length] = state;
  codes[0][length] = c1;
  codes[1][length] = c2;
  codes[2][length] = c3;
  codes[3][length] = c4;
  queue.length++;
}
