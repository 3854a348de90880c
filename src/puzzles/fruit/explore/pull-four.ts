import { sumFour } from "../../tilting/four-codes";
import type { LevelTables } from "../level-tables";
import { FRUIT_KIND_COUNT } from "../level";
import type { Exploration } from "./exploration";
import type { FourPushed } from "./push-four";
import { Code, kindsIn, CodedKind, type SlideTables, type Layout } from "./slide-tables";

const FOUR = 4;

/** In the list that `pullFour` is given: where to find what the codes weigh. */
export const KEY_INDEX = 4;

// What pieces come to in the lists of `layPulls`, taken together.
/** With the code of where it is pulled to: a fruit that an anteater sees. */
const FRUIT_SEEN = 10000;
/** Another piece that it sees. */
const OTHER_PIECE_SEEN = 100000;
/** A piece right beside it: it sees nothing else. */
const SIGHT_BLOCKED = 1000000;

/**
 * Writes into the lists of `Lanes.sighted` what an only anteater does to four pieces; of several of them `pullFour` says it.
 */
export function fillPulls({ level, slideTables, workspace }: Exploration): void {
  const { tables, layout } = slideTables;
  const { sightLines } = tables;
  if (sightLines.length > 1 || sightLines[0].length < 2) return;
  const kinds = kindsIn(level);
  for (let axis = 0; axis < 2; axis++)
    writePulls(tables, layout.cellOrders[axis].numberOf, kinds, workspace.sighted[axis]);
}

function writePulls(
  { sightLines, isPuddle }: LevelTables,
  cellOf: readonly number[],
  kinds: readonly CodedKind[],
  list: number[],
): void {
  const [sightLine] = sightLines;
  // Where fruits are pulled to, as if their kind were 0; or where they are spoilt.
  let pulled = Code.PerCell * cellOf[sightLine[0]];
  let isSpoilt = false;
  for (let index = 0; index < sightLine.length; index++) {
    const own = Code.PerCell * cellOf[sightLine[index]];
    for (const kind of kinds) {
      const isFruit = kind < CodedKind.FirstSlider;
      const pulledCode = FRUIT_SEEN + pulled + (isSpoilt ? 0 : kind);
      list[own + kind - 1] = index === 0 ? SIGHT_BLOCKED : isFruit ? pulledCode : OTHER_PIECE_SEEN;
    }
    if (!isPuddle[sightLine[index]]) continue;
    pulled = own + CodedKind.Spoilt;
    isSpoilt = true;
  }
}

/** Whether a fruit may be pulled, by what is seen. @inline */
export function canPull(seen: number): boolean {
  return seen < SIGHT_BLOCKED && seen % OTHER_PIECE_SEEN > 0;
}

/** Whether a fruit may be pulled once a pair has left. @inline */
export function canPullAfterPair(seen: number): boolean {
  return seen % SIGHT_BLOCKED > 0;
}

/** Whether an only anteater sees a fruit and nothing else. @inline */
export function seesOnlyOneFruit(seen: number): boolean {
  return seen > FRUIT_SEEN && seen < 2 * FRUIT_SEEN;
}

/** Pulls the one fruit that is seen. @inline */
export function pullOne(sighted: readonly number[], weights: readonly number[], pushed: FourPushed): void {
  if (sighted[pushed.p1 - 1] > 0) pushed.p1 = sighted[pushed.p1 - 1] - FRUIT_SEEN;
  else if (sighted[pushed.p2 - 1] > 0) pushed.p2 = sighted[pushed.p2 - 1] - FRUIT_SEEN;
  else if (sighted[pushed.p3 - 1] > 0) pushed.p3 = sighted[pushed.p3 - 1] - FRUIT_SEEN;
  else pushed.p4 = sighted[pushed.p4 - 1] - FRUIT_SEEN;
  pushed.key = sumFour(weights, pushed);
}

/**
 * Lets pairs leave and anteaters pull whatever they see. `list` has four codes in any order, which count along `axis`: 0
 * column by column, 1 row by row; each stays in its slot. Behind them it has what they weigh, in the end below zero if a
 * fruit is spoilt.
 */
export function pullFour({ level, slideTables, weights }: Exploration, axis: number, list: number[]): void {
  removeAdjacentPairs(slideTables.layout, level.fruitKinds, list);
  pullAll(slideTables, axis, list, weights.first[axis]);
}

/** Has those of the first two kinds leave that lie side by side. */
function removeAdjacentPairs(layout: Layout, kinds: readonly number[], list: number[]): void {
  const { isAdjacentBySum, pairModulus } = layout;
  const own = list[KEY_INDEX] % pairModulus;
  const others = list[KEY_INDEX] - own;
  const isOwn = isAdjacentBySum[own - 1];
  const areOthers = kinds.length > 2 && isAdjacentBySum[others - 1];
  if (isOwn) removePairInList(layout, list, kinds[0], 0, own);
  if (areOthers) removePairInList(layout, list, kinds[2], 1, others);
}

/** As `partFour`, in a list, of fruits that weigh so much. */
function removePairInList({ firstGoneCode }: Layout, list: number[], kind: number, pair: number, weight: number): void {
  let goneCode = firstGoneCode + Code.GoneStep * (2 * pair + 1);
  for (let slot = 1; slot <= FOUR; slot++) {
    const code = list[slot - 1];
    if (code % Code.PerCell !== kind || code >= firstGoneCode) continue;
    list[slot - 1] = goneCode;
    goneCode -= Code.GoneStep;
  }
  list[KEY_INDEX] -= weight;
}

/** Has each anteater pull what it sees. */
function pullAll({ layout, tables }: SlideTables, axis: number, list: number[], weights: readonly number[]): void {
  const { cellOfCode, numberOf } = layout.cellOrders[axis];
  const { sightLines, isPuddle } = tables;
  for (let anteaterIndex = 0; anteaterIndex < sightLines.length; anteaterIndex++) {
    const sightLine = sightLines[anteaterIndex];
    const slot = nearestSlotIn(sightLine, cellOfCode, list);
    if (slot === 0) continue;
    const code = list[slot - 1];
    const kind = code % Code.PerCell;
    const first = sightLine[0];
    let cell = cellOfCode[code - 1];
    if (kind >= FRUIT_KIND_COUNT || cell === first) continue;
    const step = sightLine[1] - first;
    do cell -= step;
    while (cell !== first && !isPuddle[cell]);
    const pulled = Code.PerCell * numberOf[cell] + (isPuddle[cell] ? CodedKind.Spoilt : kind);
    list[slot - 1] = pulled;
    list[KEY_INDEX] += weights[pulled - 1] - weights[code - 1];
  }
}

/**
 * The slot of the piece that is nearest to an anteater in its sight, counted from 1; 0 if there is none. With four pieces
 * it costs less to ask where each of them is than to go through the sight.
 */
function nearestSlotIn(sightLine: readonly number[], cellOfCode: readonly number[], list: readonly number[]): number {
  if (sightLine.length < 2) return 0;
  const first = sightLine[0];
  const last = sightLine[sightLine.length - 1];
  const isForward = first < last;
  const low = isForward ? first : last;
  const high = isForward ? last : first;
  const step = Math.abs(sightLine[1] - first);
  let found = 0;
  let nearest = 0;
  for (let slot = 1; slot <= FOUR; slot++) {
    const cell = cellOfCode[list[slot - 1] - 1];
    if (cell < low || cell > high || (cell - low) % step > 0) continue;
    if (found > 0 && cell > nearest === isForward) continue;
    found = slot;
    nearest = cell;
  }
  return found;
}
