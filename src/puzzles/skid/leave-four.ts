import { Code, Piece } from "./lanes";
import { Shifted } from "./shift";

/**
 * As `shift` (see there), for four pieces, no crates among them, of which some may touch their goal: written out for
 * the console, which makes every sixth move of an exploration this way. The codes that it writes are in no order.
 */
// eslint-disable-next-line max-lines-per-function -- four pieces in locals: see above
export function leaveFour(
  stop: readonly number[],
  isDown: boolean,
  gone: number,
  line: number,
  p1: number,
  p2: number,
  p3: number,
  p4: number,
  after: number[],
): Shifted {
  const kinds: number = Code.Kinds;
  const touches: number = Code.Touches;
  let a1 = stop[p1 - 1];
  let a2 = stop[p2 - 1];
  let a3 = stop[p3 - 1];
  let a4 = stop[p4 - 1];
  // Which of them leave: to begin with those that touch their goal and have not stopped behind another piece.
  let l1 = false;
  let l2 = false;
  let l3 = false;
  let l4 = false;
  if (isDown) {
    if (a1 >= touches) [a1, l1] = [a1 - touches, true];
    if (a2 >= touches) [a2, l2] = [a2 - touches, true];
    if (a3 >= touches) [a3, l3] = [a3 - touches, true];
    if (a4 >= touches) [a4, l4] = [a4 - touches, true];
    let free = a1 - (a1 % kinds) + kinds;
    if (a2 < free) [a2, l2] = [free + (a2 % kinds), false];
    free = a2 - (a2 % kinds) + kinds;
    if (a3 < free) [a3, l3] = [free + (a3 % kinds), false];
    free = a3 - (a3 % kinds) + kinds;
    if (a4 < free) [a4, l4] = [free + (a4 % kinds), false];
  } else {
    if (a1 < 0) [a1, l1] = [a1 + touches, true];
    if (a2 < 0) [a2, l2] = [a2 + touches, true];
    if (a3 < 0) [a3, l3] = [a3 + touches, true];
    if (a4 < 0) [a4, l4] = [a4 + touches, true];
    let taken = a4 - (a4 % kinds);
    if (a3 >= taken) [a3, l3] = [taken - kinds + (a3 % kinds), false];
    taken = a3 - (a3 % kinds);
    if (a2 >= taken) [a2, l2] = [taken - kinds + (a2 % kinds), false];
    taken = a2 - (a2 % kinds);
    if (a1 >= taken) [a1, l1] = [taken - kinds + (a1 % kinds), false];
  }
  after[0] = a1;
  after[1] = a2;
  after[2] = a3;
  after[3] = a4;
  if (!l1 && !l2 && !l3 && !l4) return Shifted.Slides;
  // The others of their kind that are joined to them.
  let isNew = true;
  while (isNew) {
    isNew = false;
    if (l1 !== l2 && (a2 - a1) % kinds === 0 && isJoined(a1, a2, line, gone)) [l1, l2, isNew] = [true, true, true];
    if (l1 !== l3 && (a3 - a1) % kinds === 0 && isJoined(a1, a3, line, gone)) [l1, l3, isNew] = [true, true, true];
    if (l1 !== l4 && (a4 - a1) % kinds === 0 && isJoined(a1, a4, line, gone)) [l1, l4, isNew] = [true, true, true];
    if (l2 !== l3 && (a3 - a2) % kinds === 0 && isJoined(a2, a3, line, gone)) [l2, l3, isNew] = [true, true, true];
    if (l2 !== l4 && (a4 - a2) % kinds === 0 && isJoined(a2, a4, line, gone)) [l2, l4, isNew] = [true, true, true];
    if (l3 !== l4 && (a4 - a3) % kinds === 0 && isJoined(a3, a4, line, gone)) [l3, l4, isNew] = [true, true, true];
  }
  leaves[0] = l1;
  leaves[1] = l2;
  leaves[2] = l3;
  leaves[3] = l4;
  return takeOut(gone, p4, after);
}

// By slot: whether that piece leaves.
const leaves = [false, false, false, false];

/** Whether two pieces of one kind are side by side; a line of the count has `line` codes. */
function isJoined(one: number, other: number, line: number, gone: number): boolean {
  const kinds: number = Code.Kinds;
  const apart = other - one;
  if (one >= gone || other >= gone) return false;
  if (apart === line || apart === -line) return true;
  // The first cell of a line comes after the last one of another.
  if (apart === kinds) return (other - (other % kinds)) % line !== kinds;
  return apart === -kinds && (one - (one % kinds)) % line !== kinds;
}

/** Puts codes of pieces that are gone in the place of those that leave; `last` is the last code before the move. */
function takeOut(gone: number, last: number, after: number[]): Shifted {
  const kinds: number = Code.Kinds;
  let broken = last < gone ? 0 : last % kinds;
  let redLeaves = false;
  let redStays = false;
  let yellowLeaves = false;
  let yellowStays = false;
  let alive = 4;
  if (last >= gone) while (alive > 0 && after[alive - 1] >= gone) alive--;
  let slotOfLast = 4;
  for (let slot = alive; slot > 0; slot--) {
    const kind: Piece = after[slot - 1] % kinds;
    if (leaves[slot - 1]) {
      if (kind === Piece.Red) redLeaves = true;
      else yellowLeaves = true;
      if (alive === 4) slotOfLast = slot;
      alive--;
      after[slot - 1] = gone + kinds * alive;
    } else if (kind === Piece.Red) redStays = true;
    else if (kind === Piece.Yellow) yellowStays = true;
  }
  if (redLeaves && redStays && broken % 2 === 0) broken += 1;
  if (yellowLeaves && yellowStays && broken < 2) broken += 2;
  after[slotOfLast - 1] = gone + kinds * 3 + broken;
  return redStays || yellowStays ? Shifted.Changes : Shifted.Wins;
}
