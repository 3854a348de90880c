/** The explorer for levels of up to four pieces. Levels with more pieces are explored in explore-many.ts. */
import type { Task } from "../../../kernel/task";
import { insertState, findState, type KeyedStateTable } from "../../tilting/state-table";
import { copySuccessors, isExplored, NOT_EXPLORED, setSuccessors, setStuck } from "../../tilting/axis-successors";
import { storeFour, sortFour, sumFour, loadFour, type FourCodes } from "../../tilting/four-codes";
import { enqueueStart, type Exploration } from "./exploration";
import { slideFourDown, slideFourUp, type FourMoved } from "./move-four";
import { Code } from "./slide-tables";
import { removeLeaversOfFour } from "./leave-four";
import { PieceStatus, type ExplorationMemory, type Queue } from "./exploration-memory";
import { goneCode, movePieces, MoveResult } from "./move-pieces";
import { recordWonState, beginSlice, finishDepth, hasWaiting, type Search, type AxisLists } from "./search";

// How many moves fit in a slice. A move that is more than slides counts as two, or as four if the level has crates.
// Beginning with a queue counts as one.
const MOVES_PER_SLICE = 18;

// How many states a slice can find: one for each move, and one more because its last state makes two moves.
const MAX_STATES_PER_SLICE = MOVES_PER_SLICE + 1;

/** The lists for the two moves of an axis, with the codes of four pieces. */
interface FourAxisLists extends AxisLists {
  /** The states to be explored on this axis, and their codes by slot. */
  readonly states: readonly number[];
  readonly c1: readonly number[];
  readonly c2: readonly number[];
  readonly c3: readonly number[];
  readonly c4: readonly number[];
  /** The queue of the other axis for the next depth: its states, and their codes by slot. */
  readonly otherStates: number[];
  readonly o1: number[];
  readonly o2: number[];
  readonly o3: number[];
  readonly o4: number[];
  /** How many codes a line of the cell numbering has. */
  readonly codesPerLine: number;
  /** By code − 1: see `KeyWeights`. */
  readonly weight: readonly number[];
}

/** The hash table of states by their keys, with what has become of their pieces. */
interface StateTable extends KeyedStateTable {
  readonly intact: PieceStatus[];
}

/** What moves need to know about the level, and two reusable lists for the codes of one move. */
interface MoveContext {
  readonly hasCrates: boolean;
  readonly hasPits: boolean;
  /** The first code of a gone piece. */
  readonly firstGoneCode: number;
  /** How many pieces the level began with. */
  readonly pieceCount: number;
  /** A code above the codes of all pieces. */
  readonly aboveAllCodes: number;
  readonly list: number[];
  readonly after: number[];
}

/**
 * Explores a level of up to four pieces. It finds the same states as kernel/explore.ts, in the order of their depth,
 * much faster. Returns false if there are more than `maxStates` states, or as soon as the level cannot have the wanted
 * par.
 *
 * A state is four codes in one of two cell numberings (see slide-tables.ts). Most moves are nothing but slides, which
 * are four look-ups (see slide-stops.ts). If a goal is touched or a crate is in the way, the move goes through
 * `removeLeaversOfFour` or `movePieces`. The key of a state is the sum of the weights of its codes (see
 * key-weights.ts). It is the same in both numberings and in any order of the codes. The codes of a new state are
 * converted to the other numbering at once, and sorted when the state is explored.
 *
 * Moves are made in pairs, by axis: for all states of one depth first up and down, then right and left. If the first
 * move slides to a state that is explored on this axis, the second move need not be made (see
 * tilting/axis-successors.ts). A state that was found by a slide waits in the queue of the other axis only. Neither is
 * true for states with a piece in a pit, nor for moves that are more than slides. docs/fast-lua.md says why the code is
 * written as it is.
 *
 * There are two explorers because four codes in locals, with a key of one part, take less than half the time of
 * `exploreMany` with its lists and keys of three parts. What both have in common is in search.ts.
 */
export function* exploreFour(exploration: Exploration, maxStates: number): Task<boolean> {
  const { memory } = exploration;
  /** @locals */
  const table: StateTable = stateTableOf(memory);
  /** @locals */
  const context: MoveContext = moveContextOf(exploration);
  /** @locals */
  const search: Search = { size: 1, depth: 0, otherQueueLength: 0, sliceLeft: 0 };
  let [currentQueues, nextQueues] = memory.queues;
  enqueueStart(exploration);
  while (hasWaiting(currentQueues)) {
    // Up and down come first, with the cells numbered by columns; then right and left, with the cells numbered by rows.
    for (let axis = 0; axis < 2; axis++) {
      const queue = currentQueues[axis];
      const ownQueue = nextQueues[axis];
      const otherQueue = nextQueues[1 - axis];
      const { length } = queue;
      /** @locals */
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
        /** @locals */
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
  return search.size <= maxStates;
}

/** Returns the hash table in the memory of an exploration. @inline */
function stateTableOf({ keys, pieceStatus, newestInBucket, nextInBucket: links, base }: ExplorationMemory): StateTable {
  return { keys: keys[0], intact: pieceStatus, heads: newestInBucket, links, base, bucketCount: newestInBucket.length };
}

/** Returns what moves need to know about the level. @inline */
function moveContextOf({ slideTables, start }: Exploration): MoveContext {
  const { layout, hasCrates, hasPits } = slideTables;
  const firstGoneCode = goneCode(layout, 0);
  const pieceCount = start.filter((code) => code < firstGoneCode).length;
  return {
    hasCrates,
    hasPits,
    firstGoneCode,
    pieceCount,
    aboveAllCodes: layout.codes - 1,
    list: [0, 0, 0, 0],
    after: [0, 0, 0, 0],
  };
}

/** Returns the lists for the two moves of an axis. @inline */
function axisListsOf(exploration: Exploration, axis: number, queue: Queue, otherQueue: Queue): FourAxisLists {
  const { slideTables, memory, weights } = exploration;
  const { next } = memory;
  const { stops, isPushable, layout, isInPit } = slideTables;
  const { codes } = queue;
  const otherCodes = otherQueue.codes;
  return {
    firsts: next[axis],
    seconds: next[axis + 2],
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
    transposed: layout.transposedCodes[1 - axis],
    otherSeconds: next[3 - axis],
    codesPerLine: Code.PerCell * (axis === 0 ? layout.columns : layout.rows).lineLength,
    weight: axis === 0 ? weights.columns[0] : weights.rows[0],
    isInPit: isInPit[axis],
    firstStops: stops[axis],
    firstPushable: isPushable[axis],
    secondStops: stops[axis + 2],
    secondPushable: isPushable[axis + 2],
  };
}

/**
 * Makes both moves of an axis from a state, and stores where they lead.
 * @inline
 */
function moveBothWays(
  exploration: Exploration,
  table: StateTable,
  context: MoveContext,
  search: Search,
  axisLists: FourAxisLists,
  ownQueue: Queue,
  axis: number,
  state: number,
  four: FourCodes,
): void {
  const isClear = !context.hasPits || sumFour(axisLists.isInPit, four) === 0;
  search.sliceLeft--;
  /** @locals */
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
  const upNewest = table.heads[upBucket - 1] - table.base;
  let first = findState(table, upNewest, up.key);
  if (first <= 0)
    first = addState(exploration, table, context, search, axisLists, ownQueue, state, up, upBucket, upNewest);
  else if (up.isPureSlide && isExplored(axisLists, first)) {
    copySuccessors(axisLists, state, first);
    return;
  }

  search.sliceLeft--;
  /** @locals */
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
  const downNewest = table.heads[downBucket - 1] - table.base;
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
 * Makes a move that may be more than slides, on lists of codes.
 * @inline
 */
function moveInLists(
  exploration: Exploration,
  context: MoveContext,
  search: Search,
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
 * Adds the state that a move has led to, and returns its number. A state that is not won is put in the queues.
 * @inline
 */
function addState(
  exploration: Exploration,
  table: StateTable,
  context: MoveContext,
  search: Search,
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
  // A move of slides only does not change what has become of the pieces.
  table.intact[state - 1] = table.intact[from - 1];
  if (!moved.isPureSlide) {
    recordPieceStatus(table, context, axisLists, from, state, moved);
    if (moved.result === MoveResult.Wins) {
      // A won state is not explored, so it is taken out of the queue again.
      search.otherQueueLength--;
      recordWonState(exploration, state, search.depth + 1, Math.max(moved.p1, moved.p2, moved.p3, moved.p4));
    } else {
      axisLists.seconds[state - 1] = NOT_EXPLORED;
      enqueueCodes(ownQueue, state, moved.p1, moved.p2, moved.p3, moved.p4);
    }
  }
  return state;
}

/**
 * Stores what has become of the pieces in a move that was more than slides.
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
    // In a level with crates the move may have been no more than a push. So the slot of the last piece is checked for
    // the code of a gone piece.
    const mayLeave = moved.result !== MoveResult.Slides;
    if (mayLeave && (!context.hasCrates || context.after[context.pieceCount - 1] >= context.firstGoneCode))
      status = PieceStatus.SomeGone;
    table.intact[state - 1] = status;
  }
}

/** Appends a state and its codes to a queue, like `enqueue`, but without a list of codes. */
function enqueueCodes(queue: Queue, state: number, c1: number, c2: number, c3: number, c4: number): void {
  const { states, codes, length } = queue;
  states[length] = state;
  codes[0][length] = c1;
  codes[1][length] = c2;
  codes[2][length] = c3;
  codes[3][length] = c4;
  queue.length++;
}
