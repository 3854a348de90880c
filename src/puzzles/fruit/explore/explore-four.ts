/**
 * Fruit's fast explorer for levels of up to four pieces in which no kind has more than one pair. explore-many.ts
 * explores all other levels.
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
import type { Queue } from "./workspace";

// How many pushes fit into a slice. A push after which pairs leave counts as two, and starting a queue counts as one.
const PUSHES_PER_SLICE = 26;
/** The cost of letting anteaters pull, in pushes. */
const PUSHES_PER_PULL = 5;

const MAX_STATES_PER_SLICE = PUSHES_PER_SLICE + 1;

/** The `areOthersAdjacentBySum` of levels with only one pair: there are no fruits of another kind to be adjacent. */
const NEVER_ADJACENT: readonly boolean[] = [];

/** The progress of an exploration. States are counted from 1. */
interface Search {
  /** The number of states found. */
  size: number;
  /** The number of states that wait in the queue of the other axis. */
  otherQueueLength: number;
  /** How many pushes are left in the current slice. */
  sliceLeft: number;
  /** Whether something was pulled by the first push, or left before a pull. Only used with anteaters. */
  isFirstPulled: boolean;
  /** The same for the second push. */
  isSecondPulled: boolean;
  /**
   * Whether the settled state must be looked up again: the last push caused a pull, or has led to a state that may be
   * unsettled.
   */
  mustLookUpAgain: boolean;
  /**
   * The number of the newest state that may be unsettled, or 0. In such a state an anteater pulls a fruit as soon as
   * anything moves. So a push that slides into the same placement does not stay there.
   */
  newestUnsettled: number;
}

/** The hash table of states, and constants of the level that are needed to settle pushes. */
interface StateTable extends KeyedStateTable {
  /** The kind of the first pair. */
  readonly kind: number;
  /** The kind of the second pair, or `NO_KIND` if there is only one. */
  readonly otherKind: number;
  /** A key's remainder by this number is what the fruits of the first kind add to it. */
  readonly kindModulus: number;
  /** A key's remainder by this number is what all fruits add to it, so 0 means that the state is won. */
  readonly fruitsModulus: number;
  /** See `Layout.isAdjacentBySum`; this list is for what the fruits of the first kind add to a key. */
  readonly isAdjacentBySum: readonly boolean[];
  /** The same for the fruits of the second kind. */
  readonly areOthersAdjacentBySum: readonly boolean[];
  /** The first code of pieces that are gone. */
  readonly firstGoneCode: number;
  readonly hasAnteaters: boolean;
  /** A list that is reused to settle a push: four codes, and then their key. */
  readonly list: number[];
}

/**
 * Explores all states of a level, breadth first. Returns whether it is complete: false means that there are more than
 * `cap` states.
 *
 * `exploreMany` describes the method, which both explorers share. A known state in which all pieces are at rest has no
 * adjacent pair. So only new states are checked for pairs.
 *
 * Numbering cells, building keys, finding states and storing transitions are the same for Skid's board, and lie in
 * puzzles/tilting. Sliding is different: Skid has crates and goals, and Fruit has spoilt fruits and pairs. One common
 * slide function would cost each puzzle what only the other one needs.
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
    // The start may be unsettled, because no push has led to it: an anteater may see a fruit that it has not pulled.
    search.newestUnsettled = 1;
  }
  while (currentQueues[0].length + currentQueues[1].length > 0) {
    // First the pushes up and down, with cells numbered column by column; then those to the right and left, row by row.
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

/** Returns the hash table of states together with what the explorer needs to settle pushes. @inline */
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

/** Explores the two pushes along an axis from a state. @inline */
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
    const irreversibleSum = sumFour(axisLists.irreversible, four);
    firstSlides = irreversibleSum % IRREVERSIBLE_SECOND === 0;
    secondSlides = irreversibleSum < IRREVERSIBLE_SECOND;
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
      // If the known state leads back to this unexplored state, this state is stuck or a piece is pulled back to its
      // cell.
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
 * Settles a push that has led to an unknown state or to one that may be unsettled: pairs leave and anteaters pull.
 * Returns the number of the settled state, which it adds if it is new. @inline
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

/** Lets pairs leave and anteaters pull, if an anteater may see a fruit. @inline */
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

/** Lets pairs leave and all anteaters pull, by the general method on a list. @inline */
function pullInList(exploration: Exploration, table: StateTable, axisLists: AxisLists, pushed: FourPushed): void {
  const { list } = table;
  storeFour(list, pushed);
  list[KEY_INDEX] = pushed.key;
  pullFour(exploration, axisLists.axis, list);
  loadFour(list, pushed);
  pushed.key = list[KEY_INDEX];
}

/**
 * Returns the state that a push leads to after pairs have left, and adds it if it is new. The key of `pushed` must be
 * without these pairs already. @inline
 */
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

/**
 * Stores a new state that a push with more than a slide has led to. Unless it is won, it is queued for both axes.
 * @inline
 */
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
    // A won level accepts no push, so all four transitions are stuck.
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

/** Queues a state for the pushes of the other axis. @inline */
function enqueueForOtherAxis(search: Search, axisLists: AxisLists, pushed: FourPushed, state: number): void {
  axisLists.otherSeconds[state - 1] = NOT_EXPLORED;
  search.otherQueueLength++;
  axisLists.otherStates[search.otherQueueLength - 1] = state;
  axisLists.o1[search.otherQueueLength - 1] = axisLists.transposed[pushed.p1 - 1];
  axisLists.o2[search.otherQueueLength - 1] = axisLists.transposed[pushed.p2 - 1];
  axisLists.o3[search.otherQueueLength - 1] = axisLists.transposed[pushed.p3 - 1];
  axisLists.o4[search.otherQueueLength - 1] = axisLists.transposed[pushed.p4 - 1];
}

/** Queues a state for the pushes of the same axis. @inline */
function enqueue(queue: Queue, state: number, four: FourCodes): void {
  const { states, codes, length } = queue;
  states[length] = state;
  codes[0][length] = four.p1;
  codes[1][length] = four.p2;
  codes[2][length] = four.p3;
  codes[3][length] = four.p4;
  queue.length = length + 1;
}
