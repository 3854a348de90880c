import { sumOf } from "../../tilting/four";
import type { Ground } from "../ground";
import { FRUIT_KINDS } from "../level";
import type { Exploration } from "./exploration";
import type { FourPushed } from "./four";
import { Code, kindsIn, Piece, type Lanes, type Layout } from "./lanes";

const FOUR = 4;

/** In the list that `pullFour` is given: where to find what the codes weigh. */
export const KEY = 4;

// What pieces come to in the lists of `layPulls`, taken together.
/** With the code of where it is pulled to: a fruit that an anteater sees. */
const SEEN = 10000;
/** Another piece that it sees. */
const IN_THE_WAY = 100000;
/** A piece right beside it: it sees nothing else. */
const SHUT = 1000000;

/**
 * Writes into the lists of `Lanes.sighted` what an only anteater does to four pieces; of several of them `pullFour` says it.
 */
export function layPulls({ level, lanes, workspace }: Exploration): void {
  const { ground, layout } = lanes;
  const { sights } = ground;
  if (sights.length > 1 || sights[0].length < 2) return;
  const kinds = kindsIn(level);
  for (let axis = 0; axis < 2; axis++) writePulls(ground, layout.counts[axis].cellOf, kinds, workspace.sighted[axis]);
}

function writePulls(
  { sights, isPuddle }: Ground,
  cellOf: readonly number[],
  kinds: readonly Piece[],
  list: number[],
): void {
  const [sight] = sights;
  // Where fruits are pulled to, as if their kind were 0; or where they are spoilt.
  let pulled = Code.Kinds * cellOf[sight[0]];
  let isSpoilt = false;
  for (let at = 0; at < sight.length; at++) {
    const own = Code.Kinds * cellOf[sight[at]];
    for (const kind of kinds) {
      const isFruit = kind < Piece.FirstSort;
      const come = SEEN + pulled + (isSpoilt ? 0 : kind);
      list[own + kind - 1] = at === 0 ? SHUT : isFruit ? come : IN_THE_WAY;
    }
    if (!isPuddle[sight[at]]) continue;
    pulled = own + Piece.Spoilt;
    isSpoilt = true;
  }
}

/** Whether a fruit may be pulled, by what is seen. @inline */
export function mayPull(seen: number): boolean {
  return seen < SHUT && seen % IN_THE_WAY > 0;
}

/** Whether a fruit may be pulled once a pair has left. @inline */
export function seesMore(seen: number): boolean {
  return seen % SHUT > 0;
}

/** Whether an only anteater sees a fruit and nothing else. @inline */
export function seesOne(seen: number): boolean {
  return seen > SEEN && seen < 2 * SEEN;
}

/** Pulls the one fruit that is seen. @inline */
export function pullOne(sighted: readonly number[], weights: readonly number[], pushed: FourPushed): void {
  if (sighted[pushed.p1 - 1] > 0) pushed.p1 = sighted[pushed.p1 - 1] - SEEN;
  else if (sighted[pushed.p2 - 1] > 0) pushed.p2 = sighted[pushed.p2 - 1] - SEEN;
  else if (sighted[pushed.p3 - 1] > 0) pushed.p3 = sighted[pushed.p3 - 1] - SEEN;
  else pushed.p4 = sighted[pushed.p4 - 1] - SEEN;
  pushed.key = sumOf(weights, pushed);
}

/**
 * Lets pairs leave and anteaters pull whatever they see. `list` has four codes in any order, which count along `axis`: 0
 * column by column, 1 row by row; each stays in its slot. Behind them it has what they weigh, in the end below zero if a
 * fruit is spoilt.
 */
export function pullFour({ level, lanes, weights }: Exploration, axis: number, list: number[]): void {
  letLeave(lanes.layout, level.kinds, list);
  pullAll(lanes, axis, list, weights.first[axis]);
}

/** Has those of the first two kinds leave that lie side by side. */
function letLeave(layout: Layout, kinds: readonly number[], list: number[]): void {
  const { beside, ofPair } = layout;
  const own = list[KEY] % ofPair;
  const others = list[KEY] - own;
  const isOwn = beside[own - 1];
  const areOthers = kinds.length > 2 && beside[others - 1];
  if (isOwn) part(layout, list, kinds[0], 0, own);
  if (areOthers) part(layout, list, kinds[2], 1, others);
}

/** As `partFour`, in a list, of fruits that weigh so much. */
function part({ gone }: Layout, list: number[], kind: number, pair: number, weight: number): void {
  let free = gone + Code.Gone * (2 * pair + 1);
  for (let slot = 1; slot <= FOUR; slot++) {
    const code = list[slot - 1];
    if (code % Code.Kinds !== kind || code >= gone) continue;
    list[slot - 1] = free;
    free -= Code.Gone;
  }
  list[KEY] -= weight;
}

/** Has each anteater pull what it sees. */
function pullAll({ layout, ground }: Lanes, axis: number, list: number[], weights: readonly number[]): void {
  const { placeOf, cellOf } = layout.counts[axis];
  const { sights, isPuddle } = ground;
  for (let number = 0; number < sights.length; number++) {
    const sight = sights[number];
    const slot = nearestIn(sight, placeOf, list);
    if (slot === 0) continue;
    const code = list[slot - 1];
    const kind = code % Code.Kinds;
    const first = sight[0];
    let place = placeOf[code - 1];
    if (kind >= FRUIT_KINDS || place === first) continue;
    const step = sight[1] - first;
    do place -= step;
    while (place !== first && !isPuddle[place]);
    const pulled = Code.Kinds * cellOf[place] + (isPuddle[place] ? Piece.Spoilt : kind);
    list[slot - 1] = pulled;
    list[KEY] += weights[pulled - 1] - weights[code - 1];
  }
}

/**
 * The slot of the piece that is nearest to an anteater in its sight, counted from 1; 0 if there is none. With four pieces
 * it costs less to ask where each of them is than to go through the sight.
 */
function nearestIn(sight: readonly number[], placeOf: readonly number[], list: readonly number[]): number {
  if (sight.length < 2) return 0;
  const first = sight[0];
  const last = sight[sight.length - 1];
  const isForward = first < last;
  const low = isForward ? first : last;
  const high = isForward ? last : first;
  const step = Math.abs(sight[1] - first);
  let found = 0;
  let nearest = 0;
  for (let slot = 1; slot <= FOUR; slot++) {
    const place = placeOf[list[slot - 1] - 1];
    if (place < low || place > high || (place - low) % step > 0) continue;
    if (found > 0 && place > nearest === isForward) continue;
    found = slot;
    nearest = place;
  }
  return found;
}
