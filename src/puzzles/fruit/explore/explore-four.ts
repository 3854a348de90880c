/**
 * Fruit's fast search for all states of a level that has up to four pieces and at most one pair of each kind of fruit.
 * explore-many.ts searches all other levels.
 */
import type { Task } from "../../../kernel/task";
import { bucketOf, findState, insertState, type Bucket, type KeyedStateTable } from "../../tilting/state-table";
import { copySuccessors, isExplored, NOT_EXPLORED, setSuccessors, setStuck } from "../../tilting/axis-successors";
import { enqueueForOtherAxis, fourAxisTablesOf, sortedCodesAt } from "../../tilting/four-axis-lists";
import { storeFour, sumFour, loadFour } from "../../tilting/four-codes";
import { enqueueFour } from "../../tilting/queue";
import { searchAllStates } from "../../tilting/search-loop";
import { createProgress, isWithinLimit, type SearchProgress } from "../../tilting/search-progress";
import { axisListsOf, type AxisLists, type AxisSource } from "./axis-four";
import { NO_KIND } from "./eight-pieces";
import { enqueueStart, recordWin, type Exploration } from "./exploration";
import { slideFourDown, slideFourUp, removePairOfFour, type FourPushed } from "./push-four";
import { IRREVERSIBLE_SECOND } from "./slide-tables";
import { KEY_INDEX, fillPulls, canPull, pullFour, pullOne, canPullAfterPair, seesOnlyOneFruit } from "./pull-four";
import { LOST_STATE } from "./search";

// How many pushes (tilts of the board) the search tries before it pauses. A push after which pairs leave counts as two,
// and starting a queue counts as one.
const PUSHES_PER_SLICE = 26;
/** What it costs to work out the pulls of anteaters, as the number of pushes that take as much time. */
const PUSHES_PER_PULL = 5;

/**
 * The list `areOthersAdjacentBySum` (whether the two fruits of the second kind are adjacent) for levels with only one
 * pair of fruits. It is empty, because such levels have no second kind.
 */
const NEVER_ADJACENT: readonly boolean[] = [];

/**
 * A search for all states of a level: its hash table of states and its progress, with the constants for what follows a
 * slide: pairs of fruits leave and anteaters pull.
 */
interface FourSearch extends KeyedStateTable, SearchProgress<Exploration>, AxisSource {
  /**
   * Whether the first push along the axis being searched (up or right) has made an anteater pull or a pair of fruits
   * leave. The field is used only in levels with anteaters.
   */
  hasFirstSettled: boolean;
  /**
   * Whether the second push along the axis (down or left) has made an anteater pull or a pair of fruits leave; see
   * `hasFirstSettled`.
   */
  hasSecondSettled: boolean;
  /**
   * Whether the state after a push must be looked up again in the hash table of known states. This is so if an anteater
   * has pulled, or if the slide has led to a known state that may be unsettled (see `newestUnsettled`).
   */
  mustLookUpAgain: boolean;
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
   * If a state's key is divided by this number, the remainder is what all fruits add to the key. The remainder is 0 if
   * all fruits have left, so that the level is won.
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
  /**
   * A reusable list in which pulls of anteaters are worked out: four piece codes (numbers for cell and kind), and then
   * the key that identifies the state.
   */
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
  /**
   * The progress of the search, and the tables that it reads. The build makes each field a Lua local, which is faster
   * than a table field. @locals
   */
  const search: FourSearch = createSearch(exploration, maxStates);
  enqueueStart(exploration);
  if (search.hasAnteaters) {
    fillPulls(exploration);
    yield;
    // State 1, the start, may be unsettled: an anteater may see a fruit that it has not pulled, because no push has led
    // to the start.
    search.newestUnsettled = 1;
  }
  return yield* searchAllStates(search, exploration.scratch.queues, isWithinLimit, axisListsOf, pushBothWays);
}

/** Returns a new search for all states of a level, which has found only the start. @inline */
function createSearch(exploration: Exploration, maxStates: number): FourSearch {
  const { memory, level, slideTables, weights } = exploration;
  const { isAdjacentBySum, pairModulus, firstGoneCode } = slideTables.boardCodes;
  const { fruitKinds } = level;
  const isOnePair = fruitKinds.length <= 2;
  return {
    ...createProgress(exploration, maxStates, PUSHES_PER_SLICE),
    axisTables: fourAxisTablesOf(memory.next, slideTables, weights.first),
    isReversibleWithoutPulls: slideTables.isReversibleWithoutPulls,
    irreversible: slideTables.irreversible,
    sighted: slideTables.sighted,
    keys: memory.keys[0],
    hasFirstSettled: false,
    hasSecondSettled: false,
    mustLookUpAgain: false,
    newestUnsettled: 0,
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

/** Tries both pushes along an axis, such as up and down, from one state. @inline */
function pushBothWays(search: FourSearch, axisLists: AxisLists, index: number): void {
  /**
   * The sorted codes (numbers for cell and kind) of the state's four pieces. The build makes each field a Lua local,
   * which is faster than a table field. @locals
   */
  const four = sortedCodesAt(axisLists, index);
  let firstSlides = true;
  let secondSlides = true;
  if (!axisLists.isReversibleWithoutPulls) {
    const irreversibleSum = sumFour(axisLists.irreversible, four);
    firstSlides = irreversibleSum % IRREVERSIBLE_SECOND === 0;
    secondSlides = irreversibleSum < IRREVERSIBLE_SECOND;
  }
  /**
   * The result of the push up or right. The build makes each field a Lua local, which is faster than a table field.
   * @locals
   */
  const up: FourPushed = slideFourUp(four, axisLists.firstStops, axisLists.weights, firstSlides);
  search.sliceLeft -= 2;
  if (up.key < 0) up.isPureSlide = false;
  else {
    /**
     * The bucket of the hash table for the state after the push. The build makes each field a Lua local, which is
     * faster than a table field. @locals
     */
    const bucket: Bucket = bucketOf(search, up.key);
    up.state = findState(search, bucket, up.key);
    if (up.state <= search.newestUnsettled) {
      settleNewState(search, axisLists, up, true, bucket);
    } else if (up.isPureSlide && isExplored(axisLists, up.state)) {
      // The push up or right has slid the pieces into a state that is already explored. The push down or left leads
      // from there and from `search.from` to the same state, so this result is copied. But if that result is
      // `search.from`, the push down or left may move nothing there, or an anteater may pull a piece back, so the push
      // is tried below.
      if (axisLists.afterSecond[up.state - 1] !== search.from - 1) {
        copySuccessors(axisLists, search.from, up.state);
        return;
      }
    }
  }

  /**
   * The result of the push down or left. The build makes each field a Lua local, which is faster than a table field.
   * @locals
   */
  const down: FourPushed = slideFourDown(four, axisLists.secondStops, axisLists.weights, secondSlides);
  if (down.key < 0) down.isPureSlide = false;
  else {
    /**
     * The bucket of the hash table for the state after the push. The build makes each field a Lua local, which is
     * faster than a table field. @locals
     */
    const bucket: Bucket = bucketOf(search, down.key);
    down.state = findState(search, bucket, down.key);
    if (down.state <= search.newestUnsettled) {
      settleNewState(search, axisLists, down, false, bucket);
    } else if (down.isPureSlide && down.state === up.state && !search.hasFirstSettled) {
      setStuck(axisLists, search.from);
      return;
    }
  }
  setSuccessors(axisLists, search.from, up, down);
  if (search.hasAnteaters) {
    if (search.hasFirstSettled && up.state === search.from) axisLists.afterFirst[search.from - 1] = up.state - 1;
    if (search.hasSecondSettled && down.state === search.from) axisLists.afterSecond[search.from - 1] = down.state - 1;
    search.hasFirstSettled = false;
    search.hasSecondSettled = false;
  }
}

/**
 * Works out what follows a slide to a new state, or to a state that may be unsettled: pairs leave and anteaters pull.
 * Stores the number of the resulting state in `pushed`, and adds the state if it is new. @inline
 */
function settleNewState(
  search: FourSearch,
  axisLists: AxisLists,
  pushed: FourPushed,
  isFirst: boolean,
  bucket: Bucket,
): void {
  let own = pushed.key % search.kindModulus;
  let others = pushed.key - own;
  let isOwn = search.isAdjacentBySum[own - 1];
  let areOthers = search.areOthersAdjacentBySum[others - 1];
  if (search.hasAnteaters) {
    let found = 0;
    if (search.newestUnsettled > 0) found = findState(search, bucket, pushed.key);
    search.mustLookUpAgain = found > 0;
    const key = pushed.key;
    if (found !== search.from) pullVisible(search, axisLists, pushed, isOwn || areOthers);
    if (pushed.key !== key) {
      if (pushed.key < 0) {
        pushed.isPureSlide = false;
        pushed.state = LOST_STATE;
        return;
      }
      search.mustLookUpAgain = true;
      if (isFirst) search.hasFirstSettled = true;
      else search.hasSecondSettled = true;
      own = pushed.key % search.kindModulus;
      others = pushed.key - own;
      isOwn = search.isAdjacentBySum[own - 1];
      areOthers = search.areOthersAdjacentBySum[others - 1];
    }
  }
  if (isOwn || areOthers || search.mustLookUpAgain) {
    if (isOwn) pushed.key -= own;
    if (areOthers) pushed.key -= others;
    findAfterPairs(search, axisLists, pushed, isOwn, areOthers);
  } else {
    pushed.state = insertState(search, bucket);
    if (pushed.isPureSlide) {
      search.keys[pushed.state - 1] = pushed.key;
      enqueueForOtherAxis(axisLists, pushed.state, pushed);
    } else addState(search, axisLists, pushed);
  }
}

/** Works out which pairs leave and what anteaters pull, if an anteater may see a fruit. @inline */
function pullVisible(search: FourSearch, axisLists: AxisLists, pushed: FourPushed, hasPairs: boolean): void {
  const seen = sumFour(axisLists.sighted, pushed);
  if (seen > 0 && ((hasPairs && canPullAfterPair(seen)) || canPull(seen))) {
    if (seesOnlyOneFruit(seen) && !hasPairs) {
      search.sliceLeft--;
      pullOne(axisLists.sighted, axisLists.weights, pushed);
    } else {
      search.sliceLeft -= PUSHES_PER_PULL;
      pullInList(search, axisLists, pushed);
    }
  }
}

/**
 * Works out which pairs leave and what all anteaters pull, by `pullFour`, which needs the piece codes (numbers for cell
 * and kind) in a list. @inline
 */
function pullInList(search: FourSearch, axisLists: AxisLists, pushed: FourPushed): void {
  const { list } = search;
  storeFour(list, pushed);
  list[KEY_INDEX] = pushed.key;
  pullFour(search.exploration, axisLists.axis, list);
  loadFour(list, pushed);
  pushed.key = list[KEY_INDEX];
}

/**
 * Finds the state after pairs of fruits have left, and adds the state if it is new. What these pairs add to the state's
 * key (the number that identifies the state) must already be subtracted from the key in `pushed`. @inline
 */
function findAfterPairs(
  search: FourSearch,
  axisLists: AxisLists,
  pushed: FourPushed,
  isOwn: boolean,
  areOthers: boolean,
): void {
  search.sliceLeft--;
  pushed.isPureSlide = false;
  /**
   * The bucket of the hash table for the state without the pairs. The build makes each field a Lua local, which is
   * faster than a table field. @locals
   */
  const bucket: Bucket = bucketOf(search, pushed.key);
  pushed.state = findState(search, bucket, pushed.key);
  if (pushed.state <= 0) {
    if (isOwn) removePairOfFour(search.firstGoneCode, pushed, search.kind, 0);
    if (areOthers) removePairOfFour(search.firstGoneCode, pushed, search.otherKind, 1);
    pushed.state = insertState(search, bucket);
    if (search.hasAnteaters) {
      const seen = sumFour(axisLists.sighted, pushed);
      if (canPull(seen)) search.newestUnsettled = pushed.state;
    }
    addState(search, axisLists, pushed);
  }
}

/**
 * Stores a new state whose push did more than slide pieces: pairs of fruits left or anteaters pulled. Unless the level
 * is won in this state, the pushes along both axes must still be tried from there. @inline
 */
function addState(search: FourSearch, axisLists: AxisLists, pushed: FourPushed): void {
  search.keys[pushed.state - 1] = pushed.key;
  if (pushed.key % search.fruitsModulus === 0) recordWin(search.exploration, pushed.state);
  else {
    enqueueForOtherAxis(axisLists, pushed.state, pushed);
    axisLists.afterSecond[pushed.state - 1] = NOT_EXPLORED;
    enqueueFour(axisLists.ownQueue, pushed.state, pushed);
  }
}
