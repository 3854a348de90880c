import type { Task } from "../../../kernel/task";
import { insertState, type StateTable as HashedStateTable } from "../../tilting/state-table";
import { copySuccessors, isExplored, NOT_EXPLORED, setSuccessors, setStuck } from "../../tilting/axis-successors";
import { enqueueStart, keyOf, type Exploration } from "./exploration";
import { Code, type SlideTables } from "./slide-tables";
import { PieceStatus, enqueue, type ExplorationMemory, type Queue } from "./exploration-memory";
import { goneCode, movePieces, MoveResult } from "./move-pieces";
import { stopOnSlideDown, stopOnSlideUp } from "./slide-stops";
import { recordWonState, beginSlice, finishDepth, hasWaiting, type Search, type AxisLists } from "./search";

// What a slice has time for, counted in slides of a piece. A move that is more than slides counts as five.
const SLIDES_PER_SLICE = 36;

const MAX_STATES_PER_SLICE = SLIDES_PER_SLICE;

interface ManySearch extends Search {
  /** How many pieces the level began with. */
  readonly slots: number;
  /** The codes of the present state in ascending order, and what a move makes of them. */
  readonly list: number[];
  readonly after: number[];
}

interface ManyAxisLists extends AxisLists {
  readonly otherQueue: Queue;
  /** By code − 1: see `Weights`. */
  readonly weights1: readonly number[];
  readonly weights2: readonly number[];
  readonly weights3: readonly number[];
}

/** The states by their keys. */
interface StateTable extends HashedStateTable {
  readonly keys1: number[];
  readonly keys2: number[];
  readonly keys3: number[];
  readonly intact: PieceStatus[];
}

/** What comes of a move, beside the codes in `after`: the parts of their key, and whether there is more than slides. */
interface MoveKeys {
  key1: number;
  key2: number;
  key3: number;
  result: MoveResult;
  isPureSlide: boolean;
}

/**
 * As `exploreFour` (see there), for any number of pieces. They stand in lists, and a key has three parts (see digits.ts).
 */
export function* exploreMany(exploration: Exploration, cap: number): Task<boolean> {
  const { memory, start } = exploration;
  /** @locals */
  const table: StateTable = stateTableOf(memory);
  /** @locals */
  const search: ManySearch = createSearch(start);
  let [currentQueues, nextQueues] = memory.queues;
  enqueueStart(exploration);
  while (hasWaiting(currentQueues)) {
    // Up and down, where pieces are counted column by column; then right and left, row by row.
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
          const mayGoOn = beginSlice(exploration, search, cap, MAX_STATES_PER_SLICE);
          if (!mayGoOn) return false;
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
  return search.size <= cap;
}

/** @inline */
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

/** @inline */
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

/** @inline */
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

/** Puts the codes of a state that waits into ascending order. @inline */
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

/** Moves a state both ways: first to higher codes, then to lower ones. @inline */
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
  const high = slideTables.layout.codes - 1;
  const isClear = !hasPits || !isAnyInPit(axisLists.isInPit, search.list);
  let first = 0;
  let firstSlides = false;
  for (let turn = 0; turn < 2; turn++) {
    /** @locals */
    const moved: MoveKeys = { key1: 0, key2: 0, key3: 0, result: MoveResult.Slides, isPureSlide: isClear };
    if (turn === 0) slideUp(search, axisLists, moved, high);
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

/** Moves all pieces to higher codes, as far as they only slide. @inline */
function slideUp(search: ManySearch, axisLists: ManyAxisLists, moved: MoveKeys, high: number): void {
  let ahead = high;
  for (let slot = search.slots; slot > 0; slot--) {
    const code = search.list[slot - 1];
    ahead = stopOnSlideUp(axisLists.firstStops[code - 1], code, ahead, axisLists.firstPushable, high);
    search.after[slot - 1] = ahead;
    addToKey(moved, axisLists, ahead);
  }
}

/** As `slideUp`, to lower codes. @inline */
function slideDown(search: ManySearch, axisLists: ManyAxisLists, moved: MoveKeys): void {
  let ahead: number = Code.None;
  for (let slot = 1; slot <= search.slots; slot++) {
    const code = search.list[slot - 1];
    ahead = stopOnSlideDown(axisLists.secondStops[code - 1], code, ahead, axisLists.secondPushable);
    search.after[slot - 1] = ahead;
    addToKey(moved, axisLists, ahead);
  }
}

/** @inline */
function addToKey(moved: MoveKeys, axisLists: ManyAxisLists, code: number): void {
  moved.key1 += axisLists.weights1[code - 1];
  moved.key2 += axisLists.weights2[code - 1];
  moved.key3 += axisLists.weights3[code - 1];
}

/** Makes a move of which more may come than slides. @inline */
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

/** The state that has that key, of those in a bucket whose newest is given; 0 or less if there is none. @inline */
function stateIn(table: StateTable, newest: number, key: MoveKeys): number {
  let state = newest;
  while (state > 0 && !hasKey(table, state, key)) state = table.links[state - 1];
  return state;
}

/** @inline */
function hasKey(table: StateTable, state: number, key: MoveKeys): boolean {
  return (
    table.keys1[state - 1] === key.key1 && table.keys2[state - 1] === key.key2 && table.keys3[state - 1] === key.key3
  );
}

/** Gives what a move from a state has led to a state. If it is not won it waits for its turn. @inline */
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
  // Whatever only slides stays as intact as it was.
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

/** Has a state wait for the other pair of moves. @inline */
function enqueueForOtherAxis(search: ManySearch, axisLists: ManyAxisLists, state: number): void {
  const { codes } = axisLists.otherQueue;
  axisLists.otherQueue.states[search.otherQueueLength - 1] = state;
  for (let slot = 1; slot <= search.slots; slot++) {
    codes[slot - 1][search.otherQueueLength - 1] = axisLists.transposed[search.after[slot - 1] - 1];
  }
}

/** What has become of pieces of which none had left before. */
function pieceStatusAfter(
  { layout, hasPits }: SlideTables,
  inPit: readonly number[],
  after: readonly number[],
): PieceStatus {
  // All slots are pieces here.
  if (after[after.length - 1] >= goneCode(layout, 0)) return PieceStatus.SomeGone;
  return hasPits && isAnyInPit(inPit, after) ? PieceStatus.SomeTrapped : PieceStatus.AllFree;
}

/** Whether some piece of a list is in a pit. */
function isAnyInPit(inPit: readonly number[], list: readonly number[]): boolean {
  for (const code of list) if (inPit[code - 1] > 0) return true;
  return false;
}
