import { STUCK } from "../../../kernel/graph";
import type { Work } from "../../../kernel/work";
import { UNKNOWN } from "../../tilting/exits";
import { makeRoom } from "../../tilting/noise";
import { copyOf, NO_KIND, part, putInto, slideDown, slideUp, sort, sumOf, takeFrom, type Eight } from "./eight";
import { couplesIn, takePaired, type Couples } from "./couples";
import { begin, type Exploration } from "./exploration";
import { FRUIT_KINDS } from "../level";
import { Code } from "./lanes";
import { keyOf, piecesOf } from "./position";
import { settle, Settled } from "./settle";
import { addWin, LOST_STATE, pairOf, type Pair, type Push, type Table, type Walk } from "./walk";
import type { Queue } from "./workspace";

// What a slice has time for, in slides.
const SLIDES_PER_SLICE = 8;
/** What it takes to let pairs leave and anteaters pull. */
const SLIDES_PER_SETTLING = 8;

const MOST_STATES_PER_SLICE = SLIDES_PER_SLICE + 1;

/**
 * Fruit's own way to what kernel/explore finds, for up to `MOST_PIECES` pieces: the same states, in the order of their
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
export function* exploreMany(exploration: Exploration, cap: number): Work<boolean> {
  const { scratch, level } = exploration;
  const { keys, secondKeys, left, heads, same, base } = scratch;
  /** @locals */
  const table: Table = { keys, secondKeys, left, heads, same, base, buckets: heads.length };
  /** @locals */
  const couples: Couples = couplesIn(exploration);
  /** @locals */
  const walk: Walk = { size: 1, others: 0, own: 0, sliceLeft: 0 };
  const list: number[] = [];
  const pieces = piecesOf(level);
  let [now, coming] = exploration.workspace.queues;
  begin(exploration);
  while (now[0].length + now[1].length > 0) {
    // Up and down, where pieces are counted column by column; then right and left, row by row.
    for (let axis = 0; axis < 2; axis++) {
      const queue = now[axis];
      const ownQueue = coming[axis];
      const otherQueue = coming[1 - axis];
      const { states, codes, length } = queue;
      const [c1, c2, c3, c4, c5, c6, c7, c8] = codes;
      /** @locals */
      const pair: Pair = pairOf(exploration, axis, pieces, otherQueue);
      walk.sliceLeft--;
      walk.others = otherQueue.length;
      walk.own = ownQueue.length;
      for (let at = 1; at <= length; at++) {
        const state = states[at - 1];
        if (pair.seconds[state - 1] > UNKNOWN) continue;
        if (walk.sliceLeft <= 0) {
          yield;
          walk.sliceLeft = SLIDES_PER_SLICE;
          if (walk.size > cap) {
            exploration.size = walk.size;
            return false;
          }
          makeRoom(scratch, walk.size + MOST_STATES_PER_SLICE);
        }
        /** @locals */
        const all: Eight = {
          p1: c1[at - 1],
          p2: c2[at - 1],
          p3: c3[at - 1],
          p4: c4[at - 1],
          p5: c5[at - 1],
          p6: c6[at - 1],
          p7: c7[at - 1],
          p8: c8[at - 1],
        };
        sort(pair, all);
        moveBothWays(exploration, table, couples, walk, pair, ownQueue, list, state, all);
      }
      otherQueue.length = walk.others;
      ownQueue.length = walk.own;
    }
    now[0].length = 0;
    now[1].length = 0;
    exploration.size = walk.size;
    [now, coming] = [coming, now];
  }
  return walk.size <= cap;
}

/** Pushes a state both ways: first to higher codes, then to lower ones. @inline */
function moveBothWays(
  exploration: Exploration,
  table: Table,
  couples: Couples,
  walk: Walk,
  pair: Pair,
  ownQueue: Queue,
  list: number[],
  state: number,
  all: Eight,
): void {
  let isTwoWay = pair.isTwoWay;
  if (!isTwoWay) {
    const unevenness = sumOf(pair, pair.uneven, all);
    isTwoWay = unevenness === 0;
  }
  /** @locals */
  const moved: Eight = copyOf(all);
  /** @locals */
  const made: Push = { key: 0, secondKey: 0, left: 0, state: 0, bucket: 0, newest: 0, isStuck: false, slides: false };
  let first = 0;
  let firstSlides = false;
  for (let turn = 0; turn < 2; turn++) {
    made.left = table.left[state - 1];
    made.isStuck = false;
    made.slides = isTwoWay;
    if (turn === 0) slideUp(pair, all, pair.firstStops, moved);
    else slideDown(pair, all, pair.secondStops, moved);
    push(exploration, table, couples, walk, pair, ownQueue, list, state, moved, made);
    const exit = made.isStuck ? STUCK : made.state - 1;
    if (turn === 0) {
      first = made.state;
      firstSlides = made.slides;
      pair.firsts[state - 1] = exit;
      // A state that has been known is known both ways. If it leads back, this one may be stuck or pulled back to its place.
      if (firstSlides) {
        const known = pair.seconds[first - 1];
        if (known > UNKNOWN && known !== state - 1) {
          pair.seconds[state - 1] = known;
          break;
        }
      }
    } else {
      pair.seconds[state - 1] = exit;
      if (firstSlides) writeSlid(pair, first, STUCK, made.state - 1);
      if (made.slides) writeSlid(pair, made.state, first - 1, STUCK);
    }
  }
}

/** Finds out what has come of a slide, and gives it a state if it is new. @inline */
function push(
  exploration: Exploration,
  table: Table,
  couples: Couples,
  walk: Walk,
  pair: Pair,
  ownQueue: Queue,
  list: number[],
  from: number,
  all: Eight,
  made: Push,
): void {
  walk.sliceLeft--;
  made.state = 0;
  made.key = sumOf(pair, pair.weights, all);
  if (made.key < 0) {
    made.state = LOST_STATE;
    made.slides = false;
  } else {
    if (pair.isDouble) {
      walk.sliceLeft--;
      made.secondKey = sumOf(pair, pair.secondWeights, all);
    }
    if (made.key === table.keys[from - 1] && made.secondKey === table.secondKeys[from - 1]) {
      made.state = from;
      made.isStuck = true;
      made.slides = false;
    } else {
      let seen = 0;
      if (pair.hasAnteaters) seen = sumOf(pair, pair.sighted, all);
      if (seen > 0) comeToRest(exploration, walk, pair, list, all, made);
      if (made.state === 0) {
        find(table, made);
        // Nothing that is known has a pair in it.
        if (seen === 0 && made.state <= 0) letPairsLeave(exploration, table, couples, walk, pair, list, all, made);
        if (made.state <= 0) addState(exploration, table, walk, pair, ownQueue, all, made);
      }
    }
  }
}

/** Lets pairs leave where no anteater can see a fruit, and looks for the state again if there are any. @inline */
function letPairsLeave(
  exploration: Exploration,
  table: Table,
  couples: Couples,
  walk: Walk,
  pair: Pair,
  list: number[],
  all: Eight,
  made: Push,
): void {
  const fruits = made.left;
  if (couples.areTold) {
    for (;;) {
      const kind = takePaired(couples, made);
      if (kind === NO_KIND) break;
      walk.sliceLeft--;
      part(pair, pair.gone, all, kind, made.left);
      made.left -= 2;
    }
  } else comeToRest(exploration, walk, pair, list, all, made);
  if (made.left < fruits) {
    made.slides = false;
    find(table, made);
  }
}

/** Looks for the state that has the key of a push. @inline */
function find(table: Table, made: Push): void {
  made.bucket = ((made.key + made.secondKey) % table.buckets) + 1;
  made.newest = table.heads[made.bucket - 1] - table.base;
  made.state = made.newest;
  while (
    made.state > 0 &&
    (table.keys[made.state - 1] !== made.key || table.secondKeys[made.state - 1] !== made.secondKey)
  ) {
    made.state = table.same[made.state - 1];
  }
}

/** Lets pairs leave and anteaters pull. @inline */
function comeToRest(exploration: Exploration, walk: Walk, pair: Pair, list: number[], all: Eight, made: Push): void {
  walk.sliceLeft -= SLIDES_PER_SETTLING;
  putInto(list, all);
  const settled = settle(exploration.lanes, pair.axis, list, pair.slots);
  if (settled === Settled.Lost) {
    made.state = LOST_STATE;
    made.slides = false;
  } else if (settled === Settled.Changed) {
    made.slides = false;
    takeFrom(list, all);
    made.key = keyOf(list, pair.slots, pair.weights);
    if (pair.isDouble) made.secondKey = keyOf(list, pair.slots, pair.secondWeights);
    made.left = fruitsIn(list, pair.slots, pair.gone);
  }
}

/** Gives what a push has led to a state. If it is not won it waits for its turn. @inline */
function addState(
  exploration: Exploration,
  table: Table,
  walk: Walk,
  pair: Pair,
  ownQueue: Queue,
  all: Eight,
  made: Push,
): void {
  walk.size++;
  const state = walk.size;
  table.same[state - 1] = made.newest;
  table.heads[made.bucket - 1] = table.base + state;
  table.keys[state - 1] = made.key;
  table.secondKeys[state - 1] = made.secondKey;
  table.left[state - 1] = made.left;
  made.state = state;
  if (made.left === 0) addWin(exploration, state);
  else {
    pair.seconds[state - 1] = UNKNOWN;
    pair.otherSeconds[state - 1] = UNKNOWN;
    walk.others++;
    waitForOthers(pair, walk.others, state, all);
    if (!made.slides) {
      walk.own++;
      putInQueue(ownQueue, walk.own, state, all);
    }
  }
}

/** Has a state wait for the other pair of pushes. @inline */
function waitForOthers(pair: Pair, at: number, state: number, all: Eight): void {
  pair.otherStates[at - 1] = state;
  pair.o1[at - 1] = pair.across[all.p1 - 1];
  pair.o2[at - 1] = pair.across[all.p2 - 1];
  pair.o3[at - 1] = pair.across[all.p3 - 1];
  pair.o4[at - 1] = pair.across[all.p4 - 1];
  if (pair.isOverFour) {
    pair.o5[at - 1] = pair.across[all.p5 - 1];
    pair.o6[at - 1] = pair.across[all.p6 - 1];
    if (pair.isOverSix) {
      pair.o7[at - 1] = pair.across[all.p7 - 1];
      pair.o8[at - 1] = pair.across[all.p8 - 1];
    }
  }
}

/** Has a state wait for the same pair of pushes. @inline */
function putInQueue(queue: Queue, at: number, state: number, all: Eight): void {
  const { codes } = queue;
  queue.states[at - 1] = state;
  codes[0][at - 1] = all.p1;
  codes[1][at - 1] = all.p2;
  codes[2][at - 1] = all.p3;
  codes[3][at - 1] = all.p4;
  codes[4][at - 1] = all.p5;
  codes[5][at - 1] = all.p6;
  codes[6][at - 1] = all.p7;
  codes[7][at - 1] = all.p8;
}

/** Writes where both pushes lead from a state that one of them has led to by nothing but slides. @inline */
function writeSlid(pair: Pair, state: number, first: number, second: number): void {
  pair.firsts[state - 1] = first;
  pair.seconds[state - 1] = second;
}

/** How many fruits there are in so many slots of a list in ascending order; codes from `gone` on are of pieces that are gone. */
function fruitsIn(list: readonly number[], slots: number, gone: number): number {
  let fruits = 0;
  for (let slot = 1; slot <= slots && list[slot - 1] < gone; slot++) {
    if (list[slot - 1] % Code.Kinds < FRUIT_KINDS) fruits++;
  }
  return fruits;
}
