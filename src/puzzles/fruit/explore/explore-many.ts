import { STUCK } from "../../../kernel/graph";
import type { Task } from "../../../kernel/task";
import { NOT_EXPLORED } from "../../tilting/axis-successors";
import { reserveStates } from "../../tilting/stale-lists";
import {
  copyCodes,
  NO_KIND,
  removePair,
  putInto,
  slideDown,
  slideUp,
  sortCodes,
  sumOf,
  takeFrom,
  type Eight,
} from "./eight-pieces";
import { pairDetectorOf, takeAdjacentPair, type PairDetector } from "./adjacent-pairs";
import { enqueueStart, type Exploration } from "./exploration";
import type { ExplorationMemory } from "./exploration-memory";
import { FRUIT_KIND_COUNT } from "../level";
import { Code } from "./slide-tables";
import { keyOf, countPieces } from "./piece-codes";
import { settle, Settled } from "./settle";
import {
  recordWin,
  LOST_STATE,
  axisListsOf,
  type AxisLists,
  type PushResult,
  type StateTable,
  type Search,
} from "./search";
import type { Queue } from "./workspace";

// What a slice has time for, in slides.
const SLIDES_PER_SLICE = 8;
/** What it takes to let pairs leave and anteaters pull. */
const SLIDES_PER_SETTLING = 8;

const MAX_STATES_PER_SLICE = SLIDES_PER_SLICE + 1;

/**
 * Fruit's own way to what kernel/explore finds, for up to `MAX_PIECES` pieces: the same states, in the order of their
 * depth, at a fraction of the cost. Gives whether it went to the end: there are no more than `cap`.
 *
 * A position is some codes in one of the two counts of the cells (see lanes.ts), and a push is a look-up for each of them.
 * Where no kind has more than one pair the key tells which lie side by side; where one has more, or where an anteater may
 * see a fruit, the push goes through `settle`. Whatever is known already has no pair in it, and is not looked at for one. The key of a position is a sum of what its codes weigh
 * (see weights.ts): codes are turned to the other count with every new state, and sorted when its turn comes.
 *
 * Pushes are made in pairs, up and down or right and left: of all states of one depth first the one, then the other. Where
 * a slide can be slid back (`Lanes.isTwoWay`), whoever comes by the one to a place that is known need not make the other;
 * and a state that a slide has led to waits in the queue of the other pair alone. docs/fast-lua.md says why it is written
 * as it is.
 */
export function* exploreMany(exploration: Exploration, cap: number): Task<boolean> {
  const { memory, level } = exploration;
  /** @locals */
  const table: StateTable = stateTableIn(memory);
  /** @locals */
  const detector: PairDetector = pairDetectorOf(exploration);
  /** @locals */
  const search: Search = { size: 1, otherQueueLength: 0, ownQueueLength: 0, sliceLeft: 0 };
  const list: number[] = [];
  const pieces = countPieces(level);
  let [currentQueues, nextQueues] = exploration.workspace.queues;
  enqueueStart(exploration);
  while (currentQueues[0].length + currentQueues[1].length > 0) {
    // Up and down, where pieces are counted column by column; then right and left, row by row.
    for (let axis = 0; axis < 2; axis++) {
      const queue = currentQueues[axis];
      const ownQueue = nextQueues[axis];
      const otherQueue = nextQueues[1 - axis];
      const { states, codes, length } = queue;
      const [c1, c2, c3, c4, c5, c6, c7, c8] = codes;
      /** @locals */
      const axisLists: AxisLists = axisListsOf(exploration, axis, pieces, otherQueue);
      search.sliceLeft--;
      search.otherQueueLength = otherQueue.length;
      search.ownQueueLength = ownQueue.length;
      for (let index = 1; index <= length; index++) {
        const state = states[index - 1];
        if (axisLists.seconds[state - 1] > NOT_EXPLORED) continue;
        if (search.sliceLeft <= 0) {
          yield;
          search.sliceLeft = SLIDES_PER_SLICE;
          if (search.size > cap) {
            exploration.size = search.size;
            return false;
          }
          reserveStates(memory, search.size + MAX_STATES_PER_SLICE);
        }
        /** @locals */
        const all: Eight = {
          p1: c1[index - 1],
          p2: c2[index - 1],
          p3: c3[index - 1],
          p4: c4[index - 1],
          p5: c5[index - 1],
          p6: c6[index - 1],
          p7: c7[index - 1],
          p8: c8[index - 1],
        };
        sortCodes(axisLists, all);
        pushBothWays(exploration, table, detector, search, axisLists, ownQueue, list, state, all);
      }
      otherQueue.length = search.otherQueueLength;
      ownQueue.length = search.ownQueueLength;
    }
    currentQueues[0].length = 0;
    currentQueues[1].length = 0;
    exploration.size = search.size;
    [currentQueues, nextQueues] = [nextQueues, currentQueues];
  }
  return search.size <= cap;
}

/** @inline */
function stateTableIn({
  keys,
  secondKeys,
  fruitsLeft,
  newestInBucket,
  nextInBucket,
  base,
}: ExplorationMemory): StateTable {
  const buckets = newestInBucket.length;
  return { keys, secondKeys, fruitsLeft, heads: newestInBucket, nextInBucket, base, buckets };
}

/** Pushes a state both ways: first to higher codes, then to lower ones. @inline */
function pushBothWays(
  exploration: Exploration,
  table: StateTable,
  detector: PairDetector,
  search: Search,
  axisLists: AxisLists,
  ownQueue: Queue,
  list: number[],
  state: number,
  all: Eight,
): void {
  let isTwoWay = axisLists.isReversible;
  if (!isTwoWay) {
    const unevenness = sumOf(axisLists, axisLists.irreversible, all);
    isTwoWay = unevenness === 0;
  }
  /** @locals */
  const moved: Eight = copyCodes(all);
  /** @locals */
  const result: PushResult = {
    key: 0,
    secondKey: 0,
    fruitsLeft: 0,
    state: 0,
    bucket: 0,
    newestInBucket: 0,
    isStuck: false,
    isPureSlide: false,
  };
  let first = 0;
  let firstSlides = false;
  for (let turn = 0; turn < 2; turn++) {
    result.fruitsLeft = table.fruitsLeft[state - 1];
    result.isStuck = false;
    result.isPureSlide = isTwoWay;
    if (turn === 0) slideUp(axisLists, all, axisLists.firstStops, moved);
    else slideDown(axisLists, all, axisLists.secondStops, moved);
    pushOneWay(exploration, table, detector, search, axisLists, ownQueue, list, state, moved, result);
    const exit = result.isStuck ? STUCK : result.state - 1;
    if (turn === 0) {
      first = result.state;
      firstSlides = result.isPureSlide;
      axisLists.firsts[state - 1] = exit;
      // A state that has been known is known both ways. If it leads back, this one may be stuck or pulled back to its place.
      if (firstSlides) {
        const known = axisLists.seconds[first - 1];
        if (known > NOT_EXPLORED && known !== state - 1) {
          axisLists.seconds[state - 1] = known;
          break;
        }
      }
    } else {
      axisLists.seconds[state - 1] = exit;
      if (firstSlides) writeBothExits(axisLists, first, STUCK, result.state - 1);
      if (result.isPureSlide) writeBothExits(axisLists, result.state, first - 1, STUCK);
    }
  }
}

/** Finds out what has come of a slide, and gives it a state if it is new. @inline */
function pushOneWay(
  exploration: Exploration,
  table: StateTable,
  detector: PairDetector,
  search: Search,
  axisLists: AxisLists,
  ownQueue: Queue,
  list: number[],
  from: number,
  all: Eight,
  result: PushResult,
): void {
  search.sliceLeft--;
  result.state = 0;
  result.key = sumOf(axisLists, axisLists.weights, all);
  if (result.key < 0) {
    result.state = LOST_STATE;
    result.isPureSlide = false;
  } else {
    if (axisLists.hasSecondKey) {
      search.sliceLeft--;
      result.secondKey = sumOf(axisLists, axisLists.secondWeights, all);
    }
    if (result.key === table.keys[from - 1] && result.secondKey === table.secondKeys[from - 1]) {
      result.state = from;
      result.isStuck = true;
      result.isPureSlide = false;
    } else {
      let seen = 0;
      if (axisLists.hasAnteaters) seen = sumOf(axisLists, axisLists.sighted, all);
      if (seen > 0) settleCodes(exploration, search, axisLists, list, all, result);
      if (result.state === 0) {
        lookUpState(table, result);
        // Nothing that is known has a pair in it.
        if (seen === 0 && result.state <= 0)
          removePairs(exploration, table, detector, search, axisLists, list, all, result);
        if (result.state <= 0) addState(exploration, table, search, axisLists, ownQueue, all, result);
      }
    }
  }
}

/** Lets pairs leave where no anteater can see a fruit, and looks for the state again if there are any. @inline */
function removePairs(
  exploration: Exploration,
  table: StateTable,
  detector: PairDetector,
  search: Search,
  axisLists: AxisLists,
  list: number[],
  all: Eight,
  result: PushResult,
): void {
  const fruits = result.fruitsLeft;
  if (detector.canDetect) {
    for (;;) {
      const kind = takeAdjacentPair(detector, result);
      if (kind === NO_KIND) break;
      search.sliceLeft--;
      removePair(axisLists, axisLists.firstGoneCode, all, kind, result.fruitsLeft);
      result.fruitsLeft -= 2;
    }
  } else settleCodes(exploration, search, axisLists, list, all, result);
  if (result.fruitsLeft < fruits) {
    result.isPureSlide = false;
    lookUpState(table, result);
  }
}

/** Looks for the state that has the key of a push. @inline */
function lookUpState(table: StateTable, result: PushResult): void {
  result.bucket = ((result.key + result.secondKey) % table.buckets) + 1;
  result.newestInBucket = table.heads[result.bucket - 1] - table.base;
  result.state = result.newestInBucket;
  while (
    result.state > 0 &&
    (table.keys[result.state - 1] !== result.key || table.secondKeys[result.state - 1] !== result.secondKey)
  ) {
    result.state = table.nextInBucket[result.state - 1];
  }
}

/** Lets pairs leave and anteaters pull. @inline */
function settleCodes(
  exploration: Exploration,
  search: Search,
  axisLists: AxisLists,
  list: number[],
  all: Eight,
  result: PushResult,
): void {
  search.sliceLeft -= SLIDES_PER_SETTLING;
  putInto(list, all);
  const settled = settle(exploration.slideTables, axisLists.axis, list, axisLists.slots);
  if (settled === Settled.Lost) {
    result.state = LOST_STATE;
    result.isPureSlide = false;
  } else if (settled === Settled.Changed) {
    result.isPureSlide = false;
    takeFrom(list, all);
    result.key = keyOf(list, axisLists.slots, axisLists.weights);
    if (axisLists.hasSecondKey) result.secondKey = keyOf(list, axisLists.slots, axisLists.secondWeights);
    result.fruitsLeft = countFruits(list, axisLists.slots, axisLists.firstGoneCode);
  }
}

/** Gives what a push has led to a state. If it is not won it waits for its turn. @inline */
function addState(
  exploration: Exploration,
  table: StateTable,
  search: Search,
  axisLists: AxisLists,
  ownQueue: Queue,
  all: Eight,
  result: PushResult,
): void {
  search.size++;
  const state = search.size;
  table.nextInBucket[state - 1] = result.newestInBucket;
  table.heads[result.bucket - 1] = table.base + state;
  table.keys[state - 1] = result.key;
  table.secondKeys[state - 1] = result.secondKey;
  table.fruitsLeft[state - 1] = result.fruitsLeft;
  result.state = state;
  if (result.fruitsLeft === 0) recordWin(exploration, state);
  else {
    axisLists.seconds[state - 1] = NOT_EXPLORED;
    axisLists.otherSeconds[state - 1] = NOT_EXPLORED;
    search.otherQueueLength++;
    enqueueForOtherAxis(axisLists, search.otherQueueLength, state, all);
    if (!result.isPureSlide) {
      search.ownQueueLength++;
      enqueue(ownQueue, search.ownQueueLength, state, all);
    }
  }
}

/** Has a state wait for the other pair of pushes. @inline */
function enqueueForOtherAxis(axisLists: AxisLists, index: number, state: number, all: Eight): void {
  axisLists.otherStates[index - 1] = state;
  axisLists.o1[index - 1] = axisLists.transposed[all.p1 - 1];
  axisLists.o2[index - 1] = axisLists.transposed[all.p2 - 1];
  axisLists.o3[index - 1] = axisLists.transposed[all.p3 - 1];
  axisLists.o4[index - 1] = axisLists.transposed[all.p4 - 1];
  if (axisLists.isOverFour) {
    axisLists.o5[index - 1] = axisLists.transposed[all.p5 - 1];
    axisLists.o6[index - 1] = axisLists.transposed[all.p6 - 1];
    if (axisLists.isOverSix) {
      axisLists.o7[index - 1] = axisLists.transposed[all.p7 - 1];
      axisLists.o8[index - 1] = axisLists.transposed[all.p8 - 1];
    }
  }
}

/** Has a state wait for the same pair of pushes. @inline */
function enqueue(queue: Queue, index: number, state: number, all: Eight): void {
  const { codes } = queue;
  queue.states[index - 1] = state;
  codes[0][index - 1] = all.p1;
  codes[1][index - 1] = all.p2;
  codes[2][index - 1] = all.p3;
  codes[3][index - 1] = all.p4;
  codes[4][index - 1] = all.p5;
  codes[5][index - 1] = all.p6;
  codes[6][index - 1] = all.p7;
  codes[7][index - 1] = all.p8;
}

/** Writes where both pushes lead from a state that one of them has led to by nothing but slides. @inline */
function writeBothExits(axisLists: AxisLists, state: number, first: number, second: number): void {
  axisLists.firsts[state - 1] = first;
  axisLists.seconds[state - 1] = second;
}

/** How many fruits there are in so many slots of a list in ascending order; codes from `gone` on are of pieces that are gone. */
function countFruits(list: readonly number[], slots: number, firstGoneCode: number): number {
  let fruits = 0;
  for (let slot = 1; slot <= slots && list[slot - 1] < firstGoneCode; slot++) {
    if (list[slot - 1] % Code.PerCell < FRUIT_KIND_COUNT) fruits++;
  }
  return fruits;
}
