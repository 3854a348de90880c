import { Code, Piece } from "./lanes";
import { Shifted } from "./shift";

/**
 * What becomes of four pieces, no crates among them, when everything stands and some touch their goal: these leave, with
 * all that are joined to them. `a1` to `a4` are their codes in ascending order, `line` is how many codes a line of their
 * count has, and `gone` the first code of a piece that is gone. Writes the codes of the position to `after`, in any
 * order. It does what `shift` does, written out for the console, which makes about one move in twelve this way.
 */
// eslint-disable-next-line max-lines-per-function -- four pieces in locals: see above
export function leaveFour(
  a1: number,
  a2: number,
  a3: number,
  a4: number,
  gone: number,
  line: number,
  after: number[],
): Shifted {
  const kinds: number = Code.Kinds;
  let redLeaves = false;
  let yellowLeaves = false;
  // By slot: whether that piece leaves.
  let l1 = false;
  let l2 = false;
  let l3 = false;
  let l4 = false;
  let kind: Piece = a1 % kinds;
  if (kind >= Piece.RedAtGoal) {
    l1 = true;
    a1 -= Code.ToGoal;
    if (kind === Piece.RedAtGoal) redLeaves = true;
    else yellowLeaves = true;
  }
  kind = a2 % kinds;
  if (kind >= Piece.RedAtGoal) {
    l2 = true;
    a2 -= Code.ToGoal;
    if (kind === Piece.RedAtGoal) redLeaves = true;
    else yellowLeaves = true;
  }
  kind = a3 % kinds;
  if (kind >= Piece.RedAtGoal) {
    l3 = true;
    a3 -= Code.ToGoal;
    if (kind === Piece.RedAtGoal) redLeaves = true;
    else yellowLeaves = true;
  }
  kind = a4 % kinds;
  if (kind >= Piece.RedAtGoal) {
    l4 = true;
    a4 -= Code.ToGoal;
    if (kind === Piece.RedAtGoal) redLeaves = true;
    else yellowLeaves = true;
  }
  // Those that are joined to one that leaves.
  let isNew = true;
  while (isNew) {
    isNew = false;
    if (l1 !== l2 && a2 - a1 <= line && isJoined(a1, a2, line, gone)) [l1, l2, isNew] = [true, true, true];
    if (l1 !== l3 && a3 - a1 <= line && isJoined(a1, a3, line, gone)) [l1, l3, isNew] = [true, true, true];
    if (l1 !== l4 && a4 - a1 <= line && isJoined(a1, a4, line, gone)) [l1, l4, isNew] = [true, true, true];
    if (l2 !== l3 && a3 - a2 <= line && isJoined(a2, a3, line, gone)) [l2, l3, isNew] = [true, true, true];
    if (l2 !== l4 && a4 - a2 <= line && isJoined(a2, a4, line, gone)) [l2, l4, isNew] = [true, true, true];
    if (l3 !== l4 && a4 - a3 <= line && isJoined(a3, a4, line, gone)) [l3, l4, isNew] = [true, true, true];
  }
  let redStays = false;
  let yellowStays = false;
  if (!l1 && a1 < gone) {
    kind = a1 % kinds;
    if (kind === Piece.Red) redStays = true;
    else if (kind === Piece.Yellow) yellowStays = true;
  }
  if (!l2 && a2 < gone) {
    kind = a2 % kinds;
    if (kind === Piece.Red) redStays = true;
    else if (kind === Piece.Yellow) yellowStays = true;
  }
  if (!l3 && a3 < gone) {
    kind = a3 % kinds;
    if (kind === Piece.Red) redStays = true;
    else if (kind === Piece.Yellow) yellowStays = true;
  }
  if (!l4 && a4 < gone) {
    kind = a4 % kinds;
    if (kind === Piece.Red) redStays = true;
    else if (kind === Piece.Yellow) yellowStays = true;
  }
  // Codes of pieces that are gone are taken from the last one down, which also says what is broken: see `goneCode`.
  let taken = gone + 4 * kinds;
  let broken = 0;
  if (a4 >= gone) {
    broken = a4 % kinds;
    taken = a4 - broken;
    if (a3 >= gone) taken = a3;
    if (a2 >= gone) taken = a2;
  }
  if (redLeaves && redStays && broken % 2 === 0) broken += 1;
  if (yellowLeaves && yellowStays && broken < 2) broken += 2;
  if (a4 >= gone) {
    a4 = gone + 3 * kinds + broken;
    broken = 0;
  }
  if (l4) {
    taken -= kinds;
    a4 = taken + broken;
    broken = 0;
  }
  if (l3) {
    taken -= kinds;
    a3 = taken + broken;
    broken = 0;
  }
  if (l2) {
    taken -= kinds;
    a2 = taken + broken;
    broken = 0;
  }
  if (l1) {
    taken -= kinds;
    a1 = taken + broken;
    broken = 0;
  }
  after[0] = a1;
  after[1] = a2;
  after[2] = a3;
  after[3] = a4;
  return redStays || yellowStays ? Shifted.Changes : Shifted.Wins;
}

/** Whether two pieces are of one kind and side by side, the first one's code being the lower one. */
function isJoined(one: number, other: number, line: number, gone: number): boolean {
  const kinds: number = Code.Kinds;
  const apart = other - one;
  if (other >= gone) return false;
  // The first cell of a line comes after the last one of another.
  return apart === line || (apart === kinds && (other - (other % kinds)) % line !== kinds);
}
