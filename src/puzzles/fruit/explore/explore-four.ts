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
import type { Queue } from "./workspace";

// What a slice has time for. A push after which pairs leave counts as two; turning to a queue counts as one.
const PUSHES_PER_SLICE = 26;
/** What it takes to let anteaters pull, whatever they see. */
const PUSHES_PER_PULL = 5;

const MAX_STATES_PER_SLICE = PUSHES_PER_SLICE + 1;

/** What adds to a key beside the fruits of the first kind, where those are all: never fruits side by side. */
const NEVER_ADJACENT: readonly boolean[] = [];

interface Search {
  size: number;
  /** How many wait in the queue of the other pair of pushes. */
  otherQueueLength: number;
  /** What is left of the slice. */
  sliceLeft: number;
  /** Where there are anteaters: whether something was pulled, or has left before that, after the one push and the other. */
  isFirstPulled: boolean;
  isSecondPulled: boolean;
  /** The same of the last push, or whether it has led to a state that may be restless: what has come of it is looked for again. */
  mustLookUpAgain: boolean;
  /**
   * The newest state that may be restless, or 0: as soon as anything moves there, an anteater may pull a fruit. So whatever
   * slides to its position does not stay there.
   */
  newestUnsettled: number;
}

interface StateTable extends KeyedStateTable {
  /** What kinds the fruits are of; `NO_KIND` if there is but one. */
  readonly kind: number;
  readonly otherKind: number;
  /** What is left of a key divided by this is what fruits of the first kind add to it; or all fruits. */
  readonly kindModulus: number;
  readonly fruitsModulus: number;
  /** See `Layout`: for what fruits of the first kind add to a key, and for what all else does. */
  readonly isAdjacentBySum: readonly boolean[];
  readonly areOthersAdjacentBySum: readonly boolean[];
  /** The first code of a piece that is gone. */
  readonly firstGoneCode: number;
  readonly hasAnteaters: boolean;
  /** For the codes of one push, and what they weigh. */
  readonly list: number[];
}

/**
 * Fruit's explorer for up to four pieces, where no kind has more than one pair; `exploreMany` is the one for all others, and
 * says how both go about it. No position in which everything rests has a pair in it, so whatever is known already needs no
 * look for pairs: only what is new has one.
 *
 * How cells are counted, keys are made, states found again and exits written is the same for both boards that tilt, and
 * lies in puzzles/tilting. What a slide comes to is not: Skid's has crates to push and goals to touch, this one fruits
 * that are spoilt and pairs that leave, and a look-up with both would cost each what only the other needs.
 */
export function* exploreFour(exploration: Exploration, cap: number): Task<boolean> {
  const { memory } = exploration;
  /** @locals */
  const table: StateTable = stateTableOf(exploration);
  /** @locals */
  const search: Search = {
    size: 1,
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
    // The start may be restless: nothing has come to lie there.
    search.newestUnsettled = 1;
  }
  while (currentQueues[0].length + currentQueues[1].length > 0) {
    // Up and down, where pieces are counted column by column; then right and left, row by row.
    for (let axis = 0; axis < 2; axis++) {
      const queue = currentQueues[axis];
      if (queue.length === 0) continue;
      const ownQueue = nextQueues[axis];
      const otherQueue = nextQueues[1 - axis];
      const { length } = queue;
      /** @locals */
      const axisLists: AxisLists = axisListsOf(axisTables, axis, queue, otherQueue, search.newestUnsettled);
      search.sliceLeft--;
      search.otherQueueLength = otherQueue.length;
      for (let index = 1; index <= length; index++) {
        const state = axisLists.states[index - 1];
        if (isExplored(axisLists, state)) continue;
        if (search.sliceLeft <= 0) {
          yield;
          search.sliceLeft = PUSHES_PER_SLICE;
          if (search.size > cap) {
            exploration.size = search.size;
            return false;
          }
          reserveStates(memory, search.size + MAX_STATES_PER_SLICE);
        }
        /** @locals */
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
    exploration.size = search.size;
    [currentQueues, nextQueues] = [nextQueues, currentQueues];
  }
  return search.size <= cap;
}

/** @inline */
function stateTableOf({ level, slideTables, memory }: Exploration): StateTable {
  const { keys, newestInBucket, nextInBucket: links, base } = memory;
  const { isAdjacentBySum, pairModulus, firstGoneCode } = slideTables.layout;
  const { fruitKinds } = level;
  const isOnePair = fruitKinds.length <= 2;
  return {
    keys,
    heads: newestInBucket,
    links,
    base,
    bucketCount: newestInBucket.length,
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

/** Pushes a state both ways. @inline */
function pushBothWays(
  exploration: Exploration,
  table: StateTable,
  search: Search,
  axisLists: AxisLists,
  ownQueue: Queue,
  state: number,
  four: FourCodes,
): void {
  let firstSlides = true;
  let secondSlides = true;
  if (!axisLists.isReversibleWithoutPulls) {
    const unevenness = sumFour(axisLists.irreversible, four);
    firstSlides = unevenness % IRREVERSIBLE_SECOND === 0;
    secondSlides = unevenness < IRREVERSIBLE_SECOND;
  }
  search.sliceLeft -= 2;
  /** @locals */
  const up: FourPushed = slideFourUp(four, axisLists.firstStops, axisLists.weights, firstSlides);
  let first = LOST_STATE;
  if (up.key < 0) up.isPureSlide = false;
  else {
    const bucket = (up.key % table.bucketCount) + 1;
    const newest = table.heads[bucket - 1] - table.base;
    first = findState(table, newest, up.key);
    if (first <= search.newestUnsettled) {
      first = settleNewState(exploration, table, search, axisLists, ownQueue, state, up, true, bucket, newest);
    } else if (up.isPureSlide && isExplored(axisLists, first)) {
      // If it leads back although nothing was known of this one, this one is stuck, or pulled back to its place.
      if (axisLists.seconds[first - 1] !== state - 1) {
        copySuccessors(axisLists, state, first);
        return;
      }
    }
  }

  /** @locals */
  const down: FourPushed = slideFourDown(four, axisLists.secondStops, axisLists.weights, secondSlides);
  let second = LOST_STATE;
  if (down.key < 0) down.isPureSlide = false;
  else {
    const bucket = (down.key % table.bucketCount) + 1;
    const newest = table.heads[bucket - 1] - table.base;
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
    if (search.isFirstPulled && first === state) axisLists.firsts[state - 1] = first - 1;
    if (search.isSecondPulled && second === state) axisLists.seconds[state - 1] = second - 1;
    search.isFirstPulled = false;
    search.isSecondPulled = false;
  }
}

/**
 * The state of a position that a push from a state has led to, and that is none as it is, or may be a restless one: pairs
 * leave, if there are any, and anteaters pull. @inline
 */
function settleNewState(
  exploration: Exploration,
  table: StateTable,
  search: Search,
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

/** Lets anteaters pull what they see, and pairs leave before that, if there are any. @inline */
function pullVisible(
  exploration: Exploration,
  table: StateTable,
  search: Search,
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

/** @inline */
function pullInList(exploration: Exploration, table: StateTable, axisLists: AxisLists, pushed: FourPushed): void {
  const { list } = table;
  storeFour(list, pushed);
  list[KEY_INDEX] = pushed.key;
  pullFour(exploration, axisLists.axis, list);
  loadFour(list, pushed);
  pushed.key = list[KEY_INDEX];
}

/** The state that a push leads to after which pairs leave, of the one kind or the other; its key is without them. @inline */
function addStateAfterPairs(
  exploration: Exploration,
  table: StateTable,
  search: Search,
  axisLists: AxisLists,
  ownQueue: Queue,
  pushed: FourPushed,
  isOwn: boolean,
  areOthers: boolean,
): number {
  search.sliceLeft--;
  pushed.isPureSlide = false;
  const bucket = (pushed.key % table.bucketCount) + 1;
  const newest = table.heads[bucket - 1] - table.base;
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

/** Notes a new state that a push has led to which is more than a slide. If it is not won it waits for both pairs. @inline */
function addState(
  exploration: Exploration,
  table: StateTable,
  search: Search,
  axisLists: AxisLists,
  ownQueue: Queue,
  pushed: FourPushed,
  state: number,
): void {
  table.keys[state - 1] = pushed.key;
  if (pushed.key % table.fruitsModulus === 0) {
    // No push leads on from there.
    axisLists.firsts[state - 1] = STUCK;
    axisLists.seconds[state - 1] = STUCK;
    axisLists.otherFirsts[state - 1] = STUCK;
    axisLists.otherSeconds[state - 1] = STUCK;
    exploration.won.push(state - 1);
  } else {
    enqueueForOtherAxis(search, axisLists, pushed, state);
    axisLists.seconds[state - 1] = NOT_EXPLORED;
    enqueue(ownQueue, state, pushed);
  }
}

/** Has a state wait for the other pair of pushes. @inline */
function enqueueForOtherAxis(search: Search, axisLists: AxisLists, pushed: FourPushed, state: number): void {
  axisLists.otherSeconds[state - 1] = NOT_EXPLORED;
  search.otherQueueLength++;
  axisLists.otherStates[search.otherQueueLength - 1] = state;
  axisLists.o1[search.otherQueueLength - 1] = axisLists.transposed[pushed.p1 - 1];
  axisLists.o2[search.otherQueueLength - 1] = axisLists.transposed[pushed.p2 - 1];
  axisLists.o3[search.otherQueueLength - 1] = axisLists.transposed[pushed.p3 - 1];
  axisLists.o4[search.otherQueueLength - 1] = axisLists.transposed[pushed.p4 - 1];
}

/** Has a state wait for the same pair of pushes. @inline */
function enqueue(queue: Queue, state: number, four: FourCodes): void {
  const { states, codes, length } = queue;
  states[length] = state;
  codes[0][length] = four.p1;
  codes[1][length] = four.p2;
  codes[2][length] = four.p3;
  codes[3][length] = four.p4;
  queue.length = length + 1;
}
