/**
 * Fruit's fast search for all states of a level that has up to four pieces and at most one pair of each kind of fruit.
 * explore-many.ts searches all other levels.
 */
import { STUCK } from "../../../kernel/graph";
import type { Task } from "../../../kernel/task";
import { insertState, findState, type KeyedStateTable } from "../../tilting/state-table";
import { copySuccessors, isExplored, NOT_EXPLORED, setSuccessors, setStuck } from "../../tilting/axis-successors";
import { reserveStates } from "../../tilting/stale-lists";
import { storeFour, sortFour, sumFour, loadFour, type FourCodes } from "../../tilting/four-codes";
import { axisTablesOf, axisListsOf, type AxisLists } from "./axis-four";
import { NO_KIND } from "./eight-pieces";
import { enqueueStart, type Exploration } from "./exploration";
import { slideFourDown, slideFourUp, removePairOfFour, type FourPushed } from "./push-four";
import { IRREVERSIBLE_SECOND } from "./slide-tables";
import { KEY_INDEX, fillPulls, canPull, pullFour, pullOne, canPullAfterPair, seesOnlyOneFruit } from "./pull-four";
import { LOST_STATE } from "./search";
import type { Queue } from "./explorer-scratch";

// How many pushes (tilts of the board) the search tries before it pauses. A push after which pairs leave counts as two,
// and starting a queue counts as one.
const PUSHES_PER_SLICE = 26;
/** What it costs to work out the pulls of anteaters, expressed as a number of pushes. */
const PUSHES_PER_PULL = 5;

const MAX_STATES_PER_SLICE = PUSHES_PER_SLICE + 1;

/**
 * The list `areOthersAdjacentBySum` (whether the two fruits of the second kind are adjacent) for levels with only one
 * pair of fruits. It is empty, because such levels have no second kind.
 */
const NEVER_ADJACENT: readonly boolean[] = [];

/** The progress of a search for all states of a level. The numbers of states are counted from 1. */
interface ExploringFour {
  /** The number of states found so far. */
  stateCount: number;
  /** The number of states from which the search must still try the pushes along the other axis. */
  otherQueueLength: number;
  /** How many pushes the search may still try before it must pause. */
  sliceLeft: number;
  /**
   * Whether the first push along the axis (up or right) has made an anteater pull or a pair of fruits leave. The field
   * is used only in levels with anteaters.
   */
  isFirstPulled: boolean;
  /**
   * Whether the second push along the axis (down or left) has made an anteater pull or a pair of fruits leave; see
   * `isFirstPulled`.
   */
  isSecondPulled: boolean;
  /**
   * Whether the state after a push must be looked up again in the hash table of known states. This is so if an anteater
   * has pulled, or if the slide has led to a known state that may be unsettled (see `newestUnsettled`).
   */
  mustLookUpAgain: boolean;
  /**
   * The largest number of a state that may be unsettled, or 0 if there is none. In an unsettled state, an anteater
   * pulls a fruit as soon as anything moves. So a push that slides all pieces to the same cells as in an unsettled
   * state leads to another state.
   */
  newestUnsettled: number;
}

/**
 * The hash table of the states found so far, with the constants for what follows a slide: pairs of fruits leave and
 * anteaters pull.
 */
interface StateTable extends KeyedStateTable {
  /** The kind of the level's first pair of fruits. */
  readonly kind: number;
  /** The kind of the level's second pair of fruits, or `NO_KIND` if the level has only one pair. */
  readonly otherKind: number;
  /**
   * If a state's key (the number that identifies the state) is divided by this number, the remainder is what the fruits
   * of the first kind add to the key.
   */
  readonly kindModulus: number;
  /**
   * If a state's key (the number that identifies the state) is divided by this number, the remainder is what all fruits
   * add to the key. The remainder is 0 if all fruits have left, so that the level is won.
   */
  readonly fruitsModulus: number;
  /**
   * Whether the two fruits of the first kind are adjacent. The list is indexed by what they add to a state's key (the
   * number that identifies the state), less 1; see `BoardCodes.isAdjacentBySum`.
   */
  readonly isAdjacentBySum: readonly boolean[];
  /**
   * Whether the two fruits of the second kind are adjacent. The list is indexed by what they add to a state's key (the
   * number that identifies the state), less 1.
   */
  readonly areOthersAdjacentBySum: readonly boolean[];
  /**
   * Piece codes (one number for each piece's cell and kind) from this number on stand for pieces that have left the
   * board.
   */
  readonly firstGoneCode: number;
  readonly hasAnteaters: boolean;
  /** A reusable list in which pulls of anteaters are worked out: four piece codes, and then the state's key. */
  readonly list: number[];
}

/**
 * Finds all states of a level, breadth first. Returns whether the search is complete; false means that there are more
 * than `maxStates` states.
 *
 * The comment on `exploreMany` describes the method, which both functions share. A known state in which all pieces are
 * at rest has no adjacent pair. So only new states are checked for pairs.
 *
 * The code in puzzles/tilting, which the puzzle Skid shares, numbers cells, builds keys (numbers that identify states),
 * finds states and stores transitions. Sliding is not shared: Skid has crates and goals, and Fruit has spoilt fruits
 * and pairs. One common slide function would make each puzzle slower by work that only the other puzzle needs.
 */
export function* exploreFour(exploration: Exploration, maxStates: number): Task<boolean> {
  const { memory } = exploration;
  /** The hash table of states; each of its fields becomes a local variable. @locals */
  const table: StateTable = stateTableOf(exploration);
  /** The progress of the search; each of its fields becomes a local variable. @locals */
  const search: ExploringFour = {
    stateCount: 1,
    otherQueueLength: 0,
    sliceLeft: 0,
    isFirstPulled: false,
    isSecondPulled: false,
    mustLookUpAgain: false,
    newestUnsettled: 0,
  };
  const axisTables = [axisTablesOf(exploration, 0), axisTablesOf(exploration, 1)];
  let [currentQueues, nextQueues] = exploration.workspace.queues;
  enqueueStart(exploration);
  if (table.hasAnteaters) {
    fillPulls(exploration);
    yield;
    // State 1, the start, may be unsettled: an anteater may see a fruit that it has not pulled, because no push has led
    // to the start.
    search.newestUnsettled = 1;
  }
  while (currentQueues[0].length + currentQueues[1].length > 0) {
    // Axis 0 has the pushes up and down, with cells numbered column by column. Axis 1 has the pushes to the right and
    // left, with cells numbered row by row.
    for (let axis = 0; axis < 2; axis++) {
      const queue = currentQueues[axis];
      if (queue.length === 0) continue;
      const ownQueue = nextQueues[axis];
      const otherQueue = nextQueues[1 - axis];
      const { length } = queue;
      /** The tables and queues of this axis; each of their fields becomes a local variable. @locals */
      const axisLists: AxisLists = axisListsOf(axisTables, axis, queue, otherQueue, search.newestUnsettled);
      search.sliceLeft--;
      search.otherQueueLength = otherQueue.length;
      for (let index = 1; index <= length; index++) {
        const state = axisLists.states[index - 1];
        if (isExplored(axisLists, state)) continue;
        if (search.sliceLeft <= 0) {
          yield;
          search.sliceLeft = PUSHES_PER_SLICE;
          if (search.stateCount > maxStates) {
            exploration.stateCount = search.stateCount;
            return false;
          }
          reserveStates(memory, search.stateCount + MAX_STATES_PER_SLICE);
        }
        /** The sorted codes of the state's four pieces; each code becomes a local variable. @locals */
        const four = sortFour(
          axisLists.c1[index - 1],
          axisLists.c2[index - 1],
          axisLists.c3[index - 1],
          axisLists.c4[index - 1],
        );
        pushBothWays(exploration, table, search, axisLists, ownQueue, state, four);
      }
      otherQueue.length = search.otherQueueLength;
    }
    currentQueues[0].length = 0;
    currentQueues[1].length = 0;
    exploration.stateCount = search.stateCount;
    [currentQueues, nextQueues] = [nextQueues, currentQueues];
  }
  return search.stateCount <= maxStates;
}

/**
 * Returns the hash table of states, with the constants for what follows a slide: pairs of fruits leave and anteaters
 * pull. @inline
 */
function stateTableOf({ level, slideTables, memory }: Exploration): StateTable {
  const { keys, bucketHeads, nextInBucket, base } = memory;
  const { isAdjacentBySum, pairModulus, firstGoneCode } = slideTables.boardCodes;
  const { fruitKinds } = level;
  const isOnePair = fruitKinds.length <= 2;
  return {
    keys,
    bucketHeads: bucketHeads,
    nextInBucket,
    base,
    bucketCount: bucketHeads.length,
    kind: fruitKinds[0],
    otherKind: isOnePair ? NO_KIND : fruitKinds[2],
    kindModulus: pairModulus,
    fruitsModulus: isOnePair ? pairModulus : pairModulus * pairModulus,
    isAdjacentBySum,
    areOthersAdjacentBySum: isOnePair ? NEVER_ADJACENT : isAdjacentBySum,
    firstGoneCode,
    hasAnteaters: slideTables.hasAnteaters,
    list: [0, 0, 0, 0, 0],
  };
}

/** Tries the two pushes along an axis from one state. @inline */
function pushBothWays(
  exploration: Exploration,
  table: StateTable,
  search: ExploringFour,
  axisLists: AxisLists,
  ownQueue: Queue,
  state: number,
  four: FourCodes,
): void {
  let firstSlides = true;
  let secondSlides = true;
  if (!axisLists.isReversibleWithoutPulls) {
    const irreversibleSum = sumFour(axisLists.irreversible, four);
    firstSlides = irreversibleSum % IRREVERSIBLE_SECOND === 0;
    secondSlides = irreversibleSum < IRREVERSIBLE_SECOND;
  }
  search.sliceLeft -= 2;
  /** The result of the push up or right; each of its fields becomes a local variable. @locals */
  const up: FourPushed = slideFourUp(four, axisLists.firstStops, axisLists.weights, firstSlides);
  let first = LOST_STATE;
  if (up.key < 0) up.isPureSlide = false;
  else {
    const bucket = (up.key % table.bucketCount) + 1;
    const newest = table.bucketHeads[bucket - 1] - table.base;
    first = findState(table, newest, up.key);
    if (first <= search.newestUnsettled) {
      first = settleNewState(exploration, table, search, axisLists, ownQueue, state, up, true, bucket, newest);
    } else if (up.isPureSlide && isExplored(axisLists, first)) {
      // The push up or right has slid the pieces into a state that is already explored. The push down or left leads
      // from there and from `state` to the same state, so this result is copied. But if that result is `state`, the
      // push down or left may move nothing in `state`, or an anteater may pull a piece back, so the push is tried
      // below.
      if (axisLists.afterSecond[first - 1] !== state - 1) {
        copySuccessors(axisLists, state, first);
        return;
      }
    }
  }

  /** The result of the push down or left; each of its fields becomes a local variable. @locals */
  const down: FourPushed = slideFourDown(four, axisLists.secondStops, axisLists.weights, secondSlides);
  let second = LOST_STATE;
  if (down.key < 0) down.isPureSlide = false;
  else {
    const bucket = (down.key % table.bucketCount) + 1;
    const newest = table.bucketHeads[bucket - 1] - table.base;
    second = findState(table, newest, down.key);
    if (second <= search.newestUnsettled) {
      second = settleNewState(exploration, table, search, axisLists, ownQueue, state, down, false, bucket, newest);
    } else if (down.isPureSlide && second === first && !search.isFirstPulled) {
      setStuck(axisLists, state);
      return;
    }
  }
  setSuccessors(axisLists, state, first, up.isPureSlide, second, down.isPureSlide);
  if (table.hasAnteaters) {
    if (search.isFirstPulled && first === state) axisLists.afterFirst[state - 1] = first - 1;
    if (search.isSecondPulled && second === state) axisLists.afterSecond[state - 1] = second - 1;
    search.isFirstPulled = false;
    search.isSecondPulled = false;
  }
}

/**
 * Works out what follows a slide to a new state, or to a state that may be unsettled: pairs leave and anteaters pull.
 * Returns the number of the resulting state, and adds the state if it is new. @inline
 */
function settleNewState(
  exploration: Exploration,
  table: StateTable,
  search: ExploringFour,
  axisLists: AxisLists,
  ownQueue: Queue,
  from: number,
  pushed: FourPushed,
  isFirst: boolean,
  bucket: number,
  newest: number,
): number {
  let own = pushed.key % table.kindModulus;
  let others = pushed.key - own;
  let isOwn = table.isAdjacentBySum[own - 1];
  let areOthers = table.areOthersAdjacentBySum[others - 1];
  if (table.hasAnteaters) {
    let found = 0;
    if (search.newestUnsettled > 0) found = findState(table, newest, pushed.key);
    search.mustLookUpAgain = found > 0;
    const key = pushed.key;
    if (found !== from) pullVisible(exploration, table, search, axisLists, pushed, isOwn || areOthers);
    if (pushed.key !== key) {
      if (pushed.key < 0) {
        pushed.isPureSlide = false;
        return LOST_STATE;
      }
      search.mustLookUpAgain = true;
      if (isFirst) search.isFirstPulled = true;
      else search.isSecondPulled = true;
      own = pushed.key % table.kindModulus;
      others = pushed.key - own;
      isOwn = table.isAdjacentBySum[own - 1];
      areOthers = table.areOthersAdjacentBySum[others - 1];
    }
  }
  let state = 0;
  if (isOwn || areOthers || search.mustLookUpAgain) {
    if (isOwn) pushed.key -= own;
    if (areOthers) pushed.key -= others;
    state = addStateAfterPairs(exploration, table, search, axisLists, ownQueue, pushed, isOwn, areOthers);
  } else {
    state = insertState(search, table, bucket, newest);
    if (pushed.isPureSlide) {
      table.keys[state - 1] = pushed.key;
      enqueueForOtherAxis(search, axisLists, pushed, state);
    } else addState(exploration, table, search, axisLists, ownQueue, pushed, state);
  }
  return state;
}

/** Works out which pairs leave and what anteaters pull, if an anteater may see a fruit. @inline */
function pullVisible(
  exploration: Exploration,
  table: StateTable,
  search: ExploringFour,
  axisLists: AxisLists,
  pushed: FourPushed,
  hasPairs: boolean,
): void {
  const seen = sumFour(axisLists.sighted, pushed);
  if (seen > 0 && ((hasPairs && canPullAfterPair(seen)) || canPull(seen))) {
    if (seesOnlyOneFruit(seen) && !hasPairs) {
      search.sliceLeft--;
      pullOne(axisLists.sighted, axisLists.weights, pushed);
    } else {
      search.sliceLeft -= PUSHES_PER_PULL;
      pullInList(exploration, table, axisLists, pushed);
    }
  }
}

/**
 * Works out which pairs leave and what all anteaters pull, by the general method, which needs the codes in a list.
 * @inline
 */
function pullInList(exploration: Exploration, table: StateTable, axisLists: AxisLists, pushed: FourPushed): void {
  const { list } = table;
  storeFour(list, pushed);
  list[KEY_INDEX] = pushed.key;
  pullFour(exploration, axisLists.axis, list);
  loadFour(list, pushed);
  pushed.key = list[KEY_INDEX];
}

/**
 * Returns the number of the state after pairs of fruits have left, and adds the state if it is new. What these pairs
 * add to the state's key must already be subtracted from the key in `pushed`. @inline
 */
function addStateAfterPairs(
  exploration: Exploration,
  table: StateTable,
  search: ExploringFour,
  axisLists: AxisLists,
  ownQueue: Queue,
  pushed: FourPushed,
  isOwn: boolean,
  areOthers: boolean,
): number {
  search.sliceLeft--;
  pushed.isPureSlide = false;
  const bucket = (pushed.key % table.bucketCount) + 1;
  const newest = table.bucketHeads[bucket - 1] - table.base;
  let state = findState(table, newest, pushed.key);
  if (state <= 0) {
    if (isOwn) removePairOfFour(table.firstGoneCode, pushed, table.kind, 0);
    if (areOthers) removePairOfFour(table.firstGoneCode, pushed, table.otherKind, 1);
    state = insertState(search, table, bucket, newest);
    if (table.hasAnteaters) {
      const seen = sumFour(axisLists.sighted, pushed);
      if (canPull(seen)) search.newestUnsettled = state;
    }
    addState(exploration, table, search, axisLists, ownQueue, pushed, state);
  }
  return state;
}

/**
 * Stores a new state whose push did more than slide pieces: pairs of fruits left or anteaters pulled. Unless the level
 * is won in this state, the pushes along both axes must still be tried from there. @inline
 */
function addState(
  exploration: Exploration,
  table: StateTable,
  search: ExploringFour,
  axisLists: AxisLists,
  ownQueue: Queue,
  pushed: FourPushed,
  state: number,
): void {
  table.keys[state - 1] = pushed.key;
  if (pushed.key % table.fruitsModulus === 0) {
    // A won level accepts no push. So all four transitions of the won state are marked as moving nothing.
    axisLists.afterFirst[state - 1] = STUCK;
    axisLists.afterSecond[state - 1] = STUCK;
    axisLists.otherFirsts[state - 1] = STUCK;
    axisLists.otherSeconds[state - 1] = STUCK;
    exploration.wonStates.push(state - 1);
  } else {
    enqueueForOtherAxis(search, axisLists, pushed, state);
    axisLists.afterSecond[state - 1] = NOT_EXPLORED;
    enqueue(ownQueue, state, pushed);
  }
}

/** Appends a state to the queue of states from which the pushes along the other axis must still be tried. @inline */
function enqueueForOtherAxis(search: ExploringFour, axisLists: AxisLists, pushed: FourPushed, state: number): void {
  axisLists.otherSeconds[state - 1] = NOT_EXPLORED;
  search.otherQueueLength++;
  axisLists.otherStates[search.otherQueueLength - 1] = state;
  axisLists.o1[search.otherQueueLength - 1] = axisLists.transposed[pushed.p1 - 1];
  axisLists.o2[search.otherQueueLength - 1] = axisLists.transposed[pushed.p2 - 1];
  axisLists.o3[search.otherQueueLength - 1] = axisLists.transposed[pushed.p3 - 1];
  axisLists.o4[search.otherQueueLength - 1] = axisLists.transposed[pushed.p4 - 1];
}

/** Appends a state to the queue of states from which the pushes along the same axis must still be tried. @inline */
function enqueue(queue: Queue, state: number, four: FourCodes): void {
  const { states, codes, length } = queue;
  states[length] = state;
  codes[0][length] = four.p1;
  codes[1][length] = four.p2;
  codes[2][length] = four.p3;
  codes[3][length] = four.p4;
  queue.length = length + 1;
}
