import { STUCK } from "../../../kernel/graph";
import type { Work } from "../../../kernel/work";
import { newState, stateIn, type ByKey } from "../../tilting/buckets";
import { copyExits, isKnown, UNKNOWN, writeExits, writeStuck } from "../../tilting/exits";
import { makeRoom } from "../../tilting/noise";
import { putInto, sorted, sumOf, takeFrom, type Four } from "../../tilting/four";
import { axisOf, pairOf, type Pair } from "./axis-four";
import { NO_KIND } from "./eight";
import { begin, type Exploration } from "./exploration";
import { fourSlidDown, fourSlidUp, partFour, type FourPushed } from "./four";
import { UNEVEN_SECOND } from "./lanes";
import { KEY, layPulls, mayPull, pullFour, pullOne, seesMore, seesOne } from "./pull-four";
import { LOST_STATE } from "./walk";
import type { Queue } from "./workspace";

// What a slice has time for. A push after which pairs leave counts as two; turning to a queue counts as one.
const PUSHES_PER_SLICE = 26;
/** What it takes to let anteaters pull, whatever they see. */
const PUSHES_PER_PULL = 5;

const MOST_STATES_PER_SLICE = PUSHES_PER_SLICE + 1;

/** What adds to a key beside the fruits of the first kind, where those are all: never fruits side by side. */
const NEVER_BESIDE: readonly boolean[] = [];

interface Walk {
  size: number;
  /** How many wait in the queue of the other pair of pushes. */
  others: number;
  /** What is left of the slice. */
  sliceLeft: number;
  /** Where there are anteaters: whether something was pulled, or has left before that, after the one push and the other. */
  isFirstPulled: boolean;
  isSecondPulled: boolean;
  /** The same of the last push, or whether it has led to a state that may be restless: what has come of it is looked for again. */
  isAgain: boolean;
  /**
   * The newest state that may be restless, or 0: as soon as anything moves there, an anteater may pull a fruit. So whatever
   * slides to its position does not stay there.
   */
  restless: number;
}

interface Table extends ByKey {
  /** What kinds the fruits are of; `NO_KIND` if there is but one. */
  readonly kind: number;
  readonly otherKind: number;
  /** What is left of a key divided by this is what fruits of the first kind add to it; or all fruits. */
  readonly ofKind: number;
  readonly ofFruits: number;
  /** See `Layout`: for what fruits of the first kind add to a key, and for what all else does. */
  readonly beside: readonly boolean[];
  readonly othersBeside: readonly boolean[];
  /** The first code of a piece that is gone. */
  readonly gone: number;
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
export function* exploreFour(exploration: Exploration, cap: number): Work<boolean> {
  const { scratch } = exploration;
  /** @locals */
  const table: Table = tableIn(exploration);
  /** @locals */
  const walk: Walk = {
    size: 1,
    others: 0,
    sliceLeft: 0,
    isFirstPulled: false,
    isSecondPulled: false,
    isAgain: false,
    restless: 0,
  };
  const axes = [axisOf(exploration, 0), axisOf(exploration, 1)];
  let [now, coming] = exploration.workspace.queues;
  begin(exploration);
  if (table.hasAnteaters) {
    layPulls(exploration);
    yield;
    // The start may be restless: nothing has come to lie there.
    walk.restless = 1;
  }
  while (now[0].length + now[1].length > 0) {
    // Up and down, where pieces are counted column by column; then right and left, row by row.
    for (let axis = 0; axis < 2; axis++) {
      const queue = now[axis];
      if (queue.length === 0) continue;
      const ownQueue = coming[axis];
      const otherQueue = coming[1 - axis];
      const { length } = queue;
      /** @locals */
      const pair: Pair = pairOf(axes, axis, queue, otherQueue, walk.restless);
      walk.sliceLeft--;
      walk.others = otherQueue.length;
      for (let at = 1; at <= length; at++) {
        const state = pair.states[at - 1];
        if (isKnown(pair, state)) continue;
        if (walk.sliceLeft <= 0) {
          yield;
          walk.sliceLeft = PUSHES_PER_SLICE;
          if (walk.size > cap) {
            exploration.size = walk.size;
            return false;
          }
          makeRoom(scratch, walk.size + MOST_STATES_PER_SLICE);
        }
        /** @locals */
        const four = sorted(pair.c1[at - 1], pair.c2[at - 1], pair.c3[at - 1], pair.c4[at - 1]);
        pushBothWays(exploration, table, walk, pair, ownQueue, state, four);
      }
      otherQueue.length = walk.others;
    }
    now[0].length = 0;
    now[1].length = 0;
    exploration.size = walk.size;
    [now, coming] = [coming, now];
  }
  return walk.size <= cap;
}

/** @inline */
function tableIn({ level, lanes, scratch }: Exploration): Table {
  const { keys, heads, same, base } = scratch;
  const { beside, ofPair, gone } = lanes.layout;
  const { kinds } = level;
  const isOnePair = kinds.length <= 2;
  return {
    keys,
    heads,
    same,
    base,
    buckets: heads.length,
    kind: kinds[0],
    otherKind: isOnePair ? NO_KIND : kinds[2],
    ofKind: ofPair,
    ofFruits: isOnePair ? ofPair : ofPair * ofPair,
    beside,
    othersBeside: isOnePair ? NEVER_BESIDE : beside,
    gone,
    hasAnteaters: lanes.hasAnteaters,
    list: [0, 0, 0, 0, 0],
  };
}

/** Pushes a state both ways. @inline */
function pushBothWays(
  exploration: Exploration,
  table: Table,
  walk: Walk,
  pair: Pair,
  ownQueue: Queue,
  state: number,
  four: Four,
): void {
  let firstSlides = true;
  let secondSlides = true;
  if (!pair.isEven) {
    const unevenness = sumOf(pair.uneven, four);
    firstSlides = unevenness % UNEVEN_SECOND === 0;
    secondSlides = unevenness < UNEVEN_SECOND;
  }
  walk.sliceLeft -= 2;
  /** @locals */
  const up: FourPushed = fourSlidUp(four, pair.firstStops, pair.weights, firstSlides);
  let first = LOST_STATE;
  if (up.key < 0) up.slides = false;
  else {
    const bucket = (up.key % table.buckets) + 1;
    const newest = table.heads[bucket - 1] - table.base;
    first = stateIn(table, newest, up.key);
    if (first <= walk.restless) {
      first = settleNew(exploration, table, walk, pair, ownQueue, state, up, true, bucket, newest);
    } else if (up.slides && isKnown(pair, first)) {
      // If it leads back although nothing was known of this one, this one is stuck, or pulled back to its place.
      if (pair.seconds[first - 1] !== state - 1) {
        copyExits(pair, state, first);
        return;
      }
    }
  }

  /** @locals */
  const down: FourPushed = fourSlidDown(four, pair.secondStops, pair.weights, secondSlides);
  let second = LOST_STATE;
  if (down.key < 0) down.slides = false;
  else {
    const bucket = (down.key % table.buckets) + 1;
    const newest = table.heads[bucket - 1] - table.base;
    second = stateIn(table, newest, down.key);
    if (second <= walk.restless) {
      second = settleNew(exploration, table, walk, pair, ownQueue, state, down, false, bucket, newest);
    } else if (down.slides && second === first && !walk.isFirstPulled) {
      writeStuck(pair, state);
      return;
    }
  }
  writeExits(pair, state, first, up.slides, second, down.slides);
  if (table.hasAnteaters) {
    if (walk.isFirstPulled && first === state) pair.firsts[state - 1] = first - 1;
    if (walk.isSecondPulled && second === state) pair.seconds[state - 1] = second - 1;
    walk.isFirstPulled = false;
    walk.isSecondPulled = false;
  }
}

/**
 * The state of a position that a push from a state has led to, and that is none as it is, or may be a restless one: pairs
 * leave, if there are any, and anteaters pull. @inline
 */
function settleNew(
  exploration: Exploration,
  table: Table,
  walk: Walk,
  pair: Pair,
  ownQueue: Queue,
  from: number,
  pushed: FourPushed,
  isFirst: boolean,
  bucket: number,
  newest: number,
): number {
  let own = pushed.key % table.ofKind;
  let others = pushed.key - own;
  let isOwn = table.beside[own - 1];
  let areOthers = table.othersBeside[others - 1];
  if (table.hasAnteaters) {
    let found = 0;
    if (walk.restless > 0) found = stateIn(table, newest, pushed.key);
    walk.isAgain = found > 0;
    const key = pushed.key;
    if (found !== from) letPull(exploration, table, walk, pair, pushed, isOwn || areOthers);
    if (pushed.key !== key) {
      if (pushed.key < 0) {
        pushed.slides = false;
        return LOST_STATE;
      }
      walk.isAgain = true;
      if (isFirst) walk.isFirstPulled = true;
      else walk.isSecondPulled = true;
      own = pushed.key % table.ofKind;
      others = pushed.key - own;
      isOwn = table.beside[own - 1];
      areOthers = table.othersBeside[others - 1];
    }
  }
  let state = 0;
  if (isOwn || areOthers || walk.isAgain) {
    if (isOwn) pushed.key -= own;
    if (areOthers) pushed.key -= others;
    state = leave(exploration, table, walk, pair, ownQueue, pushed, isOwn, areOthers);
  } else {
    state = newState(walk, table, bucket, newest);
    if (pushed.slides) {
      table.keys[state - 1] = pushed.key;
      waitForOthers(walk, pair, pushed, state);
    } else addState(exploration, table, walk, pair, ownQueue, pushed, state);
  }
  return state;
}

/** Lets anteaters pull what they see, and pairs leave before that, if there are any. @inline */
function letPull(
  exploration: Exploration,
  table: Table,
  walk: Walk,
  pair: Pair,
  pushed: FourPushed,
  arePairs: boolean,
): void {
  const seen = sumOf(pair.sighted, pushed);
  if (seen > 0 && ((arePairs && seesMore(seen)) || mayPull(seen))) {
    if (seesOne(seen) && !arePairs) {
      walk.sliceLeft--;
      pullOne(pair.sighted, pair.weights, pushed);
    } else {
      walk.sliceLeft -= PUSHES_PER_PULL;
      pullAny(exploration, table, pair, pushed);
    }
  }
}

/** @inline */
function pullAny(exploration: Exploration, table: Table, pair: Pair, pushed: FourPushed): void {
  const { list } = table;
  putInto(list, pushed);
  list[KEY] = pushed.key;
  pullFour(exploration, pair.axis, list);
  takeFrom(list, pushed);
  pushed.key = list[KEY];
}

/** The state that a push leads to after which pairs leave, of the one kind or the other; its key is without them. @inline */
function leave(
  exploration: Exploration,
  table: Table,
  walk: Walk,
  pair: Pair,
  ownQueue: Queue,
  pushed: FourPushed,
  isOwn: boolean,
  areOthers: boolean,
): number {
  walk.sliceLeft--;
  pushed.slides = false;
  const bucket = (pushed.key % table.buckets) + 1;
  const newest = table.heads[bucket - 1] - table.base;
  let state = stateIn(table, newest, pushed.key);
  if (state <= 0) {
    if (isOwn) partFour(table.gone, pushed, table.kind, 0);
    if (areOthers) partFour(table.gone, pushed, table.otherKind, 1);
    state = newState(walk, table, bucket, newest);
    if (table.hasAnteaters) {
      const seen = sumOf(pair.sighted, pushed);
      if (mayPull(seen)) walk.restless = state;
    }
    addState(exploration, table, walk, pair, ownQueue, pushed, state);
  }
  return state;
}

/** Notes a new state that a push has led to which is more than a slide. If it is not won it waits for both pairs. @inline */
function addState(
  exploration: Exploration,
  table: Table,
  walk: Walk,
  pair: Pair,
  ownQueue: Queue,
  pushed: FourPushed,
  state: number,
): void {
  table.keys[state - 1] = pushed.key;
  if (pushed.key % table.ofFruits === 0) {
    // No push leads on from there.
    pair.firsts[state - 1] = STUCK;
    pair.seconds[state - 1] = STUCK;
    pair.otherFirsts[state - 1] = STUCK;
    pair.otherSeconds[state - 1] = STUCK;
    exploration.won.push(state - 1);
  } else {
    waitForOthers(walk, pair, pushed, state);
    pair.seconds[state - 1] = UNKNOWN;
    putInQueue(ownQueue, state, pushed);
  }
}

/** Has a state wait for the other pair of pushes. @inline */
function waitForOthers(walk: Walk, pair: Pair, pushed: FourPushed, state: number): void {
  pair.otherSeconds[state - 1] = UNKNOWN;
  walk.others++;
  pair.otherStates[walk.others - 1] = state;
  pair.o1[walk.others - 1] = pair.across[pushed.p1 - 1];
  pair.o2[walk.others - 1] = pair.across[pushed.p2 - 1];
  pair.o3[walk.others - 1] = pair.across[pushed.p3 - 1];
  pair.o4[walk.others - 1] = pair.across[pushed.p4 - 1];
}

/** Has a state wait for the same pair of pushes. @inline */
function putInQueue(queue: Queue, state: number, four: Four): void {
  const { states, codes, length } = queue;
  states[length] = state;
  codes[0][length] = four.p1;
  codes[1][length] = four.p2;
  codes[2][length] = four.p3;
  codes[3][length] = four.p4;
  queue.length = length + 1;
}
