import type { Work } from "../../../kernel/work";
import { newState, stateIn, type ByKey } from "../../tilting/buckets";
import { copyExits, isKnown, UNKNOWN, writeExits, writeStuck } from "../../tilting/exits";
import { putInto, sorted, sumOf, takeFrom, type Four } from "../../tilting/four";
import { begin, type Exploration } from "./exploration";
import { slidDown, slidUp, type FourMoved } from "./four";
import { Code } from "./lanes";
import { leaveFour } from "./leave-four";
import { Intact, type Scratch, type Queue } from "./scratch";
import { goneCode, shift, Shifted } from "./shift";
import { addWin, beginSlice, endDepth, isAnyWaiting, type Walk, type Ways } from "./walk";

// What a slice has time for. A move that is more than slides counts as two, where there are crates as four; turning to
// a queue counts as one.
const MOVES_PER_SLICE = 18;

const MOST_STATES_PER_SLICE = MOVES_PER_SLICE + 1;

interface Pair extends Ways {
  /** The states that are to be moved, and their codes. */
  readonly states: readonly number[];
  readonly c1: readonly number[];
  readonly c2: readonly number[];
  readonly c3: readonly number[];
  readonly c4: readonly number[];
  /** The queue of the other pair. */
  readonly otherStates: number[];
  readonly o1: number[];
  readonly o2: number[];
  readonly o3: number[];
  readonly o4: number[];
  /** How many codes a line of the count has. */
  readonly line: number;
  /** By code − 1: see `Weights`. */
  readonly weight: readonly number[];
}

/** The states by their keys. */
interface Table extends ByKey {
  readonly intact: Intact[];
}

/** What a level has, and lists for the codes of one move. */
interface Ground {
  readonly hasCrates: boolean;
  readonly hasPits: boolean;
  /** The first code of a piece that is gone. */
  readonly gone: number;
  /** How many pieces the level began with. */
  readonly pieces: number;
  /** A code above all those of pieces. */
  readonly high: number;
  readonly list: number[];
  readonly after: number[];
}

/**
 * Skid's own way to what kernel/explore finds, for up to four pieces: the same states, in the order of their depth, at a
 * fraction of the cost. Gives whether it went to the end: there are no more than `cap`, and there is still hope of what
 * is asked for.
 *
 * A position is four codes in one of the two counts of the cells (see lanes.ts). Most moves are nothing but slides, and
 * these are four look-ups (see slide.ts). Whatever else may happen (a goal is touched, a crate is in the way) goes
 * through `leaveFour` or `shift`. The key of a position is a sum of what its codes weigh (see weights.ts), the same in
 * both counts and in any order: codes are turned to the other count with every new state, and sorted when its turn comes.
 *
 * Moves are made in pairs, up and down or right and left: of all states of one depth first the one, then the other.
 * Whoever comes by the one move to a place that is known (see exits.ts) need not make the other; and a state that a
 * slide has led to waits in the queue of the other pair alone. A pit spoils this for positions with a piece in it, and
 * so does every move that is more than slides. docs/fast-lua.md says why it is written as it is.
 *
 * There are two explorers since four codes in locals, with a key of one part, cost less than half of what `exploreMany`,
 * which has lists and three parts, takes for the same levels; what both do alike is in walk.ts.
 */
export function* exploreFour(exploration: Exploration, cap: number): Work<boolean> {
  const { scratch } = exploration;
  /** @locals */
  const table: Table = tableIn(scratch);
  /** @locals */
  const ground: Ground = groundOf(exploration);
  /** @locals */
  const walk: Walk = { size: 1, depth: 0, others: 0, sliceLeft: 0 };
  let [now, coming] = scratch.queues;
  begin(exploration);
  while (isAnyWaiting(now)) {
    // Up and down, where pieces are counted column by column; then right and left, row by row.
    for (let axis = 0; axis < 2; axis++) {
      const queue = now[axis];
      const ownQueue = coming[axis];
      const otherQueue = coming[1 - axis];
      const { length } = queue;
      /** @locals */
      const pair: Pair = pairOf(exploration, axis, queue, otherQueue);
      walk.sliceLeft--;
      walk.others = otherQueue.length;
      for (let at = 1; at <= length; at++) {
        const state = pair.states[at - 1];
        if (isKnown(pair, state)) continue;
        if (walk.sliceLeft <= 0) {
          yield;
          walk.sliceLeft = MOVES_PER_SLICE;
          const mayGoOn = beginSlice(exploration, walk, cap, MOST_STATES_PER_SLICE);
          if (!mayGoOn) return false;
        }
        /** @locals */
        const four = sorted(pair.c1[at - 1], pair.c2[at - 1], pair.c3[at - 1], pair.c4[at - 1]);
        moveBothWays(exploration, table, ground, walk, pair, ownQueue, axis, state, four);
      }
      otherQueue.length = walk.others;
    }
    const isWorthIt = endDepth(exploration, walk, now, coming);
    if (!isWorthIt) return false;
    [now, coming] = [coming, now];
  }
  return walk.size <= cap;
}

/** @inline */
function tableIn({ keys, intact, heads, same, base }: Scratch): Table {
  return { keys: keys[0], intact, heads, same, base, buckets: heads.length };
}

/** @inline */
function groundOf({ lanes, start }: Exploration): Ground {
  const { layout, hasCrates, hasPits } = lanes;
  const gone = goneCode(layout, 0);
  const pieces = start.filter((code) => code < gone).length;
  return { hasCrates, hasPits, gone, pieces, high: layout.codes - 1, list: [0, 0, 0, 0], after: [0, 0, 0, 0] };
}

/** @inline */
function pairOf(exploration: Exploration, axis: number, queue: Queue, otherQueue: Queue): Pair {
  const { lanes, scratch, weights } = exploration;
  const { next } = scratch;
  const { stops, opens, layout, pits } = lanes;
  const { codes } = queue;
  const otherCodes = otherQueue.codes;
  return {
    firsts: next[axis],
    seconds: next[axis + 2],
    states: queue.states,
    c1: codes[0],
    c2: codes[1],
    c3: codes[2],
    c4: codes[3],
    otherStates: otherQueue.states,
    o1: otherCodes[0],
    o2: otherCodes[1],
    o3: otherCodes[2],
    o4: otherCodes[3],
    across: layout.turns[1 - axis],
    otherSeconds: next[3 - axis],
    line: Code.Kinds * (axis === 0 ? layout.columns : layout.rows).length,
    weight: axis === 0 ? weights.columns[0] : weights.rows[0],
    pit: pits[axis],
    firstStops: stops[axis],
    firstOpens: opens[axis],
    secondStops: stops[axis + 2],
    secondOpens: opens[axis + 2],
  };
}

/** Moves a state both ways. @inline */
function moveBothWays(
  exploration: Exploration,
  table: Table,
  ground: Ground,
  walk: Walk,
  pair: Pair,
  ownQueue: Queue,
  axis: number,
  state: number,
  four: Four,
): void {
  const isClear = !ground.hasPits || sumOf(pair.pit, four) === 0;
  walk.sliceLeft--;
  /** @locals */
  const up: FourMoved = slidUp(four, pair.firstStops, pair.firstOpens, ground.high, pair.weight, isClear);
  if (up.key < 0) moveOtherwise(exploration, ground, walk, pair, axis, four, up);
  if (ground.hasPits && up.slides) up.slides = sumOf(pair.pit, up) === 0;
  const upBucket = (up.key % table.buckets) + 1;
  const upNewest = table.heads[upBucket - 1] - table.base;
  let first = stateIn(table, upNewest, up.key);
  if (first <= 0) first = addState(exploration, table, ground, walk, pair, ownQueue, state, up, upBucket, upNewest);
  else if (up.slides && isKnown(pair, first)) {
    copyExits(pair, state, first);
    return;
  }

  walk.sliceLeft--;
  /** @locals */
  const down: FourMoved = slidDown(four, pair.secondStops, pair.secondOpens, pair.weight, isClear);
  if (down.key < 0) moveOtherwise(exploration, ground, walk, pair, axis + 2, four, down);
  if (ground.hasPits && down.slides) down.slides = sumOf(pair.pit, down) === 0;
  const downBucket = (down.key % table.buckets) + 1;
  const downNewest = table.heads[downBucket - 1] - table.base;
  let second = stateIn(table, downNewest, down.key);
  if (second <= 0)
    second = addState(exploration, table, ground, walk, pair, ownQueue, state, down, downBucket, downNewest);
  else if (down.slides && second === first) {
    writeStuck(pair, state);
    return;
  }
  writeExits(pair, state, first, up.slides, second, down.slides);
}

/** Makes a move of which more may come than slides. @inline */
function moveOtherwise(
  exploration: Exploration,
  ground: Ground,
  walk: Walk,
  pair: Pair,
  direction: number,
  four: Four,
  moved: FourMoved,
): void {
  const { list, after } = ground;
  walk.sliceLeft--;
  if (ground.hasCrates) {
    walk.sliceLeft -= 2;
    putInto(list, four);
    moved.result = shift(exploration.lanes, direction, list, after);
    if (moved.result !== Shifted.Slides) moved.slides = false;
  } else {
    putInto(after, moved);
    moved.result = leaveFour(after, ground.gone, pair.line);
    moved.slides = false;
  }
  takeFrom(after, moved);
  moved.key = sumOf(pair.weight, moved);
}

/** Gives what a move from a state has led to a state. If it is not won it waits for its turn. @inline */
function addState(
  exploration: Exploration,
  table: Table,
  ground: Ground,
  walk: Walk,
  pair: Pair,
  ownQueue: Queue,
  from: number,
  moved: FourMoved,
  bucket: number,
  newest: number,
): number {
  const state = newState(walk, table, bucket, newest);
  table.keys[state - 1] = moved.key;
  pair.otherSeconds[state - 1] = UNKNOWN;
  walk.others++;
  pair.otherStates[walk.others - 1] = state;
  pair.o1[walk.others - 1] = pair.across[moved.p1 - 1];
  pair.o2[walk.others - 1] = pair.across[moved.p2 - 1];
  pair.o3[walk.others - 1] = pair.across[moved.p3 - 1];
  pair.o4[walk.others - 1] = pair.across[moved.p4 - 1];
  // Whatever only slides stays as intact as it was.
  table.intact[state - 1] = table.intact[from - 1];
  if (!moved.slides) {
    noteIntact(table, ground, pair, from, state, moved);
    if (moved.result === Shifted.Wins) {
      // It waits for nothing.
      walk.others--;
      addWin(exploration, state, walk.depth + 1, Math.max(moved.p1, moved.p2, moved.p3, moved.p4));
    } else {
      pair.seconds[state - 1] = UNKNOWN;
      putInQueue(ownQueue, state, moved.p1, moved.p2, moved.p3, moved.p4);
    }
  }
  return state;
}

/** Notes what has become of the pieces by a move that was more than slides. @inline */
function noteIntact(table: Table, ground: Ground, pair: Pair, from: number, state: number, moved: FourMoved): void {
  if (table.intact[from - 1] !== Intact.Gone) {
    let intact = Intact.Whole;
    if (ground.hasPits && sumOf(pair.pit, moved) > 0) intact = Intact.Trapped;
    // Where there are crates it was made in lists, and may have been no more than a push.
    const mayLeave = moved.result !== Shifted.Slides;
    if (mayLeave && (!ground.hasCrates || ground.after[ground.pieces - 1] >= ground.gone)) intact = Intact.Gone;
    table.intact[state - 1] = intact;
  }
}

/** As `putInQueue` of scratch.ts, for codes that are in no list. */
function putInQueue(queue: Queue, state: number, c1: number, c2: number, c3: number, c4: number): void {
  const { states, codes, length } = queue;
  states[length] = state;
  codes[0][length] = c1;
  codes[1][length] = c2;
  codes[2][length] = c3;
  codes[3][length] = c4;
  queue.length++;
}
