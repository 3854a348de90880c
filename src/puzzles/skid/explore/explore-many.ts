import type { Work } from "../../../kernel/work";
import { newState, type Buckets } from "../../tilting/buckets";
import { copyExits, isKnown, UNKNOWN, writeExits, writeStuck } from "../../tilting/exits";
import { begin, keyOf, type Exploration } from "./exploration";
import { Code, type Lanes } from "./lanes";
import { Intact, putInQueue, type Scratch, type Queue } from "./scratch";
import { goneCode, shift, Shifted } from "./shift";
import { stopAbove, stopBelow } from "./slide";
import { addWin, beginSlice, endDepth, isAnyWaiting, type Walk, type Ways } from "./walk";

// What a slice has time for, counted in slides of a piece. A move that is more than slides counts as five.
const SLIDES_PER_SLICE = 36;

const MOST_STATES_PER_SLICE = SLIDES_PER_SLICE;

interface ManyWalk extends Walk {
  /** How many pieces the level began with. */
  readonly slots: number;
  /** The codes of the present state in ascending order, and what a move makes of them. */
  readonly list: number[];
  readonly after: number[];
}

interface Pair extends Ways {
  readonly otherQueue: Queue;
  /** By code − 1: see `Weights`. */
  readonly weights1: readonly number[];
  readonly weights2: readonly number[];
  readonly weights3: readonly number[];
}

/** The states by their keys. */
interface Table extends Buckets {
  readonly keys1: number[];
  readonly keys2: number[];
  readonly keys3: number[];
  readonly intact: Intact[];
}

/** What comes of a move, beside the codes in `after`: the parts of their key, and whether there is more than slides. */
interface Moved {
  key1: number;
  key2: number;
  key3: number;
  result: Shifted;
  slides: boolean;
}

/**
 * As `exploreFour` (see there), for any number of pieces. They stand in lists, and a key has three parts (see digits.ts).
 */
export function* exploreMany(exploration: Exploration, cap: number): Work<boolean> {
  const { scratch, start } = exploration;
  /** @locals */
  const table: Table = tableIn(scratch);
  /** @locals */
  const walk: ManyWalk = beginWalk(start);
  let [now, coming] = scratch.queues;
  begin(exploration);
  while (isAnyWaiting(now)) {
    // Up and down, where pieces are counted column by column; then right and left, row by row.
    for (let axis = 0; axis < 2; axis++) {
      const { states, codes, length } = now[axis];
      const ownQueue = coming[axis];
      /** @locals */
      const pair: Pair = pairOf(exploration, axis, coming[1 - axis]);
      walk.sliceLeft--;
      walk.others = pair.otherQueue.length;
      for (let at = 1; at <= length; at++) {
        const state = states[at - 1];
        if (isKnown(pair, state)) continue;
        if (walk.sliceLeft <= 0) {
          yield;
          walk.sliceLeft = SLIDES_PER_SLICE;
          const mayGoOn = beginSlice(exploration, walk, cap, MOST_STATES_PER_SLICE);
          if (!mayGoOn) return false;
        }
        walk.sliceLeft -= 2 * walk.slots;
        sortInto(walk, codes, at);
        moveBothWays(exploration, table, walk, pair, ownQueue, axis, state);
      }
      pair.otherQueue.length = walk.others;
    }
    const isWorthIt = endDepth(exploration, walk, now, coming);
    if (!isWorthIt) return false;
    [now, coming] = [coming, now];
  }
  return walk.size <= cap;
}

/** @inline */
function tableIn({ keys, intact, heads, same, base }: Scratch): Table {
  return { keys1: keys[0], keys2: keys[1], keys3: keys[2], intact, heads, same, base, buckets: heads.length };
}

/** @inline */
function beginWalk(start: readonly number[]): ManyWalk {
  return { size: 1, depth: 0, others: 0, sliceLeft: 0, slots: start.length, list: [...start], after: [...start] };
}

/** @inline */
function pairOf(exploration: Exploration, axis: number, otherQueue: Queue): Pair {
  const { lanes, scratch, weights } = exploration;
  const { stops, opens, layout, pits } = lanes;
  const { next } = scratch;
  const parts = axis === 0 ? weights.columns : weights.rows;
  return {
    firsts: next[axis],
    seconds: next[axis + 2],
    otherQueue,
    across: layout.turns[1 - axis],
    otherSeconds: next[3 - axis],
    weights1: parts[0],
    weights2: parts[1],
    weights3: parts[2],
    pit: pits[axis],
    firstStops: stops[axis],
    firstOpens: opens[axis],
    secondStops: stops[axis + 2],
    secondOpens: opens[axis + 2],
  };
}

/** Puts the codes of a state that waits into ascending order. @inline */
function sortInto(walk: ManyWalk, codes: readonly number[][], at: number): void {
  for (let slot = 1; slot <= walk.slots; slot++) {
    const code = codes[slot - 1][at - 1];
    let place = slot - 1;
    while (place > 0 && walk.list[place - 1] > code) {
      walk.list[place] = walk.list[place - 1];
      place--;
    }
    walk.list[place] = code;
  }
}

/** Moves a state both ways: first to higher codes, then to lower ones. @inline */
function moveBothWays(
  exploration: Exploration,
  table: Table,
  walk: ManyWalk,
  pair: Pair,
  ownQueue: Queue,
  axis: number,
  state: number,
): void {
  const { lanes } = exploration;
  const { hasPits } = lanes;
  const high = lanes.layout.codes - 1;
  const isClear = !hasPits || !isAnyIn(pair.pit, walk.list);
  let first = 0;
  let firstSlides = false;
  for (let turn = 0; turn < 2; turn++) {
    /** @locals */
    const moved: Moved = { key1: 0, key2: 0, key3: 0, result: Shifted.Slides, slides: isClear };
    if (turn === 0) slideUp(walk, pair, moved, high);
    else slideDown(walk, pair, moved);
    if (moved.key1 < 0) moveOtherwise(exploration, walk, pair, axis + 2 * turn, moved);
    if (hasPits && moved.slides) moved.slides = !isAnyIn(pair.pit, walk.after);
    const bucket = ((moved.key1 + moved.key2 + moved.key3) % table.buckets) + 1;
    const newest = table.heads[bucket - 1] - table.base;
    let to = stateIn(table, newest, moved);
    if (to <= 0) to = addState(exploration, table, walk, pair, ownQueue, state, moved, bucket, newest);
    if (turn === 0) {
      if (moved.slides && isKnown(pair, to)) {
        copyExits(pair, state, to);
        break;
      }
      first = to;
      firstSlides = moved.slides;
    } else if (moved.slides && to === first) writeStuck(pair, state);
    else writeExits(pair, state, first, firstSlides, to, moved.slides);
  }
}

/** Moves all pieces to higher codes, as far as they only slide. @inline */
function slideUp(walk: ManyWalk, pair: Pair, moved: Moved, high: number): void {
  let ahead = high;
  for (let slot = walk.slots; slot > 0; slot--) {
    const code = walk.list[slot - 1];
    ahead = stopBelow(pair.firstStops[code - 1], code, ahead, pair.firstOpens, high);
    walk.after[slot - 1] = ahead;
    addToKey(moved, pair, ahead);
  }
}

/** As `slideUp`, to lower codes. @inline */
function slideDown(walk: ManyWalk, pair: Pair, moved: Moved): void {
  let ahead: number = Code.None;
  for (let slot = 1; slot <= walk.slots; slot++) {
    const code = walk.list[slot - 1];
    ahead = stopAbove(pair.secondStops[code - 1], code, ahead, pair.secondOpens);
    walk.after[slot - 1] = ahead;
    addToKey(moved, pair, ahead);
  }
}

/** @inline */
function addToKey(moved: Moved, pair: Pair, code: number): void {
  moved.key1 += pair.weights1[code - 1];
  moved.key2 += pair.weights2[code - 1];
  moved.key3 += pair.weights3[code - 1];
}

/** Makes a move of which more may come than slides. @inline */
function moveOtherwise(exploration: Exploration, walk: ManyWalk, pair: Pair, direction: number, moved: Moved): void {
  walk.sliceLeft -= 4 * walk.slots;
  moved.result = shift(exploration.lanes, direction, walk.list, walk.after);
  if (moved.result !== Shifted.Slides) moved.slides = false;
  moved.key1 = keyOf(walk.after, pair.weights1);
  moved.key2 = keyOf(walk.after, pair.weights2);
  moved.key3 = keyOf(walk.after, pair.weights3);
}

/** The state that has that key, of those in a bucket whose newest is given; 0 or less if there is none. @inline */
function stateIn(table: Table, newest: number, key: Moved): number {
  let state = newest;
  while (state > 0 && !isOf(table, state, key)) state = table.same[state - 1];
  return state;
}

/** @inline */
function isOf(table: Table, state: number, key: Moved): boolean {
  return (
    table.keys1[state - 1] === key.key1 && table.keys2[state - 1] === key.key2 && table.keys3[state - 1] === key.key3
  );
}

/** Gives what a move from a state has led to a state. If it is not won it waits for its turn. @inline */
function addState(
  exploration: Exploration,
  table: Table,
  walk: ManyWalk,
  pair: Pair,
  ownQueue: Queue,
  from: number,
  moved: Moved,
  bucket: number,
  newest: number,
): number {
  const state = newState(walk, table, bucket, newest);
  table.keys1[state - 1] = moved.key1;
  table.keys2[state - 1] = moved.key2;
  table.keys3[state - 1] = moved.key3;
  // Whatever only slides stays as intact as it was.
  table.intact[state - 1] = table.intact[from - 1];
  if (!moved.slides && table.intact[from - 1] !== Intact.Gone) {
    table.intact[state - 1] = intactAfter(exploration.lanes, pair.pit, walk.after);
  }
  pair.seconds[state - 1] = UNKNOWN;
  pair.otherSeconds[state - 1] = UNKNOWN;
  if (moved.result === Shifted.Wins) {
    addWin(exploration, state, walk.depth + 1, walk.after[walk.slots - 1]);
  } else {
    walk.others++;
    waitForOthers(walk, pair, state);
    if (!moved.slides) putInQueue(ownQueue, state, walk.after);
  }
  return state;
}

/** Has a state wait for the other pair of moves. @inline */
function waitForOthers(walk: ManyWalk, pair: Pair, state: number): void {
  const { codes } = pair.otherQueue;
  pair.otherQueue.states[walk.others - 1] = state;
  for (let slot = 1; slot <= walk.slots; slot++) {
    codes[slot - 1][walk.others - 1] = pair.across[walk.after[slot - 1] - 1];
  }
}

/** What has become of pieces of which none had left before. */
function intactAfter({ layout, hasPits }: Lanes, pit: readonly number[], after: readonly number[]): Intact {
  // All slots are pieces here.
  if (after[after.length - 1] >= goneCode(layout, 0)) return Intact.Gone;
  return hasPits && isAnyIn(pit, after) ? Intact.Trapped : Intact.Whole;
}

/** Whether some piece of a list is in a pit. */
function isAnyIn(pit: readonly number[], list: readonly number[]): boolean {
  for (const code of list) if (pit[code - 1] > 0) return true;
  return false;
}
