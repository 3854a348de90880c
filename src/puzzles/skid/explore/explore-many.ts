/**
 * The explorer for levels of more than four pieces. Levels with fewer pieces are explored faster in explore-four.ts.
 */
import type { Task } from "../../../kernel/task";
import { insertState, type StateTable as HashedStateTable } from "../../tilting/state-table";
import { copySuccessors, isExplored, NOT_EXPLORED, setSuccessors, setStuck } from "../../tilting/axis-successors";
import { enqueueStart, keyOf, type Exploration } from "./exploration";
import { Code, type SlideTables } from "./slide-tables";
import { PieceStatus, enqueue, type ExplorationMemory, type Queue } from "./exploration-memory";
import { goneCode, movePieces, MoveResult } from "./move-pieces";
import { stopOnSlideDown, stopOnSlideUp } from "./slide-stops";
import { recordWonState, beginSlice, finishDepth, hasWaiting, type Search, type AxisLists } from "./search";

// How much work fits in a slice, in slides of one piece. A move that is more than slides counts five times as much.
const SLIDES_PER_SLICE = 36;

// How many states a slice can find at most.
const MAX_STATES_PER_SLICE = SLIDES_PER_SLICE;

/** The progress of an exploration, with the lists of codes that its moves use. */
interface ManySearch extends Search {
  /** How many pieces the level began with. */
  readonly slots: number;
  /** The codes of the state being explored, in ascending order, and the codes after a move. */
  readonly list: number[];
  readonly after: number[];
}

/** The lists for the two moves of an axis, with the weights of three key parts. */
interface ManyAxisLists extends AxisLists {
  /** The queue of the other axis for the next depth. */
  readonly otherQueue: Queue;
  /** By code − 1, for each part of the key: see `KeyWeights`. */
  readonly weights1: readonly number[];
  readonly weights2: readonly number[];
  readonly weights3: readonly number[];
}

/** The hash table of states by the three parts of their keys, with what has become of their pieces. */
interface StateTable extends HashedStateTable {
  readonly keys1: number[];
  readonly keys2: number[];
  readonly keys3: number[];
  readonly intact: PieceStatus[];
}

/**
 * The result of a move besides the codes in `after`: the parts of the new state's key, and whether pieces only slid.
 */
interface MoveKeys {
  key1: number;
  key2: number;
  key3: number;
  result: MoveResult;
  isPureSlide: boolean;
}

/**
 * Explores a level with any number of pieces. It works like `exploreFour`, but with codes in lists and keys of three
 * parts (see make/many-piece-weights.ts).
 */
export function* exploreMany(exploration: Exploration, maxStates: number): Task<boolean> {
  const { memory, start } = exploration;
  /** @locals */
  const table: StateTable = stateTableOf(memory);
  /** @locals */
  const search: ManySearch = createSearch(start);
  let [currentQueues, nextQueues] = memory.queues;
  enqueueStart(exploration);
  while (hasWaiting(currentQueues)) {
    // Up and down come first, with the cells numbered by columns; then right and left, with the cells numbered by rows.
    for (let axis = 0; axis < 2; axis++) {
      const { states, codes, length } = currentQueues[axis];
      const ownQueue = nextQueues[axis];
      /** @locals */
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
  return search.size <= maxStates;
}

/** Returns the hash table in the memory of an exploration. @inline */
function stateTableOf({ keys, pieceStatus, newestInBucket, nextInBucket: links, base }: ExplorationMemory): StateTable {
  return {
    keys1: keys[0],
    keys2: keys[1],
    keys3: keys[2],
    intact: pieceStatus,
    heads: newestInBucket,
    links,
    base,
    bucketCount: newestInBucket.length,
  };
}

/** Returns the progress of an exploration that has found its start only. @inline */
function createSearch(start: readonly number[]): ManySearch {
  return {
    size: 1,
    depth: 0,
    otherQueueLength: 0,
    sliceLeft: 0,
    slots: start.length,
    list: [...start],
    after: [...start],
  };
}

/** Returns the lists for the two moves of an axis. @inline */
function axisListsOf(exploration: Exploration, axis: number, otherQueue: Queue): ManyAxisLists {
  const { slideTables, memory, weights } = exploration;
  const { stops, isPushable, layout, isInPit } = slideTables;
  const { next } = memory;
  const parts = axis === 0 ? weights.columns : weights.rows;
  return {
    firsts: next[axis],
    seconds: next[axis + 2],
    otherQueue,
    transposed: layout.transposedCodes[1 - axis],
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
 * Copies the codes of a waiting state to `list` in ascending order, by insertion sort.
 * @inline
 */
function sortCodesInto(search: ManySearch, codes: readonly number[][], queueIndex: number): void {
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
 * Makes both moves of an axis from a state, and stores where they lead. The first move goes to higher codes, the second
 * to lower ones.
 * @inline
 */
function moveBothWays(
  exploration: Exploration,
  table: StateTable,
  search: ManySearch,
  axisLists: ManyAxisLists,
  ownQueue: Queue,
  axis: number,
  state: number,
): void {
  const { slideTables } = exploration;
  const { hasPits } = slideTables;
  const aboveAllCodes = slideTables.layout.codes - 1;
  const isClear = !hasPits || !isAnyInPit(axisLists.isInPit, search.list);
  let first = 0;
  let firstSlides = false;
  for (let turn = 0; turn < 2; turn++) {
    /** @locals */
    const moved: MoveKeys = { key1: 0, key2: 0, key3: 0, result: MoveResult.Slides, isPureSlide: isClear };
    if (turn === 0) slideUp(search, axisLists, moved, aboveAllCodes);
    else slideDown(search, axisLists, moved);
    if (moved.key1 < 0) moveInLists(exploration, search, axisLists, axis + 2 * turn, moved);
    if (hasPits && moved.isPureSlide) moved.isPureSlide = !isAnyInPit(axisLists.isInPit, search.after);
    const bucket = ((moved.key1 + moved.key2 + moved.key3) % table.bucketCount) + 1;
    const newest = table.heads[bucket - 1] - table.base;
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
 * Slides all pieces to higher codes. If the move is more than slides, the key is negative and the codes are not valid.
 * @inline
 */
function slideUp(search: ManySearch, axisLists: ManyAxisLists, moved: MoveKeys, aboveAllCodes: number): void {
  let ahead = aboveAllCodes;
  for (let slot = search.slots; slot > 0; slot--) {
    const code = search.list[slot - 1];
    ahead = stopOnSlideUp(axisLists.firstStops[code - 1], code, ahead, axisLists.firstPushable, aboveAllCodes);
    search.after[slot - 1] = ahead;
    addToKey(moved, axisLists, ahead);
  }
}

/**
 * Slides all pieces to lower codes, like `slideUp`.
 * @inline
 */
function slideDown(search: ManySearch, axisLists: ManyAxisLists, moved: MoveKeys): void {
  let ahead: number = Code.None;
  for (let slot = 1; slot <= search.slots; slot++) {
    const code = search.list[slot - 1];
    ahead = stopOnSlideDown(axisLists.secondStops[code - 1], code, ahead, axisLists.secondPushable);
    search.after[slot - 1] = ahead;
    addToKey(moved, axisLists, ahead);
  }
}

/** Adds the weights of a code to the parts of a key. @inline */
function addToKey(moved: MoveKeys, axisLists: ManyAxisLists, code: number): void {
  moved.key1 += axisLists.weights1[code - 1];
  moved.key2 += axisLists.weights2[code - 1];
  moved.key3 += axisLists.weights3[code - 1];
}

/**
 * Makes a move that may be more than slides.
 * @inline
 */
function moveInLists(
  exploration: Exploration,
  search: ManySearch,
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
 * Returns the state with a key in a bucket, whose newest state is `newest`; 0 or less if there is none.
 * @inline
 */
function stateIn(table: StateTable, newest: number, key: MoveKeys): number {
  let state = newest;
  while (state > 0 && !hasKey(table, state, key)) state = table.links[state - 1];
  return state;
}

/** Returns whether all three parts of a state's key are equal to those of a key. @inline */
function hasKey(table: StateTable, state: number, key: MoveKeys): boolean {
  return (
    table.keys1[state - 1] === key.key1 && table.keys2[state - 1] === key.key2 && table.keys3[state - 1] === key.key3
  );
}

/**
 * Adds the state that a move has led to, and returns its number. A state that is not won is put in the queues.
 * @inline
 */
function addState(
  exploration: Exploration,
  table: StateTable,
  search: ManySearch,
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
  // A move of slides only does not change what has become of the pieces.
  table.intact[state - 1] = table.intact[from - 1];
  if (!moved.isPureSlide && table.intact[from - 1] !== PieceStatus.SomeGone) {
    table.intact[state - 1] = pieceStatusAfter(exploration.slideTables, axisLists.isInPit, search.after);
  }
  axisLists.seconds[state - 1] = NOT_EXPLORED;
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
 * Appends a state to the queue of the other axis, with its codes converted to the numbering of that axis.
 * @inline
 */
function enqueueForOtherAxis(search: ManySearch, axisLists: ManyAxisLists, state: number): void {
  const { codes } = axisLists.otherQueue;
  axisLists.otherQueue.states[search.otherQueueLength - 1] = state;
  for (let slot = 1; slot <= search.slots; slot++) {
    codes[slot - 1][search.otherQueueLength - 1] = axisLists.transposed[search.after[slot - 1] - 1];
  }
}

/** Returns what has become of the pieces after a move, if none had left before it. */
function pieceStatusAfter(
  { layout, hasPits }: SlideTables,
  inPit: readonly number[],
  after: readonly number[],
): PieceStatus {
  // More than four pieces fill all slots, so a gone piece has the code of the last slot.
  if (after[after.length - 1] >= goneCode(layout, 0)) return PieceStatus.SomeGone;
  return hasPits && isAnyInPit(inPit, after) ? PieceStatus.SomeTrapped : PieceStatus.AllFree;
}

/** Returns whether a piece of a list is in a pit. */
function isAnyInPit(inPit: readonly number[], list: readonly number[]): boolean {
  for (const code of list) if (inPit[code - 1] > 0) return true;
  return false;
}
