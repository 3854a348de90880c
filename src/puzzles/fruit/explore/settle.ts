import { FRUIT_KINDS } from "../level";
import { Code, goneCode, type Lanes } from "./lanes";
import { insert } from "./position";

/** What comes of a position in which everything is at rest after a slide. */
export const enum Settled {
  /** Nothing: it stays as it is. */
  Same = 0,
  /** Fruits have left or were pulled: the list has what is left. */
  Changed = 1,
  /** A fruit was pulled into a puddle. */
  Lost = 2,
}

// By cell of the board: the slot of the piece that is there, counted from 1, or 0. All are 0 between two calls.
const slotOn: number[] = [];

// By slot: where on the board the piece is, 0 once it has left, and its kind.
const placeOf: number[] = [];
const kindOf: number[] = [];

// The slots of the fruits, in reading order of their places.
const readingOrder: number[] = [];

/**
 * Lets pairs leave and anteaters pull, as rules.ts tells it, in a list of codes that count along `axis`: 0 column by
 * column, 1 row by row. The list is in ascending order, before and after.
 */
export function settle(lanes: Lanes, axis: number, list: number[], slots: number): Settled {
  const { layout, ground } = lanes;
  const { cellOf } = layout.counts[axis];
  lay(lanes, axis, list, slots);
  let settled = takePairs(ground.board.steps, slots) ? Settled.Changed : Settled.Same;
  if (lanes.hasAnteaters) {
    const pulled = pullAll(lanes, settled);
    if (pulled === Settled.Changed) takePairs(ground.board.steps, slots);
    settled = pulled;
  }
  clear(slots);
  if (settled !== Settled.Changed) return settled;
  let left = 0;
  for (let slot = 1; slot <= slots; slot++) {
    if (placeOf[slot] === 0) continue;
    insert(list, left, Code.Kinds * cellOf[placeOf[slot]] + kindOf[slot]);
    left++;
  }
  for (let slot = left + 1; slot <= slots; slot++) list[slot - 1] = goneCode(layout, slot);
  return settled;
}

/** Lays pieces out on the board. Those that are gone lie on cell 0, which is nowhere. */
function lay({ layout, ground }: Lanes, axis: number, list: readonly number[], slots: number): void {
  const { placeOf: placeOfCode } = layout.counts[axis];
  while (slotOn.length < ground.board.size) slotOn.push(0);
  for (let slot = 1; slot <= slots; slot++) {
    const code = list[slot - 1];
    const place = placeOfCode[code - 1];
    placeOf[slot] = place;
    kindOf[slot] = code % Code.Kinds;
    slotOn[place] = slot;
  }
}

function clear(slots: number): void {
  for (let slot = 1; slot <= slots; slot++) slotOn[placeOf[slot]] = 0;
  slotOn[0] = 0;
}

/** Takes pairs off in reading order; gives whether there were any. */
function takePairs(steps: readonly number[], pieces: number): boolean {
  const [, right, down] = steps;
  let fruits = 0;
  for (let slot = 1; slot <= pieces; slot++) {
    if (kindOf[slot] >= FRUIT_KINDS || placeOf[slot] === 0) continue;
    let at = fruits;
    while (at > 0 && placeOf[readingOrder[at - 1]] > placeOf[slot]) {
      readingOrder[at] = readingOrder[at - 1];
      at--;
    }
    readingOrder[at] = slot;
    fruits++;
  }
  let areAny = false;
  for (let at = 0; at < fruits; at++) {
    const slot = readingOrder[at];
    const place = placeOf[slot];
    if (place === 0) continue;
    const isRight = isPartner(slot, place + right);
    if (!isRight && !isPartner(slot, place + down)) continue;
    areAny = true;
    takeOff(slotOn[place + (isRight ? right : down)]);
    takeOff(slot);
  }
  return areAny;
}

/** Whether a fruit of the kind of that in a slot lies on a cell. */
function isPartner(slot: number, place: number): boolean {
  const other = slotOn[place];
  return other > 0 && kindOf[other] === kindOf[slot];
}

function takeOff(slot: number): void {
  slotOn[placeOf[slot]] = 0;
  placeOf[slot] = 0;
}

/** Has each anteater pull what it sees; gives what has come of it, of a position that had come to something before. */
function pullAll({ ground }: Lanes, before: Settled): Settled {
  const { sights, isPuddle } = ground;
  let settled = before;
  for (let number = 0; number < sights.length; number++) {
    const sight = sights[number];
    let seen = 0;
    while (seen < sight.length && slotOn[sight[seen]] === 0) seen++;
    if (seen === 0 || seen === sight.length) continue;
    const slot = slotOn[sight[seen]];
    if (kindOf[slot] >= FRUIT_KINDS) continue;
    let at = seen - 1;
    while (at > 0 && !isPuddle[sight[at]]) at--;
    if (isPuddle[sight[at]]) return Settled.Lost;
    slotOn[sight[seen]] = 0;
    slotOn[sight[at]] = slot;
    placeOf[slot] = sight[at];
    settled = Settled.Changed;
  }
  return settled;
}
