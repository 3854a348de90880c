/**
 * Searches all states of a level of Fruit with up to four pieces and at most one pair of each kind of fruit.
 * explore-many.ts searches all other levels.
 */
import type { Task } from "../../../kernel/task";
import { bucketOf, findState, insertState, type Bucket, type KeyedStateTable } from "../../tilting/state-table";
import { copySuccessors, isExplored, NOT_EXPLORED, setSuccessors, setStuck } from "../../tilting/axis-successors";
import { enqueueForOtherAxis, createFourAxisTables, sortedCodesAt } from "../../tilting/four-axis-lists";
import { storeFour, sumFour, loadFour } from "../../tilting/four-codes";
import { enqueueFour } from "../../tilting/queue";
import { searchAllStates } from "../../tilting/search-loop";
import type { FourMoved } from "../../tilting/slide-four";
import { createProgress, isWithinLimit, type SearchProgress } from "../../tilting/search-progress";
import { axisListsOf, type AxisLists, type AxisSource } from "./axis-four";
import { NO_KIND } from "./eight-pieces";
import { enqueueStart, recordWin, type Exploration } from "./exploration";
import { slideFourDown, slideFourUp, removePairOfFour } from "./move-four";
import { IRREVERSIBLE_SECOND } from "./slide-tables";
import { KEY_INDEX, fillPulls, canPull, pullFour, pullOne, canPullAfterPair, seesOnlyOneFruit } from "./pull-four";
import { LOST_STATE } from "./search";
import type { PieceCode } from "../../tilting/piece-code";

/**
 * How many moves the search for all states of a level tries before its background task yields. A move after which pairs
 * of fruits leave the board counts as two moves. Starting to work through a queue of states counts as one move.
 */
const MOVES_PER_SLICE = 26;
/**
 * How many moves a call of `pullFour` counts as when the moves of a time slice are counted (see `MOVES_PER_SLICE`). The
 * call takes as much time as that many moves.
 */
const MOVES_PER_PULL = 5;

const NEVER_ADJACENT: readonly boolean[] = [];

/**
 * A search for all states of a level: its progress, its hash table of states, and constants of the level.
 *
 * A state key is a sum to which every piece adds a number. The part `key % kindModulus` comes from the fruits of the
 * first kind, and the part `key % fruitsModulus` from all fruits. The second part is 0 in a won level, because no
 * fruits are left. `isAdjacentBySum[sum − 1]` says whether the two fruits of the first kind are adjacent if they add
 * `sum` to the key. `areOthersAdjacentBySum` says the same for the second kind.
 */
interface FourSearch extends KeyedStateTable, SearchProgress<Exploration>, AxisSource {
  /**
   * Whether `pullVisible` changed something after the slides of the move up or right from the present state. The
   * function lets anteaters pull fruits and takes pairs of fruits off the board. Always false in levels without
   * anteaters.
   */
  hasFirstSettled: boolean;
  /**
   * Whether `pullVisible` changed something after the slides of the move down or left from the present state. The
   * function lets anteaters pull fruits and takes pairs of fruits off the board. Always false in levels without
   * anteaters.
   */
  hasSecondSettled: boolean;
  /**
   * Whether the state after a move must be looked up again in the hash table. This is so if an anteater has pulled. It
   * is also so if the slide has led to a known state that may be unsettled (see `newestUnsettled`).
   */
  mustLookUpAgain: boolean;
  readonly kind: number;
  /** The kind of the level's second pair of fruits, or `NO_KIND` if there is only one pair. */
  readonly otherKind: number;
  readonly kindModulus: number;
  readonly fruitsModulus: number;
  readonly isAdjacentBySum: readonly boolean[];
  readonly areOthersAdjacentBySum: readonly boolean[];
  /**
   * Piece codes (numbers for the pieces' cells and kinds) from this number on stand for pieces that have left the
   * board.
   */
  readonly firstGoneCode: PieceCode;
  readonly hasAnteaters: boolean;
  /**
   * A reusable list in which pulls of anteaters are computed: four piece codes (numbers for the pieces' cells and
   * kinds) and then the state key (which identifies the state).
   */
  readonly list: number[];
}

/**
 * Finds all states of a level, breadth first. Returns false if there are more than `maxStates` states.
 *
 * The comment on `exploreMany` describes the method of both functions. Only new states are checked for adjacent pairs,
 * because a known state has no adjacent pair.
 *
 * Fruit and Skid share the code in puzzles/tilting: the loop of the search, the slide of four pieces, the hash table of
 * states and the queues. docs/tilting-search.md says which code they do not share, and why.
 */
export function* exploreFour(exploration: Exploration, maxStates: number): Task<boolean> {
  /** The progress, the hash table and the constants of the search. @locals */
  const search: FourSearch = createSearch(exploration, maxStates);
  enqueueStart(exploration);
  if (search.hasAnteaters) {
    fillPulls(exploration);
    yield;
    // State 1, the start, may be unsettled: an anteater may see a fruit that it has not pulled yet.
    search.newestUnsettled = 1;
  }
  return yield* searchAllStates(search, exploration.scratch.queues, isWithinLimit, axisListsOf, moveBothWays);
}

/** Creates the record of a search for all states of a level, before the search starts. @inline */
function createSearch(exploration: Exploration, maxStates: number): FourSearch {
  const { memory, level, slideTables, weights } = exploration;
  const { isAdjacentBySum, pairModulus, firstGoneCode } = slideTables.boardCodes;
  const { fruitKinds } = level;
  const isOnePair = fruitKinds.length <= 2;
  return {
    ...createProgress(exploration, maxStates, MOVES_PER_SLICE),
    axisTables: createFourAxisTables(memory.next, slideTables, weights.first),
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

/**
 * Tries the two opposite moves along an axis from the state `search.from`, and stores the states to which they lead.
 * `index` is the state's index in the queue of this axis, counted from 1. @inline
 */
function moveBothWays(search: FourSearch, axisLists: AxisLists, index: number): void {
  /**
   * The piece codes (numbers for the pieces' cells and kinds) of the state `search.from`, in ascending order. @locals
   */
  const four = sortedCodesAt(axisLists, index);
  let firstSlides = true;
  let secondSlides = true;
  if (!axisLists.isReversibleWithoutPulls) {
    const irreversibleSum = sumFour(axisLists.irreversible, four);
    firstSlides = irreversibleSum % IRREVERSIBLE_SECOND === 0;
    secondSlides = irreversibleSum < IRREVERSIBLE_SECOND;
  }
  /** The state after the move up or right. @locals */
  const up: FourMoved = slideFourUp(four, axisLists, firstSlides);
  search.sliceLeft -= 2;
  if (up.key < 0) up.isPureSlide = false;
  else {
    /** The bucket of the hash table in which the state after the move up or right belongs. @locals */
    const bucket: Bucket = bucketOf(search, up.key);
    up.state = findState(search, bucket, up.key);
    if (up.state <= search.newestUnsettled) {
      settleNewState(search, axisLists, up, true, bucket);
    } else if (up.isPureSlide && isExplored(axisLists, up.state)) {
      // The move up or right from the state `search.from` leads to a state S that is already explored. The move down or
      // left from S leads to the same state as the move down or left from `search.from`, so the result stored for S is
      // copied.
      //
      // There is one exception: if the result stored for S is the state `search.from` itself, the move down or left
      // from `search.from` is tried below. This move may change nothing, or an anteater (a thing that pulls fruits) may
      // pull a piece back.
      if (axisLists.afterSecond[up.state - 1] !== search.from - 1) {
        copySuccessors(axisLists, search.from, up.state);
        return;
      }
    }
  }

  /** The state after the move down or left. @locals */
  const down: FourMoved = slideFourDown(four, axisLists, secondSlides);
  if (down.key < 0) down.isPureSlide = false;
  else {
    /** The bucket of the hash table in which the state after the move down or left belongs. @locals */
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
 * Completes a move whose slide has led to a new or unsettled state: adjacent pairs of fruits leave the board, and
 * anteaters pull fruits. Stores the number of the resulting state, counted from 1, in `moved`, and adds this state if
 * it is new.
 * @inline
 */
function settleNewState(
  search: FourSearch,
  axisLists: AxisLists,
  moved: FourMoved,
  isFirst: boolean,
  bucket: Bucket,
): void {
  let own = moved.key % search.kindModulus;
  let others = moved.key - own;
  let isOwn = search.isAdjacentBySum[own - 1];
  let areOthers = search.areOthersAdjacentBySum[others - 1];
  if (search.hasAnteaters) {
    let found = 0;
    if (search.newestUnsettled > 0) found = findState(search, bucket, moved.key);
    search.mustLookUpAgain = found > 0;
    const key = moved.key;
    if (found !== search.from) pullVisible(search, axisLists, moved, isOwn || areOthers);
    if (moved.key !== key) {
      if (moved.key < 0) {
        moved.isPureSlide = false;
        moved.state = LOST_STATE;
        return;
      }
      search.mustLookUpAgain = true;
      if (isFirst) search.hasFirstSettled = true;
      else search.hasSecondSettled = true;
      own = moved.key % search.kindModulus;
      others = moved.key - own;
      isOwn = search.isAdjacentBySum[own - 1];
      areOthers = search.areOthersAdjacentBySum[others - 1];
    }
  }
  if (isOwn || areOthers || search.mustLookUpAgain) {
    if (isOwn) moved.key -= own;
    if (areOthers) moved.key -= others;
    findAfterPairs(search, axisLists, moved, isOwn, areOthers);
  } else {
    moved.state = insertState(search, bucket);
    if (moved.isPureSlide) {
      search.keys[moved.state - 1] = moved.key;
      enqueueForOtherAxis(axisLists, moved.state, moved);
    } else addState(search, axisLists, moved);
  }
}

/**
 * Lets the anteaters pull the fruits that they see after a slide. `hasPairs` says whether the slide has made fruits of
 * a pair adjacent. @inline
 */
function pullVisible(search: FourSearch, axisLists: AxisLists, moved: FourMoved, hasPairs: boolean): void {
  const seen = sumFour(axisLists.sighted, moved);
  if (seen > 0 && ((hasPairs && canPullAfterPair(seen)) || canPull(seen))) {
    if (seesOnlyOneFruit(seen) && !hasPairs) {
      search.sliceLeft--;
      pullOne(axisLists.sighted, axisLists.weights, moved);
    } else {
      search.sliceLeft -= MOVES_PER_PULL;
      pullInList(search, axisLists, moved);
    }
  }
}

/**
 * Lets the anteaters (things that pull fruits) pull in the state `moved`, with `pullFour`, which takes the pieces as a
 * list. @inline
 */
function pullInList(search: FourSearch, axisLists: AxisLists, moved: FourMoved): void {
  const { list } = search;
  storeFour(list, moved);
  list[KEY_INDEX] = moved.key;
  pullFour(search.exploration, axisLists.axis, list);
  loadFour(list, moved);
  moved.key = list[KEY_INDEX];
}

/**
 * Looks up the state after a move in the hash table, and adds this state if it is new. Before that, anteaters have
 * pulled. `isOwn` says whether the level's first pair leaves, and `areOthers` whether the second pair leaves. @inline
 */
function findAfterPairs(
  search: FourSearch,
  axisLists: AxisLists,
  moved: FourMoved,
  isOwn: boolean,
  areOthers: boolean,
): void {
  search.sliceLeft--;
  moved.isPureSlide = false;
  /** The bucket of the hash table in which the state after the move belongs. @locals */
  const bucket: Bucket = bucketOf(search, moved.key);
  moved.state = findState(search, bucket, moved.key);
  if (moved.state <= 0) {
    if (isOwn) removePairOfFour(search.firstGoneCode, moved, search.kind, 0);
    if (areOthers) removePairOfFour(search.firstGoneCode, moved, search.otherKind, 1);
    moved.state = insertState(search, bucket);
    if (search.hasAnteaters) {
      const seen = sumFour(axisLists.sighted, moved);
      if (canPull(seen)) search.newestUnsettled = moved.state;
    }
    addState(search, axisLists, moved);
  }
}

/**
 * Stores a new state after a move in which pairs of fruits left or anteaters pulled. Unless the level is won, puts the
 * state into two queues, because all moves must still be tried from it: one queue is for up and down, and one for
 * right and left.
 * @inline
 */
function addState(search: FourSearch, axisLists: AxisLists, moved: FourMoved): void {
  search.keys[moved.state - 1] = moved.key;
  if (moved.key % search.fruitsModulus === 0) recordWin(search.exploration, moved.state);
  else {
    enqueueForOtherAxis(axisLists, moved.state, moved);
    axisLists.afterSecond[moved.state - 1] = NOT_EXPLORED;
    enqueueFour(axisLists.ownQueue, moved.state, moved);
  }
}
