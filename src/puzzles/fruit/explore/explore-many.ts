/**
 * Searches all states of a level of Fruit with up to `MAX_PIECES` pieces. For most levels with up to four pieces,
 * explore-four.ts has a faster search.
 */
import { STUCK } from "../../../kernel/graph";
import type { Task } from "../../../kernel/task";
import { NOT_EXPLORED } from "../../tilting/axis-successors";
import type { Queue } from "../../tilting/queue";
import { searchAllStates } from "../../tilting/search-loop";
import { keyOf } from "../../tilting/search-memory";
import { createProgress, isWithinLimit } from "../../tilting/search-progress";
import { bucketOf, insertState } from "../../tilting/state-table";
import {
  copyCodes,
  NO_KIND,
  removePair,
  storeCodes,
  slideDescending,
  slideAscending,
  sortCodes,
  sumOf,
  loadCodes,
  type EightCodes,
} from "./eight-pieces";
import { createPairDetector, takeAdjacentPair } from "./adjacent-pairs";
import { enqueueStart, recordWin, type Exploration } from "./exploration";
import { FRUIT_KIND_COUNT } from "../level";
import { CodeLayout } from "./slide-tables";
import { countPieces } from "./piece-codes";
import { settle, Settled } from "./settle";
import { LOST_STATE, axisListsOf, type AxisLists, type MovedState, type ManySearch } from "./search";
import type { PieceCode } from "../../tilting/piece-code";

const SLIDES_PER_SLICE = 8;
/**
 * How many slides of all pieces take as much time as one call of `settle`. Each slice (the work between two yields) has
 * time for `SLIDES_PER_SLICE` slides, and a call of `settle` counts as this many of them.
 */
const SLIDES_PER_SETTLING = 8;

/**
 * Finds all states of a level, breadth first: states that need fewer moves are found earlier. Returns false if there
 * are more than `maxStates` states. kernel/explore.ts finds the same states, but takes many times as long.
 *
 * A state is a list of piece codes (numbers for the pieces' cells and kinds) in one of two cell numberings (see
 * slide-tables.ts). A move needs one table lookup for each piece code. The state key, which identifies a state in the
 * hash table, is the sum of the weights of the state's piece codes (see key-weights.ts). When a move finds a new state,
 * the piece codes of this state are converted to the other numbering. They are sorted only when the search takes the
 * state from its queue.
 *
 * If no kind of fruit has more than one pair, the key shows which pairs are adjacent. If a kind has more, or if an
 * anteater may see a fruit, `settle` computes what happens. Known states have no adjacent pairs and are not checked.
 *
 * The two moves along an axis, up and down or right and left, are tried together, for all states of one depth. Suppose
 * that a move from state A leads to a known state B by a reversible slide (`SlideTables.isReversible`). Then the
 * opposite move leads from A and from B to the same state. So from a new state that was found by a slide, only the
 * moves along the other axis must still be tried.
 *
 * docs/fast-lua.md explains the style of this code.
 */
export function* exploreMany(exploration: Exploration, maxStates: number): Task<boolean> {
  /** The progress and the hash table of the search. @locals */
  const search: ManySearch = createSearch(exploration, maxStates);
  enqueueStart(exploration);
  return yield* searchAllStates(search, exploration.scratch.queues, isWithinLimit, axisListsOf, moveBothWays);
}

/** Creates the record of a search for all states of a level, before the search starts. @inline */
function createSearch(exploration: Exploration, maxStates: number): ManySearch {
  const { memory } = exploration;
  return {
    ...createProgress(exploration, maxStates, SLIDES_PER_SLICE),
    ...createPairDetector(exploration),
    pieceCount: countPieces(exploration.level),
    keys: memory.keys[0],
    secondKeys: memory.keys[1],
    fruitsLeft: memory.fruitsLeft,
    list: [],
  };
}

/**
 * Tries the two opposite moves along an axis from the state `search.from`, and stores the states to which they lead.
 * `index` is the state's index in the queue of this axis, counted from 1. @inline
 */
function moveBothWays(search: ManySearch, axisLists: AxisLists, index: number): void {
  /** The piece codes (numbers for the pieces' cells and kinds) of the state `search.from`. @locals */
  const all: EightCodes = {
    p1: axisLists.c1[index - 1],
    p2: axisLists.c2[index - 1],
    p3: axisLists.c3[index - 1],
    p4: axisLists.c4[index - 1],
    p5: axisLists.c5[index - 1],
    p6: axisLists.c6[index - 1],
    p7: axisLists.c7[index - 1],
    p8: axisLists.c8[index - 1],
  };
  sortCodes(axisLists, all);
  let isMoveReversible = axisLists.isReversible;
  if (!isMoveReversible) {
    const irreversibleSum = sumOf(axisLists, axisLists.irreversible, all);
    isMoveReversible = irreversibleSum === 0;
  }
  /** The piece codes (numbers for the pieces' cells and kinds) after the slide. @locals */
  const moved: EightCodes = copyCodes(all);
  /** The facts about the state after the move that is tried. @locals */
  const result: MovedState = {
    key: 0,
    secondKey: 0,
    fruitsLeft: 0,
    state: 0,
    bucketIndex: 0,
    newestInBucket: 0,
    isStuck: false,
    isPureSlide: false,
  };
  let first = 0;
  let firstSlides = false;
  for (let moveIndex = 0; moveIndex < 2; moveIndex++) {
    result.fruitsLeft = search.fruitsLeft[search.from - 1];
    result.isStuck = false;
    result.isPureSlide = isMoveReversible;
    if (moveIndex === 0) slideAscending(axisLists, all, axisLists.firstStops, moved);
    else slideDescending(axisLists, all, axisLists.secondStops, moved);
    computeStateAfter(search, axisLists, moved, result);
    const successor = result.isStuck ? STUCK : result.state - 1;
    if (moveIndex === 0) {
      first = result.state;
      firstSlides = result.isPureSlide;
      axisLists.afterFirst[search.from - 1] = successor;
      // The move up or right leads to the state `first`. Suppose that `first` is explored. Then the move down or left
      // leads from `first` and from `search.from` to the same state, so the stored result is copied. There is one
      // exception: if the stored result is `search.from`, the move down or left is tried, because this move may change
      // nothing in `search.from`.
      if (firstSlides) {
        const known = axisLists.afterSecond[first - 1];
        if (known > NOT_EXPLORED && known !== search.from - 1) {
          axisLists.afterSecond[search.from - 1] = known;
          break;
        }
      }
    } else {
      axisLists.afterSecond[search.from - 1] = successor;
      if (firstSlides) storeBothSuccessors(axisLists, first, STUCK, result.state - 1);
      if (result.isPureSlide) storeBothSuccessors(axisLists, result.state, first - 1, STUCK);
    }
  }
}

/**
 * Completes a move after its slide: lets anteaters pull, removes adjacent pairs, and looks up the resulting state. Adds
 * this state if it is new to the search. @inline
 */
function computeStateAfter(search: ManySearch, axisLists: AxisLists, all: EightCodes, result: MovedState): void {
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
    if (result.key === search.keys[search.from - 1] && result.secondKey === search.secondKeys[search.from - 1]) {
      result.state = search.from;
      result.isStuck = true;
      result.isPureSlide = false;
    } else {
      let seen = 0;
      if (axisLists.hasAnteaters) seen = sumOf(axisLists, axisLists.sighted, all);
      if (seen > 0) settleCodes(search, axisLists, all, result);
      if (result.state === 0) {
        lookUpState(search, result);
        // Removes adjacent pairs of fruits only in a state that is new to the search. A known state has no adjacent
        // pairs.
        if (seen === 0 && result.state <= 0) removePairs(search, axisLists, all, result);
        if (result.state <= 0) addState(search, axisLists, all, result);
      }
    }
  }
}

/**
 * Removes adjacent pairs of fruits after a slide. If pairs were removed, looks up the resulting state in the hash
 * table. @inline
 */
function removePairs(search: ManySearch, axisLists: AxisLists, all: EightCodes, result: MovedState): void {
  const fruits = result.fruitsLeft;
  if (search.canDetect) {
    for (;;) {
      const kind = takeAdjacentPair(search, result);
      if (kind === NO_KIND) break;
      search.sliceLeft--;
      removePair(axisLists, axisLists.firstGoneCode, all, kind, result.fruitsLeft);
      result.fruitsLeft -= 2;
    }
  } else settleCodes(search, axisLists, all, result);
  if (result.fruitsLeft < fruits) {
    result.isPureSlide = false;
    lookUpState(search, result);
  }
}

/**
 * Looks up a state in the hash table by its two key numbers. Sets `result.state` to the number of the state, or to 0 or
 * less if the state is new. @inline
 */
function lookUpState(search: ManySearch, result: MovedState): void {
  const { bucketIndex, newestInBucket } = bucketOf(search, result.key + result.secondKey);
  result.bucketIndex = bucketIndex;
  result.newestInBucket = newestInBucket;
  result.state = newestInBucket;
  while (
    result.state > 0 &&
    (search.keys[result.state - 1] !== result.key || search.secondKeys[result.state - 1] !== result.secondKey)
  ) {
    result.state = search.nextInBucket[result.state - 1];
  }
}

/** Calls `settle` for the state after a slide, and stores the result in `result` and `all`. @inline */
function settleCodes(search: ManySearch, axisLists: AxisLists, all: EightCodes, result: MovedState): void {
  const { list } = search;
  search.sliceLeft -= SLIDES_PER_SETTLING;
  storeCodes(list, all);
  const settled = settle(search.exploration.slideTables, axisLists.axis, list, axisLists.slotCount);
  if (settled === Settled.Lost) {
    result.state = LOST_STATE;
    result.isPureSlide = false;
  } else if (settled === Settled.Changed) {
    result.isPureSlide = false;
    loadCodes(list, all);
    result.key = keyOf(list, axisLists.slotCount, axisLists.weights);
    if (axisLists.hasSecondKey) result.secondKey = keyOf(list, axisLists.slotCount, axisLists.secondWeights);
    result.fruitsLeft = countFruits(list, axisLists.slotCount, axisLists.firstGoneCode);
  }
}

/**
 * Adds a new state to the search. Unless the level is won in this state, puts it into the queues of the moves that must
 * still be tried from it. @inline
 */
function addState(search: ManySearch, axisLists: AxisLists, all: EightCodes, result: MovedState): void {
  const state = insertState(search, result);
  search.keys[state - 1] = result.key;
  search.secondKeys[state - 1] = result.secondKey;
  search.fruitsLeft[state - 1] = result.fruitsLeft;
  result.state = state;
  if (result.fruitsLeft === 0) recordWin(search.exploration, state);
  else {
    axisLists.afterSecond[state - 1] = NOT_EXPLORED;
    axisLists.otherSeconds[state - 1] = NOT_EXPLORED;
    enqueueForOtherAxis(axisLists, state, all);
    if (!result.isPureSlide) enqueue(axisLists.ownQueue, state, all);
  }
}

/**
 * Appends a state to the queue of the perpendicular axis. The piece codes (numbers for the pieces' cells and kinds) are
 * converted to the cell numbering of that axis. @inline
 */
function enqueueForOtherAxis(axisLists: AxisLists, state: number, all: EightCodes): void {
  axisLists.otherQueueLength++;
  const index = axisLists.otherQueueLength;
  axisLists.otherStates[index - 1] = state;
  axisLists.o1[index - 1] = axisLists.transposed[all.p1 - 1];
  axisLists.o2[index - 1] = axisLists.transposed[all.p2 - 1];
  axisLists.o3[index - 1] = axisLists.transposed[all.p3 - 1];
  axisLists.o4[index - 1] = axisLists.transposed[all.p4 - 1];
  if (axisLists.hasFifthAndSixth) {
    axisLists.o5[index - 1] = axisLists.transposed[all.p5 - 1];
    axisLists.o6[index - 1] = axisLists.transposed[all.p6 - 1];
    if (axisLists.hasSeventhAndEighth) {
      axisLists.o7[index - 1] = axisLists.transposed[all.p7 - 1];
      axisLists.o8[index - 1] = axisLists.transposed[all.p8 - 1];
    }
  }
}

/** Appends a state with its piece codes (numbers for the pieces' cells and kinds) to a queue. @inline */
function enqueue(queue: Queue, state: number, all: EightCodes): void {
  const { codes } = queue;
  const index = queue.length + 1;
  queue.length = index;
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

/** Stores the states to which the two opposite moves along an axis lead from a state. @inline */
function storeBothSuccessors(axisLists: AxisLists, state: number, first: number, second: number): void {
  axisLists.afterFirst[state - 1] = first;
  axisLists.afterSecond[state - 1] = second;
}

/**
 * Returns the number of fruits among the first `usedSlots` piece codes (numbers for the pieces' cells and kinds) of an
 * ascending list. Codes from `firstGoneCode` on belong to pieces that have left the board.
 */
function countFruits(list: readonly PieceCode[], usedSlots: number, firstGoneCode: PieceCode): number {
  let fruits = 0;
  for (let slot = 1; slot <= usedSlots && list[slot - 1] < firstGoneCode; slot++) {
    if (list[slot - 1] % CodeLayout.PerCell < FRUIT_KIND_COUNT) fruits++;
  }
  return fruits;
}
